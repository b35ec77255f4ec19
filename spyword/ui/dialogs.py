"""Questions and notices over what stands. Opaque, so that nothing shines through."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.ui.base import GameScreen
from spyword.ui.keys import BACK, CONFIRM, bindings
from spyword.ui.messages import CloseDialog, LobbyOrder
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain


class Dialog(GameScreen):
    """A full screen that is put over another and taken off again."""

    def action_do_back(self) -> None:
        self.post_message(CloseDialog())


class TooSmallScreen(Dialog):
    """The window is too small for any screen of the game."""

    def compose(self) -> ComposeResult:
        yield Plain(self.t("Please make the window larger: at least 40 columns and 16 rows."), classes="too-small")


class NoticeDialog(Dialog):
    """One sentence that has to be read."""

    BINDINGS = bindings(BACK)

    def __init__(self, stage: Stage, sentence: str) -> None:
        super().__init__(stage)
        self.sentence = sentence

    def body(self) -> ComposeResult:
        with Vertical(classes="notice"):
            yield Plain(self.sentence)


class AskDialog(Dialog):
    """Space says yes and gives the order, Esc leads back."""

    BINDINGS = bindings(CONFIRM, BACK)

    def __init__(self, stage: Stage, question: str, yes: LobbyOrder) -> None:
        super().__init__(stage)
        self.question = question
        self.yes = yes

    def body(self) -> ComposeResult:
        with Vertical(classes="notice"):
            yield Plain(self.question)

    def action_do_confirm(self) -> None:
        self.post_message(self.yes)
