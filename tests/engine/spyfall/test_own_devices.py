"""Own devices: who leaves, whose link is lost, and what happens by itself (S20, sentence by sentence)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    AccusationView,
    Accuse,
    Ask,
    Claim,
    ClaimView,
    ClosingView,
    Code,
    DealView,
    Decline,
    HostOverdue,
    Leave,
    NamingView,
    NextDealer,
    PlayerId,
    Proceed,
    QuestionsView,
    ReadyView,
    Reconnected,
    RoundEnd,
    RoundView,
    ShowCard,
    Spyfall,
    StartClock,
    Termination,
    TimeUp,
    TurnedDownView,
    TurnOverdue,
    VoteOn,
    deal,
)
from tests.engine.spyfall.evening import (
    LEFT,
    LETTERS,
    A,
    B,
    C,
    D,
    E,
    F,
    accused,
    agreed,
    asked,
    cards_seen,
    claimed,
    convicted,
    dealt,
    done,
    handed,
    ids,
    left,
    lost,
    nobody_convicted,
    outcome,
    points,
    proceeded,
    refused,
    scenes,
    seated,
    seen,
    standings,
    taken_back,
    talking,
    time_up,
    told,
    turned_down,
    voted,
)

ONE, TWO = agreed(own=True), agreed(2, own=True)


def room(players: int, *spies: str) -> Spyfall:
    """Everybody has a device; A deals first."""
    return dealt(players, *spies, settings=TWO if len(spies[0]) == 2 else ONE)


def overdue(game: Spyfall) -> Spyfall:
    """Whose turn it is has been without a link for 30 seconds."""
    return game.apply(TurnOverdue(version=game.version))


def naming(game: Spyfall, spy: PlayerId) -> Spyfall:
    """The spy has shown the card and thinks."""
    return done(talking(game), Claim(spy, left=LEFT, version=0), ShowCard(spy, version=0))


# A player who leaves is out of the round ------------------------------------------------------------------------


def test_who_has_left_is_neither_asked_nor_accused_nor_does_anything() -> None:
    """S20."""
    game = left(talking(room(5, "B")), D)
    assert seen(game, QuestionsView).may_ask == ids("BCE")
    assert game.view(None).in_play == ids("ABCE")
    assert game.legal_actions(D) == ()
    actions: list[Action] = [
        Ask(A, D, version=0),
        Accuse(A, D, left=9.0, version=0),
        Accuse(D, A, left=9.0, version=0),
        Claim(D, left=9.0, version=0),
        Leave(D, version=0),
    ]
    assert {refused(game, action) for action in actions} == {Code.UNKNOWN_PLAYER}


def test_who_has_left_stays_listed_without_a_stop() -> None:
    """S20: and with the points won so far."""
    game = left(proceeded(convicted(room(5, "B", "C"), D, B)), D)
    seat = next(seat for seat in game.view(None).seats if seat.id == D)
    assert (seat.has_left, seat.has_stop, seat.points) == (True, False, 2)


def test_a_vote_needs_the_rest_to_be_unanimous() -> None:
    """S20: the one who would have said no has left."""
    game = accused(talking(room(6, "B")), A, B)
    game = done(game, *(VoteOn(voter, True, version=0) for voter in ids("CDE")))
    assert seen(game, AccusationView).waiting_for == (F,)
    assert told(left(game, F)).end is RoundEnd.SPY_CONVICTED


def test_a_vote_that_was_cast_goes_with_who_cast_it() -> None:
    """S20: a no does not outlast the one who said it."""
    game = accused(talking(room(6, "B")), A, B)
    game = done(game, VoteOn(C, False, version=0), VoteOn(D, True, version=0))
    game = done(left(game, C), VoteOn(E, True, version=0), VoteOn(F, True, version=0))
    record = told(game)
    assert (record.end, record.accusations[-1].voters) == (RoundEnd.SPY_CONVICTED, ids("DEF"))


def test_a_vote_goes_on_without_who_left_and_in_the_same_time() -> None:
    """S20."""
    game = accused(talking(room(6, "B")), A, B)
    after = left(game, D)
    assert seen(after, AccusationView).waiting_for == ids("CEF")
    assert after.timing == game.timing


def test_on_one_device_nobody_leaves() -> None:
    """S20: own devices only."""
    assert refused(talking(dealt(4, "B")), Leave(A, version=0)) is Code.ONLY_OWN_DEVICES


# The only spy leaves --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["deal", "ready", "questions", "claim", "accusation", "turned down", "closing"])
def test_the_only_spy_leaves_and_the_round_is_void(moment: str) -> None:
    """S20: at any moment; told, but worth nothing."""
    game = left(at(moment, room(5, "B")), B)
    record = told(game)
    assert (record.end, record.spies, record.location) == (RoundEnd.VOID, (B,), game.state.deal.scenes[0].location)
    assert not any(won for _, won in record.points)
    assert record.after_time is (moment == "closing")


def at(moment: str, game: Spyfall) -> Spyfall:
    """B is the spy and has no part in it, but claims."""
    match moment:
        case "deal":
            return game
        case "ready":
            return cards_seen(game)
        case "claim":
            return claimed(talking(game), B)
        case "accusation":
            return accused(talking(game), A, C)
        case "turned down":
            return voted(accused(talking(game), A, C), D)
        case "closing":
            return time_up(talking(game))
    return talking(game)


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


# A spy leaves, and the round goes on or ends --------------------------------------------------------------------


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


# Accuser and accused leave --------------------------------------------------------------------------------------


def test_the_accused_leaves_the_accusation_is_void_and_the_stop_given_back() -> None:
    """S20."""
    game = left(accused(asked(talking(room(6, "B")), E), A, C, left=88.0), C)
    assert seen(game, QuestionsView).asker == E
    assert game.timing.seconds == 88.0
    assert game.view(None).accusations == ()
    assert refused(game, Accuse(A, D, left=50.0, version=0)) is None


def test_the_accuser_leaves_and_the_accusation_is_void() -> None:
    """S20: the votes that were cast too."""
    game = accused(asked(talking(room(6, "B")), E), A, C, left=88.0)
    game = left(done(game, VoteOn(B, True, version=0)), A)
    assert seen(game, QuestionsView).asker == E
    assert (game.timing.seconds, game.view(None).accusations) == (88.0, ())


def test_after_zero_the_accuser_chooses_again_if_the_accused_leaves() -> None:
    """S20: with a time of one's own."""
    game = left(accused(time_up(talking(room(6, "B"))), A, C), C)
    view = seen(game, ClosingView)
    assert (view.accuser, view.may_accuse) == (A, ids("BDEF"))
    assert game.timing.seconds == 30


