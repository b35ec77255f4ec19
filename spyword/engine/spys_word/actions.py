"""Everything that can happen in a game of Spy's Word: one frozen class an action.

What is done in secret (whom a ballot names, what a farewell says) stays out of an action's `repr`.
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
    TimeUp,
)

PASS: Final = PlayerId("-")
"""The target of a ballot that passes (W17). No player can have this id."""


@dataclass(frozen=True, slots=True)
class GiveClue(Action):
    """The speaker has given the clue (W12); its text only where clues are written down."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId
    text: str = ""


@dataclass(frozen=True, slots=True)
class ToTheVote(Action):
    """The discussion ends early (W14): by anybody on one device, by the host on own devices."""

    is_public_slip: ClassVar[bool] = True

    player: PlayerId | None = None
    """Who pressed it; None on one device, where nobody in particular does."""


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """A ballot: one other alive player, or `PASS` (W17)."""

    voter: PlayerId
    target: PlayerId = field(repr=False)


@dataclass(frozen=True, slots=True)
class Farewell(Action):
    """The text typed on the private screen of the eliminated (W28, W34).

    The ghost's is the guess; anybody else's is thrown away.
    """

    sealed: ClassVar[tuple[str, ...]] = ("text",)

    player: PlayerId
    text: str = field(repr=False)


ACTIONS: Final[tuple[type[Action], ...]] = (
    GotIt,
    GiveClue,
    ToTheVote,
    Vote,
    Proceed,
    Farewell,
    Leave,
    Disconnected,
    Reconnected,
    HostOverdue,
    TimeUp,
)
"""Every kind of action, for whoever writes them down."""

__all__ = [
    "ACTIONS",
    "PASS",
    "Disconnected",
    "Farewell",
    "GiveClue",
    "GotIt",
    "HostOverdue",
    "Leave",
    "Proceed",
    "Reconnected",
    "ToTheVote",
    "Vote",
]
