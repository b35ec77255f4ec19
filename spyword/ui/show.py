"""A screen that does not say everything at once: frames that follow each other until the last one stands.

What a frame shows and how long it stands depends on the public view alone, so a hidden role changes neither (W34).
"""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.timer import Timer

from spyword.ui.base import V, ViewScreen


class ShowScreen(ViewScreen[V]):
    """Plays its frames by timers of its own, which die with the screen.

    Any key or click that the guard takes for a new one ends the show at once, and does nothing else. Without
    animations the last frame is there from the beginning.
    """

    _frame = -1
    timer: Timer | None = None
    """What turns to the next frame."""

    def waits(self) -> Sequence[float]:
        """For each frame but the last, how many seconds it stands."""
        raise NotImplementedError

    def show_frame(self, index: int) -> None:
        """Bring what is composed to the state of this frame, whichever was shown before."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """The last frame stands."""
        return self._frame >= len(self.waits())

    def on_mount(self) -> None:
        if self.stage.prefs.animations:
            self.next_frame()
        else:
            self.end_show()

    def next_frame(self) -> None:
        """Show the frame that follows, and wait for the one after it."""
        self._show(self._frame + 1)
        if not self.is_over:
            self.timer = self.set_timer(self.waits()[self._frame], self.next_frame)

    def end_show(self) -> None:
        """The last frame, now."""
        if self.timer is not None:
            self.timer.stop()
        self._show(len(self.waits()))

    def _show(self, index: int) -> None:
        self._frame = index
        self.show_frame(index)
        self.refresh_bindings()

    def is_available(self, command_id: str) -> bool | None:
        """Nothing can be done before all is said; the keys stand there already, dimmed."""
        return True if self.is_over else None

    def on_key(self, event: events.Key) -> None:
        """Any key ends the show, a held or doubled one of the screen before does not."""
        if not self.is_over:
            event.stop()
            self._interrupt()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        if not self.is_over:
            event.stop()
            self._interrupt()

    def _interrupt(self) -> None:
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.end_show()