def test_after_zero_the_next_accuses_if_the_accuser_leaves() -> None:
    """S11, S20."""
    game = left(accused(time_up(talking(room(6, "B"))), A, C), A)
    view = seen(game, ClosingView)
    assert (view.accuser, view.order) == (B, ids("BCDEF"))


def test_the_last_accuser_leaves_and_nobody_is_convicted() -> None:
    """S11, S20."""
    game = time_up(talking(room(5, "B")))
    for accuser in ids("ABCD"):
        game = game.apply(Decline(accuser, version=game.version))
    assert told(left(game, E)).end is RoundEnd.NOBODY_CONVICTED
    assert told(left(accused(game, E, A), E)).end is RoundEnd.NOBODY_CONVICTED


# Whose turn it is has left or is without a link -----------------------------------------------------------------


def test_the_asker_leaves_and_the_next_to_the_left_asks() -> None:
    """S20: anybody, as nobody has asked this one."""
    game = left(asked(talking(room(5, "B")), C), C)
    view = seen(game, QuestionsView)
    assert (view.asker, view.came_from, view.may_ask) == (D, None, ids("ABE"))


def test_the_asker_on_the_last_seat_leaves_and_the_circle_goes_on() -> None:
    """S20."""
    assert seen(left(asked(talking(room(5, "B")), E), E), QuestionsView).asker == A


def test_the_one_who_has_asked_leaves_and_the_answerer_may_ask_anybody() -> None:
    """S8, S20."""
    view = seen(left(handed(talking(room(5, "B")), C), A), QuestionsView)
    assert (view.asker, view.came_from, view.was_handed, view.may_ask) == (C, None, False, ids("BDE"))


@pytest.mark.parametrize("moment", ["deal", "ready"])
def test_the_dealer_leaves_before_the_clock_runs_and_the_next_to_the_left_starts_it(moment: str) -> None:
    """S20."""
    game = cards_seen(left(at(moment, room(5, "C")), A))
    view = seen(game, ReadyView)
    assert (view.dealer, view.waiting_for) == (B, (B,))
    assert seen(talking(game), QuestionsView).asker == B


