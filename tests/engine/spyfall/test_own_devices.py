"""Own devices: whose link is lost, what happens by itself, and who stops the clock (S20)."""

from __future__ import annotations

import pytest

from spyword.engine.spyfall import (
    AccusationView,
    ClosingView,
    Code,
    DealView,
    HostOverdue,
    Leave,
    NamingView,
    PlayerId,
    Proceed,
    QuestionsView,
    ReadyView,
    Reconnected,
    RoundEnd,
    Spyfall,
    StartClock,
    TimeUp,
    TurnedDownView,
    TurnOverdue,
    VoteOn,
)
from tests.engine.spyfall.evening import (
    ONE,
    A,
    B,
    C,
    D,
    E,
    accused,
    asked,
    cards_seen,
    claimed,
    convicted,
    dealt,
    done,
    ids,
    left,
    lost,
    naming,
    points,
    proceeded,
    refused,
    room,
    seen,
    talking,
    time_up,
    told,
    voted,
)


def overdue(game: Spyfall) -> Spyfall:
    """Whose turn it is has been without a link for 30 seconds."""
    return game.apply(TurnOverdue(version=game.version))


def test_an_asker_without_a_link_loses_the_turn() -> None:
    """S20: after 30 seconds, and the clock runs on."""
    game = asked(talking(room(5, "B")), C)
    assert refused(game, TurnOverdue(version=0)) is Code.ALREADY_DONE
    after = overdue(lost(game, C))
    assert seen(after, QuestionsView).asker == D
    assert after.timing == game.timing


def test_a_dealer_without_a_link_loses_the_turn() -> None:
    """S20: who starts the clock asks first."""
    game = cards_seen(room(5, "C"))
    after = overdue(lost(game, A))
    assert (seen(after, ReadyView).dealer, after.timing) == (B, game.timing)
    assert refused(after, StartClock(A, version=0)) is Code.NOT_YOUR_TURN
    assert seen(talking(after), QuestionsView).asker == B


def test_a_closing_accuser_without_a_link_has_declined() -> None:
    """S20."""
    game = overdue(lost(time_up(talking(room(5, "C"))), A))
    assert seen(game, ClosingView).accuser == B


def test_who_is_back_in_time_keeps_the_turn() -> None:
    """S20."""
    game = lost(asked(talking(room(5, "B")), C), C)
    assert [seat.id for seat in game.view(None).seats if not seat.is_connected] == [C]
    game = done(game, Reconnected(C, version=0))
    assert all(seat.is_connected for seat in game.view(None).seats)
    assert refused(game, TurnOverdue(version=0)) is Code.ALREADY_DONE


def test_only_where_one_is_waited_for_a_turn_can_be_overdue() -> None:
    """S20: a vote, a claim and a naming have a time of their own."""
    game = talking(room(5, "B"))
    moments = [
        room(5, "B"),
        accused(game, A, C),
        claimed(game, A),
        naming(room(5, "B"), B),
        convicted(room(5, "B"), A, B),
    ]
    assert {refused(lost(moment, *ids("AB")), TurnOverdue(version=0)) for moment in moments} == {Code.WRONG_PHASE}
    assert refused(talking(dealt(5, "B")), TurnOverdue(version=0)) is Code.ONLY_OWN_DEVICES


def test_who_has_no_link_stays_in_the_round() -> None:
    """S20: can be asked and accused, and the missing vote is a no."""
    game = lost(talking(room(5, "B")), C)
    assert seen(game, QuestionsView).may_ask == ids("BCDE")
    game = accused(game, A, B)
    game = time_up(done(game, VoteOn(D, True, version=0), VoteOn(E, True, version=0)))
    assert seen(game, TurnedDownView).record.agreeing == ids("DE")


def test_each_moment_has_its_time() -> None:
    """S6, S13, S20: seconds."""
    game = talking(room(5, "B"))
    closing = time_up(game)
    moments = {
        "cards": room(5, "B"),
        "start": cards_seen(room(5, "B")),
        "round": game,
        "vote": accused(game, A, C),
        "claim": claimed(game, C),
        "naming": naming(room(5, "B"), B),
        "closing": closing,
        "closing vote": accused(closing, A, C),
        "turned down": voted(accused(game, A, C), D),
        "result": convicted(room(5, "B"), A, B),
    }
    assert {name: moment.timing.seconds for name, moment in moments.items()} == {
        "cards": 60,
        "start": 30,
        "round": 420,
        "vote": 30,
        "claim": 30,
        "naming": 45,
        "closing": 30,
        "closing vote": 30,
        "turned down": 10,
        "result": 60,
    }


def test_on_one_device_only_the_round_has_a_time() -> None:
    """S6, S11, S13."""
    game = talking(dealt(5, "B"))
    assert game.timing.seconds == 420
    waiting = [
        dealt(5, "B"),
        cards_seen(dealt(5, "B")),
        accused(game, A, C),
        claimed(game, C),
        naming(dealt(5, "B"), B),
        time_up(game),
        voted(accused(game, A, C), D),
        convicted(dealt(5, "B"), A, B),
    ]
    assert {moment.timing.seconds for moment in waiting} == {None}
    assert {refused(moment, TimeUp(version=0)) for moment in waiting} == {Code.NO_TIME_LIMIT}


