"""Who wants to look at the own card again (W15, S9)."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult

from spyword.engine.game import PlayerId, View
from spyword.ui.base import ViewScreen
from spyword.ui.keys import BACK, HELP, bindings
from spyword.ui.messages import Peek, ShowTable
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.question import Question


class ChooseNameScreen(ViewScreen[View]):
    """The players in the game, in seating order. In Spy's Word the eliminated know their word and watch (W16)."""

    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(BACK, HELP)

    def heading(self) -> str:
        return self.t("A second look at the card")

    def body(self) -> ComposeResult:
        choices = [Choice(player, self.stage.names[player]) for player in self.view.in_play]
        yield Question(self.t("Who wants to look at the own card again?"), choices, self.t)

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        """The cover comes next, so this leads over a border like any other key."""
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.post_message(Peek(PlayerId(event.id)))

    def action_do_back(self) -> None:
        self.post_message(ShowTable())
