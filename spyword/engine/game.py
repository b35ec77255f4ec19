"""What every game at this table is, whatever its rules: players, versions, timing, shared actions, the protocol."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, NewType, Protocol, Self

PlayerId = NewType("PlayerId", str)
"""Names a seat for the length of a game. Never shown: names are."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, in seating order."""

    id: PlayerId
    name: str
    signed_in: bool = False
    """Has a profile (not a guest): such players become host first (W45)."""


class Devices(Enum):
    """One laptop that goes round, or a screen for everybody (W13 and others)."""

    ONE = "one"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the present phase lasts; whoever keeps the clock turns it into a deadline."""

    turn: int
    """Changes whenever a new time begins (a new phase, the next speaker)."""
    seconds: float | None
    """Seconds from the beginning of `turn`; None: no limit."""
    at_least: int = 0
    """Seconds that must be left from this version on, whatever has passed (W43)."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that happens in a game; it answers one version of that game."""

    is_public_slip: ClassVar[bool] = False
    """Shows and takes no secret, so that pressing it by accident can be undone."""
    sealed: ClassVar[tuple[str, ...]] = ()
    """Names of the fields that hold a text typed alone: it may be a word, so nobody writes it down in clear."""

    version: int = field(kw_only=True)
    """The version of the game that was on the screen when this was chosen."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The time of the present phase (`Timing`) has run out."""


@dataclass(frozen=True, slots=True)
class StopsClock(Action):
    """Stops the time of the present phase, which goes on later with what is left of it."""

    left: float = field(default=0.0, kw_only=True)
    """Seconds left then. Whoever keeps the clock writes it in: no player is asked."""


@dataclass(frozen=True, slots=True)
class GotIt(Action):
    """The player has seen the own card and covered it (W9)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Proceed(Action):
    """What was announced (a result, a verdict) has been seen; the game goes on."""

    player: PlayerId | None = None
    """None on one device; the host on own devices, where the time of it also ends it."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """The player leaves or is kicked (W43). Own devices only."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Disconnected(Action):
    """The link of the player is lost (W46, W47). Own devices only."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Reconnected(Action):
    """The player is back (W47). Own devices only."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class HostOverdue(Action):
    """The host's link has been lost for 2 minutes: the host passes on (W46). Own devices only."""


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer may know, built up from an allow-list. Each game has one subclass a phase."""

    version: int
    viewer: PlayerId | None
    """Whose view this is; None is the public one."""
    timing: Timing
    waiting_for: tuple[PlayerId, ...]
    """Who is asked to act now, in the order in which one device goes round."""
    is_private_turn: bool
    """Those in `waiting_for` act alone: on one device each of them behind a hand-over."""

    @property
    def in_play(self) -> tuple[PlayerId, ...]:
        """Who takes part now, in seating order: neither out of the game nor gone."""
        raise NotImplementedError


class Game(Protocol):
    """One frozen value. The table, the router and the rooms know no more of a game than this."""

    @property
    def version(self) -> int:
        """Grows by one with each accepted action."""
        ...

    @property
    def players(self) -> tuple[Player, ...]:
        """In seating order; who has left stays listed."""
        ...

    @property
    def timing(self) -> Timing:
        """How long the present phase lasts."""
        ...

    @property
    def is_over(self) -> bool:
        """The game has its outcome; no action is legal any more."""
        ...

    def apply(self, action: Action) -> Self:
        """The next value. Raises `StaleAction` or `IllegalAction`; never changes this one."""
        ...

    def legal_actions(self, viewer: PlayerId) -> tuple[Action, ...]:
        """All that this player may do now. An action that carries free text stands here with an empty one."""
        ...

    def view(self, viewer: PlayerId | None) -> View:
        """What this player (None: everybody) may know now."""
        ...

    def at_version(self, version: int) -> Self:
        """The same state under another version number: after an undo no old action may fit."""
        ...
