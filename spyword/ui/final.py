"""The last screen of any game: who has won, everything in a table, and what can be done next."""

from __future__ import annotations

from textual.containers import VerticalScroll

from spyword.ui.base import V, ViewScreen
from spyword.ui.keys import AGAIN, CHANGE_SETTINGS, DOWN, HELP, HOME, LEFT, RIGHT, UP, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.long_table import LongTable


class FinalScreen(ViewScreen[V]):
    """Holds a `Banner`, and a `LongTable` in a `VerticalScroll` with the id `all`."""

    BINDINGS = bindings(AGAIN, CHANGE_SETTINGS, HOME, HELP, UP, DOWN, LEFT, RIGHT)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]  # noqa: RUF012

    def on_key(self) -> None:
        """Any key lets the confetti lie; it does what it does besides."""
        self.query_one(Banner).rest()

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
