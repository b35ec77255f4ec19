"""The dealer starts the clock, and questions go round (S8)."""

from __future__ import annotations

import pytest

from spyword.engine.spyfall import (
    Accuse,
    Ask,
    ClosingView,
    Code,
    HandOn,
    PlayerId,
    QuestionsView,
    ReadyView,
    Spyfall,
    StartClock,
)
from tests.engine.spyfall.evening import (
    LETTERS,
    A,
    B,
    C,
    D,
    E,
    asked,
    cards_seen,
    claimed,
    dealt,
    handed,
    ids,
    refused,
    seen,
    taken_back,
    talking,
    time_up,
    turned_down,
)


def arrow(game: Spyfall) -> str:
    """Asker and answerer as the table shows them: `"A → B"`, or `"→ A"` at the beginning."""
    view = seen(game, QuestionsView)
    return f"{view.came_from or ''} → {view.asker}".strip()


def allowed(game: Spyfall) -> str:
    """Whom the table offers."""
    return "".join(seen(game, QuestionsView).may_ask)


def offered(game: Spyfall, player: PlayerId, kind: type[Ask | HandOn]) -> str:
    """To whom this player may do that."""
    return "".join(each.target for each in game.legal_actions(player) if isinstance(each, kind))


def test_only_the_dealer_starts_the_clock_and_asks_first() -> None:
    """S8."""
    game = cards_seen(dealt(4, "B"))
    assert seen(game, ReadyView).waiting_for == (A,)
    assert game.timing.seconds is None
    assert refused(game, StartClock(B, version=0)) is Code.NOT_YOUR_TURN
    game = talking(game)
    assert arrow(game) == "→ A"
    assert game.timing.seconds == 360


def test_no_clock_runs_before_every_card_was_seen() -> None:
    """S8."""
    assert refused(dealt(4, "B"), StartClock(A, version=0)) is Code.WRONG_PHASE


def test_the_first_question_goes_to_anybody_else() -> None:
    """S8."""
    game = talking(dealt(5, "B"))
    assert allowed(game) == "BCDE"
    assert refused(game, Ask(A, A, version=0)) is Code.TO_ONESELF


def test_whoever_was_asked_asks_next_but_not_the_one_who_has_just_asked() -> None:
    """S8."""
    game = asked(talking(dealt(5, "B")), C)
    assert (arrow(game), allowed(game)) == ("A → C", "BDE")
    assert refused(game, Ask(C, A, version=0)) is Code.ASKED_BACK
    assert refused(game, Ask(C, C, version=0)) is Code.TO_ONESELF
    assert refused(game, Ask(A, B, version=0)) is Code.NOT_YOUR_TURN
    game = asked(game, E)
    assert (arrow(game), allowed(game)) == ("C → E", "ABD")


def test_one_round_later_the_first_asker_can_be_asked_again() -> None:
    """S8: only the last arrow counts."""
    game = asked(talking(dealt(4, "B")), B, C, A)
    assert (arrow(game), allowed(game)) == ("C → A", "BD")


@pytest.mark.parametrize(("first", "circle"), [(B, "BCABCAB"), (C, "CBACBAC")])
def test_among_three_the_first_question_fixes_the_direction(first: PlayerId, circle: str) -> None:
    """S8: nobody has a choice any more."""
    game = asked(talking(dealt(3, "B")), first)
    walked = ""
    for _ in circle:
        view = seen(game, QuestionsView)
        walked += view.asker
        assert len(view.may_ask) == 1
        game = asked(game, view.may_ask[0])
    assert walked == circle


def test_among_three_the_turn_that_is_handed_on_keeps_the_direction() -> None:
    """S8."""
    game = handed(asked(talking(dealt(3, "B")), B), C)
    assert (arrow(game), allowed(game)) == ("B → C", "A")


def test_nobody_is_obliged_to_ask_and_the_turn_can_be_handed_on() -> None:
    """S8: who got it so may neither hand it nor ask back."""
    game = handed(talking(dealt(5, "B")), D)
    view = seen(game, QuestionsView)
    assert (arrow(game), view.was_handed, allowed(game)) == ("A → D", True, "BCE")
    assert refused(game, HandOn(D, A, version=0)) is Code.ASKED_BACK
    assert refused(game, Ask(D, A, version=0)) is Code.ASKED_BACK


