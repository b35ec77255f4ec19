"""What every screen of a game may use besides its view: voices, looks and the clock. No game, no secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spyword.i18n import Translator, translator
from spyword.prefs import Prefs

if TYPE_CHECKING:
    from spyword.engine.game import PlayerId
    from spyword.people.standing import Gain
    from spyword.people.titles import Title
    from spyword.table.clock import TableClock
    from spyword.ui.badge import Badge


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
    badges: Mapping[PlayerId, Badge] = field(default_factory=dict)
    """What stands under the name on the own card of everybody with a profile."""
    gains: Mapping[PlayerId, Gain] = field(default_factory=dict)
    """What the game has brought to those with a profile; nothing before its end."""
    titles: Mapping[str, Title] = field(default_factory=dict)
    """Every title by its id, where a game has brought some."""
    is_past: bool = False
    """The game was over long ago: its end is looked at once more, and nothing follows from it."""

    @property
    def t(self) -> Translator:
        """The table's voice."""
        return translator(self.language)

    def speaking_to(self, player: PlayerId | None) -> Translator:
        """The voice of a private screen: the player's own language."""
        if player is None:
            return self.t
        return translator(self.languages.get(player, self.language))
