"""Everything that can happen in a game of Spyfall: one frozen class an action.

What is done in secret (a vote on an accusation) stays out of an action's `repr`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from spyword.engine.game import (
    Action,
    Disconnected,
    GotIt,
    HostOverdue,
    Leave,
    PlayerId,
    Proceed,
    Reconnected,
    StopsClock,
    TimeUp,
)


@dataclass(frozen=True, slots=True)
class StartClock(Action):
    """The dealer starts the clock of the round (S8)."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """The asker has put a question to another player, who answers it and asks next (S8)."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId
    target: PlayerId


@dataclass(frozen=True, slots=True)
class HandOn(Action):
    """The asker hands the turn to another player without a question (S8)."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId
    target: PlayerId


@dataclass(frozen=True, slots=True)
class Accuse(StopsClock):
    """A player stops the clock and accuses another (S10), or accuses in turn when the time is up (S11)."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId
    accused: PlayerId


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """A player accuses nobody when the time is up (S11)."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ShowOfHands(Action):
    """Who agrees with the accusation, as the accuser has counted (S13). One device only."""

    player: PlayerId
    """The accuser."""
    agreeing: tuple[PlayerId, ...]
    """Of those who vote, in seating order; the accuser is no voter (S10)."""


@dataclass(frozen=True, slots=True)
class VoteOn(Action):
    """One player's vote on the accusation, alone with the screen (S10, S13)."""

    voter: PlayerId
    agrees: bool = field(repr=False)


@dataclass(frozen=True, slots=True)
class Claim(StopsClock):
    """Somebody says "I am the spy" and stops the clock (S12). Whether it is true, only the claimant learns."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """The claimant does not show the card: the clock goes on (S12). All that one who is no spy can do."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ShowCard(Action):
    """The claimant is a spy, and shows the card to everybody (S12)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class NameLocation(Action):
    """The spy names the location (S12)."""

    player: PlayerId
    location: str
    """`Location.id`."""


@dataclass(frozen=True, slots=True)
class TurnOverdue(Action):
    """Whose turn it is has had no link for 30 seconds: the next to the left takes it (S20). Own devices only."""


ACTIONS: Final[tuple[type[Action], ...]] = (
    GotIt,
    StartClock,
    Ask,
    HandOn,
    Accuse,
    Decline,
    ShowOfHands,
    VoteOn,
    Claim,
    TakeBack,
    ShowCard,
    NameLocation,
    Proceed,
    Leave,
    Disconnected,
    Reconnected,
    HostOverdue,
    TurnOverdue,
    TimeUp,
)
"""Every kind of action, for whoever writes them down."""

__all__ = [
    "ACTIONS",
    "Accuse",
    "Ask",
    "Claim",
    "Decline",
    "Disconnected",
    "GotIt",
    "HandOn",
    "HostOverdue",
    "Leave",
    "NameLocation",
    "Proceed",
    "Reconnected",
    "ShowCard",
    "ShowOfHands",
    "StartClock",
    "TakeBack",
    "TurnOverdue",
    "VoteOn",
]
