"""Own devices: a spy leaves, and the round is void, lost, or goes on with one (S20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spyword.engine.spyfall import (
    ClaimView,
    DealView,
    NamingView,
    NextDealer,
    PlayerId,
    QuestionsView,
    RoundEnd,
    RoundView,
    Termination,
    deal,
)
from tests.engine.spyfall.evening import (
    MOMENTS,
    ONE,
    TWO,
    A,
    B,
    C,
    D,
    E,
    F,
    asked,
    at,
    claimed,
    convicted,
    dealt,
    ids,
    left,
    naming,
    outcome,
    points,
    proceeded,
    room,
    scenes,
    seated,
    seen,
    standings,
    taken_back,
    talking,
    told,
)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_only_spy_leaves_and_the_round_is_void(moment: str) -> None:
    """S20: at any moment; told, but worth nothing."""
    game = left(at(moment, room(5, "B")), B)
    record = told(game)
    assert (record.end, record.spies, record.location) == (RoundEnd.VOID, (B,), game.state.deal.scenes[0].location)
    assert not any(won for _, won in record.points)
    assert record.after_time is (moment == "closing")


def test_a_void_round_does_not_count_and_its_location_is_used_up() -> None:
    """S20: the same number comes again, at another location."""
    game = proceeded(left(talking(room(5, "B", "C")), B))
    view = seen(game, DealView)
    assert view.round == 1
    assert [line.is_used for line in view.locations[:3]] == [True, False, False]
    assert set(standings(game).values()) == {0}
    assert seen(proceeded(convicted(game, A, C)), DealView).round == 2


@pytest.mark.parametrize("next_dealer", NextDealer)
def test_after_a_void_round_the_same_dealer_deals_again(next_dealer: NextDealer) -> None:
    """S20: whoever would deal otherwise."""
    game = dealt(5, "B", settings=replace(ONE, first_dealer=3, next_dealer=next_dealer))
    assert seen(proceeded(left(talking(game), B)), DealView).dealer == D


@pytest.mark.parametrize("next_dealer", NextDealer)
def test_the_dealer_was_the_spy_who_left_and_the_next_to_the_left_deals_again(next_dealer: NextDealer) -> None:
    """S5, S20."""
    game = dealt(5, "D", settings=replace(ONE, first_dealer=3, next_dealer=next_dealer))
    assert seen(proceeded(left(talking(game), D)), DealView).dealer == E


def test_the_last_of_two_spies_leaves_and_the_round_is_void() -> None:
    """S20."""
    game = left(talking(room(6, "BD")), B)
    assert isinstance(game.view(None), QuestionsView)
    record = told(left(game, D))
    assert (record.end, record.spies) == (RoundEnd.VOID, ids("BD"))


def test_a_void_round_is_no_last_round() -> None:
    """S20: the agreed number is still played."""
    game = dealt(5, "B", "C", settings=replace(ONE, rounds=1))
    game = left(talking(game), B)
    assert not seen(game, RoundView).is_last
    game = proceeded(convicted(proceeded(game), A, C))
    assert outcome(game).termination is Termination.ALL_ROUNDS


def test_no_location_is_left_and_the_game_ends() -> None:
    """S20: two rounds were agreed, two locations are used up, one of them by a void round."""
    settings = replace(ONE, rounds=2)
    game = deal(seated("ABCDE"), scenes(2), settings, seed=5)
    game = left(game, game.state.progress.hand.spies[0])
    assert not seen(game, RoundView).is_last
    game = proceeded(game)
    (spy,) = game.state.progress.hand.spies
    accuser = next(player for player in game.view(None).in_play if player != spy)
    game = convicted(game, accuser, spy)
    assert seen(game, RoundView).is_last
    game = proceeded(game)
    assert outcome(game).termination is Termination.NO_LOCATION_LEFT
    assert outcome(game).winners == (accuser,)


def test_no_round_was_finished_and_nobody_wins() -> None:
    """S17, S20."""
    game = deal(seated("ABCDE"), scenes(1), replace(ONE, rounds=1), seed=5)
    game = proceeded(left(game, game.state.progress.hand.spies[0]))
    assert (outcome(game).termination, outcome(game).winners) == (Termination.NO_LOCATION_LEFT, ())


def test_a_spy_who_leaves_while_naming_the_location_has_named_a_wrong_one() -> None:
    """S16, S20: the others win."""
    game = left(naming(room(5, "B"), B), B)
    record = told(game)
    assert (record.end, record.named_by, record.named) == (RoundEnd.WRONG_LOCATION_NAMED, B, None)
    assert points(game) == "A1 C1 D1 E1"
    assert seen(proceeded(game), DealView).round == 2


@pytest.mark.parametrize(("know", "won"), [(False, "A1 C1 D1 E1 F1"), (True, "A1 C1 E1 F1")])
def test_the_other_spy_scores_as_if_it_had_been_a_wrong_one(know: bool, won: str) -> None:
    """S16, S18, S20: a rival with the others, a partner not."""
    game = dealt(6, "BD", settings=replace(TWO, spies_know=know))
    assert points(left(naming(game, B), B)) == won


def test_the_naming_goes_on_if_somebody_else_leaves() -> None:
    """S20: the other spy or not."""
    game = left(naming(room(6, "BD"), B), D, E)
    assert seen(game, NamingView).waiting_for == (B,)


def test_one_of_two_spies_leaves_and_the_round_goes_on_with_one() -> None:
    """S20."""
    game = left(asked(talking(room(6, "BD")), C), B)
    assert seen(game, QuestionsView).asker == C
    assert told(convicted(game, A, D)).end is RoundEnd.SPY_CONVICTED
    assert told(convicted(game, A, C)).end is RoundEnd.WRONG_ONE_CONVICTED


@pytest.mark.parametrize("claimant", [B, C], ids=["the spy", "somebody else"])
def test_a_claimant_who_leaves_has_taken_it_back(claimant: PlayerId) -> None:
    """S12, S20: two spies, so that the round goes on."""
    game = left(claimed(asked(talking(room(6, "BD")), E), claimant, left=70.0), claimant)
    assert seen(game, QuestionsView).asker == E
    assert game.timing.seconds == 70.0


def test_a_claimant_goes_on_if_somebody_else_leaves() -> None:
    """S12, S20: and who asks meanwhile changes."""
    game = left(claimed(asked(talking(room(6, "B")), E), C), E)
    assert seen(game, ClaimView).waiting_for == (C,)
    assert seen(taken_back(game, C), QuestionsView).asker == F
