"""The clock counts from a deadline, stops for a pause, and never from ticks."""

from __future__ import annotations

import pytest

from spyword.engine.game import Timing
from spyword.table.clock import TableClock
from tests.table.fake_table import HandClock


@pytest.fixture
def time() -> HandClock:
    return HandClock()


@pytest.fixture
def clock(time: HandClock) -> TableClock:
    """A clock that has just begun 90 seconds."""
    clock = TableClock(time)
    clock.begin(Timing(turn=1, seconds=90))
    return clock


def test_it_counts_down_to_nothing_and_stays_there(clock: TableClock, time: HandClock) -> None:
    time.seconds += 30
    assert (clock.remaining(), clock.elapsed(), clock.is_up) == (60, 30, False)
    time.seconds += 60
    assert (clock.remaining(), clock.is_up) == (0, True)
    time.seconds += 1000
    assert (clock.remaining(), clock.is_up) == (0, True)


def test_without_a_limit_it_counts_up(time: HandClock) -> None:
    """W8: a discussion with no limit."""
    clock = TableClock(time)
    clock.begin(Timing(turn=1, seconds=None))
    time.seconds += 500
    assert (clock.remaining(), clock.elapsed(), clock.is_up) == (None, 500, False)


def test_the_same_turn_goes_on(clock: TableClock, time: HandClock) -> None:
    time.seconds += 30
    clock.begin(Timing(turn=1, seconds=90))
    assert clock.remaining() == 60


def test_a_new_turn_begins_anew_and_runs(clock: TableClock, time: HandClock) -> None:
    time.seconds += 30
    clock.pause()
    clock.begin(Timing(turn=2, seconds=90))
    assert (clock.remaining(), clock.is_paused) == (90, False)


def test_who_votes_again_gets_at_least_ten_seconds(clock: TableClock, time: HandClock) -> None:
    """W43."""
    time.seconds += 87
    clock.begin(Timing(turn=1, seconds=90, at_least=10))
    assert clock.remaining() == 10
    time.seconds += 4
    clock.begin(Timing(turn=1, seconds=90))
    assert clock.remaining() == 6


def test_who_has_more_time_left_keeps_it(clock: TableClock, time: HandClock) -> None:
    """W43."""
    time.seconds += 20
    clock.begin(Timing(turn=1, seconds=90, at_least=10))
    assert clock.remaining() == 70


def test_a_pause_takes_no_time(clock: TableClock, time: HandClock) -> None:
    time.seconds += 30
    clock.pause()
    time.seconds += 100
    clock.pause()
    time.seconds += 100
    assert (clock.remaining(), clock.elapsed(), clock.is_paused) == (60, 30, True)
    clock.resume()
    time.seconds += 5
    clock.resume()
    assert (clock.remaining(), clock.elapsed(), clock.is_paused) == (55, 35, False)


@pytest.mark.parametrize("is_paused", [False, True])
def test_another_clock_can_be_set_to_where_it_stands(clock: TableClock, time: HandClock, is_paused: bool) -> None:
    time.seconds += 30
    if is_paused:
        clock.pause()
    other_time = HandClock(5)
    other = TableClock(other_time)
    other.set(clock.read())
    assert other.read() == clock.read()
    other.begin(Timing(turn=1, seconds=90))
    assert other.read() == clock.read()
