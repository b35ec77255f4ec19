"""The database of people: one SQLite file in the data folder, opened when it is first asked for (P1).

Its schema has a version and is brought forward when it is opened. A file that is damaged, or written by a newer
program, is left as it is, with a copy beside it; then nothing is kept until somebody mends it.
"""

from __future__ import annotations

import contextlib
import filecmp
import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from spyword.people.written import Torn

FILE: Final = "people.db"

_WAIT: Final = 2.0
"""Seconds that another process may be busy writing."""
_PRIVATE: Final = 0o600

_FIRST_SCHEMA: Final = """
CREATE TABLE profile (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    title TEXT,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended REAL NOT NULL,
    utc_offset REAL NOT NULL,
    seconds REAL NOT NULL,
    packs TEXT NOT NULL,
    has_fixed_deal INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    told BLOB NOT NULL
) STRICT;
CREATE INDEX game_by_time ON game (ended, id);
CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    place INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT,
    profile TEXT REFERENCES profile ON DELETE SET NULL,
    known_as TEXT,
    language TEXT NOT NULL,
    result TEXT,
    deeds TEXT,
    xp INTEGER,
    xp_before INTEGER,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_profile ON seat (profile, game);
CREATE INDEX seat_by_person ON seat (known_as, game);
CREATE TABLE standing (
    profile TEXT PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
    xp INTEGER NOT NULL,
    statistics TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE title (
    profile TEXT NOT NULL REFERENCES profile ON DELETE CASCADE,
    title TEXT NOT NULL,
    game TEXT REFERENCES game ON DELETE SET NULL,
    PRIMARY KEY (profile, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_by_game ON title (game);
"""

MIGRATIONS: Final[tuple[str, ...]] = (_FIRST_SCHEMA,)
"""Each leads from the version before it to the next; the number of them is the version of this program."""

_BROKEN: Final = {"SQLITE_CORRUPT", "SQLITE_NOTADB"}


class Trouble(Enum):
    """Why nothing can be read or kept."""

    DAMAGED = "damaged"
    """The file is none of ours, or torn. It is left as it is."""
    NEWER = "newer"
    """A newer version of the program wrote it. It is left as it is."""
    REFUSED = "refused"
    """The disk is full, the file read-only, or somebody else busy with it: later it may work."""


class PeopleTrouble(Exception):
    """The database does not do what it was asked for; nothing has changed."""

    def __init__(self, trouble: Trouble, path: Path, copy: Path | None = None) -> None:
        super().__init__(f"{path.name}: {trouble.value}")
        self.trouble = trouble
        self.path = path
        self.copy = copy
        """A copy of a file that cannot be used, if one could be made."""


class Database:
    """One connection, made when it is first needed. Every method raises `PeopleTrouble`."""

    def __init__(self, folder: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.path = folder / FILE
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Everything read inside is of one moment."""
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Everything written inside is kept, or nothing is (P2)."""
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    def wipe(self) -> None:
        """Let nothing of what was deleted stay in the files (P8): free pages and the log hold copies till then."""
        with self._translated():
            if self._connection is not None:
                self._connection.execute("VACUUM")
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Let go of the file; the next use opens it again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    @contextlib.contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        with self._translated():
            connection = self._connection = self._connection or self._opened()
            connection.execute(begin)
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    @contextlib.contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            name = getattr(error, "sqlite_errorname", "")
            if any(name.startswith(broken) for broken in _BROKEN):
                raise self._unusable(Trouble.DAMAGED) from None
            if isinstance(error, sqlite3.OperationalError) and not _is_of_the_content(error):
                raise PeopleTrouble(Trouble.REFUSED, self.path) from None
            raise self._unusable(Trouble.DAMAGED) from None
        except (Torn, UnicodeDecodeError):  # SQLite's own sentence may quote what is torn
            raise self._unusable(Trouble.DAMAGED) from None
        except OSError:
            raise PeopleTrouble(Trouble.REFUSED, self.path) from None

    def _opened(self) -> sqlite3.Connection:
        """The file, made if it is missing, readable for its owner alone, and brought to the present schema."""
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _PRIVATE))
        connection = sqlite3.connect(self.path, timeout=_WAIT, isolation_level=None)
        try:
            self._migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN")
        is_older = self._version(connection) < len(self._migrations)
        connection.execute("COMMIT")
        if is_older:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("BEGIN IMMEDIATE")
            try:  # another process may have been faster
                for version in range(self._version(connection), len(self._migrations)):
                    for statement in self._migrations[version].split(";\n"):
                        connection.execute(statement)
                    connection.execute(f"PRAGMA user_version = {version + 1}")
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")

    def _version(self, connection: sqlite3.Connection) -> int:
        """Of the file; 0 if it is empty. Raises `PeopleTrouble` if it is newer, or none of ours."""
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version > len(self._migrations):
            raise self._unusable(Trouble.NEWER)
        if version < 0 or (version == 0 and tables):
            raise self._unusable(Trouble.DAMAGED)
        return int(version)

    def _unusable(self, trouble: Trouble) -> PeopleTrouble:
        self.close()
        return PeopleTrouble(trouble, self.path, _copied(self.path))


def _is_of_the_content(error: sqlite3.OperationalError) -> bool:
    """Somebody else's database, where the version is right and the tables are not; or a text that is none."""
    return getattr(error, "sqlite_errorname", "") in ("SQLITE_ERROR", "")


def _copied(path: Path) -> Path | None:
    """A copy beside the file; the same one each time, as long as the file stays as it is."""
    number = 1
    try:
        while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
            if filecmp.cmp(path, copy, shallow=False):
                return copy
            number += 1
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _PRIVATE))
    except OSError:
        return None
    try:
        shutil.copyfile(path, copy)
    except OSError:
        with contextlib.suppress(OSError):
            copy.unlink()
        return None
    return copy
