"""The last screen of any game: who has won, everything in a table, and what can be done next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from textual import events
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.timer import Timer

from spyword.ui.base import V, ViewScreen
from spyword.ui.keys import AGAIN, BACK, CHANGE_SETTINGS, DOWN, HELP, HOME, LEFT, RIGHT, UP, bindings
from spyword.ui.messages import CloseDialog, Go, Place, TellHonours
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.gains_list import GainsList
from spyword.ui.widgets.long_table import LongTable
from spyword.ui.widgets.prompt import Prompt

MOMENT: Final = 2.5
"""Seconds in which nothing covers who has won."""

_NEXT: Final = (AGAIN, CHANGE_SETTINGS, HOME)
_COMMANDS: Final = (*_NEXT, BACK, HELP, UP, DOWN, LEFT, RIGHT)


class FinalScreen(ViewScreen[V]):
    """Holds a `Banner`, and a `LongTable` in a `VerticalScroll` with the id `all`.

    The end of a past game can be looked at, but nothing comes next: Esc leads back to where it was opened.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings(*_COMMANDS)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]  # noqa: RUF012

    _honours_timer: Timer | None = None

    # Pieces of the body

    def banner(self, winners: str, *, is_joyful: bool) -> Banner:
        """Who has won."""
        return Banner(winners, is_joyful=is_joyful, is_animated=self.stage.prefs.animations and not self.stage.is_past)

    def gains(self) -> GainsList:
        """What the game has brought, below the table."""
        return GainsList(self.stage)

    def again(self, label: str) -> Iterator[Prompt]:
        """What comes next, if anything does."""
        if not self.stage.is_past:
            yield Prompt(AGAIN, self.t, label)

    def fitted(self, event: LongTable.Fitted) -> None:
        """The table has its room: the list says what the table has no column for."""
        self.query_one(GainsList).show(with_xp=not event.shows_gains)
        self.when_laid_out(self._make_room)

    def on_resize(self, event: events.Resize) -> None:
        """The banner has its whole height again."""
        self.query_one(Banner).styles.height = None
        self.when_laid_out(self._make_room)

    def _make_room(self) -> None:
        """Where what the game has brought does not fit, the banner gives its empty lines away."""
        if self.stage.gains and self.query_one("#all", VerticalScroll).max_scroll_y > 0:
            self.query_one(Banner).styles.height = 1

    # The moment of joy

    def on_screen_resume(self) -> None:
        """This stands, or stands again: tell soon who has won something, unless it was told."""
        gains = () if self.stage.is_past else self.stage.gains.values()
        if any(gain.levels or gain.titles for gain in gains):
            self._honours_timer = self.set_timer(MOMENT, self._tell_honours)

    def _tell_honours(self) -> None:
        if self._honours_timer is not None and self.app.screen is self:
            self._honours_timer.stop()
            self._honours_timer = None
            self.post_message(TellHonours())

    def on_key(self, event: events.Key) -> None:
        """Any key lets the confetti lie, and one that does nothing else shows the honours at once."""
        self.query_one(Banner).rest()
        if all(event.key != command.key for command in _COMMANDS):
            self._tell_honours()

    # What can be done

    def is_available(self, command_id: str) -> bool | None:
        if command_id == BACK.id:
            return self.stage.is_past
        return not (self.stage.is_past and command_id in {command.id for command in _NEXT})

    def action_do_back(self) -> None:
        self.post_message(CloseDialog())

    def action_do_again(self) -> None:
        self.post_message(Go(Place.AGAIN))

    def action_do_change_settings(self) -> None:
        self.post_message(Go(Place.SETUP))

    def action_do_home(self) -> None:
        self.post_message(Go(Place.HOME))

    def action_do_up(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_up(animate=False)

    def action_do_down(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_down(animate=False)

    def action_do_left(self) -> None:
        self.query_one(LongTable).scroll_columns(-1)

    def action_do_right(self) -> None:
        self.query_one(LongTable).scroll_columns(1)
