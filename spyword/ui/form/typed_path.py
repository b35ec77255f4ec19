"""A path that somebody types, pastes or drops on the terminal."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

PATH_CELLS: Final = 1000
"""The longest path that can be typed."""


def path_of(typed: str) -> Path:
    """The file that is meant; `~` is the home directory.

    A file that is dropped on a terminal arrives in quotes, or with backslashes.
    """
    path = Path(os.path.expanduser(typed))
    try:
        parts = shlex.split(typed)
    except ValueError:  # a quote that is part of the name
        return path
    return path if os.path.exists(path) or len(parts) != 1 else Path(os.path.expanduser(parts[0]))


def shown_path(path: Path) -> str:
    """The path as it is typed: short where it lies in the home directory."""
    try:
        return str(Path("~") / path.relative_to(home()))
    except ValueError:
        return str(path)


def home() -> Path:
    """The home directory."""
    return Path(os.path.expanduser("~"))
