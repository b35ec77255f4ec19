"""Everything outside a running game: home, the form, packs, settings, and the way into and out of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from spyword.engine.game import PlayerId
from spyword.table.clock import TableClock
from spyword.ui.stage import Stage

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp


class Lobby:
    """Opens the places of the house and starts games."""

    def __init__(self, app: SpywordApp) -> None:
        self._app = app

    def stage(self, clock: TableClock | None = None, languages: Mapping[PlayerId, str] | None = None) -> Stage:
        """What a screen made now may use."""
        return Stage(self._app.language, self._app.prefs, clock, languages or {})
