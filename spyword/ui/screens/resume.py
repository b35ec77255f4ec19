"""The cover that a game lands on when it is continued: nothing of it is shown before somebody asks."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.spyfall.views import SpyfallView
from spyword.engine.spys_word.views import SpysWordView
from spyword.ui.base import ViewScreen
from spyword.ui.keys import HELP, MENU, OPEN, bindings
from spyword.ui.messages import ShowTable
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.plain import Plain


class ResumeScreen(ViewScreen[SpysWordView | SpyfallView]):
    """Says which game it is; Space shows the table, or the hand-over to whoever comes next."""

    CSS_PATH = "resume.tcss"
    BINDINGS = bindings(OPEN, MENU, HELP)

    def body(self) -> ComposeResult:
        t = self.t
        with Vertical(id="resume"):
            with Center(), Dossier(t("The game goes on"), t):
                yield Plain(self._where(), id="where")
                yield Plain(" · ".join(seat.name for seat in self.view.seats), id="who")
                yield Plain(t("Put the laptop in the middle of the table."), id="what")
            yield Center(ArmedPrompt(OPEN, t, t("Show the table")))

    def _where(self) -> str:
        if self.view.round == 0:
            return self.t("The cards are being dealt.")
        return self.t("Round {round}", round=self.view.round)

    def action_do_open(self) -> None:
        self.post_message(ShowTable())
