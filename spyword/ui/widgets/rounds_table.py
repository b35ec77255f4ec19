"""The standings, and every round of a game: one row a player, one column a round (S14, S17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.views import EndView, RoundRecord, SeatView
from spyword.i18n import Translator
from spyword.people.standing import Gain
from spyword.text import cell_width
from spyword.ui.pack_text import in_language
from spyword.ui.terms import ENDINGS
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.long_table import LongTable, Parts

WINNER: Final = "★"
SPY: Final = "●"
_BEFORE_NAME: Final = 5
"""Cells of a place and a star."""
_TOTAL: Final = 4
"""Cells of the running score."""
_GAP: Final = 2
"""Cells between the score and the first round."""


class RoundsTable(LongTable):
    """Places, names and points stand still; the rounds scroll. Who has most points stands on top."""

    NARROWEST: ClassVar[int] = 10
    """The beginning of a location's name is still told, and how the round ended."""
    WIDEST: ClassVar[int] = 22

    def __init__(self, view: EndView, t: Translator, gains: Mapping[PlayerId, Gain] | None = None) -> None:
        super().__init__(len(view.rounds), t, gains)
        self._view = view
        self._seats = sorted(view.seats, key=lambda seat: -seat.points)

    # Left part

    def standing(self) -> Parts:
        names = max(cell_width(seat.name) for seat in self._seats)
        yield (" " * (_BEFORE_NAME + names + _TOTAL + _GAP), "")
        yield from self.gain_title()
        yield "\n"
        for seat in self._seats:
            won = seat.id in self._view.outcome.winners
            yield self.row_break
            yield (padded_left(str(self._place(seat)), 2), "$faint")
            yield (f" {WINNER if won else ' '} ", "bold $warning")
            yield (padded(seat.name, names), "bold" if won else "$faint" if seat.has_left else "")
            yield (padded_left(str(seat.points), _TOTAL) + " " * _GAP, "bold $primary" if won else "bold")
            yield from self.gain_of(seat.id)

    def _place(self, seat: SeatView) -> int:
        """Who is level shares a place."""
        return 1 + sum(other.points > seat.points for other in self._seats)

    # Right part

    def moving(self, cells: int) -> Parts:
        for record in self._view.rounds:
            name = in_language(record.location.names, self._t.language)
            yield (padded(f"{record.round} {name}", cells - 1) + " ", "bold $secondary")
        yield "\n"
        for record in self._view.rounds:
            yield (padded(self._t(ENDINGS[record.end]), cells - 1) + " ", "$faint")
        for seat in self._seats:
            yield self.row_break
            for record in self._view.rounds:
                yield from _result(record, seat, cells)


def _result(record: RoundRecord, seat: SeatView, cells: int) -> Parts:
    """Whether it was a spy, and the points; nothing for who was not in the round any more."""
    is_spy, won = seat.id in record.spies, dict(record.points).get(seat.id)
    yield (f"{SPY if is_spy else ' '} ", "bold $accent")
    points = "" if won is None else "·" if won == 0 else f"+{won}"
    yield (padded(points, cells - 2), "bold $success" if won else "$faint")