def test_the_turn_is_handed_only_to_whom_could_be_asked() -> None:
    """S8: not back to who has just asked."""
    game = asked(talking(dealt(5, "B")), C)
    assert refused(game, HandOn(C, A, version=0)) is Code.ASKED_BACK
    assert refused(game, HandOn(C, C, version=0)) is Code.TO_ONESELF
    assert refused(game, HandOn(A, B, version=0)) is Code.NOT_YOUR_TURN
    game = handed(game, B)
    assert (arrow(game), seen(game, QuestionsView).was_handed) == ("C → B", True)
    assert not seen(asked(game, D), QuestionsView).was_handed


def test_a_turn_can_be_handed_on_and_on() -> None:
    """S8."""
    game = talking(dealt(4, "B"))
    for target in (B, C, D, A):
        game = handed(game, target)
    assert (arrow(game), allowed(game)) == ("D → A", "BC")


def test_what_is_offered_is_what_is_allowed() -> None:
    """S8: to the asker alone, questions and turns to the same names."""
    game = asked(talking(dealt(5, "B")), C)
    assert {player: offered(game, player, Ask) for player in ids("ABCDE")} == {A: "", B: "", C: "BDE", D: "", E: ""}
    assert {player: offered(game, player, HandOn) for player in ids("ABCDE")} == {A: "", B: "", C: "BDE", D: "", E: ""}


def test_a_question_neither_stops_nor_resets_the_clock() -> None:
    """S8: the same time goes on."""
    game = talking(dealt(4, "B"))
    later = handed(asked(game, C), D)
    assert later.timing == game.timing


def test_after_a_stop_the_same_asker_asks() -> None:
    """S8, S10: with the same arrow."""
    game = handed(talking(dealt(5, "B")), C)
    after = turned_down(game, D, E)
    assert (arrow(after), allowed(after)) == ("A → C", "BDE")
    assert seen(after, QuestionsView).was_handed
    assert after.timing.seconds == 100


def test_after_a_claim_that_was_taken_back_the_same_asker_asks() -> None:
    """S8, S12."""
    game = asked(talking(dealt(5, "B")), C)
    after = taken_back(claimed(game, B), B)
    assert (arrow(after), allowed(after)) == (arrow(game), allowed(game))


def test_anybody_can_be_asked_spies_too_and_the_arrow_does_not_tell() -> None:
    """S8: the rule asks nobody for a card."""
    walks = []
    for spies in ("B", "C", "E"):
        game = asked(talking(dealt(5, spies)), B, E)
        walks.append((arrow(game), allowed(game)))
    assert set(walks) == {("B → E", "ACD")}


def test_nobody_asks_any_more_when_the_time_is_up() -> None:
    """S8, S11."""
    game = time_up(asked(talking(dealt(4, "B")), C))
    assert isinstance(game.view(None), ClosingView)
    assert refused(game, Ask(C, B, version=0)) is Code.WRONG_PHASE
    assert refused(game, HandOn(C, B, version=0)) is Code.WRONG_PHASE


@pytest.mark.parametrize("players", range(3, 13))
def test_any_table_offers_all_but_two_after_the_first_question(players: int) -> None:
    """S1, S8."""
    game = talking(dealt(players, "BC" if players == 12 else "B"))
    assert allowed(game) == LETTERS[1:players]
    assert allowed(asked(game, B)) == LETTERS[2:players]


def test_somebody_unknown_can_be_neither_asked_nor_accused() -> None:
    """S8, S10."""
    game = talking(dealt(4, "B"))
    assert refused(game, Ask(A, E, version=0)) is Code.UNKNOWN_PLAYER
    assert refused(game, HandOn(A, E, version=0)) is Code.UNKNOWN_PLAYER
    assert refused(game, Accuse(A, E, left=50.0, version=0)) is Code.UNKNOWN_PLAYER
