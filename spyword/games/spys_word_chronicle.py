"""How a game of Spy's Word is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.engine.game import PlayerId, View
from spyword.engine.spys_word.views import EndView, Termination
from spyword.games.spys_word_deeds import Part, collected_of, counts_of
from spyword.games.view_codec import read_view, write_view
from spyword.people.deeds import Deeds, Result, Run, Vocabulary

_COUNTERS: Final = frozenset(
    {
        *("civilian_games", "civilian_wins", "spy_games", "spy_wins", "ghost_games", "ghost_wins"),
        *("right_guesses", "wrong_guesses", "ghost_survivals"),
        *("rounds", "rounds_survived", "survivals", "eliminations", "first_outs"),
        *("votes", "vote_hits", "vote_misses", "passes", "pass_wins_shared", "vote_games", "hit_games"),
        *("perfect_games", "blind_games", "deciding_hits", "deciding_misses"),
        *("votes_against", "untouched_games", "untouched_spy_wins", "unanimous_outs"),
        *("duels", "duels_survived", "lots", "lots_survived", "lots_lost"),
        *("wins_while_out", "losses_while_in", "last_civilian_losses", "last_three_wins"),
        *("solo_spy_wins", "pack_spy_wins", "betrayals", "betrayal_wins", "told_spy_wins"),
        *("quick_wins", "long_battles", "long_battle_wins", "clean_sweeps"),
        *("counts_only_wins", "hidden_role_wins", "sentence_wins", "no_limit_wins", "lot_rule_wins"),
        *("written_clues", "written_wins"),
    }
)
_COLLECTIONS: Final = frozenset({"roles", "words", "categories"})
_RUNS: Final[Mapping[str, Run]] = {
    "civilian_streak": Run("civilian_games", "civilian_wins"),
    "spy_streak": Run("spy_games", "spy_wins"),
    "ghost_streak": Run("ghost_games", "ghost_wins"),
    "survival_streak": Run("games", "survivals"),
    "hit_streak": Run("vote_games", "hit_games"),
}
_VOCABULARY: Final = Vocabulary(_COUNTERS, _COLLECTIONS, _RUNS)


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
