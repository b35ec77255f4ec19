"""Who may import whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.sources import ROOT, modules, parsed, place

IMPURE = {
    "asyncio", "datetime", "fcntl", "gettext", "glob", "io", "locale", "logging", "os", "pathlib", "secrets", "shutil",
    "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip
"""Parts of the standard library by which the rules would see or change the world around them."""

HEADLESS = ("engine", "table", "games", "packs", "i18n", "text.py", "veil.py", "files.py")
"""Rooms that work without a screen."""


def imported(path: Path) -> Iterator[tuple[ast.stmt, str]]:
    """Every import of a file, wherever it stands, with the dotted name."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node, node.module or ""


def is_pure(name: str) -> bool:
    top = name.partition(".")[0]
    if top == "spyword":
        return name.startswith(("spyword.engine", "spyword.text"))
    return top == "rapidfuzz" or (top in sys.stdlib_module_names and top not in IMPURE)


def test_the_rules_have_no_clock_no_files_no_language_and_no_screen() -> None:
    paths = [*modules("spyword/engine"), ROOT / "spyword" / "text.py"]
    impure = [f"{place(path, node)} {name}" for path in paths for node, name in imported(path) if not is_pure(name)]
    assert impure == []


def test_the_contracts_of_the_house_are_kept() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("room", HEADLESS)
def test_a_room_without_a_screen_loads_neither_the_toolkit_nor_the_image_library(room: str) -> None:
    """Contracts read the code; this asks Python itself."""
    inside = [ROOT / "spyword" / room] if room.endswith(".py") else modules(f"spyword/{room}")
    names = [dotted(path) for path in inside if path.name != "__main__.py"]
    script = f"import sys, {', '.join(names)}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"textual", "rich", "PIL"} & set(ran.stdout.split())


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_the_command_line_answers_without_loading_the_front_end(option: str) -> None:
    script = (
        "import sys; sys.argv = ['spyword', sys.argv[1]]\n"
        "from spyword.cli import main\n"
        "try: sys.exit(main())\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script, option], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0
    assert ran.stdout
    assert not {"textual", "rich", "PIL", "spyword.ui"} & set(ran.stderr.split())
