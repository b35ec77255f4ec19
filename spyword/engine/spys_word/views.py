"""What a viewer may know: one small frozen class a phase, built up from an allow-list."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from spyword.engine.game import PlayerId, View
from spyword.engine.secret import Secret
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.settings import Settings


class Role(Enum):
    """What somebody is (W3)."""

    CIVILIAN = "civilian"
    SPY = "spy"
    GHOST = "ghost"


class Side(Enum):
    """Who can win (W36 to W38)."""

    CIVILIANS = "civilians"
    IMPOSTORS = "impostors"
    GHOST = "ghost"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the table sees them."""

    id: PlayerId
    name: str
    is_alive: bool
    has_left: bool = False
    role: Role | None = None
    """Known to the whole table: revealed when eliminated (W8), or the game has ended."""
    is_connected: bool = True
    """Own devices: the link is up (W47)."""


@dataclass(frozen=True, slots=True)
class Clue:
    """One clue that was given; text only where clues are written down."""

    round: int
    player: PlayerId
    text: str = ""
    in_duel: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """What somebody sees on the own card. Of the same shape for every role (W3)."""

    word: Secret[Word | None]
    """None for the ghost."""
    told: Secret[Role | None]
    """The role, if the rules tell it on the card: to the ghost, and to spies by the setting (W3)."""


@dataclass(frozen=True, slots=True)
class SpysWordView(View):
    """What every phase shows."""

    round: int
    """From 1; 0 while the cards are dealt."""
    seats: tuple[SeatView, ...]
    """In seating order."""
    settings: Settings
    """With the line-up filled in."""
    host: PlayerId
    card: Card | None
    """The viewer's own card; None in the public view."""
    clues: tuple[Clue, ...]
    """The written clues of the whole game, oldest first; empty where clues are spoken."""
    category: tuple[tuple[str, str], ...]
    """Language code and the name of the pack in play."""

    @property
    def in_play(self) -> tuple[PlayerId, ...]:
        """The alive (W16)."""
        return tuple([seat.id for seat in self.seats if seat.is_alive])


@dataclass(frozen=True, slots=True)
class DealView(SpysWordView):
    """Everybody looks at the own card (W9); `waiting_for` are those who have not yet."""


@dataclass(frozen=True, slots=True)
class CluesView(SpysWordView):
    """One after another gives a clue (W12), or the tied do in a duel (W23)."""

    order: tuple[PlayerId, ...]
    """Who speaks in this round, in order."""
    speaker: PlayerId
    spoken: tuple[PlayerId, ...]
    """Whose turn was had."""
    is_duel: bool


@dataclass(frozen=True, slots=True)
class DiscussionView(SpysWordView):
    """Free talk (W14); its length is in `timing`."""

    order: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class VoteView(SpysWordView):
    """The secret vote (W17); `waiting_for` are the voters without a ballot, in seating order."""

    candidates: tuple[PlayerId, ...]
    """For whom this viewer may vote (public view: who stands at all), in seating order."""
    offers_pass: bool
    is_duel: bool
    own_ballot: Secret[PlayerId | None]
    """What this viewer has cast; None before, and always in the public view."""


class VoteEnd(Enum):
    """What a vote comes to."""

    ELIMINATED = "eliminated"
    """One is out (W19, W21)."""
    PASSED = "passed"
    """Pass won: nobody is out (W20)."""
    DUEL = "duel"
    """The tied give one more clue (W23)."""
    LOT = "lot"
    """A lot decided among the tied (W24, W25, W42): one is out."""
    LEFT = "left"
    """A duel ended because a duellist left: that was this vote's elimination (W43)."""


@dataclass(frozen=True, slots=True)
class VoteRecord:
    """One counted vote as the table may know it (W26)."""

    round: int
    is_duel: bool
    offered_pass: bool
    counts: tuple[tuple[PlayerId, int], ...]
    """Candidates in seating order (then `PASS`, if offered) and their votes."""
    ballots: tuple[tuple[PlayerId, PlayerId], ...] | None
    """Voter and target, in seating order; None where only counts are shown."""
    end: VoteEnd
    tied: tuple[PlayerId, ...]
    """Who was level on top, if more than one."""
    eliminated: PlayerId | None
    role: Role | None = None
    """The role of the eliminated, where it is public by now."""


@dataclass(frozen=True, slots=True)
class ResultView(SpysWordView):
    """The vote is announced; `Proceed` goes on."""

    record: VoteRecord


@dataclass(frozen=True, slots=True)
class FarewellView(SpysWordView):
    """The eliminated has a private screen (W34), or the ghost guesses (W28).

    The public view says no more than who it is.
    """

    player: PlayerId
    role: Secret[Role | None]
    """For `player` alone: the own role; the ghost's screen asks for the guess. None for all others."""


@dataclass(frozen=True, slots=True)
class VerdictView(SpysWordView):
    """The ghost's guess was wrong, and what it was (W28): only with roles revealed."""

    player: PlayerId
    guess: str
    """Empty if the time ran out."""


class Termination(Enum):
    """Why a game is over."""

    GHOST_GUESSED = "ghost-guessed"
    """The ghost alone wins (W36)."""
    NO_IMPOSTOR_LEFT = "no-impostor-left"
    """The civilians win (W37)."""
    ONE_CIVILIAN_LEFT = "one-civilian-left"
    """Spies and ghost win (W38)."""
    TOO_FEW_PLAYERS = "too-few-players"
    """Under 4 in the room: nobody wins (W44)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: Side | None
    termination: Termination
    winners: tuple[PlayerId, ...]
    """Everybody of the winning side, those already out included (W38)."""


@dataclass(frozen=True, slots=True)
class GuessRecord:
    """The ghost's guess, for the end."""

    player: PlayerId
    text: str = field(repr=False)
    was_right: bool


@dataclass(frozen=True, slots=True)
class EndView(SpysWordView):
    """All is told (W40), but for votes that were counts only (W26). `seats` carry every role."""

    outcome: Outcome
    civilian_word: Word
    spy_word: Word
    votes: tuple[VoteRecord, ...]
    """Every vote of the game, oldest first."""
    guess: GuessRecord | None
