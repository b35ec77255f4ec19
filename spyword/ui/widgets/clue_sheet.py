"""Everything that was written down so far, beside the name of who wrote it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from spyword.engine.spys_word.views import Clue
from spyword.i18n import Translator
from spyword.text import cell_width
from spyword.ui.widgets.fitting import padded
from spyword.ui.widgets.place_cards import PlaceCard
from spyword.ui.widgets.plain import Plain, styled

_GAP: Final = 2
"""Cells between two clues on a line."""


class ClueSheet(VerticalScroll, can_focus=False):
    """One line a player, longer where the clues need it. Scrolls only if it is long; the arrows of the screen do it."""

    DEFAULT_CSS: ClassVar[str] = """
    ClueSheet {
        height: 1fr; padding: 0 1; scrollbar-size-vertical: 1;
        & > .sheet--row { height: auto; }
        & .sheet--who { width: auto; height: auto; margin-right: 1; }
    }
    """

    def __init__(self, cards: Sequence[PlaceCard], t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._cards = tuple(cards)
        self._t = t

    def compose(self) -> ComposeResult:
        cells = max(cell_width(card.name) for card in self._cards)
        for card in self._cards:
            with Horizontal(classes="sheet--row"):
                name = padded(card.name, cells)
                who = styled((f"{card.sign} ", card.sign_style), (name, card.name_style))
                yield Plain(who, classes="sheet--who")
                yield WrittenClues(card.clues, self._t)


class WrittenClues(Widget):
    """The clues of one player, each with its round. A line breaks between two clues, if they are not too long."""

    DEFAULT_CSS: ClassVar[str] = "WrittenClues { width: 1fr; height: auto; }"

    def __init__(self, clues: Sequence[Clue], t: Translator) -> None:
        super().__init__()
        self._clues = tuple((_label(clue, t), clue.text) for clue in clues)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, len(self._written(width).wrap(width))) if width else 1

    def render(self) -> Content:
        return self._written(self.size.width)

    def _written(self, width: int) -> Content:
        return styled(*self._parts(width))

    def _parts(self, width: int) -> Iterator[str | tuple[str, str]]:
        used = 0
        for label, text in self._clues:
            cells = cell_width(f"{label} {text}")
            if used and used + _GAP + cells > width:
                yield "\n"
                used = 0
            elif used:
                yield " " * _GAP
                used += _GAP
            yield f"{label} ", "$faint"
            yield text
            used += cells


def _label(clue: Clue, t: Translator) -> str:
    if clue.in_duel:
        # Translators: stands before a clue that was given in the duel of that round.
        return t("{round}, duel:", round=clue.round)
    return str(clue.round)
