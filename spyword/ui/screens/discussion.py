"""Free talk under a clock that everybody can read (W14)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Vertical
from textual.widget import Widget

from spyword.engine.spys_word.actions import ToTheVote
from spyword.engine.spys_word.views import DiscussionView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_heading
from spyword.ui.keys import DOWN, HELP, MENU, PAUSE, TO_THE_VOTE, UP, VIEW_WORD, bindings
from spyword.ui.messages import Act, AskPeek, TogglePause
from spyword.ui.widgets.big_time import BigTime
from spyword.ui.widgets.circle import ROUND_TABLE, Circle
from spyword.ui.widgets.clue_sheet import ClueSheet
from spyword.ui.widgets.place_cards import place_cards
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts
from spyword.ui.widgets.time_bar import TimeBar

LAST_SECONDS: Final = 10
"""From here on the clock is marked, and rings with every second."""
_LOOK: Final = 0.1
"""Seconds between two looks at the clock; what is painted changes once a second."""
_ROOM_FOR_LARGE: Final = 60
"""Columns from which on the digits are large."""


class DiscussionScreen(ViewScreen[DiscussionView]):
    """The clock in the middle of the table. It reads the table's clock and never counts by itself."""

    CSS_PATH = "discussion.tcss"
    HORIZONTAL_BREAKPOINTS = ROUND_TABLE
    BINDINGS = bindings(TO_THE_VOTE, PAUSE, VIEW_WORD, UP, DOWN, MENU, HELP)

    _rang_at: int | None = None

    def heading(self) -> str:
        return round_heading(self.view, self.t)

    def body(self) -> ComposeResult:
        cards = place_cards(self.view, self.t)
        if self.view.settings.written_clues:
            with Horizontal(id="beside"):
                yield Vertical(*self._clock(), id="clock")
                yield ClueSheet(cards, self.t)
        else:
            yield Circle(cards, self._clock())

    def _clock(self) -> Iterator[Widget]:
        t = self.t
        yield Plain(t("Who has another word?"), classes="label")
        yield Center(BigTime(self._seconds()))
        yield TimeBar()
        yield Plain(id="state")
        yield Prompts(Prompt(TO_THE_VOTE, t), Prompt(PAUSE, t, is_main=False), Prompt(VIEW_WORD, t, is_main=False))

    def on_mount(self) -> None:
        self.set_interval(_LOOK, self.look)
        self.call_after_refresh(self.look)

    def on_resize(self) -> None:
        """Larger digits in a larger window."""
        self.call_after_refresh(self.look)

    def look(self) -> None:
        """Show what the clock says now."""
        if self.stage.clock is None:
            return
        seconds = self._seconds()
        if self.query_one(BigTime).show(seconds, self._scale()):
            self._show_bar()
        is_last = self._is_limited() and seconds <= LAST_SECONDS
        self.set_class(is_last, "-last")
        self.set_class(self.stage.clock.is_paused, "-paused")
        self._say(self._state(is_last=is_last))
        if is_last and not self.stage.clock.is_paused:
            self._ring(seconds)

    def _seconds(self) -> int:
        """What the clock shows: what is left, rounded up, so that 0:00 is the end; or what has passed."""
        clock = self.stage.clock
        if clock is None:
            return math.ceil(self.view.timing.seconds or 0)
        remaining = clock.remaining()
        return int(clock.elapsed()) if remaining is None else math.ceil(remaining)

    def _is_limited(self) -> bool:
        return self.view.timing.seconds is not None

    def _scale(self) -> int:
        if self.size.width < _ROOM_FOR_LARGE or self.has_class("-short"):
            return 0
        return 2 if self.has_class("-wide") and self.has_class("-tall") else 1

    def _show_bar(self) -> None:
        bar = self.query_one(TimeBar)
        clock = self.stage.clock
        remaining = None if clock is None else clock.remaining()
        bar.set_class(remaining is None, "-unlimited")
        if clock is not None and remaining is not None:
            bar.show(remaining / max(1.0, remaining + clock.elapsed()))

    def _state(self, *, is_last: bool) -> str:
        if self.stage.clock is not None and self.stage.clock.is_paused:
            return self.t("Paused")
        if is_last:
            return self.t("The vote is about to begin!")
        return "" if self._is_limited() else self.t("No limit: talk as long as you like.")

    def _say(self, sentence: str) -> None:
        state = self.query_one("#state", Plain)
        if state.content != sentence:
            state.update(sentence)

    def _ring(self, second: int) -> None:
        """Once for each of the last seconds; the end itself is the vote's."""
        if second != self._rang_at and second > 0:
            self._rang_at = second
            if self.stage.prefs.sounds:
                self.app.bell()

    def action_do_to_the_vote(self) -> None:
        self.post_message(Act(ToTheVote(version=self.view.version)))

    def action_do_pause(self) -> None:
        self.post_message(TogglePause())

    def action_do_view_word(self) -> None:
        self.post_message(AskPeek())

    def action_do_up(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_up(animate=False)

    def action_do_down(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_down(animate=False)
