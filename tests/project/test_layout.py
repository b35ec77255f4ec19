"""The house stays as it was agreed: what lies on the top level, and how large its pieces are."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.sources import ROOT, modules, parsed, place

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "spyword", "packs", "tests", "screenshots"}

MODULE_LINES = 300
FUNCTION_LINES = 40
LONG_FOR_A_REASON: dict[str, str] = {}
"""`path` or `path:function` to the reason why it may be longer than the others."""


def top_level() -> set[str]:
    """What git keeps there; in an unpacked archive, what lies there."""
    if not (ROOT / ".git").exists():
        return {path.name for path in ROOT.iterdir()}
    command = ["git", "-c", "safe.directory=*", "ls-files"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name.partition("/")[0] for name in listed}


def test_the_top_level_is_exactly_as_agreed() -> None:
    assert {name for name in top_level() if not name.startswith(".")} == TOP_LEVEL


@pytest.mark.parametrize("path", modules("spyword", ".ci"), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_can_be_read_in_one_go(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MODULE_LINES or path.relative_to(ROOT).as_posix() in LONG_FOR_A_REASON


def long_functions() -> Iterator[str]:
    for path in modules("spyword", ".ci"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                name = f"{path.relative_to(ROOT).as_posix()}:{node.name}"
                if lines > FUNCTION_LINES and name not in LONG_FOR_A_REASON:
                    yield f"{place(path, node)} {node.name}: {lines} lines"


def test_a_function_fits_on_the_screen() -> None:
    assert list(long_functions()) == []
