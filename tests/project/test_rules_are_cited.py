"""Every rule of the game can be found: in the rules, in the code that keeps it and in a test that holds it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.project.sources import ROOT, modules

RULES = range(1, 49)
"""W1 to W48."""


def cited(paths: Iterable[Path]) -> set[int]:
    """The numbers of the rules that these files name."""
    return {int(number) for path in paths for number in re.findall(r"\bW(\d+)\b", path.read_text(encoding="utf-8"))}


def own_tests() -> list[Path]:
    """The tests of the game; not those of this folder, which cite no rule for its own sake."""
    return [path for path in modules("tests") if ROOT / "tests" / "project" not in path.parents]


@pytest.mark.parametrize(
    ("where", "paths"),
    [
        ("RULES.md", list(ROOT.glob("spyword/**/RULES.md"))),
        ("the code", list(modules("spyword"))),
        ("the tests", own_tests()),
    ],
    ids=["rules", "code", "tests"],
)
def test_every_rule_is_cited(where: str, paths: list[Path]) -> None:
    missing = [f"W{number}" for number in RULES if number not in cited(paths)]
    assert not missing, f"not in {where}: {', '.join(missing)}"
