"""What a game of Spyfall is at one moment: what was agreed, the hand of this round, the present phase.

Nothing here decides anything, and nothing here is shown: the rules make the next state of one (`rules`), a view
tells of it what one viewer may know (`viewing`). States do not show themselves in a `repr`: they hold all secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from spyword.engine.chance import Chance
from spyword.engine.game import Devices, Player, PlayerId
from spyword.engine.spyfall.location import Role, Scene
from spyword.engine.spyfall.settings import Settings
from spyword.engine.spyfall.views import AccusationRecord, Outcome, RoundRecord

Seats = tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True, repr=False)
class FixedHand:
    """What one round deals, where chance shall not: for tests and lessons."""

    location: int
    """Place among the scenes, from 0."""
    spies: Seats


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """What never changes in one game; every state of it shares this one value."""

    players: tuple[Player, ...]
    seats: Seats
    """The ids of the players, in seating order."""
    settings: Settings
    """With spies and seconds filled in."""
    scenes: tuple[Scene, ...]
    """The locations of this game, in the order of the reference (S4)."""
    fixed: tuple[FixedHand, ...] = ()
    """What the first rounds deal."""

    @property
    def on_own_devices(self) -> bool:
        """Everybody has a screen: cards, votes and accusations have a time limit, players can leave."""
        return self.settings.devices is Devices.OWN

    @property
    def votes_by_hands(self) -> bool:
        """The accuser counts hands (S13)."""
        return not self.on_own_devices and not self.settings.secret_votes

    @property
    def round_seconds(self) -> int:
        """How long a round lasts (S6)."""
        assert self.settings.seconds is not None
        return self.settings.seconds


@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """What one round dealt (S2)."""

    dealer: PlayerId
    location: int
    """Place among the scenes."""
    spies: Seats
    """In seating order, those who have left since too."""
    roles: Mapping[PlayerId, Role]
    """Of those who are no spies; empty where roles are not played."""

    def spies_in(self, present: Seats) -> Seats:
        """The spies who are still there."""
        return tuple([spy for spy in self.spies if spy in present])


@dataclass(frozen=True, slots=True, repr=False)
class Progress:
    """What outlasts a phase."""

    chance: Chance
    host: PlayerId
    present: Seats
    """Who has not left, in seating order; all of them are in the round."""
    hand: Hand
    round: int = 1
    """The number of the present round; a void one does not count (S20)."""
    used: frozenset[int] = frozenset()
    """Locations of earlier rounds (S4)."""
    spent: frozenset[PlayerId] = frozenset()
    """Who has stopped the clock of this round to accuse somebody (S10)."""
    accusations: tuple[AccusationRecord, ...] = ()
    """Those of this round that were voted on."""
    points: Mapping[PlayerId, int] = field(default_factory=dict)
    rounds: tuple[RoundRecord, ...] = ()
    """Those that have ended."""
    lost: frozenset[PlayerId] = frozenset()
    """Whose link is lost at present."""


@dataclass(frozen=True, slots=True, repr=False)
class Dealing:
    """Cards are looked at."""

    waiting: Seats
    """Whose card is not confirmed yet, in seating order."""


@dataclass(frozen=True, slots=True, repr=False)
class Ready:
    """The dealer starts the clock (S8)."""


@dataclass(frozen=True, slots=True, repr=False)
class Questioning:
    """The clock runs, one asks another (S8)."""

    asker: PlayerId
    seconds: float
    """What the clock had when it began, or was let go on."""
    came_from: PlayerId | None = None
    was_handed: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Closing:
    """The time is up: one after another accuses (S11)."""

    order: Seats
    """From the dealer leftwards, those who have left since too."""
    at: int
    """Index of the accuser in `order`."""

    @property
    def accuser(self) -> PlayerId:
        """Whose turn it is."""
        return self.order[self.at]


@dataclass(frozen=True, slots=True, repr=False)
class Accusing:
    """An accusation is voted on (S10, S11)."""

    accuser: PlayerId
    accused: PlayerId
    before: Questioning | Closing
    """Where it came from, and goes back to if it is turned down."""
    votes: tuple[tuple[PlayerId, bool], ...] = ()
    """In the order in which they were cast."""


@dataclass(frozen=True, slots=True, repr=False)
class TurnedDown:
    """It was not unanimous."""

    record: AccusationRecord
    before: Questioning | Closing


@dataclass(frozen=True, slots=True, repr=False)
class Claiming:
    """Somebody says to be the spy (S12)."""

    claimant: PlayerId
    before: Questioning


@dataclass(frozen=True, slots=True, repr=False)
class Naming:
    """A spy has shown the card and names the location (S12)."""

    spy: PlayerId


@dataclass(frozen=True, slots=True, repr=False)
class Telling:
    """A round has ended and is told (S14)."""

    record: RoundRecord


@dataclass(frozen=True, slots=True, repr=False)
class Over:
    """The game has ended."""

    outcome: Outcome


Phase = Dealing | Ready | Questioning | Closing | Accusing | TurnedDown | Claiming | Naming | Telling | Over


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """One moment of a game."""

    deal: Deal
    progress: Progress
    phase: Phase
    turn: int
    """Counts the times that have begun (`Timing.turn`)."""

    def stay(self, phase: Phase) -> State:
        """The phase has moved on while its time runs."""
        return State(self.deal, self.progress, phase, self.turn)

    def enter(self, phase: Phase, progress: Progress | None = None) -> State:
        """Another time begins."""
        return State(self.deal, progress or self.progress, phase, self.turn + 1)

    def having(self, progress: Progress) -> State:
        """The same moment with another progress."""
        return State(self.deal, progress, self.phase, self.turn)

    def dealt_by(self, dealer: PlayerId) -> State:
        """The same moment, with somebody else as the dealer of this round."""
        return self.having(replace(self.progress, hand=replace(self.progress.hand, dealer=dealer)))


def from_on(seats: Seats, player: PlayerId) -> Seats:
    """The circle, beginning with this player and going on to the left."""
    start = seats.index(player)
    return seats[start:] + seats[:start]


def left_of(seats: Seats, player: PlayerId, present: Seats) -> PlayerId:
    """The next to the left of this player who is present; the player, if nobody else is.

    >>> a, b, c = PlayerId("a"), PlayerId("b"), PlayerId("c")
    >>> left_of((a, b, c), b, (a, b))
    'a'
    """
    circle = from_on(seats, player)
    return next((seat for seat in circle[1:] if seat in present), player)
