"""Playing in this terminal, from the first screen to the exit status."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from spyword.i18n import pick_language
from spyword.prefs import load_prefs
from spyword.ui.app import SpywordApp
from spyword.ui.crash import crash_sentence


def run(*, language: str | None, folder: Path) -> int:
    """Play until everybody has had enough. Returns the exit status: 0, or 1 after a crash."""
    loaded = load_prefs(folder)
    app = SpywordApp(folder, loaded.value, pick_language(language, loaded.value.language, os.environ))
    app.lobby.note(loaded.damage)
    app.run()
    app.lobby.evening.leave_table()
    if app.crash is None:
        return 0
    print(crash_sentence(app.crash, app.lobby.stage().t), file=sys.stderr)
    return 1
