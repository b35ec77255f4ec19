"""Own devices: a player leaves, and the round, or the game, goes on without (S20)."""

from __future__ import annotations

import pytest

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    AccusationView,
    Accuse,
    Ask,
    Claim,
    ClosingView,
    Code,
    Decline,
    Leave,
    PlayerId,
    QuestionsView,
    ReadyView,
    RoundEnd,
    RoundView,
    Termination,
    VoteOn,
)
from tests.engine.spyfall.evening import (
    LETTERS,
    MOMENTS,
    A,
    B,
    C,
    D,
    E,
    F,
    accused,
    asked,
    at,
    cards_seen,
    convicted,
    done,
    handed,
    ids,
    left,
    naming,
    nobody_convicted,
    outcome,
    points,
    proceeded,
    refused,
    room,
    seen,
    standings,
    talking,
    time_up,
    told,
    turned_down,
)


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


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("leaver", [A, B, C], ids=["dealer", "spy", "another"])
def test_under_three_players_the_game_ends_with_the_points_as_they_stand(moment: str, leaver: PlayerId) -> None:
    """S20: at once, and the round is not counted."""
    game = left(proceeded(convicted(room(4, "B", "B"), A, B)), D)
    game = left(at(moment, game), leaver)
    assert outcome(game).termination is Termination.TOO_FEW_PLAYERS
    assert {player: won for player, won in standings(game).items() if won} == {A: 2, C: 1, D: 1}
    assert outcome(game).winners == ((A,) if leaver != A else (C,))


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
