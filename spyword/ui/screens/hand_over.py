"""Between two people: whose turn it is to hold the laptop, and nothing else."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.engine.game import PlayerId, View
from spyword.ui.base import ViewScreen
from spyword.ui.keys import HELP, MENU, OPEN, bindings
from spyword.ui.messages import Reveal
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain


class HandOverScreen(ViewScreen[View]):
    """Names the next holder. Space opens, and only after a moment; Enter does nothing here."""

    BINDINGS = bindings(OPEN, HELP, MENU)

    def __init__(self, view: View, stage: Stage, player: PlayerId, *, is_peek: bool = False) -> None:
        super().__init__(view, stage)
        self.player = player
        self.is_peek = is_peek

    def body(self) -> ComposeResult:
        with Vertical(classes="notice"):
            yield Plain(self.player)

    def action_do_open(self) -> None:
        self.post_message(Reveal(self.player))
