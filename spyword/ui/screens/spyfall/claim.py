""" "I am the spy": the claimant, alone with the screen, shows the card or takes it back (S12)."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.spyfall.actions import ShowCard, TakeBack
from spyword.engine.spyfall.views import ClaimView
from spyword.ui.base import PrivateScreen
from spyword.ui.keys import HELP, MENU, SHOW_CARD, TAKE_BACK, bindings
from spyword.ui.messages import Act
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.plain import Plain


class ClaimScreen(PrivateScreen[ClaimView]):
    """The same cells, colours and keys for a spy and for anybody else: only the words differ.

    The key that shows the card stands there for all, and nobody sees or hears whether it did nothing.
    """

    CSS_PATH = "claim.tcss"
    BINDINGS = bindings(SHOW_CARD, TAKE_BACK, MENU, HELP)

    def body(self) -> ComposeResult:
        t = self.t
        with Vertical(id="claim"):
            with Center(), Dossier(self.stage.names[self.view.claimant], t):
                yield Plain(self._told(), id="told")
                yield Plain(self._advice(), id="advice")
            yield Center(ArmedPrompt(SHOW_CARD, t, t("Show my card and name the location")), classes="gap")
            yield Center(ArmedPrompt(TAKE_BACK, t, t("Take it back: the clock goes on"), is_main=False))

    @property
    def _is_spy(self) -> bool:
        return bool(self.view.is_spy.reveal())

    def _told(self) -> str:
        return self.t("You are a spy.") if self._is_spy else self.t("You are not a spy.")

    def _advice(self) -> str:
        if self._is_spy:
            return self.t("Name the right location, and you win the round. Name a wrong one, and the others do.")
        return self.t("Only a spy has a card to show here. Take it back: the table sees only that the clock goes on.")

    def action_do_show_card(self) -> None:
        if self._is_spy:
            self.post_message(Act(ShowCard(self.view.claimant, version=self.view.version)))

    def action_do_take_back(self) -> None:
        self.post_message(Act(TakeBack(self.view.claimant, version=self.view.version)))
