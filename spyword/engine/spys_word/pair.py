"""The two similar words of one game, each with its picture (W2).

What a word says stays out of its `repr`, so that no crash report tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from spyword.engine.picture import Picture

_NO_SPELLINGS: Mapping[str, tuple[str, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Word:
    """One word in the languages that its pack has."""

    texts: Mapping[str, str] = field(repr=False)
    """Language code (`en`, `ko`, `ja`, `ru`) to the word as it is shown."""
    also: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NO_SPELLINGS, repr=False)
    """Language code to further accepted spellings (W30)."""
    picture: Picture | None = field(default=None, repr=False)

    def spellings(self) -> tuple[str, ...]:
        """All that counts as this word in a guess, of any language (W30)."""
        return (*self.texts.values(), *(text for texts in self.also.values() for text in texts))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two words that go to the two groups; which goes to which is dealt at random (W2)."""

    a: Word
    b: Word
    category: Mapping[str, str] = field(default_factory=dict)
    """Language code to the name of the pack that the pair was drawn from, public in the game."""
