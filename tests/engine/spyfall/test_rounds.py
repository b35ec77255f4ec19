"""A round is told, the next is dealt, and after the last one most points win (S1, S4, S5, S14, S17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from spyword.engine.spyfall import (
    Code,
    DealView,
    Devices,
    EndView,
    NextDealer,
    PlayerId,
    RoundEnd,
    RoundView,
    Settings,
    Spyfall,
    StartClock,
    Termination,
)
from tests.engine.spyfall.evening import (
    SCENES,
    A,
    B,
    C,
    D,
    E,
    F,
    agreed,
    cards_seen,
    convicted,
    dealt,
    ids,
    left,
    named,
    nobody_convicted,
    outcome,
    proceeded,
    refused,
    seen,
    standings,
    talking,
    told,
    turned_down,
)

LEFT_DEALS = NextDealer.LEFT


def dealer_after(game: Spyfall) -> PlayerId:
    """Who deals the round after the one that has just been told."""
    return seen(proceeded(game), DealView).dealer


def playing(rounds: int, players: int, *spies: str, own: bool = False) -> Spyfall:
    """A game of so many rounds with these spies."""
    return dealt(players, *spies, settings=replace(agreed(len(spies[0]), own=own), rounds=rounds))


# What is told ---------------------------------------------------------------------------------------------------


def test_after_the_round_everybody_sees_all_of_it() -> None:
    """S14: location, roles, spies and points; the table and every player the same."""
    game = convicted(dealt(4, "B", places=[5]), C, B)
    record = told(game)
    assert all(seen(game, RoundView, viewer).record == record for viewer in ids("ABCD"))
    assert record.location == SCENES[5].location
    assert record.spies == (B,)
    assert [player for player, _ in record.roles] == list(ids("ACD"))
    own_cards = {viewer: card.role.reveal() for viewer in ids("ACD") if (card := game.view(viewer).card) is not None}
    assert dict(record.roles) == own_cards
    assert record.points == ((A, 1), (B, 0), (C, 2), (D, 1))
    assert (record.round, record.dealer) == (1, A)


def test_where_roles_are_not_played_none_are_told() -> None:
    """S7, S14."""
    record = told(convicted(dealt(4, "B", settings=replace(agreed(), play_roles=False)), C, B))
    assert record.roles == ()


def test_the_points_on_the_seats_are_those_after_the_round() -> None:
    """S14."""
    assert standings(convicted(dealt(4, "B"), C, B)) == {A: 1, B: 0, C: 2, D: 1}


def test_the_location_leaves_the_game() -> None:
    """S4, S14: it is marked on the reference from the next round on."""
    game = convicted(dealt(4, "B", "C", places=[5, 6]), A, B)
    game = proceeded(game)
    marked = [line.location for line in game.view(None).locations if line.is_used]
    assert marked == [SCENES[5].location]
    assert seen(proceeded(convicted(game, A, C)), DealView).round == 3


def test_the_next_round_has_other_cards_and_a_whole_clock() -> None:
    """S2, S4, S6: nothing of the last round is left but the points."""
    game = proceeded(convicted(turned_down(talking(dealt(4, "B", "C", places=[5, 6])), A, D), C, B))
    view = seen(game, DealView, A)
    assert view.card is not None
    assert view.card.location.reveal() == SCENES[6].location
    assert (view.round, view.waiting_for, view.accusations) == (2, ids("ABCD"), ())
    assert talking(game).timing.seconds == 360


# The next dealer ------------------------------------------------------------------------------------------------


def caught(accuser: PlayerId, target: PlayerId) -> Callable[[Spyfall], Spyfall]:
    return lambda game: convicted(game, accuser, target)


def naming(spy: PlayerId, place: int) -> Callable[[Spyfall], Spyfall]:
    return lambda game: named(game, spy, place)


@pytest.mark.parametrize(
    ("ending", "by_left"),
    [
        (caught(A, C), B),
        (caught(A, D), B),
        (naming(C, 0), B),
        (naming(C, 1), B),
        (nobody_convicted, B),
    ],
    ids=["caught", "wrong one", "named", "misnamed", "nobody"],
)
def test_the_spy_deals_next_or_the_player_to_the_left(ending: Callable[[Spyfall], Spyfall], by_left: PlayerId) -> None:
    """S5: C was the spy, A the dealer; however the round has ended."""
    assert dealer_after(ending(dealt(5, "C"))) == C
    assert dealer_after(ending(dealt(5, "C", settings=replace(agreed(), next_dealer=LEFT_DEALS)))) == by_left


def test_the_spy_is_the_next_dealer_by_default() -> None:
    """S5."""
    assert Settings().next_dealer is NextDealer.SPY


def test_the_dealer_who_was_the_spy_deals_again() -> None:
    """S5."""
    assert dealer_after(nobody_convicted(dealt(5, "A"))) == A


@pytest.mark.parametrize(
    ("ending", "dealer"),
    [
        (caught(A, C), C),
        (caught(A, E), E),
        (caught(C, E), E),
        (naming(C, 0), C),
        (naming(E, 0), E),
        (naming(E, 1), E),
        (caught(A, D), C),
        (caught(E, B), C),
        (nobody_convicted, C),
    ],
    ids=["C caught", "E caught", "E caught by C", "C named", "E named", "E misnamed", "wrong", "wrong by E", "nobody"],
)
def test_of_two_spies_the_one_who_was_found_deals_else_the_first_to_the_left(
    ending: Callable[[Spyfall], Spyfall], dealer: PlayerId
) -> None:
    """S5: C and E were the spies, A the dealer."""
    assert dealer_after(ending(dealt(6, "CE"))) == dealer


@pytest.mark.parametrize(
    ("first_dealer", "spies", "dealer"),
    [(0, "BE", B), (1, "BE", E), (2, "BE", E), (3, "BE", E), (4, "BE", B), (5, "BE", B), (5, "AF", A), (0, "AF", F)],
)
def test_the_first_to_the_left_is_counted_round_the_circle_and_from_the_dealer(
    first_dealer: int, spies: str, dealer: PlayerId
) -> None:
    """S5: the dealer sits last, not first, to the own left."""
    settings = replace(agreed(2), first_dealer=first_dealer)
    assert dealer_after(nobody_convicted(dealt(6, spies, settings=settings))) == dealer


def test_dealing_goes_round_the_circle_to_the_left() -> None:
    """S5: after the last seat comes the first."""
    game = dealt(3, *"AAAA", settings=replace(agreed(), next_dealer=LEFT_DEALS))
    dealers = [game.view(None).dealer]
    for _ in range(3):
        game = proceeded(nobody_convicted(game))
        dealers.append(game.view(None).dealer)
    assert dealers == list(ids("ABCA"))


def test_the_next_dealer_starts_the_clock_and_asks_first() -> None:
    """S5, S8."""
    game = cards_seen(proceeded(convicted(dealt(4, "B", "C"), A, B)))
    assert refused(game, StartClock(A, version=0)) is Code.NOT_YOUR_TURN
    assert talking(game).view(None).waiting_for == (B,)


@pytest.mark.parametrize(
    ("gone", "dealer"),
    [("C", D), ("CD", E), ("E", C), ("CF", D)],
    ids=["the spy", "the spy and the next", "another", "the spy and another"],
)
def test_in_the_place_of_a_spy_who_has_left_the_next_to_the_left_deals(gone: str, dealer: PlayerId) -> None:
    """S5: C was caught."""
    game = left(convicted(dealt(6, "C", settings=agreed(own=True)), A, C), *ids(gone))
    assert dealer_after(game) == dealer


@pytest.mark.parametrize(("gone", "dealer"), [("B", C), ("BC", D), ("A", B), ("AB", C)])
def test_in_the_place_of_one_to_the_left_who_has_left_the_next_one_deals(gone: str, dealer: PlayerId) -> None:
    """S5: A was the dealer."""
    settings = replace(agreed(own=True), next_dealer=LEFT_DEALS)
    game = left(convicted(dealt(6, "F", settings=settings), C, F), *ids(gone))
    assert dealer_after(game) == dealer


# The end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_game_ends_after_as_many_rounds_as_were_agreed(rounds: int) -> None:
    """S1, S17."""
    game = playing(rounds, 3, *"B" * rounds)
    for number in range(1, rounds + 1):
        assert seen(game, DealView).round == number
        game = convicted(game, A, B)
        assert seen(game, RoundView).is_last is (number == rounds)
        game = proceeded(game)
    assert outcome(game).termination is Termination.ALL_ROUNDS
    assert len(seen(game, EndView).rounds) == rounds
    assert game.is_over
    assert game.outcome == outcome(game)


def test_most_points_win() -> None:
    """S17: 4 for the location against 2 for the accusation."""
    game = named(proceeded(convicted(playing(2, 4, "B", "C"), A, B)), C, 1)
    assert standings(game) == {A: 2, B: 0, C: 5, D: 1}
    assert outcome(proceeded(game)).winners == (C,)


def test_level_on_top_is_a_shared_win() -> None:
    """S17: in seating order."""
    game = convicted(proceeded(convicted(playing(2, 4, "B", "B"), D, B)), A, B)
    assert standings(game) == {A: 3, B: 0, C: 2, D: 3}
    assert outcome(proceeded(game)).winners == (A, D)


def test_all_can_share_a_win() -> None:
    """S17: 2 each by three escapes of three spies."""
    game = playing(3, 3, "A", "B", "C")
    for _ in range(3):
        game = nobody_convicted(game)
        game = proceeded(game)
    assert standings(game) == {A: 2, B: 2, C: 2}
    assert outcome(game).winners == (A, B, C)


def test_the_end_tells_every_round() -> None:
    """S14, S17: oldest first."""
    game = proceeded(named(proceeded(convicted(playing(2, 4, "B", "C"), A, B)), C, 1))
    view = seen(game, EndView)
    assert [(record.round, record.end) for record in view.rounds] == [
        (1, RoundEnd.SPY_CONVICTED),
        (2, RoundEnd.LOCATION_NAMED),
    ]
    assert {seat.id: seat.points for seat in view.seats} == standings(game)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """S17."""
    game = proceeded(convicted(playing(1, 3, "B"), A, B))
    assert not any(game.legal_actions(player) for player in ids("ABC"))
    assert refused(game, StartClock(A, version=0)) is Code.GAME_OVER
    assert game.timing.seconds is None


def test_who_has_left_does_not_win() -> None:
    """S17: the best of those who are still there do."""
    game = left(convicted(playing(1, 5, "B", own=True), A, B), A)
    assert standings(game)[A] == 2
    assert outcome(proceeded(game)).winners == (C, D, E)


def test_a_game_whose_last_round_was_played_has_ended_by_that() -> None:
    """S17, S20: whoever leaves while the result is read."""
    game = left(convicted(playing(1, 3, "B", own=True), A, B), B)
    assert outcome(proceeded(game)).termination is Termination.ALL_ROUNDS


def test_on_one_device_anybody_waves_the_result_on() -> None:
    """S14."""
    game = convicted(dealt(4, "B"), A, B)
    assert game.view(None).settings.devices is Devices.ONE
    assert game.view(None).waiting_for == ()
    assert game.timing.seconds is None
    assert isinstance(proceeded(game).view(None), DealView)
