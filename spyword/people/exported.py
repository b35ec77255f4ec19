"""The file in which somebody goes to another laptop: written for its owner alone, and read with care (P8)."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from spyword.people.portable import BadExport, ExportFault

_PRIVATE: Final = 0o600
_LARGEST: Final = 64 * 1024 * 1024
"""Bytes. Ten thousand games take less than half of it."""


def write_export(path: Path, text: str) -> None:
    """Write a file that is not there yet. Raises `OSError`; then nothing has changed."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _PRIVATE)
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            os.fchmod(file.fileno(), _PRIVATE)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def read_export(path: Path) -> str:
    """What the file holds. Raises `OSError`, and `BadExport` for what no export can be, however it is read."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) or found.st_size > _LARGEST:
        raise BadExport(ExportFault.NOT_ONE)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadExport(ExportFault.NOT_ONE) from None
