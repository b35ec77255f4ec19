"""What every screen of a game may use besides its view: voices, looks and the clock. No game, no secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spyword.i18n import Translator, translator
from spyword.prefs import Prefs

if TYPE_CHECKING:
    from spyword.engine.game import PlayerId
    from spyword.table.clock import TableClock


@dataclass(frozen=True, slots=True)
class Stage:
    """Handed to each screen when it is made."""

    language: str
    """The table's language."""
    prefs: Prefs
    clock: TableClock | None = None
    """The running game's clock, to be read only."""
    languages: Mapping[PlayerId, str] = field(default_factory=dict)
    """The language of each player's own card."""
    names: Mapping[PlayerId, str] = field(default_factory=dict)
    """What the players are called, those who have left too."""

    @property
    def t(self) -> Translator:
        """The table's voice."""
        return translator(self.language)

    def speaking_to(self, player: PlayerId | None) -> Translator:
        """The voice of a private screen: the player's own language."""
        if player is None:
            return self.t
        return translator(self.languages.get(player, self.language))
