"""XP and levels (P3, P4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.people.deeds import Deeds, Result
from spyword.people.levels import level_at, xp_for, xp_needed

# P3: result, counters, XP
XP: list[tuple[Result, dict[str, int], int]] = [
    (Result.LOST, {}, 10),
    (Result.DRAWN, {}, 10),
    (Result.WON, {}, 25),
    (Result.LOST, {"vote_hits": 1}, 12),
    (Result.LOST, {"vote_hits": 3, "rounds_survived": 4}, 20),
    (Result.LOST, {"right_guesses": 1}, 20),
    (Result.LOST, {"locations_named": 1, "rounds_survived": 4}, 24),
    (Result.WON, {"right_guesses": 1, "vote_hits": 2, "rounds_survived": 1}, 40),
    (Result.WON, {"right_guesses": 1, "vote_hits": 3, "rounds_survived": 3}, 40),
    (Result.LOST, {"locations_named": 5}, 25),
    (Result.LOST, {"vote_misses": 9, "passes": 3, "points": 20}, 10),
]


@pytest.mark.parametrize(("result", "counts", "xp"), XP)
def test_a_game_gives(result: Result, counts: dict[str, int], xp: int) -> None:
    """P3: 10, 15 for a win, up to 15 for the own deeds."""
    assert xp_for(Deeds(result, counts)) == xp


@pytest.mark.parametrize(("level", "xp"), [(1, 0), (2, 50), (3, 150), (10, 2_250), (27, 17_550)])
def test_a_level_begins_at(level: int, xp: int) -> None:
    """P4."""
    assert xp_needed(level) == xp
    assert level_at(xp) == level
    assert level_at(xp - 1) == level - 1 or level == 1


@given(st.integers(0, 10**9))
def test_the_level_is_the_highest_that_the_xp_is_enough_for(xp: int) -> None:
    """P4."""
    level = level_at(xp)
    assert xp_needed(level) <= xp < xp_needed(level + 1)
