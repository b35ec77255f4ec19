"""An accusation is voted on: by a show of hands that the accuser counts, or in secret (S10, S13)."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import Action, PlayerId
from spyword.engine.spyfall.actions import ShowOfHands, VoteOn
from spyword.engine.spyfall.views import AccusationView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import ALL_AGREE, CHOOSE, COUNT_HANDS, DOWN, HELP, MENU, UP, bindings
from spyword.ui.messages import Act
from spyword.ui.secret_ballot import SecretBallotScreen
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.prompt import Prompt, Prompts
from spyword.ui.widgets.raised_hands import RaisedHands


class HandsScreen(ViewScreen[AccusationView]):
    """Everybody sees it: Space, a digit or a click raises a hand, Enter counts them. All are down at first."""

    CSS_PATH = "accusation.tcss"
    BINDINGS = bindings(COUNT_HANDS, ALL_AGREE, CHOOSE, UP, DOWN, MENU, HELP)

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def body(self) -> ComposeResult:
        t, names = self.t, self.stage.names
        accuser, accused = names[self.view.accuser], names[self.view.accused]
        with Vertical(id="hands"), Vertical(id="table"):
            yield Plain(
                t("{accuser} accuses {accused} of being the spy.", accuser=accuser, accused=accused), id="charge"
            )
            yield Plain(t("Nobody talks. Hands up, all at once: who agrees?"), id="how")
            yield Center(RaisedHands([names[voter] for voter in self.view.voters]))
            yield Plain(id="count")
        yield Prompts(ArmedPrompt(COUNT_HANDS, t), Prompt(ALL_AGREE, t, is_main=False, id="all"))

    def on_mount(self) -> None:
        self._count()

    @on(RaisedHands.Counted)
    def _count(self) -> None:
        """What it would come to now, so that the accuser does not miscount."""
        hands, t = self.query_one(RaisedHands), self.t
        if hands.are_all_raised:
            verdict = (t("Unanimous: {name} shows the card.", name=self.stage.names[self.view.accused]), "bold $accent")
        else:
            agreeing, voters = len(hands.raised), len(self.view.voters)
            verdict = (t("{agreeing} of {voters} agree: turned down.", agreeing=agreeing, voters=voters), "$secondary")
        self.query_one("#count", Plain).update(styled(verdict))

    def on_key(self, event: events.Key) -> None:
        if self.query_one(RaisedHands).choose_by_digit(event.character):
            event.stop()

    def action_do_up(self) -> None:
        self.query_one(RaisedHands).move(-1)

    def action_do_down(self) -> None:
        self.query_one(RaisedHands).move(1)

    def action_do_choose(self) -> None:
        self.query_one(RaisedHands).choose_pointed()

    def action_do_all_agree(self) -> None:
        self.query_one(RaisedHands).choose_all()

    def action_do_count_hands(self) -> None:
        raised = self.query_one(RaisedHands).raised
        agreeing = tuple(voter for place, voter in enumerate(self.view.voters) if place in raised)
        self.post_message(Act(ShowOfHands(self.view.accuser, agreeing, version=self.view.version)))


class AccusationBallotScreen(SecretBallotScreen[AccusationView]):
    """Yes or no, alone with the screen."""

    CSS_PATH = "../ballot.tcss"

    def question(self) -> str:
        names = self.stage.names
        accuser, accused = names[self.view.accuser], names[self.view.accused]
        return self.t("{accuser} accuses {accused}. Do you agree?", accuser=accuser, accused=accused)

    def choices(self) -> Sequence[str]:
        return [self.t("Yes, that is the spy"), self.t("No")]

    def vote(self, voter: PlayerId, line: int) -> Action:
        return VoteOn(voter, line == 0, version=self.view.version)
