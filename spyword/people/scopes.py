"""Over which games something is counted: over one, or over all that are played here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.people.common import COMMON
from spyword.people.deeds import Chronicle, Vocabulary

ANY: Final = "any"
"""The scope of all games together."""
STANDING: Final = frozenset({"xp", "level", "titles"})
"""What somebody has come to besides games; statistics of all games together."""


def scope_of(game: str) -> str:
    """The scope of a game, by its name in files.

    >>> scope_of("spys-word")
    'spys_word'
    """
    return game.replace("-", "_")


def vocabularies(chronicles: Mapping[str, Chronicle]) -> dict[str, Vocabulary]:
    """Of every scope. What all games count under one name is counted over all games, too."""
    of_games = {scope_of(game): chronicle.vocabulary for game, chronicle in chronicles.items()}
    shared = frozenset.intersection(*(vocabulary.counters for vocabulary in of_games.values()))
    found = {ANY: Vocabulary(COMMON.counters | shared, COMMON.collections | STANDING, COMMON.runs)}
    for scope, own in of_games.items():
        found[scope] = Vocabulary(
            COMMON.counters | own.counters,
            COMMON.collections | own.collections,
            {**COMMON.runs, **own.runs},
        )
    return found
