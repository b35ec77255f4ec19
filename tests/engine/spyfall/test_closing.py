"""The time is up, and one after another accuses somebody (S11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spyword.engine.spyfall import (
    AccusationView,
    Accuse,
    Claim,
    ClosingView,
    Code,
    Decline,
    NextDealer,
    PlayerId,
    QuestionsView,
    RoundEnd,
    Settings,
    Spyfall,
    TurnedDownView,
)
from tests.engine.spyfall.evening import (
    A,
    B,
    C,
    D,
    accused,
    agreed,
    asked,
    convicted,
    dealt,
    ids,
    nobody_convicted,
    points,
    proceeded,
    refused,
    seen,
    talking,
    time_up,
    told,
    turned_down,
    voted,
)

SECRET = replace(agreed(), secret_votes=True)
OWN = agreed(own=True)


def at_closing(players: int = 4, spies: str = "B", settings: Settings | None = None) -> Spyfall:
    return time_up(asked(talking(dealt(players, spies, settings=settings)), C))


def declined(game: Spyfall, *players: PlayerId) -> Spyfall:
    for player in players:
        game = game.apply(Decline(player, version=game.version))
    return game


def turn(game: Spyfall) -> PlayerId:
    """Whose accusation is waited for."""
    view = seen(game, ClosingView)
    assert view.waiting_for == (view.accuser,)
    return view.accuser


def test_from_the_dealer_leftwards_each_may_accuse() -> None:
    """S11: wherever the questions stood."""
    game = at_closing(5)
    assert seen(game, ClosingView).order == ids("ABCDE")
    walked = []
    while isinstance(game.view(None), ClosingView):
        walked.append(turn(game))
        game = declined(game, turn(game))
    assert walked == list(ids("ABCDE"))


def test_the_order_begins_with_the_dealer_of_this_round() -> None:
    """S11, S5: B was the spy, and deals now."""
    game = time_up(talking(proceeded(convicted(dealt(4, "B", "C"), A, B))))
    assert seen(game, ClosingView).order == ids("BCDA")


def test_there_is_free_talk_before_each_accusation() -> None:
    """S11: no clock on one device."""
    assert at_closing().timing.seconds is None


def test_each_accuses_anybody_else_when_it_is_the_own_turn() -> None:
    """S11."""
    game = at_closing()
    assert seen(game, ClosingView).may_accuse == ids("BCD")
    assert refused(game, Accuse(A, A, version=0)) is Code.TO_ONESELF
    assert refused(game, Accuse(B, A, version=0)) is Code.NOT_YOUR_TURN
    assert refused(game, Decline(C, version=0)) is Code.NOT_YOUR_TURN
    offered = [action.accused for action in game.legal_actions(A) if isinstance(action, Accuse)]
    assert offered == list(ids("BCD"))
    assert not any(game.legal_actions(player) for player in ids("BCD"))


def test_a_spent_stop_does_not_matter_any_more() -> None:
    """S11."""
    game = time_up(turned_down(talking(dealt(4, "B")), A, C))
    assert not next(seat for seat in game.view(None).seats if seat.id == A).has_stop
    assert isinstance(accused(game, A, D).view(None), AccusationView)


def test_a_closing_accusation_spends_no_stop() -> None:
    """S11."""
    game = turned_down(at_closing(), A, C)
    assert all(seat.has_stop for seat in game.view(None).seats)


def test_the_same_player_can_be_accused_again_and_again() -> None:
    """S11: whether before 0:00 or after."""
    game = time_up(turned_down(talking(dealt(4, "B")), B, D))
    for accuser in ids("ABC"):
        game = turned_down(game, accuser, D)
    record = told(turned_down(game, D, A))
    assert [each.accused for each in record.accusations] == list(ids("DDDDA"))
    assert [each.is_closing for each in record.accusations] == [False, True, True, True, True]


@pytest.mark.parametrize("settings", [None, SECRET, OWN], ids=["hands", "secret", "own devices"])
def test_the_rest_vote_as_before(settings: Settings | None) -> None:
    """S11: all but accuser and accused, in the agreed way."""
    game = accused(at_closing(5, settings=settings), A, C)
    view = seen(game, AccusationView)
    assert (view.voters, view.is_closing, view.by_hands) == (ids("BDE"), True, settings is None)


@pytest.mark.parametrize(
    ("accuser", "target", "end"),
    [
        (A, B, RoundEnd.SPY_CONVICTED),
        (A, D, RoundEnd.WRONG_ONE_CONVICTED),
        (C, B, RoundEnd.SPY_CONVICTED),
        (D, A, RoundEnd.WRONG_ONE_CONVICTED),
        (B, C, RoundEnd.WRONG_ONE_CONVICTED),
    ],
)
def test_the_first_unanimous_yes_ends_the_round(accuser: PlayerId, target: PlayerId, end: RoundEnd) -> None:
    """S11: nobody after it accuses any more."""
    game = at_closing()
    while turn(game) != accuser:
        game = declined(game, turn(game))
    record = told(voted(accused(game, accuser, target)))
    assert (record.end, record.after_time, record.accuser, record.accused) == (end, True, accuser, target)


def test_after_one_that_is_turned_down_the_next_accuses() -> None:
    """S11."""
    game = voted(accused(at_closing(), A, C), B)
    assert seen(game, TurnedDownView).record.is_closing
    assert turn(proceeded(game)) == B


def test_all_turned_down_and_the_spies_win() -> None:
    """S11, S15."""
    game = at_closing()
    for accuser, target in ((A, B), (B, C), (C, B), (D, A)):
        assert turn(game) == accuser
        game = turned_down(game, accuser, target)
    record = told(game)
    assert (record.end, record.after_time, record.accused) == (RoundEnd.NOBODY_CONVICTED, True, None)
    assert points(game) == "B2"


def test_all_decline_and_the_spies_win() -> None:
    """S11, S15: both of them."""
    game = nobody_convicted(dealt(7, "BE"))
    assert told(game).end is RoundEnd.NOBODY_CONVICTED
    assert points(game) == "B2 E2"


def test_who_declined_has_no_second_turn() -> None:
    """S11."""
    game = turned_down(declined(at_closing(), A, B), C, A)
    assert turn(game) == D
    assert refused(game, Decline(A, version=0)) is Code.NOT_YOUR_TURN


def test_nobody_declines_while_the_clock_runs() -> None:
    """S11."""
    assert refused(talking(dealt(4, "B")), Decline(A, version=0)) is Code.WRONG_PHASE


def test_it_is_too_late_to_name_the_location() -> None:
    """S12: before 0:00 only, and at 0:00 neither."""
    assert refused(at_closing(), Claim(B, left=0.0, version=0)) is Code.WRONG_PHASE
    assert refused(at_closing(), Claim(B, left=5.0, version=0)) is Code.WRONG_PHASE
    assert refused(voted(accused(at_closing(), A, C), D), Claim(B, left=5.0, version=0)) is Code.WRONG_PHASE


def test_the_clock_does_not_come_back_after_a_closing_accusation() -> None:
    """S11: it goes on to the next accuser, not to the questions."""
    game = turned_down(at_closing(), A, C)
    assert not isinstance(game.view(None), QuestionsView)
    assert game.timing.seconds is None


def test_the_dealer_by_the_left_closes_from_the_left() -> None:
    """S5, S11: A dealt, so B does, whoever the spy was."""
    settings = replace(agreed(), next_dealer=NextDealer.LEFT)
    game = time_up(talking(proceeded(convicted(dealt(4, "D", "C", settings=settings), A, D))))
    assert seen(game, ClosingView).order == ids("BCDA")
