"""What the host sets before the game (W8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from spyword.engine.game import Devices

DISCUSSION_CHOICES: tuple[int | None, ...] = (60, 90, 120, None)
"""Seconds of discussion that can be chosen; None is no limit (W8)."""


class VoteDisplay(Enum):
    """How much of a vote everybody sees afterwards (W26)."""

    OPEN = "open"
    COUNTS = "counts"


class ClueMode(Enum):
    """What a clue may be (W12)."""

    WORD = "word"
    SENTENCE = "sentence"


class Ties(Enum):
    """What settles a tie (W23, W25)."""

    DUEL = "duel"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class Lineup:
    """How many impostors are dealt (W5)."""

    spies: int
    ghost: bool


@dataclass(frozen=True, slots=True)
class Settings:
    """One game's settings, with the defaults of W8."""

    lineup: Lineup | None = None
    """None: the recommended one for the number of players (W7)."""
    tell_spies: bool = False
    reveal_roles: bool = True
    """Show the role of the eliminated at once."""
    vote_display: VoteDisplay = VoteDisplay.OPEN
    passing: bool = False
    clue_mode: ClueMode = ClueMode.WORD
    discussion: int | None = 90
    """Seconds; None is no limit."""
    ties: Ties = Ties.DUEL
    written_clues: bool = False
    """Clues are typed and stay on the table (screens: "write clues down")."""
    devices: Devices = Devices.ONE


__all__ = ["DISCUSSION_CHOICES", "ClueMode", "Devices", "Lineup", "Settings", "Ties", "VoteDisplay"]
