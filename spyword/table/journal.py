"""The journal of the game on the table: what a later start of the program needs to go on with it.

A text file of its owner's alone, one veiled line a record, appended and on the disk before anybody sees what
follows from it. The first line, the opening, says how the game was dealt. It never holds a word or a role: those
follow from the opening, the packs and the rules.
"""

from __future__ import annotations

import contextlib
import errno
import os
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from spyword.engine.secret import Secret
from spyword.files import sync_folder, write_atomically
from spyword.table.records import Codec, Record
from spyword.veil import unveil, veil


class Trouble(Enum):
    """Why a record could not be written."""

    DISK_FULL = "disk-full"
    REFUSED = "refused"
    """The system does not let it be written."""
    CLOSED = "closed"
    """The table was left already."""


class JournalError(Exception):
    """Nothing was written, and so nothing has happened: the game is as it was, and the same can be tried again."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


class JournalDamaged(Exception):
    """A line of the journal cannot be read, or does not follow from those before it."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line
        """From 1."""


@dataclass(frozen=True, slots=True)
class JournalText:
    """A journal as it was found."""

    path: Path
    opening: str = field(repr=False)
    records: tuple[str, ...] = field(repr=False)
    size: int
    """Bytes of its whole lines; what stands behind them was being written when the process died."""


def read_journal(path: Path) -> JournalText:
    """Every whole line of the journal; a last line that was cut in the middle of its writing is as good as unwritten.

    Raises `FileNotFoundError`, other `OSError`s, or `JournalDamaged`.
    """
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    texts: list[str] = []
    for number, line in enumerate(whole.splitlines() or [b""], start=1):
        texts.append(_text_of(line, number))
    return JournalText(path, texts[0], tuple(texts[1:]), len(whole))


def read_opening(path: Path) -> str:
    """The first line alone. Raises what `read_journal` raises."""
    with path.open("rb") as file:
        line = file.readline()
    return _text_of(line if line.endswith(b"\n") else b"", 1)


def _text_of(line: bytes, number: int) -> str:
    try:
        return unveil(line.decode("ascii"))
    except ValueError:
        raise JournalDamaged(number) from None


class Journal:
    """An open journal that takes one record after the other."""

    def __init__(self, path: Path, opening: str, codec: Codec, size: int) -> None:
        """For `start_journal` and `reopen_journal`: the file is there, `size` bytes long. Raises `OSError`."""
        self.opening = Secret(opening)
        """How the game was dealt."""
        self._path = path
        self._codec = codec
        self._size = size
        self._is_torn = True
        self._descriptor: int | None = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CLOEXEC)

    def append(self, record: Record, *, lasting: bool = True) -> None:
        """Write a record; it outlives the process, and if `lasting` a power cut too. Raises `JournalError`."""
        if self._descriptor is None:
            raise JournalError(Trouble.CLOSED)
        line = f"{veil(self._codec.encode(record))}\n".encode("ascii")
        try:
            self._mend(self._descriptor)
            self._is_torn = True
            _write(self._descriptor, line)
            if lasting:
                os.fsync(self._descriptor)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._mend(self._descriptor)
            full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
            raise JournalError(Trouble.DISK_FULL if full else Trouble.REFUSED) from None
        self._is_torn = False
        self._size += len(line)

    def close(self) -> None:
        """Leave it to a later start."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def remove(self) -> None:
        """The game is over or given up: nothing of it stays; a newer game in its place does. Raises `OSError`."""
        if self._descriptor is not None and self._is_at_its_place(self._descriptor):
            self._path.unlink()
            sync_folder(self._path.parent)
        self.close()

    def _is_at_its_place(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self._path))
        except FileNotFoundError:
            return False

    def _mend(self, descriptor: int) -> None:
        """Cut off what a failed writing, by this process or an earlier one, left behind the last whole line."""
        if self._is_torn:
            os.ftruncate(descriptor, self._size)
            self._is_torn = False


def start_journal(path: Path, opening: str, codec: Codec) -> Journal:
    """A new journal in place of any that is there. Raises `JournalError`; the old one is untouched then."""
    line = f"{veil(opening)}\n"
    try:
        write_atomically(path, line)
        return Journal(path, opening, codec, len(line))
    except OSError as error:
        raise JournalError(Trouble.DISK_FULL if error.errno == errno.ENOSPC else Trouble.REFUSED) from None


def reopen_journal(found: JournalText, codec: Codec) -> Journal:
    """Go on writing behind the last whole line. Raises `OSError`."""
    return Journal(found.path, found.opening, codec, found.size)


def _write(descriptor: int, line: bytes) -> None:
    while line:
        line = line[os.write(descriptor, line) :]
