"""How a game comes to the table: dealt anew, or taken up where it was left."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path

from spyword.engine.game import Game, Player, PlayerId
from spyword.files import JOURNAL, Damage, DamageReason, damaged
from spyword.packs.shelf import PairSource, Shelf
from spyword.table.clock import TableClock
from spyword.table.deal_record import DealRecord, NewerFormat, StockChanged, read_deal
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
from spyword.table.setup import PackGone, Setup, SetupProblem, Setups, Stock, remember_setup
from spyword.table.table import DoesNotReplay, Table
from spyword.text import clean


class SetupRefused(Exception):
    """The form is not right yet."""

    def __init__(self, found: tuple[SetupProblem, ...]) -> None:
        super().__init__(", ".join(problem.code.value for problem in found))
        self.problems = found


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that was left and can be continued, as far as the start screen needs to know it."""

    game: str
    """`Setup.game`."""
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
    """The pack it was drawn from is not there any more. The journal is kept: the pack may come back."""
    PACK_CHANGED = "pack-changed"
    """What was drawn was changed in the pack since. The journal is kept."""


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
    shelf: Shelf,
    deck: PairSource,
    folder: Path,
    *,
    seed: int | None = None,
    now: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> Table:
    """A new game: its words or places are drawn, the cards dealt, the journal begins in place of any that is there.

    `seed` is for tests and lessons (a game that gives nothing, P3); without one nobody can foretell the deal. Raises
    `SetupRefused`, `JournalError` if the journal, `OSError` if the deck cannot be written.
    """
    if found := setup.problems(shelf):
        raise SetupRefused(found)
    stock = setup.draw(shelf, deck)
    drawn = secrets.randbits(63) if seed is None else seed
    record = DealRecord.of(setup, stock, drawn, is_fixed=seed is not None, began=round(wall(), 3))
    journal = start_journal(folder / JOURNAL, record.written(), codec(record, stock))
    with contextlib.suppress(OSError):  # the next form is empty then; no reason to stop the game
        remember_setup(folder, setup)
    seats = seats_of(setup)
    return Table(_dealt(record, seats, stock), seats, journal, TableClock(now))


def deal_of(table: Table, setups: Setups) -> DealRecord:
    """How this game was dealt."""
    return read_deal(table.opening.reveal(), setups)


def setup_of(table: Table, setups: Setups) -> Setup:
    """The form from which this game was started, to start the next one from."""
    return deal_of(table, setups).setup


def left_game(folder: Path, setups: Setups) -> LeftGame | Damage | None:
    """The game that was left here, if there is one. A journal that cannot be read is set aside. Raises `OSError`."""
    path = folder / JOURNAL
    try:
        written = path.stat().st_mtime
        record = read_deal(read_opening(path), setups)
    except FileNotFoundError:
        return None
    except (JournalDamaged, ValueError):
        return damaged(path, DamageReason.UNREADABLE, 1)
    except NewerFormat:
        return damaged(path, DamageReason.NEWER_VERSION)
    names = tuple(seat.player.name for seat in seats_of(record.setup))
    return LeftGame(record.setup.game, names, datetime.fromtimestamp(written).astimezone())


def resume(
    folder: Path,
    shelf: Shelf,
    setups: Setups,
    *,
    now: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> Table:
    """The game that was left here, as it was, its clock stopped. Raises `CannotResume`, or `OSError`."""
    path = folder / JOURNAL
    try:
        left_at = path.stat().st_mtime
        found = read_journal(path)
        record = read_deal(found.opening, setups)
        table = _replayed(found, record, record.find(shelf), now)
    except FileNotFoundError:
        raise CannotResume(ResumeTrouble.NO_GAME) from None
    except PackGone as gone:
        raise CannotResume(ResumeTrouble.PACK_GONE, pack=gone.pack) from None
    except StockChanged:
        raise CannotResume(ResumeTrouble.PACK_CHANGED, pack=", ".join(record.packs)) from None
    except JournalDamaged as error:
        raise _cannot_resume(path, DamageReason.UNREADABLE, error.line) from None
    except NewerFormat:
        raise _cannot_resume(path, DamageReason.NEWER_VERSION, None) from None
    except DoesNotReplay as error:
        raise _cannot_resume(path, DamageReason.DOES_NOT_REPLAY, error.index + 2) from None
    except ValueError:
        raise _cannot_resume(path, DamageReason.UNREADABLE, 1) from None
    table.waited(max(0.0, round(wall() - left_at, 3)))
    table.clock.pause()
    return table


def _cannot_resume(path: Path, reason: DamageReason, line: int | None) -> CannotResume:
    return CannotResume(ResumeTrouble.DAMAGED, damage=damaged(path, reason, line))


def _replayed(found: JournalText, record: DealRecord, stock: Stock, now: Callable[[], float]) -> Table:
    """Raises `JournalDamaged`, `DoesNotReplay`, or `RulesError` if the deal itself is refused."""
    lines = codec(record, stock)
    records: list[Record] = []
    for number, text in enumerate(found.records, start=2):
        try:
            records.append(lines.decode(text))
        except ValueError:
            raise JournalDamaged(number) from None
    seats = seats_of(record.setup)
    game = _dealt(record, seats, stock)
    journal = reopen_journal(found, lines)
    try:
        return Table(game, seats, journal, TableClock(now), records)
    except DoesNotReplay:
        journal.close()
        raise


def _dealt(record: DealRecord, seats: tuple[Seat, ...], stock: Stock) -> Game:
    return stock.deal([seat.player for seat in seats], record.seed.reveal())


def codec(record: DealRecord, stock: Stock) -> Codec:
    """How the journal of this game puts its records into words."""
    return Codec(record.setup.actions, record.seal(stock))


def seats_of(setup: Setup) -> tuple[Seat, ...]:
    """The seats of a form, with the ids of their players."""
    return tuple(
        Seat(Player(PlayerId(f"p{number:02}"), clean(seat.name), seat.profile is not None), seat.language, seat.profile)
        for number, seat in enumerate(setup.seats, start=1)
    )
