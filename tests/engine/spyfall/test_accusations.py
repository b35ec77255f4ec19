"""One player stops the clock and accuses another, and the rest vote (S10, S13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spyword.engine.spyfall import (
    AccusationRecord,
    AccusationView,
    Accuse,
    Code,
    PlayerId,
    QuestionsView,
    RoundEnd,
    RoundView,
    Settings,
    ShowOfHands,
    Spyfall,
    TurnedDownView,
    VoteOn,
)
from tests.engine.spyfall.evening import (
    LEFT,
    A,
    B,
    C,
    D,
    E,
    accused,
    agreed,
    cards_seen,
    claimed,
    convicted,
    dealt,
    ids,
    proceeded,
    refused,
    seen,
    standings,
    talking,
    told,
    turned_down,
    voted,
)

HANDS = agreed()
SECRET = replace(agreed(), secret_votes=True)
OWN = agreed(own=True)


def stops(game: Spyfall) -> str:
    """Who may still stop the clock."""
    return "".join(seat.id for seat in game.view(None).seats if seat.has_stop)


@pytest.mark.parametrize("settings", [HANDS, SECRET, OWN], ids=["hands", "secret", "own devices"])
@pytest.mark.parametrize("players", [3, 5, 11])
def test_all_but_the_accuser_and_the_accused_vote(settings: Settings, players: int) -> None:
    """S10: spies too."""
    game = accused(talking(dealt(players, "B", settings=settings)), A, C)
    view = seen(game, AccusationView)
    assert (view.accuser, view.accused, view.is_closing) == (A, C, False)
    assert view.voters == ids("BDEFGHIJK")[: players - 2]


@pytest.mark.parametrize("settings", [HANDS, SECRET, OWN], ids=["hands", "secret", "own devices"])
def test_a_unanimous_vote_against_the_spy_ends_the_round_and_the_others_win(settings: Settings) -> None:
    """S10: at once, and the card is shown."""
    record = told(convicted(dealt(5, "B", settings=settings), D, B))
    assert record.end is RoundEnd.SPY_CONVICTED
    assert (record.accuser, record.accused, record.spies, record.after_time) == (D, B, (B,), False)


@pytest.mark.parametrize("settings", [HANDS, SECRET, OWN], ids=["hands", "secret", "own devices"])
def test_a_unanimous_vote_against_another_ends_the_round_and_the_spies_win(settings: Settings) -> None:
    """S10."""
    record = told(convicted(dealt(5, "B", settings=settings), D, C))
    assert record.end is RoundEnd.WRONG_ONE_CONVICTED
    assert (record.accuser, record.accused, record.spies) == (D, C, (B,))


@pytest.mark.parametrize("settings", [HANDS, SECRET, OWN], ids=["hands", "secret", "own devices"])
@pytest.mark.parametrize("against", ["A", "B", "C", "AB", "ABC"])
def test_a_single_no_lets_the_clock_go_on(settings: Settings, against: str) -> None:
    """S10: whoever says it, the spy (B) too."""
    game = voted(accused(talking(dealt(5, "B", settings=settings)), D, E), *ids(against))
    view = seen(game, TurnedDownView)
    assert (view.record.accuser, view.record.accused, view.record.is_unanimous) == (D, E, False)
    assert isinstance(proceeded(game).view(None), QuestionsView)


def test_the_spy_can_accuse_and_be_the_one_who_turns_an_accusation_down() -> None:
    """S10, S21."""
    game = turned_down(talking(dealt(4, "B")), B, C)
    game = voted(accused(game, A, D), B)
    assert seen(game, TurnedDownView).record.agreeing == (C,)


def test_the_clock_stands_during_the_vote_and_goes_on_with_what_was_left() -> None:
    """S10, S13."""
    game = accused(talking(dealt(4, "B")), A, C, left=123.5)
    assert game.timing.seconds is None
    game = voted(game, D)
    assert game.timing.seconds is None
    game = proceeded(game)
    assert game.timing.seconds == 123.5
    game = turned_down(game, B, C)
    assert game.timing.seconds == LEFT


def test_a_clock_never_gains_time_by_a_stop() -> None:
    """S10: whatever was measured."""
    game = turned_down(talking(dealt(4, "B")), A, C)
    game = proceeded(voted(accused(game, B, C, left=LEFT + 50), A))
    assert game.timing.seconds == LEFT


def test_a_stop_is_spent_for_this_round_even_if_the_accusation_fails() -> None:
    """S10: one each."""
    game = talking(dealt(4, "B"))
    assert stops(game) == "ABCD"
    assert stops(accused(game, C, A)) == "ABD"
    game = turned_down(game, C, A)
    assert stops(game) == "ABD"
    assert refused(game, Accuse(C, B, left=50.0, version=0)) is Code.STOP_SPENT
    game = turned_down(turned_down(game, A, C), B, C)
    assert stops(game) == "D"
    assert not any(isinstance(action, Accuse) for action in game.legal_actions(A))


def test_everybody_has_a_stop_again_in_the_next_round() -> None:
    """S10: once a round."""
    game = turned_down(talking(dealt(4, "B", "C")), C, A)
    game = proceeded(convicted(game, A, B))
    assert stops(game) == "ABCD"
    assert game.view(None).accusations == ()
    assert refused(talking(game), Accuse(C, B, left=50.0, version=0)) is None


def test_the_accused_can_accuse_in_turn() -> None:
    """S10: and the same player can be accused by somebody else."""
    game = turned_down(turned_down(talking(dealt(4, "B")), A, C), C, A)
    assert isinstance(accused(game, B, C).view(None), AccusationView)


def test_anybody_may_accuse_not_only_the_asker() -> None:
    """S10."""
    game = talking(dealt(4, "B"))
    accusers = [
        player for player in ids("ABCD") if any(isinstance(each, Accuse) for each in game.legal_actions(player))
    ]
    assert accusers == list(ids("ABCD"))


def test_nobody_accuses_oneself() -> None:
    """S10."""
    game = talking(dealt(4, "B"))
    assert refused(game, Accuse(A, A, left=50.0, version=0)) is Code.TO_ONESELF


def test_no_second_accusation_stops_a_vote() -> None:
    """S10: nor before the clock runs."""
    game = accused(talking(dealt(4, "B")), A, C)
    assert refused(game, Accuse(B, C, left=50.0, version=0)) is Code.WRONG_PHASE
    assert refused(voted(game, B), Accuse(B, C, left=50.0, version=0)) is Code.WRONG_PHASE
    assert refused(cards_seen(dealt(4, "B")), Accuse(B, C, left=50.0, version=0)) is Code.WRONG_PHASE
    assert refused(claimed(talking(dealt(4, "B")), D), Accuse(B, C, left=50.0, version=0)) is Code.WRONG_PHASE


def test_at_zero_no_stop_helps_any_more() -> None:
    """S10, S11: the last moment belongs to the clock."""
    assert refused(talking(dealt(4, "B")), Accuse(A, C, left=0.0, version=0)) is Code.WRONG_PHASE


# By a show of hands ---------------------------------------------------------------------------------------------


def test_the_accuser_enters_the_hands_for_all_to_see() -> None:
    """S13: the default."""
    game = accused(talking(dealt(5, "B")), A, C)
    view = seen(game, AccusationView)
    assert (view.by_hands, view.is_private_turn, view.waiting_for) == (True, False, (A,))
    assert refused(game, ShowOfHands(B, (), version=0)) is Code.NOT_YOUR_TURN
    assert refused(game, VoteOn(B, True, version=0)) is Code.OTHER_WAY_OF_VOTING
    record = seen(voted(game, D), TurnedDownView).record
    assert record == AccusationRecord(A, C, False, False, agreeing=ids("BE"), voters=ids("BDE"))


@pytest.mark.parametrize("agreeing", ["A", "C", "BDEC", "ABDE", "F"])
def test_only_the_hands_of_those_who_vote_count(agreeing: str) -> None:
    """S10: neither accuser nor accused, nor anybody from the next room."""
    game = accused(talking(dealt(5, "B")), A, C)
    assert refused(game, ShowOfHands(A, ids(agreeing), version=0)) is Code.NOT_A_VOTER


# In secret ------------------------------------------------------------------------------------------------------


def test_a_secret_vote_passes_the_laptop_from_one_to_the_next() -> None:
    """S13: by setting."""
    game = accused(talking(dealt(5, "B", settings=SECRET)), A, C)
    view = seen(game, AccusationView)
    assert (view.by_hands, view.is_private_turn, view.waiting_for) == (False, True, ids("BDE"))
    assert game.timing.seconds is None
    game = game.apply(VoteOn(B, False, version=game.version))
    assert seen(game, AccusationView).waiting_for == ids("DE")
    assert refused(game, ShowOfHands(A, ids("BDE"), version=0)) is Code.OTHER_WAY_OF_VOTING
    assert refused(game, VoteOn(B, True, version=0)) is Code.ALREADY_DONE
    assert refused(game, VoteOn(A, True, version=0)) is Code.NOT_A_VOTER
    assert refused(game, VoteOn(C, False, version=0)) is Code.NOT_A_VOTER


def test_a_secret_vote_goes_on_to_its_end_whatever_has_been_said() -> None:
    """S13: an early end would tell who said no."""
    game = accused(talking(dealt(5, "B", settings=SECRET)), A, C)
    for voter in ids("BD"):
        game = game.apply(VoteOn(voter, False, version=game.version))
        assert isinstance(game.view(None), AccusationView)
    assert isinstance(game.apply(VoteOn(E, True, version=game.version)).view(None), TurnedDownView)


@pytest.mark.parametrize("against", ["B", "D", "BE", "BDE"])
def test_of_a_secret_vote_only_that_it_failed_is_told(against: str) -> None:
    """S13: not by whom, nor by how many."""
    game = voted(accused(talking(dealt(5, "B", settings=SECRET)), A, C), *ids(against))
    record = seen(game, TurnedDownView).record
    assert record == AccusationRecord(A, C, False, False, agreeing=None, voters=ids("BDE"))
    assert [game.view(viewer).accusations for viewer in (None, B)] == [(record,), (record,)]


def test_only_the_voter_sees_the_own_vote() -> None:
    """S13."""
    game = accused(talking(dealt(5, "B", settings=SECRET)), A, C)
    game = game.apply(VoteOn(B, False, version=game.version))
    votes = {viewer: seen(game, AccusationView, viewer).own_vote.reveal() for viewer in (None, *ids("ABCDE"))}
    assert votes == {None: None, A: None, B: False, C: None, D: None, E: None}


def test_two_secret_votes_that_fail_look_alike_to_the_table() -> None:
    """S13: at every step."""
    steps = []
    for choices in ((True, True, False), (False, False, False)):
        game = accused(talking(dealt(5, "B", settings=SECRET)), A, C)
        seen_by_the_table = []
        for voter, agrees in zip(ids("BDE"), choices, strict=True):
            game = game.apply(VoteOn(voter, agrees, version=game.version))
            seen_by_the_table.append((game.view(None), game.timing))
        steps.append(seen_by_the_table)
    assert steps[0] == steps[1]


def test_on_own_devices_all_vote_at_once_in_any_order() -> None:
    """S13: thirty seconds."""
    game = accused(talking(dealt(5, "B", settings=OWN)), A, C)
    view = seen(game, AccusationView)
    assert (view.by_hands, view.is_private_turn, view.waiting_for) == (False, True, ids("BDE"))
    assert game.timing.seconds == 30
    for voter in ids("EBD"):
        assert game.timing.seconds == 30
        game = game.apply(VoteOn(voter, True, version=game.version))
    assert isinstance(game.view(None), RoundView)


# What is kept ---------------------------------------------------------------------------------------------------


def test_all_accusations_of_a_round_stand_in_its_record() -> None:
    """S10, S14: in the order in which they were made."""
    game = turned_down(talking(dealt(4, "B")), A, C)
    game = turned_down(game, B, D)
    record = told(voted(accused(game, C, B)))
    assert [(each.accuser, each.accused, each.is_unanimous) for each in record.accusations] == [
        (A, C, False),
        (B, D, False),
        (C, B, True),
    ]


def test_no_points_are_given_while_the_round_goes_on() -> None:
    """S10: a failed accusation costs only the stop."""
    game = turned_down(talking(dealt(4, "B")), A, C)
    assert set(standings(game).values()) == {0}


def test_a_vote_does_not_print_what_it_says() -> None:
    """S13: in no log and no crash."""
    assert repr(VoteOn(PlayerId("A"), True, version=3)) == repr(VoteOn(PlayerId("A"), False, version=3))