def test_cards_that_are_not_confirmed_in_time_count_as_seen() -> None:
    """S20."""
    assert isinstance(time_up(room(5, "B")).view(None), ReadyView)


def test_the_last_who_has_not_confirmed_leaves_and_the_dealer_is_waited_for() -> None:
    """S20."""
    game = room(4, "B")
    while len(game.view(None).waiting_for) > 1:
        game = game.apply(next(iter(game.legal_actions(game.view(None).waiting_for[0]))))
    assert isinstance(left(game, D).view(None), ReadyView)


def test_a_clock_that_the_dealer_does_not_start_starts_by_itself() -> None:
    """S20: and the dealer asks first all the same."""
    game = time_up(cards_seen(room(5, "B")))
    assert (seen(game, QuestionsView).asker, game.timing.seconds) == (A, 420)


def test_the_thirty_seconds_count_from_the_last_card_whoever_deals() -> None:
    """S20: a dealer who leaves then does not lengthen them."""
    game = cards_seen(room(5, "C"))
    assert left(game, A).timing == game.timing


def test_a_closing_accusation_that_is_not_made_in_time_is_declined() -> None:
    """S20: by one after another, to the end of the round."""
    game = time_up(talking(room(4, "B")))
    for accuser in ids("ABCD"):
        assert seen(game, ClosingView).accuser == accuser
        game = time_up(game)
    assert told(game).end is RoundEnd.NOBODY_CONVICTED


def test_each_closing_accusation_has_a_time_of_its_own() -> None:
    """S20: the free talk is part of it."""
    game = time_up(talking(room(4, "B")))
    after = time_up(game)
    assert (game.timing.seconds, after.timing.seconds) == (30, 30)
    assert game.timing.turn != after.timing.turn


def test_a_missing_vote_is_a_no() -> None:
    """S13: one is enough."""
    game = accused(talking(room(5, "B")), A, B)
    game = time_up(done(game, VoteOn(C, True, version=0), VoteOn(D, True, version=0)))
    assert seen(game, TurnedDownView).record.agreeing == ids("CD")


def test_a_location_that_is_not_named_in_time_is_a_wrong_one() -> None:
    """S20."""
    game = time_up(naming(room(5, "B"), B))
    record = told(game)
    assert (record.end, record.named, record.named_by) == (RoundEnd.WRONG_LOCATION_NAMED, None, B)
    assert points(game) == "A1 C1 D1 E1"


@pytest.mark.parametrize("claimant", [B, C], ids=["the spy", "somebody else"])
def test_a_claim_that_is_not_confirmed_in_time_is_taken_back(claimant: PlayerId) -> None:
    """S12, S20: the same for the spy and for others."""
    game = time_up(claimed(talking(room(5, "B")), claimant, left=66.0))
    assert (seen(game, QuestionsView).asker, game.timing.seconds) == (A, 66.0)


def test_what_is_announced_goes_away_by_itself_or_by_the_host() -> None:
    """S20."""
    notice = voted(accused(talking(room(5, "B")), A, C), D)
    result = convicted(room(5, "B"), A, B)
    for game, kind in ((notice, QuestionsView), (result, DealView)):
        assert game.view(None).waiting_for == (A,)
        assert isinstance(time_up(game).view(None), kind)
        assert isinstance(proceeded(game).view(None), kind)
        assert refused(game, Proceed(B, version=0)) is Code.ONLY_THE_HOST
        assert refused(game, Proceed(None, version=0)) is Code.ONLY_THE_HOST


def test_anybody_stops_the_clock_by_accusing() -> None:
    """S20."""
    game = talking(room(5, "B"))
    for player in ids("ABCDE"):
        target = A if player != A else B
        assert isinstance(accused(game, player, target).view(None), AccusationView)


def test_a_spy_stops_it_by_revealing() -> None:
    """S20."""
    assert isinstance(naming(room(5, "B"), B).view(None), NamingView)


def test_the_first_host_sits_first_and_a_signed_in_player_follows() -> None:
    """S20."""
    game = dealt(5, "B", settings=ONE, signed_in="D")
    assert game.view(None).host == A
    assert left(game, A).view(None).host == D


def test_a_host_who_is_away_for_too_long_passes_on() -> None:
    """S20."""
    game = room(5, "B")
    assert refused(game, HostOverdue(version=0)) is Code.ALREADY_DONE
    assert done(lost(game, A), HostOverdue(version=0)).view(None).host == B


def test_on_one_device_nobody_leaves() -> None:
    """S20: own devices only."""
    assert refused(talking(dealt(4, "B")), Leave(A, version=0)) is Code.ONLY_OWN_DEVICES
