"""The private screen of the eliminated: the ghost's guess, and the same steps for everybody else (W28, W34)."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widgets import Input

from spyword.engine.errors import Code
from spyword.engine.spys_word.actions import Farewell
from spyword.engine.spys_word.views import FarewellView, Role
from spyword.i18n import N_
from spyword.text import clean, fold_guess
from spyword.ui.base import PrivateScreen
from spyword.ui.keys import CHANGE, CONFIRM, HELP, MENU, WRITTEN, bindings
from spyword.ui.messages import Act
from spyword.ui.stage import Stage
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt
from spyword.ui.widgets.secret_field import SecretField

ANSWER_CELLS: Final = 32
"""The longest text: a word takes at most 28 cells."""

_TOLD: Final = {
    Role.CIVILIAN: N_("You are a civilian."),
    Role.SPY: N_("You are a spy."),
    Role.GHOST: N_("You are the ghost."),
}
_GUESS: Final = N_("Guess the civilians' word. If you hit it, you win alone and at once.")
_ANYTHING: Final = N_("Type anything, so that nobody can tell. It will be thrown away.")


class FarewellScreen(PrivateScreen[FarewellView]):
    """Type, see what was typed, confirm: a text field that must not be empty, Enter, Space. Alike for every role.

    Enter in the field only shows what was typed: an input method uses that key too, so it must not be the last word.
    """

    CSS_PATH = "farewell.tcss"
    BINDINGS = bindings(WRITTEN, CONFIRM, CHANGE, MENU, HELP)

    def __init__(self, view: FarewellView, stage: Stage) -> None:
        super().__init__(view, stage)
        self._typed = ""
        self._is_reviewing = False
        self._complaint = ""

    def body(self) -> ComposeResult:
        with Vertical(id="farewell"):
            with Center(), Dossier(self.stage.names[self.view.player], self.t):
                yield from self._review() if self._is_reviewing else self._writing()
            if self._is_reviewing:
                yield Center(ArmedPrompt(CONFIRM, self.t, self.t("That is my answer")), classes="gap")
                yield Center(Prompt(CHANGE, self.t, is_main=False))
        if not self._is_reviewing:
            yield Center(Prompt(WRITTEN, self.t))

    def _writing(self) -> ComposeResult:
        role = self.view.role.reveal() or Role.CIVILIAN
        yield Plain(self.t(_TOLD[role]), id="told")
        yield Plain(self.t(_GUESS if role is Role.GHOST else _ANYTHING), id="asked")
        yield Center(SecretField(self._typed, cells=ANSWER_CELLS))
        yield Plain(self._complaint, id="complaint")

    def _review(self) -> ComposeResult:
        yield Plain(self.t("This is what you typed:"), id="asked")
        yield Plain(self._typed, id="typed")

    def on_mount(self) -> None:
        super().on_mount()
        self._focus_field()

    def _focus_field(self) -> None:
        for field in self.query(SecretField):
            field.focus()

    def is_available(self, command_id: str) -> bool | None:
        if command_id in (CONFIRM.id, CHANGE.id):
            return self._is_reviewing
        if command_id in (WRITTEN.id, MENU.id):
            return not self._is_reviewing
        return True

    def refused(self, code: Code) -> None:
        """Nothing was left of the text: ask again (W33)."""
        self.call_next(self._ask_again)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the field is the field's own; it means the same as the prompt."""
        event.stop()
        await self.action_do_written()

    async def action_do_written(self) -> None:
        self._typed = clean(self.query_one(SecretField).value)
        if fold_guess(self._typed):
            self._complaint = ""
            await self._turn(is_reviewing=True)
        else:
            await self._ask_again()

    async def action_do_change(self) -> None:
        await self._turn(is_reviewing=False)

    def action_do_confirm(self) -> None:
        self.post_message(Act(Farewell(self.view.player, self._typed, version=self.view.version)))

    async def _ask_again(self) -> None:
        self._complaint = self.t("Nothing is left of that: type at least one letter.")
        await self._turn(is_reviewing=False)

    async def _turn(self, *, is_reviewing: bool) -> None:
        """To the other step, with fresh widgets; a key held meanwhile must not confirm."""
        self._is_reviewing = is_reviewing
        await self.recompose()
        self.game_app.guard.screen_shown()
        self.refresh_bindings()
        self._focus_field()
