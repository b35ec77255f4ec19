"""Counting a vote (W17 to W22, W42)."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import PASS, count_votes
from tests.engine.evening import A, B, C, D, ballots, ids
from tests.engine.vectors import VOTES, VoteCase


@pytest.mark.parametrize("case", VOTES, ids=lambda case: f"{case.ballots or 'nobody votes'}")
def test_the_count_says_who_is_level_on_top_or_that_pass_wins(case: VoteCase) -> None:
    """W19, W20, W21, W42."""
    tally = count_votes(ballots(case.ballots), ids(case.alive), passing=case.passing)
    assert tally.top == ids(case.top)
    assert tally.pass_wins is case.pass_wins


def test_the_counts_stand_in_seating_order_with_pass_at_the_end() -> None:
    tally = count_votes([(A, C), (B, C), (C, PASS)], (A, B, C, D), passing=True)
    assert tally.counts == ((A, 0), (B, 0), (C, 2), (D, 0), (PASS, 1))


def test_without_passing_there_is_no_count_for_pass() -> None:
    """W19."""
    assert count_votes({A: B, B: A}, (A, B), passing=False).counts == ((A, 1), (B, 1))


def test_in_a_duel_only_the_duellists_are_counted() -> None:
    """W23."""
    tally = count_votes({C: A, D: A}, (A, B), passing=False)
    assert tally.counts == ((A, 2), (B, 0))
    assert tally.top == (A,)


def test_nobody_voted_in_a_duel_leaves_the_duellists_level() -> None:
    """W24."""
    assert count_votes({}, (B, D), passing=False).top == (B, D)
