"""The guard at the border between two steps: no held or doubled key crosses more than one.

A terminal tells key presses but never releases, so holding a key looks like pressing it again and again:
the first repeat comes 0.25 to 1 s after the press, the others every 30 to 100 ms. Three rules keep such a
stream out: a screen must have been up for a moment, the key must have been silent for a moment, and the key
that crossed the last border needs a longer pause before it can cross the next one. Another key in between ends
the stream: no keyboard repeats two keys in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

ARMING: Final = 0.5
"""Seconds that a screen must have been up before anything on it crosses a border."""
SILENCE: Final = 0.2
"""Seconds without that key before a press of it counts as a new one."""
SAME_KEY: Final = 1.2
"""Seconds between two borders crossed by one and the same key (or a click on the same cell)."""
CLICK_ECHO: Final = 0.05
"""A key that arrives within these seconds after a mouse press is the footer's echo of that press."""


class KeyGuard:
    """Watches every key press and mouse press, and says whether the present one may cross a border."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._pressed = ""
        self._pressed_at = float("-inf")
        self._silent_for = float("inf")
        self._clicked = ("", float("-inf"))
        self._screen_up = now()
        self._crossed_by = ""
        self._crossed_at = float("-inf")

    def screen_shown(self) -> None:
        """A new screen has come up, or the old one has come back."""
        self._screen_up = self._now()

    def key_pressed(self, key: str) -> None:
        """Any key has arrived, whether anything is bound to it or not."""
        cell, at = self._clicked
        self._note(cell if self._now() - at <= CLICK_ECHO else key)

    def mouse_pressed(self, x: int, y: int) -> None:
        """A mouse button went down on a cell."""
        cell = f"cell {x},{y}"
        self._note(cell)
        self._clicked = (cell, self._now())

    def _note(self, source: str) -> None:
        now = self._now()
        if source != self._clicked[0] or now - self._clicked[1] > CLICK_ECHO:
            self._silent_for = now - self._pressed_at if source == self._pressed else float("inf")
        if source != self._pressed:
            self._crossed_by = ""
        self._pressed = source
        self._pressed_at = now

    def is_armed(self) -> bool:
        """The screen has been up long enough."""
        return self._now() - self._screen_up >= ARMING

    def may_cross(self) -> bool:
        """The press that arrived last is a new one, on a screen that has been up long enough."""
        again_too_soon = self._pressed == self._crossed_by and self._now() - self._crossed_at < SAME_KEY
        return self.is_armed() and self._silent_for >= SILENCE and not again_too_soon

    def crossed(self) -> None:
        """A border was crossed by the press that arrived last."""
        self._crossed_by = self._pressed
        self._crossed_at = self._now()
        self._screen_up = self._now()
