"""What one player has done in one game, in numbers that have a name: all that XP, statistics and titles are made of.

Told from what the whole table saw at the end, so no number says more than the table knows (W26, W40, S14).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, Protocol

from spyword.engine.game import PlayerId, View


class Result(Enum):
    """How a game ended for somebody."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    """Nobody won."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """Of one player, in one game that was played to its end."""

    result: Result
    counts: Mapping[str, int] = field(default_factory=dict)
    """By the name of the counter; one that is not there is 0."""
    collected: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By the name of the collection: the different things that this game adds to it."""


class Run(NamedTuple):
    """Games in a row. Both are names of counters."""

    where: str
    """Games in which this counter is 0 neither end nor prolong the run."""
    goes_on: str
    """Any other game prolongs the run if this counter is over 0, and ends it if not."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All names that one game counts by. The rules of both kinds of name: `statistics`."""

    counters: frozenset[str]
    collections: frozenset[str] = frozenset()
    runs: Mapping[str, Run] = field(default_factory=dict)


class Chronicle(Protocol):
    """How one game is remembered once it is over. It reads nothing but the public view of the end."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of `Deeds` of this game."""
        ...

    def write(self, view: View) -> str:
        """The end as JSON, without the players' names."""
        ...

    def read(self, written: str, names: Mapping[PlayerId, str]) -> View:
        """The end as it was shown, the players called so. Raises `ValueError`."""
        ...

    def deeds(self, view: View) -> Mapping[PlayerId, Deeds]:
        """Of everybody at the table; of nobody if the game was ended early (P3)."""
        ...


def first_text(texts: Mapping[str, str]) -> str:
    """English, if it is there: a thing that is collected has one name, whatever language it was played in."""
    return texts.get("en") or next(iter(texts.values()), "")
