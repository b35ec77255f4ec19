"""A table with the fake game on it, a clock that is set by hand, and a way to start over from its journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from spyword.files import JOURNAL
from spyword.table.clock import TableClock
from spyword.table.journal import read_journal, reopen_journal, start_journal
from spyword.table.records import Codec
from spyword.table.table import Table
from tests.table.fake_game import ACTIONS, PLAYERS, SEATS, FakeGame

CODEC = Codec(ACTIONS, b"what the words are")


@dataclass
class HandClock:
    """Seconds that pass when a test says so."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class FakeTable:
    """The table, its folder and its time."""

    folder: Path
    time: HandClock = field(default_factory=HandClock)

    def __post_init__(self) -> None:
        self.table = Table(
            FakeGame(PLAYERS), SEATS, start_journal(self.journal, "dealt so", CODEC), TableClock(self.time)
        )

    @property
    def journal(self) -> Path:
        return self.folder / JOURNAL

    def started_again(self) -> Table:
        """The table as a new process makes it from the journal."""
        return table_from(self.journal, self.time)


def table_from(journal: Path, time: HandClock) -> Table:
    """The table as a new process makes it from a journal."""
    found = read_journal(journal)
    records = [CODEC.decode(text) for text in found.records]
    return Table(FakeGame(PLAYERS), SEATS, reopen_journal(found, CODEC), TableClock(time), records)
