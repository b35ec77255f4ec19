"""The clock that the whole table reads while everybody talks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.message import Message

from spyword.engine.game import Timing
from spyword.i18n import Translator
from spyword.ui.stage import Stage
from spyword.ui.widgets.big_time import BigTime
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.time_bar import TimeBar

LAST_SECONDS: Final = 10
"""From here on the clock is marked, and rings with every second."""
_LOOK: Final = 0.1
"""Seconds between two looks at the clock; what is painted changes once a second."""
_ROOM: Final = (32, 60)
"""Cells that the digits of the first and second larger scale need."""


class ClockFace(Vertical):
    """Large digits, a bar, and a line that says how it stands. It reads the table's clock and never counts by itself.

    Posts `Turned` when somebody has paused the clock or let it go on.
    """

    SCOPED_CSS = False  # the class of a small window is the screen's
    DEFAULT_CSS: ClassVar[str] = """
    ClockFace {
        width: 100%; height: auto;
        & > Center { height: auto; }
        & BigTime { margin: 1 0; }
        & > TimeBar { width: 100%; }
        & > TimeBar.-unlimited { display: none; }
        & > .clock--state { width: 100%; height: auto; min-height: 1; text-align: center; color: $faint; }
        &.-last BigTime, &.-last > TimeBar { color: $accent; }
        &.-last > .clock--state { color: $accent; text-style: bold; }
        &.-paused BigTime { color: $faint; }
        &.-paused > .clock--state { color: $background; background: $warning; text-style: bold; }
    }
    .-short ClockFace BigTime { margin: 0; }
    """

    @dataclass
    class Turned(Message):
        """The clock was paused, or goes on."""

        is_paused: bool

    def __init__(
        self, timing: Timing, stage: Stage, t: Translator, *, last: str, unlimited: str = "", full: float | None = None
    ) -> None:
        """`last` is said in the last seconds, `unlimited` where the time has no limit.

        `full`: the seconds of the whole bar, where this time is only what was left of a longer one.
        """
        super().__init__()
        self._timing = timing
        self._stage = stage
        self._t = t
        self._last = last
        self._unlimited = unlimited
        self._full = full
        self._rang_at: int | None = None
        # Kept, not asked for: a look that was put off may come while the screen is being taken apart.
        self._digits = BigTime(self._seconds())
        self._bar = TimeBar()
        self._line = Plain(classes="clock--state")

    def compose(self) -> ComposeResult:
        yield Center(self._digits)
        yield self._bar
        yield self._line

    def on_mount(self) -> None:
        self.set_interval(_LOOK, self.look)
        self.call_after_refresh(self.look)

    def on_resize(self) -> None:
        """Larger digits in a larger window."""
        self.call_after_refresh(self.look)

    @property
    def is_paused(self) -> bool:
        """Somebody has stopped the time."""
        return self._stage.clock is not None and self._stage.clock.is_paused

    def look(self) -> None:
        """Show what the clock says now."""
        if self._stage.clock is None or not self.is_attached:
            return
        seconds = self._seconds()
        if self._digits.show(seconds, self._scale()):
            self._show_bar()
        is_last = self._timing.seconds is not None and seconds <= LAST_SECONDS
        self.set_class(is_last, "-last")
        if self.is_paused != self.has_class("-paused"):
            self.set_class(self.is_paused, "-paused")
            self.post_message(self.Turned(self.is_paused))
        self._say(self._state(is_last=is_last))
        if is_last and not self.is_paused:
            self._ring(seconds)

    def _seconds(self) -> int:
        """What the clock shows: what is left, rounded up, so that 0:00 is the end; or what has passed."""
        clock = self._stage.clock
        if clock is None:
            return math.ceil(self._timing.seconds or 0)
        remaining = clock.remaining()
        return int(clock.elapsed()) if remaining is None else math.ceil(remaining)

    def _scale(self) -> int:
        if self.screen.has_class("-short") or self.size.width < _ROOM[0]:
            return 0
        return 2 if self.screen.has_class("-tall") and self.size.width >= _ROOM[1] else 1

    def _show_bar(self) -> None:
        bar = self._bar
        clock = self._stage.clock
        remaining = None if clock is None else clock.remaining()
        bar.set_class(remaining is None, "-unlimited")
        if clock is not None and remaining is not None:
            bar.show(remaining / max(1.0, self._full or remaining + clock.elapsed()))

    def _state(self, *, is_last: bool) -> str:
        if self.is_paused:
            return self._t("Paused")
        if is_last:
            return self._last
        return "" if self._timing.seconds is not None else self._unlimited

    def _say(self, sentence: str) -> None:
        if self._line.content != sentence:
            self._line.update(sentence)

    def _ring(self, second: int) -> None:
        """Once for each of the last seconds; the end itself belongs to what comes next."""
        if second != self._rang_at and second > 0:
            self._rang_at = second
            if self._stage.prefs.sounds:
                self.app.bell()
