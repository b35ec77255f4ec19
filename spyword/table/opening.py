"""How a game of Spy's Word comes to the table: dealt anew, or taken up where it was left."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word import ACTIONS, Pair, SpysWord, deal
from spyword.files import JOURNAL, Damage, DamageReason, damaged
from spyword.packs.model import Pack
from spyword.table.clock import TableClock
from spyword.table.deal_record import DealRecord, NewerFormat, PackGone, PairChanged, read_deal
from spyword.table.journal import (
    JournalDamaged,
    JournalText,
    read_journal,
    read_opening,
    reopen_journal,
    start_journal,
)
from spyword.table.records import Codec, Record
from spyword.table.seats import Seat
from spyword.table.setup import Setup, SetupProblem, problems, remember_setup
from spyword.table.table import DoesNotReplay, Table
from spyword.text import clean


class PackSource(Protocol):
    """A library, as far as a deal needs it."""

    @property
    def packs(self) -> tuple[Pack, ...]:
        """All that can be played with."""
        ...


class PairSource(Protocol):
    """A deck, as far as a deal needs it."""

    def draw(self, packs: Iterable[Pack], languages: Iterable[str]) -> tuple[Pack, Pair]:
        """The next pair, and the pack it is of."""
        ...


class SetupRefused(Exception):
    """The form is not right yet."""

    def __init__(self, found: tuple[SetupProblem, ...]) -> None:
        super().__init__(", ".join(problem.code.value for problem in found))
        self.problems = found


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that was left and can be continued, as far as the start screen needs to know it."""

    names: tuple[str, ...]
    """Of the players, in seating order."""
    left_at: datetime
    """When something was written down last."""


class ResumeTrouble(Enum):
    """Why a game that was left cannot be continued."""

    NO_GAME = "no-game"
    """There is none."""
    DAMAGED = "damaged"
    """Its journal is damaged and was set aside."""
    PACK_GONE = "pack-gone"
    """The pack of its words is not there any more. The journal is kept: the pack may come back."""
    PAIR_CHANGED = "pair-changed"
    """Its words were changed in the pack since. The journal is kept."""


class CannotResume(Exception):
    """A game that was left cannot be continued."""

    def __init__(self, trouble: ResumeTrouble, *, damage: Damage | None = None, pack: str = "") -> None:
        super().__init__(trouble.value)
        self.trouble = trouble
        self.damage = damage
        """What became of the journal, if it is damaged."""
        self.pack = pack
        """Id of the pack in question, if there is one."""


def begin(
    setup: Setup,
    library: PackSource,
    deck: PairSource,
    folder: Path,
    *,
    seed: int | None = None,
    now: Callable[[], float] = time.monotonic,
) -> Table:
    """A new game: a pair is drawn, the cards are dealt, the journal begins in place of any that is there.

    `seed` is for tests and lessons; without one nobody can foretell the deal. Raises `SetupRefused`, `JournalError` if
    the journal, `OSError` if the deck cannot be written.
    """
    if found := problems(setup, library.packs):
        raise SetupRefused(found)
    chosen = [pack for pack in library.packs if not setup.packs or pack.id in setup.packs]
    pack, pair = deck.draw(chosen, setup.languages())
    seed = secrets.randbits(63) if seed is None else seed
    record = DealRecord.of(setup, pack.id, pair, seed)
    journal = start_journal(folder / JOURNAL, record.written(), _codec(record, pair))
    with contextlib.suppress(OSError):  # the next form is empty then; no reason to stop the game
        remember_setup(folder, setup)
    seats = _seats(setup)
    return Table(_dealt(record, seats, pair), seats, journal, TableClock(now))


def setup_of(table: Table) -> Setup:
    """The form from which this game was started, to start the next one from."""
    return read_deal(table.opening.reveal()).setup


def left_game(folder: Path) -> LeftGame | Damage | None:
    """The game that was left here, if there is one. A journal that cannot be read is set aside. Raises `OSError`."""
    path = folder / JOURNAL
    try:
        written = path.stat().st_mtime
        record = read_deal(read_opening(path))
    except FileNotFoundError:
        return None
    except (JournalDamaged, ValueError):
        return damaged(path, DamageReason.UNREADABLE, 1)
    except NewerFormat:
        return damaged(path, DamageReason.NEWER_VERSION)
    names = tuple(seat.player.name for seat in _seats(record.setup))
    return LeftGame(names, datetime.fromtimestamp(written).astimezone())


def resume(folder: Path, library: PackSource, *, now: Callable[[], float] = time.monotonic) -> Table:
    """The game that was left here, as it was, its clock stopped. Raises `CannotResume`, or `OSError`."""
    path = folder / JOURNAL
    try:
        found = read_journal(path)
        record = read_deal(found.opening)
        pair = record.find(library.packs)
        table = _replayed(found, record, pair, now)
    except FileNotFoundError:
        raise CannotResume(ResumeTrouble.NO_GAME) from None
    except PackGone:
        raise CannotResume(ResumeTrouble.PACK_GONE, pack=record.pack) from None
    except PairChanged:
        raise CannotResume(ResumeTrouble.PAIR_CHANGED, pack=record.pack) from None
    except JournalDamaged as error:
        raise _cannot_resume(path, DamageReason.UNREADABLE, error.line) from None
    except NewerFormat:
        raise _cannot_resume(path, DamageReason.NEWER_VERSION, None) from None
    except DoesNotReplay as error:
        raise _cannot_resume(path, DamageReason.DOES_NOT_REPLAY, error.index + 2) from None
    except ValueError:
        raise _cannot_resume(path, DamageReason.UNREADABLE, 1) from None
    table.clock.pause()
    return table


def _cannot_resume(path: Path, reason: DamageReason, line: int | None) -> CannotResume:
    return CannotResume(ResumeTrouble.DAMAGED, damage=damaged(path, reason, line))


def _replayed(found: JournalText, record: DealRecord, pair: Pair, now: Callable[[], float]) -> Table:
    """Raises `JournalDamaged`, `DoesNotReplay`, or `RulesError` if the deal itself is refused."""
    codec = _codec(record, pair)
    records: list[Record] = []
    for number, text in enumerate(found.records, start=2):
        try:
            records.append(codec.decode(text))
        except ValueError:
            raise JournalDamaged(number) from None
    seats = _seats(record.setup)
    game = _dealt(record, seats, pair)
    journal = reopen_journal(found, codec)
    try:
        return Table(game, seats, journal, TableClock(now), records)
    except DoesNotReplay:
        journal.close()
        raise


def _dealt(record: DealRecord, seats: tuple[Seat, ...], pair: Pair) -> SpysWord:
    players = [seat.player for seat in seats]
    return deal(players, pair, record.setup.settings, seed=record.seed.reveal())


def _codec(record: DealRecord, pair: Pair) -> Codec:
    return Codec(ACTIONS, record.seal(pair))


def _seats(setup: Setup) -> tuple[Seat, ...]:
    return tuple(
        Seat(Player(PlayerId(f"p{number:02}"), clean(seat.name)), seat.language)
        for number, seat in enumerate(setup.seats, start=1)
    )
