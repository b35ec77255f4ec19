""" "I am the spy": true, false, taken back; and the location that the spy names (S12)."""

from __future__ import annotations

import pytest

from spyword.engine.spyfall import (
    Accuse,
    Ask,
    Claim,
    ClaimView,
    Code,
    NameLocation,
    NamingView,
    PlayerId,
    QuestionsView,
    RoundEnd,
    ShowCard,
    Spyfall,
    TakeBack,
)
from tests.engine.spyfall.evening import (
    LEFT,
    SCENES,
    A,
    B,
    C,
    D,
    accused,
    asked,
    cards_seen,
    claimed,
    convicted,
    dealt,
    done,
    ids,
    named,
    nobody_convicted,
    points,
    proceeded,
    refused,
    seen,
    taken_back,
    talking,
    time_up,
    told,
    turned_down,
    voted,
)


def shown(game: Spyfall) -> Spyfall:
    """B claims to be the spy, and shows the card."""
    return done(claimed(game, B), ShowCard(B, version=0))


def test_a_claim_stops_the_clock_and_asks_the_claimant_alone() -> None:
    """S12: whoever it is, behind a hand-over."""
    game = claimed(asked(talking(dealt(4, "B")), C), B)
    view = seen(game, ClaimView)
    assert (view.claimant, view.waiting_for, view.is_private_turn) == (B, (B,), True)
    assert game.timing.seconds is None
    assert not any(game.legal_actions(player) for player in ids("ACD"))


def test_the_spy_may_show_the_card_or_take_it_back() -> None:
    """S12: a confirmation, for a key that slipped."""
    game = claimed(talking(dealt(4, "B")), B)
    assert seen(game, ClaimView, B).is_spy.reveal() is True
    assert {type(action) for action in game.legal_actions(B)} == {ShowCard, TakeBack}


def test_one_who_is_no_spy_is_told_so_and_can_only_take_it_back() -> None:
    """S12: in private."""
    game = claimed(talking(dealt(4, "B")), C)
    assert seen(game, ClaimView, C).is_spy.reveal() is False
    assert {type(action) for action in game.legal_actions(C)} == {TakeBack}
    assert refused(game, ShowCard(C, version=0)) is Code.NOT_A_SPY
    others = [seen(game, ClaimView, viewer).is_spy.reveal() for viewer in (None, A, B, D)]
    assert others == [None, None, None, None]


@pytest.mark.parametrize("claimant", [B, C], ids=["the spy", "somebody else"])
def test_a_claim_that_is_taken_back_only_lets_the_clock_go_on(claimant: PlayerId) -> None:
    """S12: nothing of it is written down, and nothing is spent."""
    game = asked(talking(dealt(4, "B")), C)
    stopped = claimed(game, claimant, left=77.0)
    after = taken_back(stopped, claimant)
    assert len({each.timing.turn for each in (game, stopped, after)}) == 3  # so that the clock is set anew
    view, before = seen(after, QuestionsView), seen(game, QuestionsView)
    assert after.timing.seconds == 77.0
    assert (view.asker, view.came_from, view.may_ask) == (before.asker, before.came_from, before.may_ask)
    assert (view.seats, view.accusations) == (before.seats, ())


def test_nobody_answers_for_the_claimant() -> None:
    """S12: not even the spy for somebody else."""
    game = claimed(talking(dealt(4, "B")), C)
    for action in (TakeBack(A, version=0), ShowCard(B, version=0), ShowCard(A, version=0)):
        assert refused(game, action) is Code.NOT_YOUR_TURN


def test_the_same_player_may_claim_again() -> None:
    """S12: no rule counts the claims; a claim spends no stop."""
    game = talking(dealt(4, "B"))
    for _ in range(3):
        game = taken_back(claimed(game, C), C)
    assert isinstance(claimed(game, B).view(None), ClaimView)
    assert isinstance(turned_down(game, C, A).view(None), QuestionsView)


def test_a_spent_stop_keeps_no_spy_from_naming_the_location() -> None:
    """S10, S12."""
    game = turned_down(talking(dealt(4, "B")), B, C)
    assert refused(game, Claim(B, left=LEFT, version=0)) is None


