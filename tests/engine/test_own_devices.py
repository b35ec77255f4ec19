"""Timed votes and announcements, links and the host (W41, W42, W44 to W48)."""

from __future__ import annotations

import pytest

from spyword.engine.game import Action
from spyword.engine.spys_word import (
    CluesView,
    Code,
    Disconnected,
    EndView,
    GotIt,
    HostOverdue,
    Leave,
    Proceed,
    Reconnected,
    ResultView,
    Settings,
    SpysWord,
    VoteEnd,
    VoteView,
)
from spyword.engine.spys_word.settings import Devices
from tests.engine.evening import (
    OWN,
    A,
    B,
    C,
    D,
    E,
    alive,
    all_vote_for,
    at_discussion,
    at_vote,
    cards_seen,
    dealt,
    farewell,
    ids,
    left,
    proceeded,
    refused,
    round_played,
    time_up,
    voted,
)

PASSING = Settings(devices=Devices.OWN, passing=True)


def result_end(game: SpysWord) -> VoteEnd:
    view = game.view(None)
    assert isinstance(view, ResultView)
    return view.record.end


def lost(game: SpysWord, *players: str) -> SpysWord:
    for player in players:
        game = game.apply(Disconnected(ids(player)[0], version=game.version))
    return game


def test_who_has_not_voted_in_time_has_cast_no_ballot() -> None:
    """W41: one vote decides, and the silent have not passed."""
    game = at_vote(dealt("scccc", PASSING))
    assert game.timing.seconds == 30
    game = time_up(voted(game, "A>B"))
    assert result_end(game) is VoteEnd.ELIMINATED
    assert alive(game.view(None)) == "ACDE"


def test_a_single_pass_among_the_silent_wins() -> None:
    """W20, W41."""
    assert result_end(time_up(voted(at_vote(dealt("scccc", PASSING)), "A>-"))) is VoteEnd.PASSED


@pytest.mark.parametrize("settings", [OWN, PASSING])
def test_nobody_voted_and_a_lot_eliminates_one_of_the_alive(settings: Settings) -> None:
    """W42."""
    game = time_up(at_vote(dealt("scccc", settings)))
    view = game.view(None)
    assert isinstance(view, ResultView)
    assert view.record.end is VoteEnd.LOT
    assert view.record.tied == ids("ABCDE")
    assert len(alive(view)) == 4


def test_nobody_votes_in_a_duel_and_a_lot_decides_among_the_duellists() -> None:
    """W24."""
    game = at_vote(proceeded(round_played(dealt("scccc", OWN), "A>B B>A C>A D>B E>C")))
    view = time_up(game).view(None)
    assert isinstance(view, ResultView)
    assert view.record.end is VoteEnd.LOT
    assert view.record.tied == ids("AB")


def test_duel_clues_have_the_time_of_a_clue() -> None:
    """W24."""
    game = proceeded(round_played(dealt("scccc", OWN), "A>B B>A C>A D>B E>C"))
    assert game.timing.seconds == 30
    game = time_up(time_up(game))
    view = game.view(None)
    assert isinstance(view, VoteView)
    assert view.is_duel
    assert game.timing.seconds == 30


def test_a_result_goes_away_by_itself_or_by_the_host() -> None:
    game = all_vote_for(dealt("scccc", OWN, host=B), E)
    assert game.timing.seconds == 10
    assert game.view(None).waiting_for == (B,)
    assert isinstance(time_up(game).view(None), CluesView)
    assert refused(game, Proceed(A, version=game.version)) is Code.ONLY_THE_HOST
    assert refused(game, Proceed(None, version=game.version)) is Code.ONLY_THE_HOST
    assert refused(game, Proceed(B, version=game.version)) is None


def test_a_verdict_goes_away_by_itself() -> None:
    game = farewell(proceeded(all_vote_for(dealt("scccgcc", OWN), E)), "banana")
    assert game.timing.seconds == 10
    assert isinstance(time_up(game).view(None), CluesView)


def test_on_one_device_only_discussion_has_a_limit() -> None:
    """W48."""
    game = dealt("scccgcc")
    seconds = [game.timing.seconds]
    for step in (cards_seen, at_discussion, at_vote, lambda game: all_vote_for(game, E), proceeded):
        game = step(game)
        seconds.append(game.timing.seconds)
    game = farewell(game, "banana")
    assert [*seconds, game.timing.seconds] == [None, None, 90, None, None, None, None]


