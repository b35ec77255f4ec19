"""A question whose yes does something on the screen below."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, CONFIRM, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain


class YesDialog(Dialog):
    """Space says yes, Esc leads back."""

    BINDINGS = bindings(CONFIRM, BACK)

    def __init__(self, stage: Stage, question: str, yes: Callable[[], Awaitable[None]]) -> None:
        super().__init__(stage)
        self._question = question
        self._yes = yes

    def body(self) -> ComposeResult:
        with Vertical(classes="notice"):
            yield Plain(self._question)

    async def action_do_confirm(self) -> None:
        """First away with the question, then the deed: it may put up another screen."""
        self.app.call_later(self._agree)

    async def _agree(self) -> None:
        await self.game_app.close_dialog()
        await self._yes()
