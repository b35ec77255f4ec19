"""What is left of a crash: one sentence for the player, and a report without any value."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from pathlib import Path

from spyword import files
from spyword.i18n import Translator


@dataclass(frozen=True, slots=True)
class Crash:
    """A program error ended the app."""

    kind: str
    """The name of the exception's class. Its message could hold what somebody typed."""
    report: Path | None
    """Where the report lies; None if it could not be written."""


def crash_of(folder: Path) -> Crash:
    """Write down where the program failed: files, lines and functions, no variables and no messages."""
    kind, _, trace = sys.exc_info()
    name = kind.__name__ if kind else "Exception"
    frames = traceback.extract_tb(trace)
    lines = [f"{name}\n", *(f"  {frame.filename}:{frame.lineno} in {frame.name}\n" for frame in frames)]
    path = folder / "crash.txt"
    try:
        files.write_atomically(path, "".join(lines))
    except OSError:
        return Crash(name, None)
    return Crash(name, path)


def crash_sentence(crash: Crash, t: Translator) -> str:
    """What to tell the player, once the terminal is back."""
    if crash.report is None:
        return t(
            "Something went wrong in the program ({kind}). The game is saved: start again to continue.", kind=crash.kind
        )
    return t(
        "Something went wrong in the program ({kind}). The game is saved: start again to continue. Report: {report}",
        kind=crash.kind,
        report=str(crash.report),
    )
