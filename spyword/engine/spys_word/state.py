"""What a game of Spy's Word is at one moment: what was dealt, what has come of it, the present phase.

Nothing here decides anything, and nothing here is shown: the rules make the next state of one (`rules`), a view
tells of it what one viewer may know (`viewing`). States do not show themselves in a `repr`: they hold all secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spyword.engine.chain import Chain
from spyword.engine.chance import Chance
from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.settings import Devices, Settings
from spyword.engine.spys_word.views import Clue, GuessRecord, Outcome, Role, VoteRecord

Seats = tuple[PlayerId, ...]
Ballot = tuple[PlayerId, PlayerId]
"""Voter and target."""


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """What never changes in one game; every state of it shares this one value."""

    players: tuple[Player, ...]
    seats: Seats
    """The ids of the players, in seating order."""
    settings: Settings
    """With the line-up filled in."""
    pair: Pair
    civilian_word: Word
    spy_word: Word
    roles: Mapping[PlayerId, Role]

    @property
    def on_own_devices(self) -> bool:
        """Everybody has a screen: clues, votes and farewells have a time limit, players can leave."""
        return self.settings.devices is Devices.OWN

    def word_of(self, player: PlayerId) -> Word | None:
        """The word on the card of this player; the ghost has none (W3)."""
        match self.roles[player]:
            case Role.CIVILIAN:
                return self.civilian_word
            case Role.SPY:
                return self.spy_word
            case Role.GHOST:
                return None


@dataclass(frozen=True, slots=True, repr=False)
class Progress:
    """What outlasts a phase: who is in, who speaks when, what was said and voted."""

    chance: Chance
    host: PlayerId
    alive: Seats
    """Still in the game, in seating order."""
    order: Seats
    """The speaking order of the whole game, once shuffled (W10)."""
    speakers: Seats = ()
    """Who speaks in the present round, in order; its first is who began the round (W11)."""
    round: int = 0
    """0 while the cards are dealt."""
    bans_pass: bool = False
    """Pass won the vote before: the next offers none (W22)."""
    clues: Chain[tuple[Clue, ...]] | None = None
    """The written clues of each closed round of clues."""
    said: frozenset[str] = frozenset()
    """Those clues, folded: none of them may be given again (W12)."""
    votes: Chain[VoteRecord] | None = None
    """Every counted vote, as far as the table may know it (W26)."""
    guess: GuessRecord | None = None
    left: frozenset[PlayerId] = frozenset()
    """Who has left the room (W43)."""
    lost: frozenset[PlayerId] = frozenset()
    """Whose link is lost at present (W47)."""


@dataclass(frozen=True, slots=True, repr=False)
class Dealing:
    """Cards are looked at (W9)."""

    waiting: Seats
    """Whose card is not confirmed yet, in seating order."""


@dataclass(frozen=True, slots=True, repr=False)
class Speaking:
    """Clues, one after another (W12), or those of a duel (W23)."""

    order: Seats
    at: int
    """Index of the speaker in `order`; those before had their turn."""
    is_duel: bool = False
    given: tuple[Clue, ...] = ()
    """The written clues since this phase began."""

    @property
    def speaker(self) -> PlayerId:
        """Whose turn it is."""
        return self.order[self.at]


@dataclass(frozen=True, slots=True, repr=False)
class Discussing:
    """Free talk (W14)."""


@dataclass(frozen=True, slots=True, repr=False)
class Voting:
    """Ballots are cast (W17), or those of a duel (W23)."""

    candidates: Seats
    waiting: Seats
    """Voters without a ballot, in seating order."""
    ballots: tuple[Ballot, ...]
    """In the order in which they were cast."""
    offers_pass: bool
    is_duel: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Announcing:
    """A counted vote is shown."""

    record: VoteRecord
    outcome: Outcome | None = None
    """What the elimination decided, if no farewell has to be heard first (W35)."""


@dataclass(frozen=True, slots=True, repr=False)
class Parting:
    """The farewell of the eliminated, or the ghost's guess (W28, W34)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, repr=False)
class Judging:
    """A wrong guess is shown (W28)."""

    player: PlayerId
    guess: str
    outcome: Outcome | None
    """What the elimination decided (W35)."""


@dataclass(frozen=True, slots=True, repr=False)
class Over:
    """The game has ended."""

    outcome: Outcome


Phase = Dealing | Speaking | Discussing | Voting | Announcing | Parting | Judging | Over


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """One moment of a game."""

    deal: Deal
    progress: Progress
    phase: Phase
    turn: int
    """Counts the times that have begun (`Timing.turn`)."""
    at_least: int = 0
    """Seconds that must be left from this very state on (W43)."""

    def stay(self, phase: Phase, *, at_least: int = 0) -> State:
        """The phase has moved on while its time runs."""
        return State(self.deal, self.progress, phase, self.turn, at_least)

    def enter(self, phase: Phase, progress: Progress | None = None) -> State:
        """Another time begins: a new phase, the next speaker."""
        return State(self.deal, progress or self.progress, phase, self.turn + 1)

    def having(self, progress: Progress) -> State:
        """The same moment with another progress."""
        return State(self.deal, progress, self.phase, self.turn)
