"""Everybody's role, and every vote of the game: one row a player, one column a vote (W40)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS
from spyword.engine.spys_word.views import EndView, Role, SeatView, VoteRecord
from spyword.i18n import Translator
from spyword.people.standing import Gain
from spyword.text import cell_width
from spyword.ui.terms import ROLE_NAMES
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.long_table import LongTable, Parts

_BEFORE_NAME: Final = 3
"""Cells of a number and a star."""
_WITH_NAME: Final = 9
"""From so many cells on, the number of a player is followed by the name."""

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


class VotesTable(LongTable):
    """Names and roles stand still; the votes scroll."""

    NARROWEST: ClassVar[int] = 4
    """A mark, the number of a player, and a gap."""
    WIDEST: ClassVar[int] = 20

    def __init__(self, view: EndView, t: Translator, gains: Mapping[PlayerId, Gain] | None = None) -> None:
        super().__init__(len(view.votes), t, gains)
        self._view = view
        self._numbers = {seat.id: number for number, seat in enumerate(view.seats, start=1)}

    # Left part

    def standing(self) -> Parts:
        seats = self._view.seats
        names = max(cell_width(seat.name) for seat in seats)
        yield (" " * (_BEFORE_NAME + names + 1 + self._role_cells), "")
        yield from self.gain_title()
        for number, seat in enumerate(seats, start=1):
            won = seat.id in self._view.outcome.winners
            yield self.row_break
            yield (padded_left(str(number), 2), "$faint")
            yield (WINNER if won else " ", "bold $warning")
            yield (padded(seat.name, names), "bold" if won else "")
            yield " "
            yield self._role(seat)
            yield from self.gain_of(seat.id)

    @property
    def _role_cells(self) -> int:
        """Of the widest role and a gap."""
        return max(cell_width(self._t(name)) for name in ROLE_NAMES.values()) + 1

    def _role(self, seat: SeatView) -> tuple[str, str]:
        if seat.role is None:
            return " " * self._role_cells, ""
        return padded(self._t(ROLE_NAMES[seat.role]), self._role_cells), _ROLE_STYLES[seat.role]

    # Right part

    def moving(self, cells: int) -> Parts:
        for record in self._view.votes:
            yield (padded(f" {self._title(record, cells)}", cells), "bold $faint")
        for seat in self._view.seats:
            yield self.row_break
            for record in self._view.votes:
                cell = self._cell(record, seat, cells)
                yield (padded(cell.text, cells), cell.style)

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
