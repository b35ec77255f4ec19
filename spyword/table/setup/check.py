"""What stands against starting a game from a form, as codes; the sentences are made where they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS, LineupRefusal, why_refused
from spyword.packs.model import Pack
from spyword.table.setup.draft import Setup
from spyword.text import NAME_CELLS, cell_width, clean, fold_name


class SetupField(Enum):
    """Where in the form a problem stands."""

    PLAYERS = "players"
    NAME = "name"
    """Of the seat that the problem names."""
    LINEUP = "line-up"
    PACKS = "packs"


class SetupCode(Enum):
    """What is wrong with a form."""

    TOO_FEW_PLAYERS = "too-few-players"
    """Under 4 (W1)."""
    TOO_MANY_PLAYERS = "too-many-players"
    """Over 12 (W1)."""
    NAME_EMPTY = "name-empty"
    NAME_TOO_WIDE = "name-too-wide"
    """Wider than `spyword.text.NAME_CELLS`."""
    NAMES_ALIKE = "names-alike"
    """Cannot be told apart from a name before it."""
    LINEUP_REFUSED = "line-up-refused"
    """`refusal` says which rule it breaks (W5, W6)."""
    NO_PACK = "no-pack"
    """There is none to draw from."""
    UNKNOWN_PACK = "unknown-pack"
    """A chosen pack is not there any more; `pack` says which."""
    NO_PAIR = "no-pair"
    """No pair of the chosen packs has every language of the table."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One thing that must be put right before the game can start."""

    field: SetupField
    code: SetupCode
    seat: int | None = None
    """The seat it is about, from 0."""
    refusal: LineupRefusal | None = None
    pack: str = ""


def problems(setup: Setup, packs: Iterable[Pack]) -> tuple[SetupProblem, ...]:
    """Everything that stands against starting, in the order of the form; empty: the game can start."""
    return (*_player_problems(setup), *_name_problems(setup), *_lineup_problems(setup), *_pack_problems(setup, packs))


def _player_problems(setup: Setup) -> Iterable[SetupProblem]:
    if len(setup.seats) < FEWEST_PLAYERS:
        yield SetupProblem(SetupField.PLAYERS, SetupCode.TOO_FEW_PLAYERS)
    if len(setup.seats) > MOST_PLAYERS:
        yield SetupProblem(SetupField.PLAYERS, SetupCode.TOO_MANY_PLAYERS)


def _name_problems(setup: Setup) -> Iterable[SetupProblem]:
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


def _lineup_problems(setup: Setup) -> Iterable[SetupProblem]:
    players, lineup = len(setup.seats), setup.settings.lineup
    if lineup is None or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return
    refusal = why_refused(players, lineup)
    if refusal is not None:
        yield SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=refusal)


def _pack_problems(setup: Setup, packs: Iterable[Pack]) -> Iterable[SetupProblem]:
    known = {pack.id: pack for pack in packs}
    for chosen in setup.packs:
        if chosen not in known:
            yield SetupProblem(SetupField.PACKS, SetupCode.UNKNOWN_PACK, pack=chosen)
    drawn = [known[chosen] for chosen in setup.packs or known if chosen in known]
    if not known:
        yield SetupProblem(SetupField.PACKS, SetupCode.NO_PACK)
    elif drawn and not any(pack.fitting(setup.languages()) for pack in drawn):
        yield SetupProblem(SetupField.PACKS, SetupCode.NO_PAIR)
