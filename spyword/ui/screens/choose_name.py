"""Who wants to look at the own word again (W15)."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.views import SpysWordView
from spyword.ui.base import ViewScreen
from spyword.ui.keys import BACK, HELP, bindings
from spyword.ui.messages import Peek, ShowTable
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.plain import Plain


class ChooseNameScreen(ViewScreen[SpysWordView]):
    """The players in the game, in seating order. The eliminated know their word and watch (W16)."""

    CSS_PATH = "choose_name.tcss"
    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(BACK, HELP)

    def heading(self) -> str:
        return self.t("View my word")

    def body(self) -> ComposeResult:
        with Vertical(id="choose-name"):
            yield Plain(self.t("Who wants to look at the own word again?"), id="question")
            yield Center(Choices([Choice(seat.id, seat.name) for seat in self.view.seats if seat.is_alive]))

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        """The cover comes next, so this leads over a border like any other key."""
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.post_message(Peek(PlayerId(event.id)))

    def action_do_back(self) -> None:
        self.post_message(ShowTable())
