"""How a game of Spy's Word is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.engine.game import PlayerId, View
from spyword.engine.spys_word.views import EndView, Termination
from spyword.games.spys_word_deeds import COLLECTIONS, COUNTERS, RUNS, Part, collected_of, counts_of
from spyword.games.view_codec import read_view, write_view
from spyword.people.deeds import Deeds, Result, Vocabulary

_VOCABULARY: Final = Vocabulary(COUNTERS, COLLECTIONS, RUNS)


class SpysWordChronicle:
    """Reads nothing but the public end (W40)."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of this game's deeds."""
        return _VOCABULARY

    def write(self, view: View) -> str:
        """The end as JSON, without the players' names."""
        return write_view(view)

    def read(self, written: str, names: Mapping[PlayerId, str]) -> EndView:
        """The end as it was shown. Raises `ValueError`."""
        return read_view(EndView, written, names)

    def deeds(self, view: View) -> Mapping[PlayerId, Deeds]:
        """Of everybody; of nobody if too few were left at the table (P3, W44)."""
        assert isinstance(view, EndView)
        if view.outcome.termination is Termination.TOO_FEW_PLAYERS:
            return {}
        return {seat.id: _deeds(Part(view, seat.id)) for seat in view.seats}


def _deeds(part: Part) -> Deeds:
    counts = {name: int(count) for name, count in counts_of(part).items() if count}
    return Deeds(_result(part), counts, collected_of(part))


def _result(part: Part) -> Result:
    if part.view.outcome.winner is None:
        return Result.DRAWN
    return Result.WON if part.has_won else Result.LOST
