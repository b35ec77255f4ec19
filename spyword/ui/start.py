"""Playing in this terminal, from the first screen to the exit status."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

from spyword.i18n import pick_language
from spyword.prefs import load_prefs
from spyword.ui.app import SpywordApp
from spyword.ui.crash import crash_sentence


def run(*, language: str | None, folder: Path) -> int:
    """Play until everybody has had enough. Returns the exit status: 0, or 1 after a crash."""
    _keep_the_width_of_what_cannot_be_written()
    loaded = load_prefs(folder)
    app = SpywordApp(folder, loaded.value, pick_language(language, loaded.value.language, os.environ))
    app.lobby.note(loaded.damage)
    app.run()
    app.lobby.evening.leave_table()
    if app.crash is None:
        return 0
    print(crash_sentence(app.crash, app.lobby.stage().t), file=sys.stderr)
    return 1


def _keep_the_width_of_what_cannot_be_written() -> None:
    """Without UTF-8 a sign that the terminal lacks becomes one question mark, not an escape of six letters."""
    for stream in (sys.__stdout__, sys.__stderr__):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
