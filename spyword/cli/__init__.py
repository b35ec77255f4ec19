"""The command line: does what it asks for and returns the exit status.

`--version` and `--help` answer at once, so everything is imported where it is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spyword.cli.commands import AboutGames, AboutPeople, Request, Simulate, SimulateSpyfall
    from spyword.i18n import Translator

OK = 0
INTERRUPTED = 130
NOBODY_READS = 141
"""The statuses by which shells know an interrupt and a closed pipe."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line (`words`: without the program's name). Returns the exit status."""
    _open_output()
    try:
        status = _run(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return status


def _open_output() -> None:
    """Take any name, whatever letters the terminal knows, and any output, even one that the shell has closed."""
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    elif isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _run(words: Sequence[str]) -> int:
    match words:
        case ["--version"]:
            return _show_version()
        case ["--help" | "-h"]:
            return _show_help(None, None)
    from spyword.cli.arguments import UsageError, language_asked, read_arguments

    try:
        request = read_arguments(words)
    except UsageError as error:
        return _complain(_voice(language_asked(words), None)(error.sentence, **error.fields))
    return _carry_out(request)


def _carry_out(request: Request) -> int:
    from spyword.cli import commands

    match request.command:
        case commands.Play():
            return _play(request)
        case commands.ShowVersion():
            return _show_version()
        case commands.ShowHelp():
            return _show_help(request.language, request.folder)
        case commands.Simulate() | commands.SimulateSpyfall() as simulate:
            return _simulate(simulate, _voice(request.language, request.folder))
        case commands.ListPacks() | commands.CheckPacks() | commands.NewPack() as command:
            from spyword.cli.packs import run_packs
            from spyword.files import data_path

            return run_packs(command, data_path(request.folder), _voice(request.language, request.folder))
        case command:
            return _ask_people(command, request)


def _simulate(simulate: Simulate | SimulateSpyfall, t: Translator) -> int:
    from spyword.cli.commands import Simulate
    from spyword.cli.simulate import run_simulation

    if isinstance(simulate, Simulate):
        from spyword.cli.simulate_spys_word import SpysWordSimulation

        return run_simulation(SpysWordSimulation(simulate), t, as_json=simulate.as_json)
    from spyword.cli.simulate_spyfall import SpyfallSimulation

    return run_simulation(SpyfallSimulation(simulate), t, as_json=simulate.as_json)


def _ask_people(command: AboutPeople | AboutGames, request: Request) -> int:
    """What is kept about people; it may be asked for while a game runs."""
    from spyword.cli.commands import ListGames
    from spyword.files import data_folder

    try:
        folder = data_folder(request.folder)
    except OSError as error:
        return _complain_of_folder(error, request)
    t = _voice(request.language, request.folder)
    if isinstance(command, ListGames):
        from spyword.cli.games import run_games

        return run_games(command, folder, t)
    from spyword.cli.people import run_people

    return run_people(command, folder, t)


def _show_version() -> int:
    from spyword import __version__

    print(f"spyword {__version__}")
    return OK


def _show_help(language: str | None, folder: str | None) -> int:
    from spyword.cli.help import help_text

    print(help_text(_voice(language, folder)))
    return OK


def _play(request: Request) -> int:
    """Check what can be checked in the shell, then hand over to the interface."""
    from spyword.environment import prepare
    from spyword.files import AlreadyOpen, Lock, data_folder

    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        t = _voice(request.language, request.folder)
        return _complain(
            t("Spyword is played in a terminal: neither its input nor its output can be a file or a pipe.")
        )
    try:
        folder = data_folder(request.folder)
        lock = Lock(folder)
        lock.acquire()
    except AlreadyOpen:
        t = _voice(request.language, request.folder)
        return _complain(t("Spyword runs already on this computer, and its game is left alone. Close it there first."))
    except OSError as error:
        return _complain_of_folder(error, request)
    prepare(os.environ)
    from spyword.ui.start import run

    return run(language=request.language, folder=folder)


def _voice(language: str | None, folder: str | None) -> Translator:
    """The language of this start: asked for, else saved, else the locale's, else English."""
    from spyword.i18n import pick_language, translator

    saved = _saved_language(folder) if language is None else None
    return translator(pick_language(language, saved, os.environ))


def _saved_language(folder: str | None) -> str | None:
    from spyword.files import data_path
    from spyword.prefs import saved_language

    return saved_language(data_path(folder))


def _complain_of_folder(error: OSError, request: Request) -> int:
    t = _voice(request.language, None)
    folder, reason = str(error.filename), str(error.strerror)
    return _complain(t("The data folder {folder} cannot be used: {reason}.", folder=folder, reason=reason))


def _complain(sentence: str) -> int:
    from spyword.cli.output import complain

    return complain(sentence)
