"""The clock on the table: counts one time after the other from a deadline, and can be stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from spyword.engine.game import Timing


@dataclass(frozen=True, slots=True)
class Reading:
    """Where the clock stands, to set it there again."""

    turn: int
    """Whose time this is (`Timing.turn`)."""
    elapsed: float
    """Seconds since the time began, pauses not counted."""
    limit: float | None
    """Seconds that the time lasts in all; None: no limit."""
    is_paused: bool


class TableClock:
    """Shows the time of one game's present phase.

    It counts no ticks: what it shows follows from `now` alone, so a late or lost tick costs nothing. A laptop that
    sleeps stops a monotonic clock, and with it this one.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._turn: int | None = None
        self._began = now()
        self._limit: float | None = None
        self._is_paused = False
        self._is_held = False
        self._stopped_at: float | None = None

    @property
    def is_paused(self) -> bool:
        """Somebody has stopped the time."""
        return self._is_paused

    @property
    def is_up(self) -> bool:
        """Nothing of a limited time is left."""
        return self.remaining() == 0

    def begin(self, timing: Timing) -> None:
        """Go by this timing from now on; call it once for each version of the game.

        A new turn begins a new, running time. The same turn's time goes on, with at least `at_least` seconds left.
        """
        if timing.turn != self._turn:
            self._turn = timing.turn
            self._began = self._now()
            self._limit = timing.seconds
            self._is_paused = False
            self._stopped_at = self._began if self._is_held else None
        if self._limit is not None:
            self._limit = max(self._limit, self.elapsed() + timing.at_least)

    def remaining(self) -> float | None:
        """Seconds left, never below 0; None if there is no limit."""
        return None if self._limit is None else max(0.0, self._limit - self.elapsed())

    def elapsed(self) -> float:
        """Seconds since the time began, pauses not counted."""
        until = self._now() if self._stopped_at is None else self._stopped_at
        return until - self._began

    def pause(self) -> None:
        """Stop, until somebody lets it go on; does nothing if it is paused already."""
        self._is_paused = True
        self._stop()

    def resume(self) -> None:
        """Go on where it stopped; does nothing if it runs."""
        self._is_paused = False
        self._go_on()

    def hold(self) -> None:
        """Stand still while the table is looking at something else. This is no pause: nobody has chosen it."""
        self._is_held = True
        self._stop()

    def release(self) -> None:
        """The table looks here again; a pause stays one."""
        self._is_held = False
        self._go_on()

    def _stop(self) -> None:
        if self._stopped_at is None:
            self._stopped_at = self._now()

    def _go_on(self) -> None:
        if self._stopped_at is not None and not self._is_paused and not self._is_held:
            self._began += self._now() - self._stopped_at
            self._stopped_at = None

    def read(self) -> Reading:
        """Where it stands now."""
        return Reading(self._turn or 0, self.elapsed(), self._limit, self._is_paused)

    def set(self, reading: Reading) -> None:
        """Stand again where it stood at that reading."""
        now = self._now()
        self._turn = reading.turn
        self._began = now - reading.elapsed
        self._limit = reading.limit
        self._is_paused = reading.is_paused
        self._stopped_at = now if self._is_paused or self._is_held else None
