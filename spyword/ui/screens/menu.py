"""What can be done at any moment of a game besides playing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.engine import spyfall
from spyword.engine.game import Action
from spyword.engine.spys_word.actions import GiveClue, ToTheVote
from spyword.i18n import N_
from spyword.table.table import SlipKind
from spyword.ui.dialogs import AskDialog, Dialog
from spyword.ui.keys import BACK, HELP, bindings
from spyword.ui.messages import CloseDialog, Go, Place, Undo
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices

Slip = type[Action] | SlipKind

_TAKE_BACK: Final[Mapping[Slip, str]] = {
    GiveClue: N_("Take back: clue given"),
    ToTheVote: N_("Take back: to the vote"),
    spyfall.StartClock: N_("Take back: start the clock"),
    spyfall.Ask: N_("Take back: ask"),
    spyfall.HandOn: N_("Take back: hand the turn on"),
    spyfall.Accuse: N_("Take back: accuse"),
    spyfall.Decline: N_("Take back: accuse nobody"),
    SlipKind.PAUSE: N_("Take back: pause"),
}
_PLACES: Final[Mapping[str, Place]] = {
    "help": Place.HELP,
    "home": Place.HOME,
    "quit": Place.QUIT,
}


class MenuDialog(Dialog):
    """Opaque, so that what stands below does not matter; a secret was covered before it came."""

    CSS_PATH = "menu.tcss"
    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(BACK, HELP)

    def __init__(self, stage: Stage, *, slip: Slip | None) -> None:
        """`slip`: what could be taken back now."""
        super().__init__(stage)
        self._slip = slip

    def heading(self) -> str:
        return self.t("Menu")

    def body(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Choices(self._choices())

    def _choices(self) -> list[Choice]:
        t = self.t
        undo = [] if self._slip is None else [Choice("undo", t(_TAKE_BACK[self._slip]))]
        return [
            Choice("back", t("Continue")),
            *undo,
            Choice("help", t("How to play")),
            Choice("home", t("Save and go home")),
            Choice("quit", t("Save and quit")),
            Choice("end", t("End the game")),
        ]

    @on(Choices.Chosen)
    def _do(self, event: Choices.Chosen) -> None:
        """A choice crosses a border like any key of a screen."""
        guard = self.game_app.guard
        if not guard.may_cross():
            return
        guard.crossed()
        match event.id:
            case "back":
                self.post_message(CloseDialog())
            case "undo":
                self.post_message(Undo())
                self.post_message(CloseDialog())
            case "end":
                question = self.t("End this game? Nothing of it is kept.")
                self.app.call_later(self.game_app.ask, AskDialog(self.stage, question, Go(Place.END_GAME)))
            case place:
                self.post_message(Go(_PLACES[place]))
