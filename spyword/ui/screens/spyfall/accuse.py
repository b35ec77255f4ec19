"""Somebody stops the clock and accuses another: who, whom, and is it meant (S10)."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Accuse
from spyword.engine.spyfall.views import QuestionsView
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, CONFIRM, bindings
from spyword.ui.messages import Act, CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts
from spyword.ui.widgets.question import Question


class AccuseDialog(Dialog):
    """Two questions and a sentence. The clock stands still under it, and Esc leads back step by step.

    Enter answers the questions and Space confirms, so a key held down accuses nobody.
    """

    AUTO_FOCUS = "Choices"
    CSS_PATH = "accuse.tcss"
    BINDINGS = bindings(CONFIRM, BACK)

    def __init__(self, view: QuestionsView, stage: Stage) -> None:
        super().__init__(stage)
        self.view = view
        self._accuser: PlayerId | None = None
        self._accused: PlayerId | None = None

    def heading(self) -> str:
        return self.t("The clock stands still")

    def body(self) -> ComposeResult:
        t = self.t
        if self._accuser is None:
            choices = [Choice(seat.id, seat.name) for seat in self.view.seats if seat.has_stop]
            yield Question(t("Who accuses?"), choices, t)
        elif self._accused is None:
            others = [player for player in self.view.in_play if player != self._accuser]
            name = self.stage.names[self._accuser]
            yield Question(
                t("{name}: who is the spy?", name=name), [Choice(each, self.stage.names[each]) for each in others], t
            )
        else:
            yield from self._confirmation(self.stage.names[self._accuser], self.stage.names[self._accused])

    def _confirmation(self, accuser: str, accused: str) -> ComposeResult:
        t = self.t
        with Vertical(id="accusation"):
            yield Center(Plain(self._sentence(accuser, accused), id="sentence"))
            yield Plain(t("All others vote, and nobody talks."), id="after")
            yield Prompts(ArmedPrompt(CONFIRM, t, t("Let the table vote")), Prompt(BACK, t, is_main=False))

    def _sentence(self, accuser: str, accused: str) -> str:
        return self.t("{accuser} accuses {accused} of being the spy.", accuser=accuser, accused=accused)

    def is_available(self, command_id: str) -> bool | None:
        return self._accused is not None if command_id == CONFIRM.id else True

    @on(Choices.Chosen)
    async def _chosen(self, event: Choices.Chosen) -> None:
        if not self.game_app.guard.may_cross():
            return
        if self._accuser is None:
            self._accuser = PlayerId(event.id)
        else:
            self._accused = PlayerId(event.id)
        await self._turn()

    def action_do_back(self) -> None:
        if self._accused is not None:
            self._accused = None
        elif self._accuser is not None:
            self._accuser = None
        else:
            self.post_message(CloseDialog())
            return
        self.call_next(self._turn)

    def action_do_confirm(self) -> None:
        if self._accuser is not None and self._accused is not None:
            self.post_message(CloseDialog())
            self.post_message(Act(Accuse(self._accuser, self._accused, version=self.view.version)))

    async def _turn(self) -> None:
        """To another step, with fresh widgets; a key held meanwhile must not answer it."""
        await self.recompose()
        self.game_app.guard.screen_shown()
        self.refresh_bindings()
        for choices in self.query(Choices):
            choices.focus()
