"""The form that the host fills in before a game. Each game has its own kind of it, with settings of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, Self

from spyword.engine.game import Action, Game, Player
from spyword.packs.shelf import PairSource, Shelf
from spyword.settings_file import Fields
from spyword.table.setup.check import SetupProblem


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One seat of the form, in seating order."""

    name: str
    language: str
    """Language code of the own card."""
    profile: str | None = None
    """Id of the profile; None for a guest (P1)."""


class Stock(Protocol):
    """What one game is played with: taken from the packs before the deal, and found there again after a restart."""

    @property
    def packs(self) -> tuple[str, ...]:
        """Ids of the packs it was taken from."""
        ...

    def fingerprint(self, seed: int, purpose: str) -> str:
        """Hexadecimal; follows from all that a replay looks at. Equal stocks of two games look different."""
        ...

    def deal(self, players: Sequence[Player], seed: int) -> Game:
        """A new game. Raises `IllegalSetup`."""
        ...


class PackGone(LookupError):
    """A pack that a game was taken from is not there any more."""

    def __init__(self, pack: str) -> None:
        super().__init__(pack)
        self.pack = pack
        """Its id."""


@dataclass(frozen=True, slots=True)
class Setup(ABC):
    """A filled-in form, right or wrong."""

    game: ClassVar[str]
    """Names the game in files."""
    last_table: ClassVar[str]
    """The name of the file that remembers the form of the game that was started last."""
    actions: ClassVar[tuple[type[Action], ...]]
    """Every kind of action of the game."""
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]

    seats: tuple[SeatDraft, ...] = ()
    packs: tuple[str, ...] = field(default=(), kw_only=True)
    """Ids of the packs to play with; empty: all of them."""

    def languages(self) -> frozenset[str]:
        """Every language that somebody plays in: what is drawn must have them all."""
        return frozenset(seat.language for seat in self.seats)

    @abstractmethod
    def problems(self, shelf: Shelf) -> tuple[SetupProblem, ...]:
        """Everything that stands against starting, in the order of the form; empty: the game can start."""

    @abstractmethod
    def draw(self, shelf: Shelf, deck: PairSource) -> Stock:
        """Take what the game will be played with. Raises `OSError` if the deck cannot be written."""

    @abstractmethod
    def stocks(self, shelf: Shelf, packs: Sequence[str]) -> Iterable[Stock]:
        """Everything that can have been taken from these packs. Raises `PackGone`."""

    @abstractmethod
    def settings_table(self) -> dict[str, object]:
        """The settings as plain values that TOML and JSON both have. Neither has to hold a None."""

    @classmethod
    @abstractmethod
    def from_fields(cls, seats: tuple[SeatDraft, ...], packs: tuple[str, ...], fields: Fields) -> Self:
        """The form whose settings those values are. Raises `BadKey`."""
