"""The secret vote of any game: one voter, one paper, and nothing of any other (W17, W18, S13)."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import Action, PlayerId
from spyword.ui.base import PrivateScreen, V
from spyword.ui.keys import CHOOSE, DOWN, HELP, MENU, SUBMIT_VOTE, UP, bindings
from spyword.ui.messages import Act
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.ballot_paper import BallotPaper
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.plain import Plain


class SecretBallotScreen(PrivateScreen[V]):
    """Arrows point, Space, a digit or a click chooses, Enter hands in: only what was chosen, and not before."""

    BINDINGS = bindings(UP, DOWN, CHOOSE, SUBMIT_VOTE, MENU, HELP)

    def question(self) -> str:
        """What is voted on."""
        raise NotImplementedError

    def choices(self) -> Sequence[str]:
        """The lines of the paper."""
        raise NotImplementedError

    def vote(self, voter: PlayerId, line: int) -> Action:
        """What is done by handing in this line."""
        raise NotImplementedError

    def body(self) -> ComposeResult:
        assert self.view.viewer is not None
        with Vertical(id="booth"), Dossier(self.stage.names[self.view.viewer], self.t):
            yield Plain(self.question(), id="question")
            yield Center(BallotPaper(self.choices()))
        yield Center(ArmedPrompt(SUBMIT_VOTE, self.t, is_ready=False))

    def is_available(self, command_id: str) -> bool | None:
        """There is nothing to submit before something was chosen; the footer shows that too."""
        if command_id == SUBMIT_VOTE.id and self.is_mounted and self.query_one(BallotPaper).chosen is None:
            return None
        return True

    def on_key(self, event: events.Key) -> None:
        if self.query_one(BallotPaper).choose_by_digit(event.character):
            event.stop()

    @on(BallotPaper.Chosen)
    def _chosen(self) -> None:
        prompt = self.query_one(ArmedPrompt)
        if not prompt.is_ready:
            prompt.set_ready(True)
            self.refresh_bindings()

    def action_do_up(self) -> None:
        self.query_one(BallotPaper).move(-1)

    def action_do_down(self) -> None:
        self.query_one(BallotPaper).move(1)

    def action_do_choose(self) -> None:
        self.query_one(BallotPaper).choose_pointed()

    def action_do_submit_vote(self) -> None:
        chosen = self.query_one(BallotPaper).chosen
        if chosen is not None and self.view.viewer is not None:
            self.post_message(Act(self.vote(self.view.viewer, chosen)))
