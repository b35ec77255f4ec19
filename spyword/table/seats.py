"""Who sits where at this table, and in which language each sees the own card."""

from __future__ import annotations

from dataclasses import dataclass

from spyword.engine.game import Player


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table, in seating order."""

    player: Player
    language: str
    """Language code of the own card."""
    profile: str | None = None
    """Id of the profile of who sits there; None for a guest (P1)."""
