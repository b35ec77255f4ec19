"""The own card of Spyfall: a location and a role, or that its holder is the spy (S2, S7, S9, S18)."""

from __future__ import annotations

from spyword.engine.spyfall.views import Card, DealView, SpyfallView
from spyword.packs.cells import Drawing
from spyword.packs.pictures import Mode
from spyword.ui.card_picture import draw_location_card
from spyword.ui.own_card import OwnCardScreen
from spyword.ui.pack_text import in_language


class LocationCardScreen(OwnCardScreen[SpyfallView]):
    """A spy's card has as many lines and as large a picture as that of all others."""

    CSS_PATH = "../card.tcss"

    @property
    def card(self) -> Card:
        """What this viewer may see."""
        assert self.view.card is not None
        return self.view.card

    def is_first_look(self) -> bool:
        return isinstance(self.view, DealView)

    def headline(self) -> str:
        """The location in the player's own language."""
        location = self.card.location.reveal()
        if location is None:
            return self.t("You are the spy")
        return in_language(location.names, self.t.language, self.stage.language)

    def has_detail(self) -> bool:
        """Something more than the location can stand on a card: by the settings, which everybody knows (S7, S18)."""
        return self.view.settings.play_roles or self.view.settings.spies_know

    def detail(self) -> str:
        """The role; to a spy the other spy's name, where spies know each other."""
        role, fellow = self.card.role.reveal(), self.card.fellow_spy.reveal()
        if role is not None:
            return in_language(role.texts, self.t.language, self.stage.language)
        if fellow is not None:
            return self.t("The other spy: {name}", name=self.stage.names[fellow])
        if self.card.location.reveal() is None:
            return self.t("Find out where you all are.")
        return self.t("Nobody plays a role.")

    def note(self) -> str:
        return self.t("Keep this to yourself.")

    def drawing(self, how: Mode, pixels: int) -> Drawing | None:
        return draw_location_card(self.card, how, pixels)
