"""The guard at the borders: held, doubled and impatient keys, and the mouse."""

from __future__ import annotations

import pytest

from spyword.ui.guard import ARMING, SAME_KEY, KeyGuard


class Table:
    """A guard with a clock in the hand, and a screen that comes up whenever a border is crossed."""

    def __init__(self) -> None:
        self.time = 100.0
        self.guard = KeyGuard(lambda: self.time)
        self.crossings = 0
        self.guard.screen_shown()

    def press(self, key: str, at: float) -> None:
        self.time = 100.0 + at
        self.guard.key_pressed(key)
        self._try()

    def click(self, x: int, y: int, at: float, footer_key: str = "") -> None:
        self.time = 100.0 + at
        self.guard.mouse_pressed(x, y)
        if footer_key:
            self.time += 0.005
            self.guard.key_pressed(footer_key)
        self._try()

    def _try(self) -> None:
        if self.guard.may_cross():
            self.guard.crossed()
            self.guard.screen_shown()
            self.crossings += 1


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_press_on_a_fresh_screen_does_nothing_until_it_is_armed(table: Table) -> None:
    table.press("space", ARMING - 0.1)
    assert table.crossings == 0
    table.press("space", ARMING + 0.3)
    assert table.crossings == 1


@pytest.mark.parametrize("first_repeat", [0.25, 0.5, 0.66, 1.0])
@pytest.mark.parametrize("every", [0.033, 0.1])
def test_a_held_key_crosses_one_border_only(table: Table, first_repeat: float, every: float) -> None:
    """Hole 1: whatever delay and rate the keyboard repeats with, for half a minute."""
    table.press("enter", 1.0)
    for repeat in range(int(30 / every)):
        table.press("enter", 1.0 + first_repeat + repeat * every)
    assert table.crossings == 1


def test_a_held_key_that_was_down_before_the_screen_came_up_crosses_nothing(table: Table) -> None:
    for repeat in range(300):
        table.press("space", repeat * 0.033)
    assert table.crossings == 0


def test_a_doubled_press_crosses_once(table: Table) -> None:
    """Hole 1: two presses five milliseconds apart."""
    table.press("enter", 1.0)
    table.press("enter", 1.005)
    assert table.crossings == 1


def test_two_keys_in_turn_may_follow_each_other_as_soon_as_the_screen_is_armed(table: Table) -> None:
    table.press("space", 1.0)
    table.press("enter", 1.0 + ARMING + 0.01)
    assert table.crossings == 2


def test_the_same_key_may_cross_again_after_a_pause(table: Table) -> None:
    table.press("enter", 1.0)
    table.press("enter", 1.0 + SAME_KEY - 0.1)
    assert table.crossings == 1
    table.press("enter", 1.0 + SAME_KEY + 0.2)
    assert table.crossings == 2


def test_an_impatient_player_gets_through(table: Table) -> None:
    """Four presses a second are no held key."""
    for press in range(8):
        table.press("space", press * 0.25)
    assert table.crossings >= 1


def test_three_clicks_on_one_spot_do_not_open_close_and_open(table: Table) -> None:
    """Hole 2: the footer echoes a click as the key under it, here first Space, then Enter."""
    table.click(3, 23, 1.0, "space")
    table.click(3, 23, 1.1, "enter")
    table.click(3, 23, 1.2, "enter")
    assert table.crossings == 1


def test_a_click_on_another_spot_counts_when_the_screen_is_armed(table: Table) -> None:
    table.click(3, 23, 1.0, "space")
    table.click(30, 12, 1.7, "enter")
    assert table.crossings == 2


def test_another_key_in_between_ends_the_stream_of_a_held_one(table: Table) -> None:
    """Who types fast presses Enter, a short name, Enter: no keyboard repeats two keys in turn."""
    table.press("enter", 1.0)
    table.press("b", 1.3)
    table.press("o", 1.4)
    table.press("enter", 1.0 + ARMING + 0.1)
    assert table.crossings == 2
    for repeat in range(20):
        table.press("enter", 1.9 + repeat * 0.05)
    assert table.crossings == 2
