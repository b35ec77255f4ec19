"""The time is up: one after another accuses somebody, or nobody (S11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Accuse, Decline
from spyword.engine.spyfall.views import ClosingView
from spyword.text import cell_width
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import HELP, MENU, VIEW_CARD, bindings
from spyword.ui.messages import Act, AskPeek
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.fitting import padded
from spyword.ui.widgets.location_list import LocationList, LocationSheet
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet

_NOBODY: Final = "nobody"
_NOW, _DONE, _TO_COME = "▸", "✓", "○"


class ClosingScreen(ViewScreen[ClosingView]):
    """Whose turn it is and what the others have done at the left, whom to accuse at the right."""

    AUTO_FOCUS = "Choices"
    CSS_PATH = "closing.tcss"
    BINDINGS = bindings(VIEW_CARD, MENU, HELP)

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def body(self) -> ComposeResult:
        t = self.t
        yield Plain(t("Time is up! Talk freely, but never name the place."), id="time")
        with Horizontal(id="closing"):
            with Sheet(t("Closing accusations"), id="order"):
                yield Plain(styled(*self._turns()))
            with Sheet(t("{name} accuses…", name=self._name_of(self.view.accuser)), id="whom"):
                yield Choices(self._choices())
        yield LocationSheet(LocationList(self.view.locations, t.language, self.stage.language), t, id="places")

    def _choices(self) -> list[Choice]:
        others = [Choice(player, self._name_of(player)) for player in self.view.may_accuse]
        return [*others, Choice(_NOBODY, self.t("Nobody"))]

    def _turns(self) -> Iterator[str | tuple[str, str]]:
        """A line for each in turn, with all whom they have accused in this round."""
        names = max(cell_width(self._name_of(player)) for player in self.view.order)
        now = self.view.order.index(self.view.accuser)
        for place, player in enumerate(self.view.order):
            sign, style = _sign(place - now)
            accused = [self._name_of(each.accused) for each in self.view.accusations if each.accuser == player]
            yield "\n" if place else ""
            yield (f"{sign} {padded(self._name_of(player), names)}", style)
            if accused:
                yield (f" → {' · '.join(accused)}", "$secondary")
            elif place < now:
                yield (f" – {self.t('nobody')}", "$faint")

    def _name_of(self, player: PlayerId) -> str:
        return self.stage.names[player]

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        guard = self.game_app.guard
        if guard.may_cross():
            guard.crossed()
            self.post_message(Act(self._action(event.id)))

    def _action(self, choice: str) -> Accuse | Decline:
        accuser, version = self.view.accuser, self.view.version
        if choice == _NOBODY:
            return Decline(accuser, version=version)
        return Accuse(accuser, PlayerId(choice), version=version)

    def action_do_view_card(self) -> None:
        self.post_message(AskPeek())


def _sign(distance: int) -> tuple[str, str]:
    """The sign of somebody so many turns after the present one, negative before it, and how the name looks."""
    if distance == 0:
        return _NOW, "bold $background on $primary"
    return (_DONE, "$faint") if distance < 0 else (_TO_COME, "")
