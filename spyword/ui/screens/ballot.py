"""The secret vote of Spy's Word: who is an impostor (W17, W18)."""

from __future__ import annotations

from collections.abc import Sequence

from spyword.engine.game import Action, PlayerId
from spyword.engine.spys_word.actions import PASS, Vote
from spyword.engine.spys_word.views import VoteView
from spyword.ui.secret_ballot import SecretBallotScreen
from spyword.ui.stage import Stage


class BallotScreen(SecretBallotScreen[VoteView]):
    """A line for each who can be voted for, and for Pass where it is offered."""

    CSS_PATH = "ballot.tcss"

    def __init__(self, view: VoteView, stage: Stage) -> None:
        super().__init__(view, stage)
        self._targets = (*view.candidates, PASS) if view.offers_pass else view.candidates

    def question(self) -> str:
        if self.view.is_duel:
            return self.t("The duel: which of the tied is an impostor?")
        return self.t("Who is an impostor?")

    def choices(self) -> Sequence[str]:
        return [self._label(target) for target in self._targets]

    def _label(self, target: PlayerId) -> str:
        return self.t("Pass: nobody goes") if target == PASS else self.stage.names[target]

    def vote(self, voter: PlayerId, line: int) -> Action:
        return Vote(voter, self._targets[line], version=self.view.version)
