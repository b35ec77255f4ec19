"""The form that the host fills in before a game of Spy's Word."""

from __future__ import annotations

from dataclasses import dataclass, field

from spyword.engine.spys_word.settings import Settings


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One seat of the form, in seating order."""

    name: str
    language: str
    """Language code of the own card."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A filled-in form, right or wrong."""

    seats: tuple[SeatDraft, ...] = ()
    settings: Settings = field(default_factory=Settings)
    packs: tuple[str, ...] = ()
    """Ids of the packs to draw from; empty: all of them."""

    def languages(self) -> frozenset[str]:
        """Every language that somebody plays in: the pair must have them all."""
        return frozenset(seat.language for seat in self.seats)
