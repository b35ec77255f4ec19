"""The ghost has guessed, and it was wrong (W28). Never how near it was."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.spys_word.actions import Proceed
from spyword.engine.spys_word.views import VerdictView
from spyword.text import cell_width
from spyword.ui.headings import round_heading
from spyword.ui.keys import GO_ON, HELP, MENU, bindings
from spyword.ui.messages import Act
from spyword.ui.show import ShowScreen
from spyword.ui.widgets.outcome import STAMP_ROOM, stamped
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.prompt import Prompt

_COVERED, _GUESS, _TOLD = range(3)


class VerdictScreen(ShowScreen[VerdictView]):
    """The guess under a bar, then the guess, then the stamp."""

    CSS_PATH = "verdict.tcss"
    BINDINGS = bindings(GO_ON, MENU, HELP)

    def heading(self) -> str:
        return round_heading(self.view, self.t)

    def waits(self) -> Sequence[float]:
        return (1.2, 1.6)

    def body(self) -> ComposeResult:
        t = self.t
        with Vertical(id="verdict"):
            yield Plain(t("The ghost's guess at the civilians' word"), id="title")
            yield Plain(id="guess")
            yield Center(Plain(id="stamp"))
            yield Plain(t("The ghost is out, and the word stays secret."), id="after")
            yield Prompt(GO_ON, t)

    def show_frame(self, index: int) -> None:
        guess = self.view.guess or self.t("No guess: the time ran out.")
        bar = ("█" * min(STAMP_ROOM, cell_width(guess)), "$redaction")
        self.query_one("#guess", Plain).update(styled(bar if index == _COVERED else guess))
        stamp = self.query_one("#stamp", Plain)
        stamp.update(stamped(self.t("WRONG")))
        for part in (stamp, self.query_one("#after", Plain)):
            part.set_class(index < _TOLD, "-later")
        self.query_one(Prompt).set_available(self.is_over)

    def is_available(self, command_id: str) -> bool | None:
        return super().is_available(command_id) if command_id == GO_ON.id else True

    def action_do_go_on(self) -> None:
        self.post_message(Act(Proceed(version=self.view.version)))
