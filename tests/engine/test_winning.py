"""Who wins, and what the end tells (W35 to W40)."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import (
    CluesView,
    Code,
    EndView,
    FarewellView,
    Role,
    Settings,
    Side,
    SpysWord,
    Termination,
    TimeUp,
    VerdictView,
    VoteDisplay,
    VoteView,
)
from tests.engine.evening import (
    CAT,
    DOG,
    ROLES,
    A,
    B,
    C,
    D,
    E,
    alive,
    all_vote_for,
    at_vote,
    dealt,
    farewell,
    ids,
    proceeded,
    refused,
    round_played,
    voted,
)
from tests.engine.vectors import GAMES, GameCase, RoundCase

GUESSES = {"right": "cat", "wrong": "banana"}


def case_round_played(game: SpysWord, case: RoundCase) -> SpysWord:
    game = at_vote(game)
    view = game.view(None)
    assert isinstance(view, VoteView)
    assert case.passing_offered is None or view.offers_pass is case.passing_offered
    before = alive(view)
    game = voted(game, case.votes)
    if case.duel:
        game = proceeded(game)
        view_of_duel = game.view(None)
        assert isinstance(view_of_duel, CluesView)
        assert sorted(view_of_duel.order) == sorted(case.duel)
        game = round_played(game, case.duel_votes)
    assert set(before) - set(alive(game.view(None))) == set(case.out)
    game = proceeded(game)
    if case.guess:
        assert isinstance(game.view(None), FarewellView)
        game = farewell(game, GUESSES[case.guess])
    return proceeded(game) if isinstance(game.view(None), VerdictView) else game


@pytest.mark.parametrize("case", GAMES, ids=lambda case: case.note)
def test_a_whole_game_ends_as_the_rules_say(case: GameCase) -> None:
    """W17 to W39."""
    game = dealt(case.roles, Settings(passing=case.passing), order=case.order)
    for played in case.rounds:
        assert not game.is_over
        game = case_round_played(game, played)
    assert game.outcome is not None
    assert game.outcome.winner is Side(case.winner)


def test_civilians_win_when_no_spy_and_no_ghost_is_alive() -> None:
    """W37."""
    game = proceeded(all_vote_for(dealt("scccc"), A))
    assert game.outcome is not None
    assert game.outcome.winner is Side.CIVILIANS
    assert game.outcome.termination is Termination.NO_IMPOSTOR_LEFT
    assert game.outcome.winners == ids("BCDE")


def test_impostors_win_together_when_one_civilian_is_alive_those_already_out_included() -> None:
    """W38: the ghost went before."""
    game = proceeded(all_vote_for(dealt("sgccc"), B))
    game = proceeded(farewell(game, "banana"))
    game = proceeded(all_vote_for(game, E))
    game = proceeded(all_vote_for(game, D))
    assert game.outcome is not None
    assert game.outcome.winner is Side.IMPOSTORS
    assert game.outcome.termination is Termination.ONE_CIVILIAN_LEFT
    assert game.outcome.winners == ids("AB")


def test_the_result_is_shown_before_the_end() -> None:
    """W35: the vote that decides is announced like any other."""
    game = all_vote_for(dealt("scccc"), A)
    assert not game.is_over
    assert game.outcome is None
    assert proceeded(game).is_over


def test_a_ghost_voted_out_as_the_last_impostor_still_has_the_guess() -> None:
    """W35: wrong, and the civilians have won once the verdict was seen."""
    game = proceeded(all_vote_for(dealt("sgccc"), A))
    game = proceeded(all_vote_for(game, B))
    assert isinstance(game.view(None), FarewellView)
    assert farewell(game, "cat").outcome is not None
    wrong = farewell(game, "banana")
    assert isinstance(wrong.view(None), VerdictView)
    ended = proceeded(wrong)
    assert ended.outcome is not None
    assert ended.outcome.winner is Side.CIVILIANS


def test_with_no_winner_another_round_begins_with_the_same_words() -> None:
    """W39."""
    game = dealt("scccc")
    following = proceeded(all_vote_for(game, E))
    assert isinstance(following.view(None), CluesView)
    assert following.view(None).round == 2
    assert following.view(A).card == game.view(A).card


def test_at_the_end_everybody_sees_both_words_every_role_and_every_vote() -> None:
    """W40."""
    game = dealt("sgccc")
    game = proceeded(round_played(game, "A>B B>A C>A D>B E>C"))
    game = proceeded(round_played(game, "C>B D>B E>B"))
    game = proceeded(farewell(game, "dog"))
    game = proceeded(round_played(game, "A>C C>A D>A E>A"))
    for viewer in (None, *ids("ABCDE")):
        view = game.view(viewer)
        assert isinstance(view, EndView)
        assert view.outcome.winner is Side.CIVILIANS
        assert (view.civilian_word, view.spy_word) == (CAT, DOG)
        assert [seat.role for seat in view.seats] == [ROLES[role] for role in "sgccc"]
        assert [(vote.round, vote.is_duel, vote.eliminated, vote.role) for vote in view.votes] == [
            (1, False, None, None),
            (1, True, B, Role.GHOST),
            (2, False, A, Role.SPY),
        ]
        assert view.votes[1].ballots == ((C, B), (D, B), (E, B))
        assert view.guess is not None
        assert (view.guess.player, view.guess.text, view.guess.was_right) == (B, "dog", False)


def test_what_was_counts_only_stays_so_at_the_end() -> None:
    """W26, W40."""
    view = proceeded(all_vote_for(dealt("scccc", Settings(vote_display=VoteDisplay.COUNTS)), A)).view(None)
    assert isinstance(view, EndView)
    assert [vote.ballots for vote in view.votes] == [None]
    assert view.votes[0].counts[0] == (A, 4)


def test_nothing_can_be_done_after_the_end() -> None:
    game = proceeded(all_vote_for(dealt("scccc"), A))
    assert [game.legal_actions(player) for player in ids("ABCDE")] == [()] * 5
    assert game.timing.seconds is None
    assert refused(game, TimeUp(version=game.version)) is Code.GAME_OVER
