"""XP and levels: one scale for both games (P3, P4)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from typing import Final

from spyword.people.deeds import Deeds, Result

FOR_A_GAME: Final = 10
FOR_A_WIN: Final = 15
MOST_FOR_DEEDS: Final = 15
FOR_DEEDS: Final[Mapping[str, int]] = {
    "vote_hits": 2,
    "rounds_survived": 1,
    "right_guesses": 10,
    "locations_named": 10,
}
"""Counter to the XP of each (P3)."""

_STEP: Final = 25


def xp_for(deeds: Deeds) -> int:
    """What a game gives, if it counts (P3).

    >>> xp_for(Deeds(Result.WON, {"vote_hits": 2, "rounds_survived": 3}))
    32
    """
    own = sum(worth * deeds.counts.get(counter, 0) for counter, worth in FOR_DEEDS.items())
    return FOR_A_GAME + FOR_A_WIN * (deeds.result is Result.WON) + min(own, MOST_FOR_DEEDS)


def xp_needed(level: int) -> int:
    """XP in all at which that level begins (P4).

    >>> [xp_needed(level) for level in (1, 2, 3, 10, 27)]
    [0, 50, 150, 2250, 17550]
    """
    return _STEP * level * (level - 1)


def level_at(xp: int) -> int:
    """The level that so much XP is (P4).

    >>> [level_at(xp) for xp in (0, 49, 50, 149, 150, 17_549, 17_550)]
    [1, 1, 2, 2, 3, 26, 27]
    """
    return (1 + isqrt(1 + 4 * xp // _STEP)) // 2
