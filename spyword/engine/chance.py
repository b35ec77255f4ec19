"""The one source of chance in a game: a seeded generator that is a value (W27).

Its state lies inside the game, so that the same seed and the same actions give the same game on every machine.
A draw returns what was drawn and the generator for the next draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Chance:
    """SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, each state another stream of draws."""

    state: int = field(repr=False)
    """Whoever knows it knows every draw to come: never shown."""

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """The generator of this seed; only its lowest 64 bits count."""
        return cls(seed & _WORD)

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number from 0 to `limit` - 1, each as likely as the others, and the next generator."""
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        spare_bits = 64 - limit.bit_length()
        state = self.state
        while True:
            state = (state + _GOLDEN) & _WORD
            number = _mixed(state) >> spare_bits
            if number < limit:  # to throw the rest away is what keeps the draw even
                return number, Chance(state)

    def pick(self, items: Sequence[T]) -> tuple[T, Chance]:
        """One of the items, and the next generator."""
        index, after = self.below(len(items))
        return items[index], after

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in an order drawn from all orders alike (Fisher and Yates), and the next generator."""
        pool = list(items)
        chance = self
        for last in range(len(pool) - 1, 0, -1):
            index, chance = chance.below(last + 1)
            pool[last], pool[index] = pool[index], pool[last]
        return tuple(pool), chance


def _mixed(state: int) -> int:
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _WORD
    return state ^ (state >> 31)
