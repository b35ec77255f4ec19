"""Whether a role names its place, in whatever form: who hears it needs no question any more (S2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from spyword.text import fold_guess

_SPACED: Final = frozenset({"en", "ru"})
"""Languages that part their words; in the others a name is told by its letters wherever they stand."""
_TELLING: Final = 4
"""Letters of the beginning of a word that tell it, whatever its ending."""
_BETWEEN_WORDS: Final = re.compile(r"[\s/–—-]+")
_FLEETING: Final = ("ок", "ек", "ец")
"""Russian endings whose vowel goes when the word is bent: рынок, на рынке."""


def names_place(role: str, name: str, language: str) -> bool:
    """The name stands in the role, or a word of the role begins as one of the name does, whatever its ending."""
    folded = fold_guess(name)
    if not folded:
        return False
    if language not in _SPACED:
        return folded in fold_guess(role)
    words = _words(role)
    if len(folded) <= _TELLING:  # a bar is not in “embarrassed”, but at the beginning of “bartender”
        return any("".join(words[place:]).startswith(folded) for place in range(len(words)))
    stems = [stem for word in _words(name) if len(word) > _TELLING for stem in _stems(word)]
    return folded in fold_guess(role) or any(word.startswith(stem) for word in words for stem in stems)


def _words(text: str) -> list[str]:
    return [word for part in _BETWEEN_WORDS.split(text) if (word := fold_guess(part))]


def _stems(word: str) -> Iterator[str]:
    """The beginnings that all forms of the word share: it is bent in its last two letters."""
    yield word[: max(_TELLING, len(word) - 2)]
    if word.endswith(_FLEETING):
        yield word[:-2] + word[-1]
