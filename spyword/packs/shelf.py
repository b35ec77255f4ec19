"""What a game needs of the packs, whoever keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spyword.engine.spys_word.pair import Pair
from spyword.packs.model import Pack, PlacePack


class Shelf(Protocol):
    """A library, as far as a game needs it."""

    @property
    def packs(self) -> tuple[Pack, ...]:
        """All packs of words that can be played with."""
        ...

    @property
    def places(self) -> tuple[PlacePack, ...]:
        """All packs of locations that can be played with."""
        ...


class PairSource(Protocol):
    """A deck, as far as a game needs it."""

    def draw(self, packs: Iterable[Pack], languages: Iterable[str]) -> tuple[Pack, Pair]:
        """The next pair, and the pack it is of."""
        ...
