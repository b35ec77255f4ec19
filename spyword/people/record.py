"""A game that is over, as it is stored (P2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from spyword.engine.game import PlayerId

FEWEST_PROFILES: Final = 2
"""At the table, for a game to count (P3)."""
_NIGHT: Final = timedelta(hours=6)
"""What is played before that hour belongs to the evening before."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sat there."""

    player: PlayerId
    """Names the seat in what was told."""
    name: str | None
    """What they were called that evening; None if the profile was deleted since (P8)."""
    profile: str | None
    """Id of the profile; None for a guest (P1)."""
    language: str
    """Language code of the own card."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything about one game that is kept."""

    id: str
    """The same for every storing of the same game."""
    game: str
    """Which game, by its name in files."""
    ended: datetime
    """With the offset of the clock on the wall."""
    seconds: float
    """How long it was played, without the time in which it waited to be continued."""
    packs: tuple[str, ...]
    """Ids of the packs it was drawn from."""
    has_fixed_deal: bool
    """Dealt for a test or a lesson: it gives nothing (P3)."""
    seats: tuple[SeatRecord, ...]
    """In seating order."""
    told: str
    """The public end, as the game's chronicle has written it."""

    @property
    def can_count(self) -> bool:
        """It may give XP: dealt by chance, with enough profiles at the table (P3)."""
        profiles = sum(seat.profile is not None for seat in self.seats)
        return not self.has_fixed_deal and profiles >= FEWEST_PROFILES

    @property
    def evening(self) -> str:
        """`evening_of` its end."""
        return evening_of(self.ended)

    @property
    def names(self) -> Mapping[PlayerId, str]:
        """What the players were called; who has no name any more is not in it."""
        return {seat.player: seat.name for seat in self.seats if seat.name is not None}


def evening_of(ended: datetime) -> str:
    """The day on which that evening began."""
    return (ended - _NIGHT).date().isoformat()
