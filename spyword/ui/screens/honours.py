"""The moment of joy after a game: new levels and titles, one player after another (P4, P5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.timer import Timer

from spyword.ui.dialogs import Dialog
from spyword.ui.honours import Honour, paces
from spyword.ui.keys import BACK, DOWN, GO_ON, UP, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.honour_lines import HonourLines
from spyword.ui.widgets.honour_page import HonourPage

_UNSEEN = 0.5
"""Seconds between two looks whether another dialog has gone that covers this one."""


class HonoursDialog(Dialog):
    """Each page stands for a moment; any key or click turns to the next, Esc ends them all.

    Without animations everything stands on one page, for as long as it is wanted.
    """

    CSS_PATH = "honours.tcss"
    BINDINGS: ClassVar[list[BindingType]] = bindings(GO_ON, BACK, UP, DOWN)

    def __init__(self, stage: Stage, honours: Sequence[Honour]) -> None:
        super().__init__(stage)
        self._honours = tuple(honours)
        self._paces = paces(honours)
        self._place = -1
        self._timer: Timer | None = None

    def heading(self) -> str:
        return self.t("Levels and titles")

    def body(self) -> ComposeResult:
        if self.stage.prefs.animations:
            yield from (HonourPage(honour, self.t) for honour in self._honours)
        else:
            with VerticalScroll(id="all", can_focus=False):
                yield HonourLines(self._honours, self.t)

    def on_mount(self) -> None:
        if self.stage.prefs.animations:
            self._turn()

    # From page to page

    def _turn(self) -> None:
        """The next page, or away with the last one."""
        if self._timer is not None:
            self._timer.stop()
        pages = list(self.query(HonourPage))
        for page in pages:
            page.remove_class("-now")
        self._place += 1
        if self._place < len(pages):
            pages[self._place].begin()
            self._timer = self.set_timer(self._paces[self._place], self._time_is_up)
        elif self._place == len(pages):
            self.post_message(CloseDialog())

    def _time_is_up(self) -> None:
        """A page that another dialog covers waits until it is seen."""
        if self.app.screen is self:
            self._turn()
        else:
            self._timer = self.set_timer(_UNSEEN, self._time_is_up)

    def action_do_go_on(self) -> None:
        if self.stage.prefs.animations:
            self._turn()
        else:
            self.post_message(CloseDialog())

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Any key turns the page, and does nothing else; a held one turns only one page."""
        if event.key == BACK.key or (event.key in (UP.key, DOWN.key) and self.query("#all")):
            return
        event.stop()
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.action_do_go_on()

    def action_do_up(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_up(animate=False)

    def action_do_down(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_down(animate=False)
