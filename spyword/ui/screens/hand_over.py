"""Between two people: whose turn it is to hold the laptop, and nothing else."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import PlayerId, View
from spyword.i18n import Translator
from spyword.ui.base import ViewScreen
from spyword.ui.errands import SECOND_LOOK, errand_of
from spyword.ui.keys import BACK, HELP, MENU, OPEN, bindings
from spyword.ui.lettering import spread
from spyword.ui.messages import Reveal, ShowTable
from spyword.ui.stage import Stage
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.plain import Plain

NAME_ROOM = 34
"""Cells for the name where the window is smallest: a name of 16 cells, spread, takes 31."""


class HandOverScreen(ViewScreen[View]):
    """Names the next holder. Space opens, and only after a moment; Enter does nothing here.

    It is made from the public view, so it can tell nothing of anybody; the whole table reads it.
    """

    CSS_PATH = "hand_over.tcss"
    BINDINGS = bindings(OPEN, MENU, BACK, HELP)

    def __init__(self, view: View, stage: Stage, player: PlayerId, *, is_peek: bool = False) -> None:
        super().__init__(view, stage)
        self.player = player
        self.is_peek = is_peek
        self._errand = SECOND_LOOK if is_peek else errand_of(view)

    @property
    def name_of_player(self) -> str:
        """Who should take the laptop."""
        return self.stage.names[self.player]

    def heading(self) -> str:
        if not self._errand.step:
            return ""
        return self.t("{step} of {steps}", step=self._errand.step, steps=self._errand.steps)

    def body(self) -> ComposeResult:
        t = self.t
        with Vertical(id="hand-over"):
            with Center(), Dossier(t(self._errand.reason), t):
                yield Plain(t("The laptop goes to"), classes="line")
                yield Plain(spread(self.name_of_player, NAME_ROOM), id="name")
                yield Plain(t("Everybody else: look away."), classes="line")
            for t in self._voices():
                yield Center(ArmedPrompt(OPEN, t, t("I am {name}: open", name=self.name_of_player)))

    def _voices(self) -> list[Translator]:
        """The table's language, which everybody reads, and the player's own where it is another."""
        own = self.stage.speaking_to(self.player)
        return [self.t] if own.language == self.t.language else [self.t, own]

    def is_available(self, command_id: str) -> bool | None:
        """Who looks for a second time only can give that up; Esc is the menu otherwise."""
        if command_id in (BACK.id, MENU.id):
            return self.is_peek == (command_id == BACK.id)
        return True

    def action_do_open(self) -> None:
        self.post_message(Reveal(self.player))

    def action_do_back(self) -> None:
        self.post_message(ShowTable())
