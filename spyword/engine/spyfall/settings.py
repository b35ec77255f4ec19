"""What the host sets before a game of Spyfall (S1, S3, S5 to S7, S13, S18, S19)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from spyword.engine.game import Devices

PLACES: Final = 20
"""Locations of one game (S4)."""
MOST_ROUNDS: Final = 20
"""Rounds that can be chosen (S1)."""
ROUND_CHOICES: Final = tuple(60 * minutes for minutes in range(3, 16))
"""Seconds of a round that can be chosen (S6)."""


class NextDealer(Enum):
    """Who deals after the first round (S5)."""

    SPY = "spy"
    """The last round's spy."""
    LEFT = "left"
    """The player to the left of the last dealer."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One game's settings, with their defaults."""

    spies: int | None = None
    """None: the recommended number for so many players (S3)."""
    rounds: int = 5
    seconds: int | None = None
    """Of a round; None: by the number of players (S6)."""
    first_dealer: int | None = None
    """Place in the seating order, from 0; None: by lot (S5)."""
    next_dealer: NextDealer = NextDealer.SPY
    play_roles: bool = True
    """The cards say a role, not the location alone (S7)."""
    spies_know: bool = False
    """Two spies know each other (S18)."""
    mixed_decks: bool = False
    """Locations of several packs are shuffled together (S19)."""
    secret_votes: bool = False
    """One device: accusations are voted on in secret, not by a show of hands (S13)."""
    devices: Devices = Devices.ONE


def round_seconds(players: int) -> int:
    """How long a round lasts where nothing else was agreed (S6).

    >>> [round_seconds(players) // 60 for players in range(3, 13)]
    [6, 6, 7, 7, 8, 8, 9, 9, 10, 10]
    """
    return 60 * (5 + (players - 1) // 2)


__all__ = ["MOST_ROUNDS", "PLACES", "ROUND_CHOICES", "Devices", "NextDealer", "Settings", "round_seconds"]
