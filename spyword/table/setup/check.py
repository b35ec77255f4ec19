"""What stands against starting a game from a form, as codes; the sentences are made where they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from spyword.text import NAME_CELLS, cell_width, clean, fold_name

if TYPE_CHECKING:
    from spyword.table.setup.draft import Setup


class SetupField(Enum):
    """Where in the form a problem stands."""

    PLAYERS = "players"
    NAME = "name"
    """Of the seat that the problem names."""
    LINEUP = "line-up"
    """Who is what: how many spies, and whatever else is dealt."""
    ROUNDS = "rounds"
    DEALER = "dealer"
    PACKS = "packs"


class SetupCode(Enum):
    """What is wrong with a form."""

    TOO_FEW_PLAYERS = "too-few-players"
    """Under `limit` (W1, S1)."""
    TOO_MANY_PLAYERS = "too-many-players"
    """Over `limit` (W1, S1)."""
    NAME_EMPTY = "name-empty"
    NAME_TOO_WIDE = "name-too-wide"
    """Wider than `spyword.text.NAME_CELLS`."""
    NAMES_ALIKE = "names-alike"
    """Cannot be told apart from a name before it."""
    LINEUP_REFUSED = "line-up-refused"
    """`refusal` says which rule it breaks (W5, W6, S3, S19)."""
    TOO_MANY_ROUNDS = "too-many-rounds"
    """Over `limit`: there are no more locations (S1)."""
    NO_SUCH_DEALER = "no-such-dealer"
    """The first dealer's seat is gone (S5)."""
    NO_PACK = "no-pack"
    """There is none to draw from."""
    UNKNOWN_PACK = "unknown-pack"
    """A chosen pack is not there any more; `pack` says which."""
    NO_PAIR = "no-pair"
    """No pair of the chosen packs has every language of the table."""
    NO_LOCATION = "no-location"
    """No location of the chosen packs has every language of the table."""
    TOO_FEW_ROLES = "too-few-roles"
    """A location has roles for `limit` players and the spies (S3, S19)."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One thing that must be put right before the game can start."""

    field: SetupField
    code: SetupCode
    seat: int | None = None
    """The seat it is about, from 0."""
    refusal: Enum | None = None
    """The game's own word for the rule that is broken."""
    pack: str = ""
    limit: int = 0


class _Known(Protocol):
    """A pack, as far as a form can name it."""

    @property
    def id(self) -> str: ...


def seat_problems(setup: Setup) -> Iterator[SetupProblem]:
    """What every game asks of its seats: how many there are, and what stands in them."""
    fewest, most = setup.fewest_players, setup.most_players
    if len(setup.seats) < fewest:
        yield SetupProblem(SetupField.PLAYERS, SetupCode.TOO_FEW_PLAYERS, limit=fewest)
    if len(setup.seats) > most:
        yield SetupProblem(SetupField.PLAYERS, SetupCode.TOO_MANY_PLAYERS, limit=most)
    yield from _name_problems(setup)


def can_be_seated(setup: Setup) -> bool:
    """As many players as the game can have."""
    return setup.fewest_players <= len(setup.seats) <= setup.most_players


def pack_problems(setup: Setup, packs: Iterable[_Known]) -> Iterator[SetupProblem]:
    """Packs that are not there."""
    known = {pack.id for pack in packs}
    for chosen in setup.packs:
        if chosen not in known:
            yield SetupProblem(SetupField.PACKS, SetupCode.UNKNOWN_PACK, pack=chosen)
    if not known:
        yield SetupProblem(SetupField.PACKS, SetupCode.NO_PACK)


def _name_problems(setup: Setup) -> Iterator[SetupProblem]:
    taken: set[str] = set()
    for index, seat in enumerate(setup.seats):
        name = clean(seat.name)
        fold = fold_name(name)
        if not name:
            yield SetupProblem(SetupField.NAME, SetupCode.NAME_EMPTY, index)
        elif cell_width(name) > NAME_CELLS:
            yield SetupProblem(SetupField.NAME, SetupCode.NAME_TOO_WIDE, index)
        elif fold in taken:
            yield SetupProblem(SetupField.NAME, SetupCode.NAMES_ALIKE, index)
        taken.add(fold)
