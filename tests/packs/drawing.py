"""Draws from decks, and what came of them."""

from __future__ import annotations

import random
from pathlib import Path

from spyword.engine.spys_word.pair import Pair
from spyword.packs.deck import Deck
from spyword.packs.model import Pack

ENGLISH = ("en",)


def deck(folder: Path, seed: int = 0) -> Deck:
    """A deck, as after a start of the program. The chance of the seed begins anew."""
    return Deck(folder, random.Random(seed))


def drawn(deck: Deck, times: int, *packs: Pack, languages: tuple[str, ...] = ENGLISH) -> list[Pair]:
    """The next pairs of these packs."""
    return [deck.draw(packs, languages)[1] for _ in range(times)]


def names(pairs: list[Pair]) -> list[str]:
    """The first word of each pair."""
    return [next(iter(pair.a.texts.values())) for pair in pairs]


def all_names(*packs: Pack) -> list[str]:
    return sorted(names([pair for pack in packs for pair in pack.pairs]))
