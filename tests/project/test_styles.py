"""A style sheet reaches no further than its own screen: Textual applies every sheet that was loaded to all screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.sources import ROOT

UI = ROOT / "spyword" / "ui"
SHEETS = sorted((UI / "screens").rglob("*.tcss")) + sorted((UI / "form").glob("*.tcss"))


def selectors(path: Path) -> Iterator[str]:
    """Every selector, comments left out."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for rule in re.finditer(r"([^{}]+)\{", text):
        yield from (selector.strip() for selector in rule[1].split(","))


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_every_rule_begins_with_a_screen_or_a_dialog(path: Path) -> None:
    loose = [selector for selector in selectors(path) if not re.match(r"\w+(Screen|Dialog)\b", selector)]
    assert loose == []
