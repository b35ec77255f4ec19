"""Every way in which the rules say no, each with the story in which it is said (S1 to S20)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.game import Action, TimeUp
from spyword.engine.spyfall import (
    ACTIONS,
    Accuse,
    Ask,
    Claim,
    Code,
    Decline,
    Disconnected,
    GotIt,
    HandOn,
    HostOverdue,
    IllegalAction,
    Leave,
    NameLocation,
    Proceed,
    Reconnected,
    ShowCard,
    ShowOfHands,
    Spyfall,
    StaleAction,
    StartClock,
    TakeBack,
    TurnOverdue,
    VoteOn,
)
from spyword.files import JOURNAL
from spyword.table.clock import TableClock
from spyword.table.journal import start_journal
from spyword.table.records import Codec
from spyword.table.seats import Seat
from spyword.table.table import Table
from tests.engine.spyfall.evening import (
    A,
    B,
    C,
    D,
    accused,
    agreed,
    asked,
    cards_seen,
    claimed,
    convicted,
    dealt,
    done,
    ids,
    left,
    lost,
    named,
    now,
    proceeded,
    refused,
    talking,
    time_up,
    turned_down,
    voted,
)
from tests.table.fake_table import HandClock

OWN = agreed(own=True)
SECRET = replace(agreed(), secret_votes=True)
NOBODY = ids("Z")[0]


def one_device() -> Spyfall:
    """The clock runs; B is the spy, A the dealer."""
    return talking(dealt(4, "B"))


def room() -> Spyfall:
    """The same, and everybody has a device."""
    return talking(dealt(5, "B", settings=OWN))


def over() -> Spyfall:
    """One round was agreed, and it was played."""
    return proceeded(convicted(dealt(4, "B", settings=replace(agreed(), rounds=1)), A, B))


def naming() -> Spyfall:
    """B has shown the card."""
    return done(claimed(one_device(), B), ShowCard(B, version=0))


STORIES: list[tuple[Code, Callable[[], Spyfall], Action]] = [
    (Code.GAME_OVER, over, StartClock(A, version=0)),
    (Code.GAME_OVER, over, Proceed(None, version=0)),
    (Code.GAME_OVER, over, TimeUp(version=0)),
    (Code.WRONG_PHASE, one_device, GotIt(A, version=0)),
    (Code.WRONG_PHASE, one_device, StartClock(A, version=0)),
    (Code.WRONG_PHASE, one_device, Decline(A, version=0)),
    (Code.WRONG_PHASE, one_device, ShowOfHands(A, (), version=0)),
    (Code.WRONG_PHASE, one_device, VoteOn(A, True, version=0)),
    (Code.WRONG_PHASE, one_device, TakeBack(B, version=0)),
    (Code.WRONG_PHASE, one_device, ShowCard(B, version=0)),
    (Code.WRONG_PHASE, one_device, NameLocation(B, "x/1", version=0)),
    (Code.WRONG_PHASE, one_device, Proceed(None, version=0)),
    (Code.WRONG_PHASE, lambda: dealt(4, "B"), Ask(A, B, version=0)),
    (Code.WRONG_PHASE, lambda: dealt(4, "B"), HandOn(A, B, version=0)),
    (Code.WRONG_PHASE, lambda: dealt(4, "B"), Accuse(A, B, left=9.0, version=0)),
    (Code.WRONG_PHASE, lambda: dealt(4, "B"), Claim(B, left=9.0, version=0)),
    (Code.WRONG_PHASE, lambda: accused(room(), A, C), TurnOverdue(version=0)),
    (Code.UNKNOWN_PLAYER, one_device, Ask(A, NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, one_device, Ask(NOBODY, A, version=0)),
    (Code.UNKNOWN_PLAYER, one_device, HandOn(A, NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, one_device, Accuse(NOBODY, A, left=9.0, version=0)),
    (Code.UNKNOWN_PLAYER, one_device, Accuse(A, NOBODY, left=9.0, version=0)),
    (Code.UNKNOWN_PLAYER, one_device, Claim(NOBODY, left=9.0, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: dealt(4, "B"), GotIt(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: cards_seen(dealt(4, "B")), StartClock(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: time_up(one_device()), Decline(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: accused(one_device(), A, C), ShowOfHands(NOBODY, (), version=0)),
    (Code.UNKNOWN_PLAYER, lambda: accused(room(), A, C), VoteOn(NOBODY, True, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: claimed(one_device(), B), TakeBack(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, naming, NameLocation(NOBODY, "x/1", version=0)),
    (Code.UNKNOWN_PLAYER, lambda: convicted(dealt(4, "B"), A, B), Proceed(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, room, Leave(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, room, Disconnected(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, room, Reconnected(NOBODY, version=0)),
    (Code.UNKNOWN_PLAYER, lambda: left(room(), D), Ask(A, D, version=0)),
    (Code.NOT_YOUR_TURN, lambda: cards_seen(dealt(4, "B")), StartClock(B, version=0)),
    (Code.NOT_YOUR_TURN, one_device, Ask(B, A, version=0)),
    (Code.NOT_YOUR_TURN, one_device, HandOn(B, A, version=0)),
    (Code.NOT_YOUR_TURN, lambda: time_up(one_device()), Accuse(B, A, version=0)),
    (Code.NOT_YOUR_TURN, lambda: time_up(one_device()), Decline(B, version=0)),
    (Code.NOT_YOUR_TURN, lambda: accused(one_device(), A, C), ShowOfHands(B, (), version=0)),
    (Code.NOT_YOUR_TURN, lambda: claimed(one_device(), C), TakeBack(B, version=0)),
    (Code.NOT_YOUR_TURN, lambda: claimed(one_device(), C), ShowCard(B, version=0)),
    (Code.NOT_YOUR_TURN, naming, NameLocation(A, "x/1", version=0)),
    (Code.ALREADY_DONE, lambda: done(dealt(4, "B"), GotIt(A, version=0)), GotIt(A, version=0)),
    (Code.ALREADY_DONE, lambda: done(accused(room(), A, C), VoteOn(B, True, version=0)), VoteOn(B, False, version=0)),
    (Code.ALREADY_DONE, lambda: lost(room(), C), Disconnected(C, version=0)),
    (Code.ALREADY_DONE, room, Reconnected(C, version=0)),
    (Code.ALREADY_DONE, room, HostOverdue(version=0)),
    (Code.ALREADY_DONE, room, TurnOverdue(version=0)),
    (Code.ONLY_THE_HOST, lambda: convicted(room(), A, B), Proceed(B, version=0)),
    (Code.ONLY_THE_HOST, lambda: convicted(room(), A, B), Proceed(None, version=0)),
    (Code.ONLY_THE_HOST, lambda: voted(accused(room(), A, C), D), Proceed(D, version=0)),
    (Code.ONLY_OWN_DEVICES, one_device, Leave(A, version=0)),
    (Code.ONLY_OWN_DEVICES, one_device, Disconnected(A, version=0)),
    (Code.ONLY_OWN_DEVICES, one_device, Reconnected(A, version=0)),
    (Code.ONLY_OWN_DEVICES, one_device, HostOverdue(version=0)),
    (Code.ONLY_OWN_DEVICES, one_device, TurnOverdue(version=0)),
    (Code.NO_TIME_LIMIT, lambda: dealt(4, "B"), TimeUp(version=0)),
    (Code.NO_TIME_LIMIT, lambda: accused(one_device(), A, C), TimeUp(version=0)),
    (Code.TO_ONESELF, one_device, Ask(A, A, version=0)),
    (Code.TO_ONESELF, one_device, HandOn(A, A, version=0)),
    (Code.TO_ONESELF, one_device, Accuse(B, B, left=9.0, version=0)),
    (Code.TO_ONESELF, lambda: time_up(one_device()), Accuse(A, A, version=0)),
    (Code.ASKED_BACK, lambda: asked(one_device(), C), Ask(C, A, version=0)),
    (Code.ASKED_BACK, lambda: asked(one_device(), C), HandOn(C, A, version=0)),
    (Code.STOP_SPENT, lambda: turned_down(one_device(), C, D), Accuse(C, A, left=9.0, version=0)),
    (Code.NOT_A_SPY, lambda: claimed(one_device(), C), ShowCard(C, version=0)),
    (Code.NOT_A_VOTER, lambda: accused(one_device(), A, C), ShowOfHands(A, ids("C"), version=0)),
    (Code.NOT_A_VOTER, lambda: accused(one_device(), A, C), ShowOfHands(A, ids("A"), version=0)),
    (Code.NOT_A_VOTER, lambda: accused(room(), A, C), VoteOn(A, True, version=0)),
    (Code.NOT_A_VOTER, lambda: accused(room(), A, C), VoteOn(C, False, version=0)),
    (Code.OTHER_WAY_OF_VOTING, lambda: accused(one_device(), A, C), VoteOn(B, True, version=0)),
    (
        Code.OTHER_WAY_OF_VOTING,
        lambda: accused(talking(dealt(4, "B", settings=SECRET)), A, C),
        ShowOfHands(A, ids("B"), version=0),
    ),
    (Code.OTHER_WAY_OF_VOTING, lambda: accused(room(), A, C), ShowOfHands(A, ids("B"), version=0)),
    (Code.UNKNOWN_LOCATION, naming, NameLocation(B, "x/21", version=0)),
]

OF_THE_TABLE = {Code.CLOCK_PAUSED}
"""The rules know no pause; whoever keeps the clock refuses."""

OF_THE_FIRST_GAME = {
    Code.NOT_ALIVE,
    Code.NOT_A_CANDIDATE,
    Code.SELF_VOTE,
    Code.NO_PASS,
    Code.EMPTY_TEXT,
    Code.CLUE_REPEATED,
    Code.CLUE_IS_THE_WORD,
    Code.CLUE_TOO_LONG,
    Code.TEXT_NOT_WANTED,
}


@pytest.mark.parametrize(
    ("code", "story", "action"),
    [
        pytest.param(code, story, action, id=f"{code.value}-{type(action).__name__}-{number}")
        for number, (code, story, action) in enumerate(STORIES)
    ],
)
def test_each_refusal_has_its_story(code: Code, story: Callable[[], Spyfall], action: Action) -> None:
    """S2 to S20: and the game is what it was before."""
    game = story()
    assert refused(game, action) is code
    assert game == story()


def test_no_code_and_no_action_lacks_a_story() -> None:
    """S1 to S20."""
    told = {code for code, _, _ in STORIES}
    assert told.isdisjoint(OF_THE_TABLE | OF_THE_FIRST_GAME)
    assert told | OF_THE_TABLE | OF_THE_FIRST_GAME == set(Code)
    assert {type(action) for _, _, action in STORIES} == set(ACTIONS)


def test_an_answer_to_an_earlier_moment_is_stale() -> None:
    """A doubled key does nothing twice, whatever it would mean now."""
    game = one_device()
    action = now(game, Ask(A, C, version=0))
    with pytest.raises(StaleAction):
        game.apply(action).apply(action)


def test_an_action_of_another_game_is_no_action() -> None:
    game = one_device()
    with pytest.raises(TypeError):
        game.apply(Action(version=game.version))


def test_nobody_unknown_sees_anything() -> None:
    """S2."""
    with pytest.raises(IllegalAction) as refusal:
        one_device().view(NOBODY)
    assert refusal.value.code is Code.UNKNOWN_PLAYER
    assert one_device().legal_actions(NOBODY) == ()


@pytest.mark.parametrize("moment", [one_device, naming, lambda: accused(one_device(), A, C)])
def test_an_action_under_another_version_number_does_not_fit(moment: Callable[[], Spyfall]) -> None:
    """After an undo the same moment has another number."""
    game = moment()
    again = game.at_version(game.version + 5)
    (action, *_) = game.legal_actions(game.view(None).waiting_for[0])
    with pytest.raises(StaleAction):
        again.apply(action)
    assert again.apply(now(again, action)).version == game.version + 6


# At the table, which keeps the clock ----------------------------------------------------------------------------


def table_with(game: Spyfall, folder: Path, time: HandClock) -> Table:
    """The game on the table."""
    seats = tuple(Seat(player, "en") for player in game.players)
    journal = start_journal(folder / JOURNAL, "dealt so", Codec(ACTIONS, b"where it is"))
    return Table(game, seats, journal, TableClock(time))


@pytest.mark.parametrize("stop", [Accuse(A, C, version=0), Claim(B, version=0)], ids=["accusation", "claim"])
def test_a_clock_that_is_paused_cannot_be_stopped(stop: Action, tmp_path: Path) -> None:
    """S12: neither by an accusation nor by a claim; when it goes on, it can."""
    game = one_device()
    table = table_with(game, tmp_path, HandClock())
    table.pause()
    with pytest.raises(IllegalAction) as refusal:
        table.act(now(game, stop))
    assert refusal.value.code is Code.CLOCK_PAUSED
    assert table.view() == game.view(None)
    table.resume_clock()
    table.act(now(game, stop))
    assert table.view().timing.seconds is None


def test_the_table_writes_in_what_is_left_of_the_time(tmp_path: Path) -> None:
    """S10: no player is asked for it."""
    game, time = one_device(), HandClock()
    table = table_with(game, tmp_path, time)
    time.seconds += 100
    table.act(now(game, Accuse(A, C, left=9999.0, version=0)))
    time.seconds += 50
    table.act(ShowOfHands(A, (), version=table.view().version))
    time.seconds += 50
    table.act(Proceed(None, version=table.view().version))
    assert table.view().timing.seconds == 260


def test_a_location_of_an_earlier_round_is_no_location_any_more() -> None:
    """S4, S12."""
    game = talking(proceeded(named(dealt(4, "B", "B", places=[3, 4]), B, 3)))
    game = done(claimed(game, B), ShowCard(B, version=0))
    assert refused(game, NameLocation(B, "x/4", version=0)) is Code.UNKNOWN_LOCATION
