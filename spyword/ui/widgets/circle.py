"""The circle of players round the table, with something in the middle of it.

With room each player has a place card on the rim, clockwise from the top left; without, the same players
stand in two columns under what is in the middle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from spyword.ui.widgets.place_cards import PlaceCard, Standing
from spyword.ui.widgets.plain import Plain, styled

_RIM: Final = {
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (3, 1, 2, 1),
    8: (3, 1, 3, 1),
    9: (4, 1, 3, 1),
    10: (4, 1, 4, 1),
    11: (4, 2, 3, 2),
    12: (4, 2, 4, 2),
}
"""Players to how many of them sit at the top, the right, the bottom and the left."""


def rim(cards: Sequence[PlaceCard]) -> tuple[list[PlaceCard], list[PlaceCard], list[PlaceCard], list[PlaceCard]]:
    """Who is drawn at the top, right, bottom and left, each from left to right or from top to bottom."""
    rest = list(cards)
    sides = [[rest.pop(0) for _ in range(size)] for size in _RIM[len(cards)]]
    top, right, bottom, left = sides
    return top, right, bottom[::-1], left[::-1]


ROUND_TABLE: Final = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]
"""Breakpoints of a screen with a circle: four cards stand side by side from 78 columns on."""


class Seat(Plain):
    """One place card on the rim."""

    def __init__(self, card: PlaceCard) -> None:
        speaks = card.standing is Standing.SPEAKS
        super().__init__(styled((card.name, "bold" if speaks else card.name_style)), classes="seat")
        self.set_class(speaks, "-speaks")
        self.set_class(card.standing is Standing.OUT, "-out")
        self.border_subtitle = styled(card.sign, " ", card.note)
        if card.role:
            self.border_title, self.border_subtitle = self.border_subtitle, card.role


class Circle(Vertical):
    """The players and the middle of the table."""

    SCOPED_CSS = False  # the classes of the breakpoints are the screen's
    DEFAULT_CSS: ClassVar[str] = """
    Circle {
        height: 1fr; padding: 0 1; align: center middle;
        & > .circle--row { height: 3; align: center middle; }
        & > .circle--middle { height: 1fr; }
        & .circle--side { width: 19; height: 1fr; align: center middle; }
        & .circle--centre {
            width: 1fr; height: 1fr; margin: 0 1; align: center middle;
            border: round $primary 40%; background: $surface;
        }
        & .seat {
            width: 1fr; max-width: 19; height: 3; border: round $secondary 60%;
            text-align: center; text-wrap: nowrap; text-overflow: ellipsis;
            border-title-align: center; border-title-color: $faint;
            border-subtitle-align: center; border-subtitle-color: $faint;
        }
        & .circle--side .seat { margin-bottom: 1; }
        & .seat.-speaks {
            border: heavy $primary; background: $primary; color: $background;
            border-subtitle-color: $background; border-subtitle-background: $primary; border-subtitle-style: bold;
        }
        & .seat.-out { border: round $panel; color: $faint; }
        & > .circle--roster { display: none; height: auto; }
    }
    .-wide Circle {
        & .seat { max-width: 22; }
        & > .circle--row .seat { margin: 0 1; }
        & .circle--side { width: 22; }
        & > .circle--middle { max-height: 30; align: center middle; }
        & .circle--centre { max-width: 84; }
    }
    .-tall Circle .circle--side .seat { margin: 1 0; }
    .-narrow Circle, .-short Circle {
        & > .circle--row, & .circle--side { display: none; }
        & > .circle--roster { display: block; }
        & .circle--centre { margin: 0; border: none; background: transparent; }
    }
    """

    def __init__(self, cards: Sequence[PlaceCard], centre: Iterable[Widget]) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._centre = tuple(centre)

    def compose(self) -> ComposeResult:
        top, right, bottom, left = rim(self._cards)
        yield Horizontal(*map(Seat, top), classes="circle--row")
        with Horizontal(classes="circle--middle"):
            yield Vertical(*map(Seat, left), classes="circle--side")
            yield Vertical(*self._centre, classes="circle--centre")
            yield Vertical(*map(Seat, right), classes="circle--side")
        yield Horizontal(*map(Seat, bottom), classes="circle--row")
        yield Roster(self._cards)


class Roster(Horizontal):
    """The same players as two short columns."""

    def __init__(self, cards: Sequence[PlaceCard]) -> None:
        half = (len(cards) + 1) // 2
        super().__init__(*map(_column, (cards[:half], cards[half:])), classes="circle--roster")


def _column(cards: Sequence[PlaceCard]) -> Plain:
    parts: list[str | tuple[str, str]] = []
    for card in cards:
        parts += ["\n" if parts else "", (f"{card.sign} ", card.sign_style), (card.name, card.name_style)]
    column = Plain(styled(*parts))
    column.styles.width = "1fr"
    return column
