"""What a pack is: a named collection of pairs of one kind (W2), or of locations (S4)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from spyword.engine.spyfall.location import Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.text import fold_guess

LANGUAGES = ("en", "ko", "ja", "ru")
"""Languages that a word can have, in the order in which files hold them."""

WIDEST = 28
"""Cells that a word or the name of a pack may take: what the card of the smallest window has room for."""


class Origin(Enum):
    """Who made a pack."""

    BUILT_IN = "built-in"
    """It came with the game."""
    OWN = "own"
    """It lies in the player's data folder."""


@dataclass(frozen=True, slots=True)
class Headed:
    """What every pack has, whatever it holds."""

    id: str
    name: Mapping[str, str]
    """Language code to the name; not every language need be there."""
    origin: Origin = field(default=Origin.OWN, kw_only=True)
    path: Path | None = field(default=None, kw_only=True)
    """The file it was read from; None while it is only being written."""

    def title(self, language: str) -> str:
        """The name in this language, else in English, else in whichever there is."""
        return self.name.get(language) or self.name.get("en") or next(iter(self.name.values()), self.id)


@dataclass(frozen=True, slots=True)
class Pack(Headed):
    """A pack of words; every pair in it bears the pack's name as its category."""

    pairs: tuple[Pair, ...] = field(repr=False)

    def languages(self) -> tuple[str, ...]:
        """The languages in which there is a pair to draw."""
        return tuple(code for code in LANGUAGES if self.fitting((code,)))

    def fitting(self, languages: Iterable[str]) -> tuple[Pair, ...]:
        """The pairs that can be drawn for players of these languages."""
        wanted = frozenset(languages)
        return tuple(pair for pair in self.pairs if wanted <= pair.a.texts.keys() and wanted <= pair.b.texts.keys())


@dataclass(frozen=True, slots=True)
class PlacePack(Headed):
    """A pack of locations with their roles (S2 to S4)."""

    scenes: tuple[Scene, ...] = field(repr=False)

    def languages(self) -> tuple[str, ...]:
        """The languages in which there is a location to play at."""
        return tuple(code for code in LANGUAGES if self.fitting((code,)))

    def fitting(self, languages: Iterable[str]) -> tuple[Scene, ...]:
        """The locations that can be played by players of these languages: name and all roles have them."""
        wanted = frozenset(languages)
        return tuple(scene for scene in self.scenes if all(wanted <= texts.keys() for texts in _texts_of(scene)))


AnyPack = Pack | PlacePack


def _texts_of(scene: Scene) -> Iterable[Mapping[str, str]]:
    return (scene.location.names, *(role.texts for role in scene.roles))


def pair_id(pair: Pair) -> str:
    """Names a pair in files by its words in all languages, whichever of them stands first; tells none of them."""
    sides = sorted(_written(word) for word in (pair.a, pair.b))
    return hashlib.blake2b("\n\n".join(sides).encode(), digest_size=8).hexdigest()


def _written(word: Word) -> str:
    return "\n".join(f"{code}={text}" for code, text in sorted(word.texts.items()))


def folded_words(pair: Pair) -> frozenset[tuple[str, str]]:
    """Language code and folded word (W30) of both sides: two pairs that have one in common share a word."""
    return frozenset((code, fold_guess(text)) for word in (pair.a, pair.b) for code, text in word.texts.items())
