"""How a pair, or a location with its roles, is written on one line."""

from __future__ import annotations

from typing import Final

from spyword.engine.spyfall.location import Scene
from spyword.engine.spys_word.pair import Pair
from spyword.packs.model import LANGUAGES

MISSING: Final = "—"
"""In place of a word that is not there yet."""


def languages_of(pair: Pair) -> tuple[str, ...]:
    """The languages that both words have."""
    return tuple(code for code in LANGUAGES if code in pair.a.texts and code in pair.b.texts)


def words_in(pair: Pair, language: str) -> tuple[str, str]:
    """Both words in this language, else in the first one that both have, else in any."""
    both = languages_of(pair)
    shared = language if language in both or not both else both[0]
    a, b = (word.texts.get(shared) or next(iter(word.texts.values()), MISSING) for word in (pair.a, pair.b))
    return a, b


def roles_at(scene: Scene, language: str) -> tuple[str, str]:
    """The location and all its roles in this language, else in any."""
    names, *roles = (scene.location.names, *(role.texts for role in scene.roles))
    name, *said = (texts.get(language) or next(iter(texts.values()), MISSING) for texts in (names, *roles))
    return name, " · ".join(said)