def test_a_card_that_is_shown_is_seen_by_all() -> None:
    """S12: the spy names the location on the table screen, and cannot go back."""
    game = shown(talking(dealt(4, "B")))
    view = seen(game, NamingView)
    assert (view.spy, view.waiting_for, view.is_private_turn) == (B, (B,), False)
    assert game.timing.seconds is None
    assert refused(game, TakeBack(B, version=0)) is Code.WRONG_PHASE
    assert refused(game, NameLocation(C, "x/1", version=0)) is Code.NOT_YOUR_TURN
    assert refused(game, Accuse(A, B, left=50.0, version=0)) is Code.WRONG_PHASE


def test_the_right_location_and_that_spy_wins() -> None:
    """S12, S15."""
    game = named(dealt(4, "B", places=[6]), B, 6)
    record = told(game)
    assert (record.end, record.named_by, record.after_time) == (RoundEnd.LOCATION_NAMED, B, False)
    assert record.named == record.location == SCENES[6].location
    assert points(game) == "B4"


def test_a_wrong_location_and_the_others_win() -> None:
    """S12, S16."""
    game = named(dealt(4, "B", places=[6]), B, 7)
    record = told(game)
    assert (record.end, record.named_by) == (RoundEnd.WRONG_LOCATION_NAMED, B)
    assert (record.named, record.location) == (SCENES[7].location, SCENES[6].location)
    assert points(game) == "A1 C1 D1"


def test_either_of_two_spies_may_name_it() -> None:
    """S12, S15."""
    for spy, won in ((B, "B4"), (D, "D4")):
        game = named(dealt(7, "BD", places=[2]), spy, 2)
        assert (told(game).named_by, points(game)) == (spy, won)


def test_all_locations_of_the_list_can_be_named_but_those_of_earlier_rounds() -> None:
    """S4, S12."""
    game = shown(talking(proceeded(nobody_convicted(dealt(4, "A", "B", places=[3, 9])))))
    offered = {action.location for action in game.legal_actions(B) if isinstance(action, NameLocation)}
    assert offered == {scene.location.id for scene in SCENES} - {SCENES[3].location.id}
    assert refused(game, NameLocation(B, SCENES[3].location.id, version=0)) is Code.UNKNOWN_LOCATION


@pytest.mark.parametrize("location", ["", "x/0", "x/21", "place 1"])
def test_only_what_stands_on_the_list_can_be_named(location: str) -> None:
    """S12."""
    assert refused(shown(talking(dealt(4, "B"))), NameLocation(B, location, version=0)) is Code.UNKNOWN_LOCATION


def test_a_claim_is_made_while_the_clock_runs_and_at_no_other_time() -> None:
    """S12: not before, not during an accusation, not after 0:00, not in the result."""
    claim = Claim(B, left=LEFT, version=0)
    game = talking(dealt(4, "B"))
    assert refused(game, claim) is None
    moments = [
        dealt(4, "B"),
        cards_seen(dealt(4, "B")),
        accused(game, A, C),
        voted(accused(game, A, C), D),
        claimed(game, C),
        shown(game),
        time_up(game),
        accused(time_up(game), A, C),
        convicted(dealt(4, "B"), A, B),
    ]
    assert {refused(moment, claim) for moment in moments} == {Code.WRONG_PHASE}


def test_at_zero_it_is_too_late() -> None:
    """S12: any time before 0:00."""
    game = talking(dealt(4, "B"))
    assert refused(game, Claim(B, left=0.0, version=0)) is Code.WRONG_PHASE
    assert refused(game, Claim(B, left=0.1, version=0)) is None


def test_nothing_else_happens_during_a_claim() -> None:
    """S12."""
    game = claimed(asked(talking(dealt(4, "B")), C), B)
    assert refused(game, Ask(C, D, version=0)) is Code.WRONG_PHASE
    assert refused(game, Accuse(A, B, left=50.0, version=0)) is Code.WRONG_PHASE
    assert refused(game, NameLocation(B, "x/1", version=0)) is Code.WRONG_PHASE


def test_who_was_not_asked_cannot_show_a_card() -> None:
    """S12: the claim comes first."""
    assert refused(talking(dealt(4, "B")), ShowCard(B, version=0)) is Code.WRONG_PHASE
