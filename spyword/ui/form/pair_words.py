"""How a pair is written on one line."""

from __future__ import annotations

from typing import Final

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
