""" "I am the spy": who says so (S12). Whether it is true, the claimant alone will see."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Claim
from spyword.engine.spyfall.views import QuestionsView
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, bindings
from spyword.ui.messages import Act, CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.question import Question


class ClaimDialog(Dialog):
    """A name, and the laptop goes there. The clock stands still under it."""

    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(BACK)

    def __init__(self, view: QuestionsView, stage: Stage) -> None:
        super().__init__(stage)
        self.view = view

    def heading(self) -> str:
        return self.t("The clock stands still")

    def body(self) -> ComposeResult:
        names = self.stage.names
        yield Question(
            self.t("Who says to be the spy?"), [Choice(player, names[player]) for player in self.view.in_play], self.t
        )

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        """The cover comes next, so this leads over a border like any other key."""
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.post_message(CloseDialog())
            self.post_message(Act(Claim(PlayerId(event.id), version=self.view.version)))
