"""The own card of Spy's Word: a word and its picture, or that there is none (W3, W9, W15)."""

from __future__ import annotations

from spyword.engine.spys_word.views import Card, DealView, Role, SpysWordView
from spyword.packs.cells import Drawing
from spyword.packs.pictures import Mode
from spyword.ui.card_picture import draw_card
from spyword.ui.own_card import OwnCardScreen
from spyword.ui.pack_text import in_language


class CardScreen(OwnCardScreen[SpysWordView]):
    """A spy who is not told holds a civilian's card, and the ghost's is no other from afar."""

    CSS_PATH = "card.tcss"

    @property
    def card(self) -> Card:
        """What this viewer may see."""
        assert self.view.card is not None
        return self.view.card

    def is_first_look(self) -> bool:
        return isinstance(self.view, DealView)

    def headline(self) -> str:
        """The word in the player's own language; the ghost reads there that there is none."""
        word = self.card.word.reveal()
        if word is None:
            return self.t("You are the ghost: you have no word")
        return in_language(word.texts, self.t.language, self.stage.language)

    def note(self) -> str:
        """A line that every card has, so that a spy who is told holds a card like all others."""
        if self.card.told.reveal() is Role.SPY:
            return self.t("You are a spy. Blend in.")
        return self.t("Keep this to yourself.")

    def drawing(self, how: Mode, pixels: int) -> Drawing | None:
        return draw_card(self.card, how, pixels)
