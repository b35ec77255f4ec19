"""What a viewer may know: one small frozen class a phase, built up from an allow-list."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from spyword.engine.game import PlayerId, View
from spyword.engine.secret import Secret
from spyword.engine.spyfall.location import Location, Role
from spyword.engine.spyfall.settings import Settings


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the table sees them."""

    id: PlayerId
    name: str
    points: int
    """Of all rounds before this one; in a round's result and at the end, of this one too."""
    has_stop: bool
    """May still stop the clock of this round to accuse somebody (S10)."""
    has_left: bool = False
    is_connected: bool = True
    """Own devices: the link is up (S20)."""


@dataclass(frozen=True, slots=True)
class Card:
    """What somebody sees on the own card. Of the same shape for the spies (S2)."""

    location: Secret[Location | None]
    """None for a spy."""
    role: Secret[Role | None]
    """None for a spy, and for all where roles are not played (S7)."""
    fellow_spy: Secret[PlayerId | None]
    """The other spy, where spies know each other (S18); None on every other card."""


@dataclass(frozen=True, slots=True)
class ListedLocation:
    """One line of the reference (S4)."""

    location: Location
    is_used: bool
    """It was the location of an earlier round, so it cannot be this one's."""


@dataclass(frozen=True, slots=True)
class AccusationRecord:
    """One accusation of this round that was voted on."""

    accuser: PlayerId
    accused: PlayerId
    is_closing: bool
    """Made in turn, after the time was up (S11)."""
    is_unanimous: bool
    agreeing: tuple[PlayerId, ...] | None
    """Who voted yes besides the accuser, in seating order; None where votes are secret (S13)."""
    voters: tuple[PlayerId, ...]
    """Who had a vote besides the accuser, in seating order."""


@dataclass(frozen=True, slots=True)
class SpyfallView(View):
    """What every phase shows."""

    round: int
    """From 1."""
    seats: tuple[SeatView, ...]
    """In seating order; to the left is the next one."""
    settings: Settings
    """With the number of spies and the seconds of a round filled in."""
    host: PlayerId
    dealer: PlayerId
    card: Card | None
    """The viewer's own card; None in the public view, and for who has left."""
    locations: tuple[ListedLocation, ...]
    """The reference: every location of this game, always in the same order (S4)."""
    accusations: tuple[AccusationRecord, ...]
    """Those of this round, oldest first."""

    @property
    def in_play(self) -> tuple[PlayerId, ...]:
        """Who has not left (S20)."""
        return tuple([seat.id for seat in self.seats if not seat.has_left])


@dataclass(frozen=True, slots=True)
class DealView(SpyfallView):
    """Everybody looks at the own card; `waiting_for` are those who have not yet."""


@dataclass(frozen=True, slots=True)
class ReadyView(SpyfallView):
    """Every card was seen; the dealer starts the clock (S8)."""


@dataclass(frozen=True, slots=True)
class QuestionsView(SpyfallView):
    """The clock runs, one player asks another (S8)."""

    asker: PlayerId
    """Who asks next: has just been asked, if there is a `came_from`."""
    came_from: PlayerId | None
    """Who asked this one, or handed the turn on, and therefore may not be chosen now."""
    was_handed: bool
    """The turn came without a question."""
    may_ask: tuple[PlayerId, ...]
    """Whom the asker may choose, in seating order."""


@dataclass(frozen=True, slots=True)
class ClaimView(SpyfallView):
    """Somebody says to be the spy and looks at the screen alone (S12). The clock stands."""

    claimant: PlayerId
    is_spy: Secret[bool | None]
    """For the claimant alone; None for everybody else."""


@dataclass(frozen=True, slots=True)
class NamingView(SpyfallView):
    """A spy has shown the card and names the location (S12). The clock stands."""

    spy: PlayerId


@dataclass(frozen=True, slots=True)
class AccusationView(SpyfallView):
    """All but the accuser and the accused vote (S10). The clock stands.

    By a show of hands the accuser is waited for, and it is no private turn; otherwise each of the voters is.
    """

    accuser: PlayerId
    accused: PlayerId
    is_closing: bool
    voters: tuple[PlayerId, ...]
    by_hands: bool
    own_vote: Secret[bool | None]
    """What this viewer has said; None before, and always in the public view."""


@dataclass(frozen=True, slots=True)
class TurnedDownView(SpyfallView):
    """The vote was not unanimous; `Proceed` lets the clock go on, or leads to the next accuser (S10, S11)."""

    record: AccusationRecord


@dataclass(frozen=True, slots=True)
class ClosingView(SpyfallView):
    """The time is up: one after another accuses somebody or declines (S11)."""

    order: tuple[PlayerId, ...]
    """From the dealer leftwards."""
    accuser: PlayerId
    may_accuse: tuple[PlayerId, ...]
    """In seating order."""


class RoundEnd(Enum):
    """How a round ended."""

    SPY_CONVICTED = "spy-convicted"
    """The others win (S10)."""
    WRONG_ONE_CONVICTED = "wrong-one-convicted"
    """The spies win (S10)."""
    NOBODY_CONVICTED = "nobody-convicted"
    """The spies win (S11)."""
    LOCATION_NAMED = "location-named"
    """That spy wins (S12)."""
    WRONG_LOCATION_NAMED = "wrong-location-named"
    """The others win (S12)."""
    VOID = "void"
    """No spy is left: the round does not count (S20)."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """All that a round was, told when it has ended (S14)."""

    round: int
    dealer: PlayerId
    location: Location
    roles: tuple[tuple[PlayerId, Role], ...]
    """In seating order; empty where roles are not played (S7)."""
    spies: tuple[PlayerId, ...]
    """In seating order."""
    end: RoundEnd
    after_time: bool
    """It ended after 0:00."""
    accuser: PlayerId | None = None
    """Whose accusation was carried."""
    accused: PlayerId | None = None
    named_by: PlayerId | None = None
    """The spy who named a location."""
    named: Location | None = None
    """None: no location was named in time (S20)."""
    points: tuple[tuple[PlayerId, int], ...] = ()
    """What each who was in the round has won in it, in seating order (S15, S16)."""
    accusations: tuple[AccusationRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundView(SpyfallView):
    """A round has ended and is told; `Proceed` leads to the next, or to the end."""

    record: RoundRecord
    is_last: bool


class Termination(Enum):
    """Why a game is over."""

    ALL_ROUNDS = "all-rounds"
    """As many rounds as were agreed (S17)."""
    NO_LOCATION_LEFT = "no-location-left"
    """Void rounds have used them up (S20)."""
    TOO_FEW_PLAYERS = "too-few-players"
    """Under 3 are left (S20)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    termination: Termination
    winners: tuple[PlayerId, ...]
    """Most points, in seating order; several if they are level, none if no round was finished (S17)."""


@dataclass(frozen=True, slots=True)
class EndView(SpyfallView):
    """The standings; `seats` carry the points."""

    outcome: Outcome
    rounds: tuple[RoundRecord, ...]
    """Every round that ended, void ones too, oldest first."""