def test_the_dealer_leaves_later_and_the_closing_begins_at_the_next_to_the_left() -> None:
    """S11, S20."""
    game = time_up(left(asked(talking(room(5, "C")), D), A))
    assert seen(game, ClosingView).order == ids("BCDE")


def test_the_next_accuser_leaves_and_the_one_after_accuses() -> None:
    """S20: one who leaves before the own turn is passed over."""
    game = left(time_up(talking(room(6, "F"))), A)
    assert seen(game, ClosingView).accuser == B
    game = turned_down(left(game, C), B, E)
    assert seen(game, ClosingView).accuser == D


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


# Times ----------------------------------------------------------------------------------------------------------


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


# Fewer players --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "gone", "spies"),
    [(5, "", 2), (5, "A", 1), (6, "A", 2), (6, "AC", 1), (12, "A", 2), (12, "ACEFGHI", 2), (12, "ACEFGHIJ", 1)],
)
def test_the_next_round_has_as_many_spies_as_so_many_players_allow(players: int, gone: str, spies: int) -> None:
    """S3, S20: two were chosen."""
    game = left(nobody_convicted(room(players, "BD")), *ids(gone))
    assert len(proceeded(game).state.progress.hand.spies) == spies


def test_the_chosen_number_stays_where_one_spy_was_chosen() -> None:
    """S3, S20: though more would be allowed."""
    game = left(nobody_convicted(room(9, "B")), A)
    assert len(proceeded(game).state.progress.hand.spies) == 1


def test_two_spies_stay_two_in_the_round_in_which_somebody_leaves() -> None:
    """S20: the next round has fewer."""
    game = left(talking(room(5, "BD")), C)
    assert points(nobody_convicted(game)) == "B2 D2"


@pytest.mark.parametrize("moment", ["deal", "ready", "questions", "claim", "accusation", "turned down", "closing"])
@pytest.mark.parametrize("leaver", [A, B, C], ids=["dealer", "spy", "another"])
def test_under_three_players_the_game_ends_with_the_points_as_they_stand(moment: str, leaver: PlayerId) -> None:
    """S20: at once, and the round is not counted."""
    game = left(proceeded(convicted(room(4, "B", "B"), A, B)), D)
    game = left(at(moment, game) if moment != "turned down" else rejected(game), leaver)
    assert outcome(game).termination is Termination.TOO_FEW_PLAYERS
    assert {player: won for player, won in standings(game).items() if won} == {A: 2, C: 1, D: 1}
    assert outcome(game).winners == ((A,) if leaver != A else (C,))


def rejected(game: Spyfall) -> Spyfall:
    """Among three there is one vote, and it is a no."""
    return voted(accused(talking(game), A, C), B)


def test_two_are_left_in_the_result_and_no_round_follows() -> None:
    """S20: the result can be read first."""
    game = left(convicted(room(4, "B"), A, B), C, D)
    assert seen(game, RoundView).is_last
    assert outcome(proceeded(game)).termination is Termination.TOO_FEW_PLAYERS
    assert outcome(proceeded(game)).winners == (A,)


def test_a_spy_leaves_while_naming_among_three_and_the_round_still_counts() -> None:
    """S20: a wrong location first, then the end of the game."""
    game = left(naming(room(3, "B"), B), B)
    assert points(game) == "A1 C1"
    assert outcome(proceeded(game)).winners == (A, C)


def test_no_round_was_finished_before_too_few_were_left() -> None:
    """S17, S20."""
    assert outcome(left(talking(room(3, "B")), C)).winners == ()


# Who stops the clock, and the host ------------------------------------------------------------------------------


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


@pytest.mark.parametrize("players", range(3, 13))
def test_a_room_of_any_size_empties_to_its_end(players: int) -> None:
    """S1, S20: nobody is waited for who is not there."""
    game = talking(room(players, "BC" if players == 12 else "B"))
    for player in reversed(ids(LETTERS[2:players])):
        game = left(game, player)
        if game.is_over:
            break
        assert set(game.view(None).waiting_for) <= set(game.view(None).in_play)
    assert outcome(game).termination is Termination.TOO_FEW_PLAYERS
