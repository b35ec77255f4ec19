"""The data folder: where it is, how a file in it is replaced, set aside when damaged, and kept to one process.

Everything under the folder belongs to its owner alone: folders are 0700, files 0600.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, Generic, TypeVar

HOME_VARIABLE: Final = "SPYWORD_HOME"
"""Environment variable that names the data folder."""

JOURNAL: Final = "journal"
"""The file of the game that is being played, or waits to be continued."""

_PRIVATE_FOLDER: Final = 0o700
_PRIVATE_FILE: Final = 0o600


class DamageReason(Enum):
    """What is wrong with a file that cannot be used."""

    UNREADABLE = "unreadable"
    """Neither text of the expected kind nor complete: torn, overwritten, of another program."""
    SYNTAX = "syntax"
    """Not TOML."""
    UNKNOWN_KEY = "unknown-key"
    """Holds a key that nobody asked for; `key` says which."""
    BAD_VALUE = "bad-value"
    """The value of `key` is none of those that it can have."""
    DOES_NOT_REPLAY = "does-not-replay"
    """Every line can be read, but they do not follow from each other."""
    NEWER_VERSION = "newer-version"
    """A newer version of the program wrote it."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A file that could not be used, and what became of it."""

    path: Path
    """Where it was."""
    set_aside: Path | None
    """Where it is now; None if it could not be moved."""
    reason: DamageReason
    line: int | None = None
    """The first damaged line, from 1, where that can be told."""
    key: str = ""
    """The key at fault, for reasons that have one."""


T = TypeVar("T", covariant=True)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What a file held, or what stands in for it."""

    value: T
    damage: Damage | None = None


class AlreadyOpen(Exception):
    """Another process plays in this folder."""

    def __init__(self, pid: int | None) -> None:
        super().__init__(f"in use by process {pid}")
        self.pid = pid
        """Its process id, if it could be read."""


def data_path(override: str | Path | None = None) -> Path:
    """Where the folder of data is, or would be: `override`, else `$SPYWORD_HOME`, else the platform's place."""
    chosen = override or os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.expanduser(chosen))
    from platformdirs import user_data_path

    return user_data_path("spyword", appauthor=False)


def data_folder(override: str | Path | None = None) -> Path:
    """That folder, made if it is missing. Raises `OSError` if it cannot be made."""
    folder = data_path(override)
    private_folder(folder)
    return folder


def private_folder(folder: Path) -> None:
    """Make the folder, with its parents, if it is missing; only its owner gets in. Raises `OSError`."""
    if not folder.is_dir():
        folder.mkdir(mode=_PRIVATE_FOLDER, parents=True, exist_ok=True)


def write_atomically(path: Path, text: str, mode: int = _PRIVATE_FILE) -> None:
    """Replace the file's text: whatever happens in between, the file holds either the old text or the new one.

    Raises `OSError`; the old text is untouched then.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, mode)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            os.fchmod(file.fileno(), mode)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a renaming or a removal in the folder last through a power cut, where the file system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free `name.damaged-N` beside it. Raises `OSError`."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def damaged(path: Path, reason: DamageReason, line: int | None = None, key: str = "") -> Damage:
    """Set the file aside, as far as that is possible, and tell of it."""
    try:
        aside = set_aside(path)
    except OSError:
        aside = None
    return Damage(path, aside, reason, line, key)


class Lock:
    """Keeps a data folder to one process, from `acquire` to the end of the process or `release`.

    The operating system gives it up when the process dies, however it dies; the file itself stays and means nothing.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "lock"
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Raises `AlreadyOpen` if another process has it, `OSError` if the file cannot be made."""
        if self._descriptor is not None:
            return
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _PRIVATE_FILE)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        except OSError as error:
            owner = _owner(descriptor)
            os.close(descriptor)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise AlreadyOpen(owner) from None
            raise
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the folder up; does nothing if it was not held."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _owner(descriptor: int) -> int | None:
    written = os.pread(descriptor, 20, 0).strip()
    return int(written) if written.isdigit() else None
