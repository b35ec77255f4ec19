"""Every rule of both games and of people can be found: in the rules, in the code that keeps it and in a test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.project.sources import ROOT, modules

LAST = {"W": 50, "S": 21, "P": 9}
"""The last rule of Spy's Word, of Spyfall 2 and of people."""
RULES = {f"{letter}{number}" for letter, last in LAST.items() for number in range(1, last + 1)}


def cited(paths: Iterable[Path]) -> set[str]:
    """The rules that these files name."""
    return {rule for path in paths for rule in re.findall(r"\b[WSP]\d+\b", path.read_text(encoding="utf-8"))}


def own_tests() -> list[Path]:
    """The tests of the games; not those of this folder, which cite no rule for its own sake."""
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
    missing = sorted(RULES - cited(paths), key=lambda rule: (rule[0], int(rule[1:])))
    assert not missing, f"not in {where}: {', '.join(missing)}"


def test_no_rule_is_cited_that_does_not_exist() -> None:
    """A number that was mistyped leads nobody anywhere."""
    assert cited([*modules("spyword"), *own_tests()]) <= RULES
