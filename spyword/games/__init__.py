"""The games that can be played here, and what the table must know of each before it is dealt."""

from __future__ import annotations

from typing import Final

from spyword.games.spyfall import SpyfallSetup
from spyword.games.spys_word import SpysWordSetup
from spyword.table.setup import Setups

SETUPS: Final[Setups] = {kind.game: kind for kind in (SpysWordSetup, SpyfallSetup)}
"""The form of each game, by its name in files."""

__all__ = ["SETUPS", "SpyfallSetup", "SpysWordSetup"]
