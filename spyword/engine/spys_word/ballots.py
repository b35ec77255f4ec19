"""Counting a vote: who is level on top, and whether Pass won (W19 to W21, W42)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS


@dataclass(frozen=True, slots=True)
class Tally:
    """A counted vote."""

    counts: tuple[tuple[PlayerId, int], ...]
    """Candidates in the order they were given (then `PASS`, if offered) and their votes."""
    top: tuple[PlayerId, ...]
    """Who has the most votes, in the same order; empty if Pass won."""
    pass_wins: bool
    """Pass is alone on top or level with the top player: nobody is eliminated (W20)."""


def count_votes(
    ballots: Mapping[PlayerId, PlayerId] | Iterable[tuple[PlayerId, PlayerId]],
    alive: Sequence[PlayerId],
    *,
    passing: bool,
) -> Tally:
    """Counts the ballots, voter to target, for those who can be voted for.

    In a duel `alive` are the duellists. Nobody voted: all are level at 0 (W42), and Pass with 0 votes never wins.

    >>> a, b, c = PlayerId("a"), PlayerId("b"), PlayerId("c")
    >>> count_votes({a: b, b: c, c: b}, (a, b, c), passing=False).top
    ('b',)
    """
    counts = dict.fromkeys((*alive, PASS) if passing else alive, 0)
    for target in dict(ballots).values():
        counts[target] += 1
    votes_on_top = max([counts[player] for player in alive])
    pass_wins = passing and counts[PASS] > 0 and counts[PASS] >= votes_on_top
    top = () if pass_wins else tuple([player for player in alive if counts[player] == votes_on_top])
    return Tally(tuple(counts.items()), top, pass_wins)