def test_a_turn_of_the_clock_begins_with_each_phase_and_each_speaker_and_not_with_a_ballot() -> None:
    """W13, W14, W41: whoever keeps the clock starts anew exactly when `turn` changes."""
    game = dealt("sccc", OWN)
    turns = [game.timing.turn]
    game = game.apply(GotIt(A, version=game.version))
    turns.append(game.timing.turn)
    game = cards_seen(game)
    turns.append(game.timing.turn)
    game = at_discussion(game)
    turns.append(game.timing.turn)
    game = at_vote(game)
    turns.append(game.timing.turn)
    game = voted(game, "A>B C>B")
    turns.append(game.timing.turn)
    game = voted(game, "B>A D>B")
    turns.append(game.timing.turn)
    assert [turn - turns[0] for turn in turns] == [0, 0, 1, 5, 6, 6, 7]


def test_who_is_disconnected_stays_in_the_game_and_no_time_waits() -> None:
    """W47."""
    game = at_vote(dealt("scccc", OWN))
    without = lost(game, "D")
    assert without.timing == game.timing
    assert without.view(None).waiting_for == ids("ABCDE")
    assert [seat.is_connected for seat in without.view(None).seats] == [True, True, True, False, True]
    assert voted(without, "D>A").view(None).waiting_for == ids("ABCE")
    back = without.apply(Reconnected(D, version=without.version))
    assert all(seat.is_connected for seat in back.view(None).seats)


def test_a_host_whose_link_is_lost_too_long_passes_on_and_stays_in_the_game() -> None:
    """W46."""
    game = lost(cards_seen(dealt("scccc", OWN)), "A")
    assert game.view(None).host == A
    game = game.apply(HostOverdue(version=game.version))
    assert game.view(None).host == B
    assert alive(game.view(None)) == "ABCDE"
    game = game.apply(Reconnected(A, version=game.version))
    assert game.view(None).host == B


def test_a_host_who_is_there_is_not_overdue() -> None:
    """W46."""
    game = cards_seen(dealt("scccc", OWN))
    assert refused(game, HostOverdue(version=game.version)) is Code.ALREADY_DONE


@pytest.mark.parametrize(
    ("host", "signed_in", "disconnected", "following"),
    [
        ("A", "", "", "B"),
        ("A", "D", "", "D"),
        ("D", "AB", "", "A"),
        ("C", "AC", "", "A"),
        ("A", "BD", "B", "D"),
        ("A", "B", "B", "C"),
        ("E", "", "AB", "C"),
        ("A", "", "BCDE", "B"),
    ],
)
def test_the_host_leaves_and_the_next_signed_in_player_becomes_host(
    host: str, signed_in: str, disconnected: str, following: str
) -> None:
    """W45: in seating order, connected; else the next connected; a room is never without a host."""
    game = cards_seen(dealt("ccccsc", OWN, signed_in=signed_in, host=ids(host)[0]))
    game = left(lost(game, *disconnected), ids("F")[0])
    assert left(game, ids(host)[0]).view(None).host == following


def test_somebody_eliminated_may_become_host() -> None:
    """W45: alive or not."""
    game = proceeded(all_vote_for(dealt("cccccs", OWN, signed_in="B"), B))
    game = left(game, A)
    assert game.view(None).host == B
    game = all_vote_for(at_discussion(game), C)
    assert refused(game, Proceed(B, version=game.version)) is None


ROOM_ACTIONS: list[Action] = [
    Leave(A, version=0),
    Disconnected(A, version=0),
    Reconnected(A, version=0),
    HostOverdue(version=0),
]


@pytest.mark.parametrize("action", ROOM_ACTIONS, ids=lambda action: type(action).__name__)
def test_on_one_device_nobody_leaves_and_no_link_is_lost(action: Action) -> None:
    """W43 to W47."""
    assert refused(dealt("sccc"), action) is Code.ONLY_OWN_DEVICES


def test_a_link_is_lost_and_restored_once_each() -> None:
    """W47."""
    game = dealt("scccc", OWN)
    assert refused(game, Reconnected(A, version=game.version)) is Code.ALREADY_DONE
    game = lost(game, "A")
    assert refused(game, Disconnected(A, version=game.version)) is Code.ALREADY_DONE


def test_players_under_four_end_the_game_without_a_winner() -> None:
    """W44."""
    game = left(cards_seen(dealt("scccc", OWN)), E)
    assert not game.is_over
    game = left(game, D)
    view = game.view(None)
    assert isinstance(view, EndView)
    assert view.outcome.winner is None
    assert view.outcome.winners == ()


def test_the_eliminated_count_as_present_until_they_leave() -> None:
    """W44."""
    game = proceeded(all_vote_for(dealt("sccccc", OWN), E))
    game = left(game, D)
    assert not game.is_over
    game = left(game, E)
    assert not game.is_over
    assert left(game, C).is_over
