"""Everybody's role, and every vote of the game: one row a player, one column a vote (W40)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, HorizontalScroll
from textual.message import Message

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS
from spyword.engine.spys_word.views import EndView, Role, SeatView, VoteRecord
from spyword.i18n import Translator
from spyword.text import cell_width
from spyword.ui.terms import ROLE_NAMES
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.plain import Plain, styled

NARROWEST: Final = 4
"""Cells of a vote's column where there is little room: a mark, the number of a player, and a gap."""
_WITH_NAME: Final = 9
"""From so many cells on, the number of a player is followed by the name."""
_WIDEST: Final = 20

OUT: Final = "✗"
WINNER: Final = "★"
_NO_BALLOT: Final = "·"
_PASS: Final = "–"
DUEL: Final = "×"

_ROLE_STYLES: Final = {Role.CIVILIAN: "", Role.SPY: "bold $accent", Role.GHOST: "bold $secondary"}


@dataclass(frozen=True, slots=True)
class _Cell:
    text: str
    style: str = ""


class VotesTable(Horizontal):
    """Names and roles stand still; the votes scroll to the side if there are more than fit."""

    DEFAULT_CSS: ClassVar[str] = """
    VotesTable {
        height: auto;
        & > Plain { width: auto; height: auto; text-wrap: nowrap; }
        & > HorizontalScroll { width: 1fr; height: auto; scrollbar-size-horizontal: 0; }
        & > HorizontalScroll > Plain { width: auto; height: auto; text-wrap: nowrap; }
    }
    """

    @dataclass
    class Fitted(Message):
        """The votes have got their room."""

        overflows: bool
        """Not all of them fit at once."""

    def __init__(self, view: EndView, t: Translator) -> None:
        super().__init__()
        self._view = view
        self._t = t
        self._numbers = {seat.id: number for number, seat in enumerate(view.seats, start=1)}
        self._column = 0
        self._line = "\n"

    def compose(self) -> ComposeResult:
        yield Plain(id="names-and-roles")
        with HorizontalScroll(can_focus=False):
            yield Plain(id="vote-columns")

    def on_resize(self) -> None:
        """Share the room among the votes."""
        room = self.query_one(HorizontalScroll).size.width
        column = min(_WIDEST, max(NARROWEST, room // max(1, len(self._view.votes))))
        if column != self._column:
            self._column = column
            self._show()
        self.post_message(self.Fitted(overflows=column * len(self._view.votes) > room))

    def set_spacing(self, *, is_wide: bool) -> None:
        """An empty line between two rows, or none."""
        self._line = "\n\n" if is_wide else "\n"
        self._show()

    def _show(self) -> None:
        self.query_one("#names-and-roles", Plain).update(styled(*self._names_and_roles()))
        self.query_one("#vote-columns", Plain).update(styled(*self._votes(self._column)))

    def scroll_votes(self, step: int) -> None:
        """So many votes to the right, or to the left if negative."""
        self.query_one(HorizontalScroll).scroll_relative(x=step * max(1, self._column), animate=False)

    # Left part

    def _names_and_roles(self) -> Iterator[str | tuple[str, str]]:
        seats = self._view.seats
        names = max(cell_width(seat.name) for seat in seats)
        yield (padded(" ", names), "")
        for number, seat in enumerate(seats, start=1):
            won = seat.id in self._view.outcome.winners
            yield self._line
            yield (padded_left(str(number), 2), "$faint")
            yield (WINNER if won else " ", "bold $warning")
            yield (padded(seat.name, names), "bold" if won else "")
            yield " "
            yield self._role(seat)

    def _role(self, seat: SeatView) -> tuple[str, str]:
        cells = max(cell_width(self._t(name)) for name in ROLE_NAMES.values())
        if seat.role is None:
            return " " * cells, ""
        return padded(self._t(ROLE_NAMES[seat.role]), cells + 1), _ROLE_STYLES[seat.role]

    # Right part

    def _votes(self, column: int) -> Iterator[str | tuple[str, str]]:
        for record in self._view.votes:
            yield (padded(f" {self._title(record, column)}", column), "bold $faint")
        for seat in self._view.seats:
            yield self._line
            for record in self._view.votes:
                cell = self._cell(record, seat, column)
                yield (padded(cell.text, column), cell.style)

    def _title(self, record: VoteRecord, column: int) -> str:
        if column >= _WITH_NAME + 3:
            if record.is_duel:
                return self._t("Duel {round}", round=record.round)
            return self._t("Round {round}", round=record.round)
        return f"{record.round}{DUEL if record.is_duel else ''}"

    def _cell(self, record: VoteRecord, seat: SeatView, column: int) -> _Cell:
        """Whom this player named, or how many votes this player got where only counts were shown (W26)."""
        went = record.eliminated == seat.id
        mark, style = (OUT, "bold $accent") if went else (" ", "")
        if record.ballots is None:
            count = dict(record.counts).get(seat.id)
            return _Cell(mark + (_NO_BALLOT if count is None else str(count)), style)
        target = dict(record.ballots).get(seat.id)
        return _Cell(mark + self._target(target, column - 2), style)

    def _target(self, target: PlayerId | None, cells: int) -> str:
        if target is None:
            return _NO_BALLOT
        if target == PASS:
            return self._t("Pass") if cells >= _WITH_NAME - 1 else _PASS
        number = str(self._numbers[target])
        if cells < _WITH_NAME - 1:
            return number
        return _named(number, self._names[target], cells)

    @property
    def _names(self) -> dict[PlayerId, str]:
        return {seat.id: seat.name for seat in self._view.seats}


def _named(number: str, name: str, cells: int) -> str:
    room = cells - len(number) - 1
    return f"{number} {name}" if cell_width(name) <= room else f"{number} {padded(name, room)}"
