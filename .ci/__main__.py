"""Set up what this clone needs, then do one thing.

    python3 .ci play [options of spyword]        play
    python3 .ci test [options of pytest]         run the tests: all of them, side by side, if there are no options
    python3 .ci catalogs update|check|compile    work on the translations
    python3 .ci screenshots [names]              make the pictures of the README (needs Chromium and fonts)

The first run makes `.venv` and installs into it; later ones begin at once, until what is installed has changed.
This file runs on any Python 3 (hence the quoted types) and looks for the 3.11 that the game needs.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
STAMP = VENV / "spyword-installed"
"""For which interpreter, of which files, and with what the set-up was done. Written last: a broken one is redone."""

NEWEST, OLDEST = 15, 11
"""Minor versions of Python 3 that are looked for."""

PLAIN, DEV = ".", ".[dev]"
"""What pip is asked for: the game, or all that working on it needs too."""

COMMANDS = {
    "play": (PLAIN, ["-P", "-m", "spyword"]),
    "test": (DEV, ["-m", "pytest"]),
    "catalogs": (DEV, [str(ROOT / ".ci" / "catalogs.py")]),
    "screenshots": (DEV, [str(ROOT / ".ci" / "screenshots.py")]),
}
"""What each command needs, and what its interpreter is given."""


def main(arguments: "list[str]") -> int:
    """The command line; the exit status."""
    command, options = "".join(arguments[:1]), arguments[1:]
    if command not in COMMANDS:
        return complain("python3 .ci play | test | catalogs | screenshots")
    if sys.version_info < (3, OLDEST):
        return run_with_a_newer_python(arguments)
    needs, start = COMMANDS[command]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    if not is_set_up(needs):
        problem = set_up(needs, environment)
        if problem:
            return complain(problem)
    if command == "test":
        os.chdir(str(ROOT))
        options = options or ["-n", str(2 * (os.cpu_count() or 1))]  # half of the time they wait for a terminal
    os.execve(PYTHON, [PYTHON, *start, *options], environment)


def complain(sentence: str) -> int:
    """Say what is wrong; the exit status."""
    print(sentence, file=sys.stderr)
    return 2


def run_with_a_newer_python(arguments: "list[str]") -> int:
    """Hand over to the newest Python of this machine that is new enough."""
    for minor in range(NEWEST, OLDEST - 1, -1):
        python = shutil.which(f"python3.{minor}")
        if python:
            os.execv(python, [python, str(ROOT / ".ci"), *arguments])
    return complain("Spyword needs Python 3.{} or newer; this is {}.{}.".format(OLDEST, *sys.version_info[:2]))


def is_set_up(needs: str) -> bool:
    """The last set-up did at least this, and nothing that it depends on has changed since."""
    return stamp() in ([interpreter(), recipe(), needs], [interpreter(), recipe(), DEV]) and (
        needs == DEV or catalogs_are_compiled()
    )


def stamp() -> "list[str]":
    """The lines of the stamp; none if there is none."""
    try:
        return STAMP.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def interpreter() -> str:
    """Changes with the Python and with the place of this clone: then `.venv` is of no use."""
    return repr((str(ROOT), sys.base_prefix, sys.version))


def recipe() -> str:
    """Changes with what is to be installed. The code itself is used where it stands."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def catalogs_are_compiled() -> bool:
    """The build has seen the catalogs as they are. (Work on the game compiles them by itself.)"""
    pairs = [(po, po.with_suffix(".mo")) for po in ROOT.glob("spyword/i18n/locale/*/LC_MESSAGES/*.po")]
    return all(mo.exists() and mo.stat().st_mtime >= po.stat().st_mtime for po, mo in pairs)


def set_up(needs: str, environment: "dict[str, str]") -> str:
    """Make or renew `.venv` and install into it. What went wrong, in a sentence; empty if nothing did."""
    print("Setting up Spyword in .venv: a minute, once.", file=sys.stderr, flush=True)
    before = stamp()
    if before and before[0] != interpreter():
        shutil.rmtree(str(VENV))
    STAMP.unlink(missing_ok=True)
    problem = make_venv(environment)
    if problem:
        return problem
    wanted = DEV if DEV in before else needs
    pip = [PYTHON, "-m", "pip"] if can_import("pip", PYTHON) else [sys.executable, "-m", "pip", "--python", PYTHON]
    install = ["install", "--quiet", "--disable-pip-version-check", "--editable", wanted]
    if subprocess.call([*pip, *install], env=environment, cwd=str(ROOT)):
        return "The installation failed: pip says above why. It needs the package index once."
    STAMP.write_text("\n".join([interpreter(), recipe(), wanted]), encoding="utf-8")
    return ""


def make_venv(environment: "dict[str, str]") -> str:
    """An environment with a pip of its own, or one that the outer pip can fill. What went wrong, or nothing."""
    options = [] if can_import("ensurepip", sys.executable) else ["--without-pip"]
    if options and not can_import("pip", sys.executable):
        return "This Python comes without venv and without pip. On Debian and Ubuntu: sudo apt install python3-venv"
    if subprocess.call([sys.executable, "-m", "venv", *options, str(VENV)], env=environment):
        return "The virtual environment .venv cannot be made: the reason stands above."
    return ""


def can_import(module: str, python: str) -> bool:
    """That interpreter has this module."""
    return subprocess.call([python, "-c", f"import {module}"], stderr=subprocess.DEVNULL) == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
