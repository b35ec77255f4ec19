"""The two commands of the README set up what they need, or say in a sentence what is missing."""

from __future__ import annotations

import ast
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.sources import ROOT

SCRIPT = ROOT / ".ci" / "__main__.py"


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, working in an empty clone; what it would start is not started."""
    spec = spec_from_file_location("commands", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "stamp")
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / ".venv").mkdir()
    return module


def stamp(commands: ModuleType, *lines: str) -> None:
    commands.STAMP.write_text("\n".join(lines))


@pytest.mark.parametrize("command", ["python3 .ci play", "python3 .ci test"])
def test_the_readme_names_both_commands(command: str) -> None:
    assert f"{command}\n" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_any_python_3_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_unknown_command_is_answered_with_the_known_ones(
    commands: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main([]) == 2
    assert commands.main(["paly"]) == 2
    assert capsys.readouterr().err == 2 * "python3 .ci play | test | catalogs | screenshots\n"


def test_an_old_python_without_a_newer_one_says_so(
    commands: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commands.main(["play"]) == 2
    assert capsys.readouterr().err == "Spyword needs Python 3.11 or newer; this is 3.9.\n"


def test_a_python_without_venv_and_pip_says_what_to_install(
    commands: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "can_import", lambda module, python: False)
    assert commands.main(["play"]) == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_nothing_is_set_up_in_a_fresh_clone(commands: ModuleType) -> None:
    assert not commands.is_set_up(".")


@pytest.mark.parametrize(
    ("installed", "needs", "enough"),
    [(".", ".", True), (".", ".[dev]", False), (".[dev]", ".", True), (".[dev]", ".[dev]", True)],
)
def test_what_is_needed_for_work_is_enough_for_play(
    commands: ModuleType, installed: str, needs: str, enough: bool
) -> None:
    stamp(commands, commands.interpreter(), commands.recipe(), installed)
    assert commands.is_set_up(needs) is enough


def test_another_python_or_a_moved_clone_is_set_up_anew(commands: ModuleType) -> None:
    stamp(commands, "another", commands.recipe(), ".")
    assert not commands.is_set_up(".")


def test_changed_requirements_are_set_up_anew(commands: ModuleType, tmp_path: Path) -> None:
    stamp(commands, commands.interpreter(), commands.recipe(), ".")
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = ['more']")
    assert not commands.is_set_up(".")


def test_a_catalog_that_came_with_an_update_is_compiled_before_play(commands: ModuleType, tmp_path: Path) -> None:
    stamp(commands, commands.interpreter(), commands.recipe(), ".[dev]")
    catalog = tmp_path / "spyword" / "i18n" / "locale" / "ko" / "LC_MESSAGES" / "spyword.po"
    catalog.parent.mkdir(parents=True)
    catalog.touch()
    assert not commands.is_set_up(".")
    assert commands.is_set_up(".[dev]")
    catalog.with_suffix(".mo").touch()
    assert commands.is_set_up(".")
