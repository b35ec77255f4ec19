"""What is in the wheel that players install, and that it works without the source tree.

Built without a network, from the source distribution as an installer would, with the build tools of this environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, target: str, into: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    built = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return next(into.glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[target]))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    room = tmp_path_factory.mktemp("sdist")
    shutil.unpack_archive(build(ROOT, "sdist", room), room)
    return next(path for path in room.iterdir() if path.is_dir())


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    for compiled in sdist.rglob("*.mo"):  # a build of its own makes them anew
        compiled.unlink()
    return build(sdist, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the content of the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def spyword(installed: Path, tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed game, away from the source tree; only its dependencies come from this environment."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "SPYWORD_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-P", "-m", "spyword", *arguments]
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)


def files(folder: Path, pattern: str, base: Path) -> set[str]:
    return {path.relative_to(base).as_posix() for path in folder.glob(pattern) if "__pycache__" not in path.parts}


@pytest.mark.parametrize("pattern", ["**/*.py", "**/*.tcss", "**/RULES.md", "py.typed"])
def test_every_module_style_sheet_and_rule_book_is_in_the_wheel(installed: Path, pattern: str) -> None:
    wanted = files(ROOT / "spyword", pattern, ROOT)
    assert wanted
    assert files(installed / "spyword", pattern, installed) == wanted


@pytest.mark.parametrize("language", ["ko", "ja", "ru"])
def test_the_catalogs_are_in_the_wheel_and_compiled(installed: Path, language: str) -> None:
    """Hatchling leaves out what git ignores, unless it is told."""
    catalog = installed / "spyword" / "i18n" / "locale" / language / "LC_MESSAGES" / "spyword.mo"
    assert catalog.stat().st_size > 0


def test_the_built_in_packs_are_in_the_wheel(installed: Path) -> None:
    wanted = files(ROOT / "packs", "**/*.toml", ROOT / "packs")
    assert wanted
    assert files(installed / "spyword" / "_packs", "**/*", installed / "spyword" / "_packs") >= wanted


def test_nothing_else_is_in_the_wheel(installed: Path) -> None:
    assert {path.name.split("-")[0] for path in installed.iterdir()} == {"spyword"}
    assert len(list(installed.iterdir())) == 2


def test_the_installed_game_says_its_version(installed: Path, tmp_path: Path) -> None:
    said = spyword(installed, tmp_path, "--version")
    assert (said.returncode, said.stderr) == (0, "")
    assert "0.1.0" in said.stdout


def test_the_installed_game_finds_its_packs(installed: Path, tmp_path: Path) -> None:
    said = spyword(installed, tmp_path, "packs", "list")
    assert (said.returncode, said.stderr) == (0, "")
    assert len(said.stdout.splitlines()) >= len(files(ROOT / "packs", "words/*.toml", ROOT))


def test_the_game_finds_the_same_packs_where_it_is_worked_on(installed: Path, tmp_path: Path) -> None:
    """An editable install has no copy of them: it reads `packs/` of the source tree."""
    assert spyword(ROOT, tmp_path, "packs", "list").stdout == spyword(installed, tmp_path, "packs", "list").stdout != ""


@pytest.mark.parametrize("language", ["ko", "ja", "ru"])
def test_the_installed_game_speaks_every_language(installed: Path, tmp_path: Path, language: str) -> None:
    english = spyword(installed, tmp_path, "--lang", "en", "packs", "list").stdout
    said = spyword(installed, tmp_path, "--lang", language, "packs", "list")
    assert said.returncode == 0
    assert said.stdout != english
