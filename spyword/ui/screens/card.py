"""The own card: a word and its picture, or that there is none. In every cell but those alike for all (W3, W9, W15)."""

from __future__ import annotations

from functools import partial
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.spys_word.actions import GotIt
from spyword.engine.spys_word.views import Card, DealView, Role, SpysWordView
from spyword.packs.pictures import Mode, mode
from spyword.ui.base import PrivateScreen
from spyword.ui.card_picture import draw_card, pixels_for
from spyword.ui.keys import GOT_IT, HELP, MENU, bindings
from spyword.ui.messages import Act, Cover
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.plain import Plain

WORD_ROOM: Final = 36
"""Cells of the line for the word where the window is smallest; a word takes at most 28."""


class CardScreen(PrivateScreen[SpysWordView]):
    """The one screen of all roles: same cells, size, colours and keys. What differs is what is written and drawn.

    Enter closes it: the first look is thereby confirmed, a second one is only covered again.
    """

    CSS_PATH = "card.tcss"
    # The key that closes stands last in the footer: never in the cell where the cover's "Open" was.
    BINDINGS = bindings(MENU, HELP, GOT_IT)

    @property
    def card(self) -> Card:
        """What this viewer may see."""
        assert self.view.card is not None
        return self.view.card

    def body(self) -> ComposeResult:
        assert self.view.viewer is not None
        with Vertical(id="desk"), Dossier(self.stage.names[self.view.viewer], self.t):
            yield Center(PictureFrame(partial(draw_card, self.card, self._mode())))
            yield Plain(self._word(), id="word")
            yield Plain(self._note(), id="note")
        yield Center(ArmedPrompt(GOT_IT, self.t))

    def _mode(self) -> Mode:
        """How this terminal shows pictures."""
        return mode(no_color=self.app.no_color, color_system=self.app.console.color_system)

    def _word(self) -> str:
        """The word in the player's own language; the ghost reads there that there is none."""
        word = self.card.word.reveal()
        if word is None:
            return self.t("You are the ghost: you have no word")
        return word.texts.get(self.t.language) or word.texts.get(self.stage.language) or next(iter(word.texts.values()))

    def _note(self) -> str:
        """A line that every card has, so that a spy who is told holds a card like all others."""
        if self.card.told.reveal() is Role.SPY:
            return self.t("You are a spy. Blend in.")
        return self.t("Keep this to yourself.")

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(PictureFrame).fit(pixels_for(event.size, self.stage.prefs.pictures))

    def action_do_got_it(self) -> None:
        if isinstance(self.view, DealView) and self.view.viewer is not None:
            self.post_message(Act(GotIt(self.view.viewer, version=self.view.version)))
        else:
            self.post_message(Cover())
