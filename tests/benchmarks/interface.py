"""How soon the program is there, and how soon a key shows: measured in a terminal, as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median

from spyword.engine.game import View
from spyword.engine.spyfall import QuestionsView
from spyword.engine.spys_word import VoteView
from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.prefs import Prefs, save_prefs
from spyword.table.opening import begin
from spyword.table.setup import SeatDraft, Setup
from tests.benchmarks.report import Figure, p95, spread
from tests.benchmarks.terminal import DOWN, ENTER, SPACE, UP, Terminal
from tests.table.real_table import anything

_STARTS = 9
_KEYS = 100
_ARMED = 0.8
"""Seconds after which a private screen takes keys."""
_NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lee")
_MINIMAL_APP = Path(__file__).with_name("minimal_app.py")


def figures() -> Iterator[Figure]:
    """The figures of the start, of the ballot and of the questions."""
    for option in ("--version", "--help"):
        seconds = [_run_time(option) for _ in range(_STARTS)]
        yield Figure(f"spyword {option}", 1000 * min(seconds), "ms", at_most=80, note=spread(seconds))
    yield from _first_paint()
    yield from _keys_on_the_ballot()
    yield from _keys_on_the_questions()


def _spyword(*words: str) -> list[str]:
    return [sys.executable, "-P", "-m", "spyword", *words]


def _run_time(option: str) -> float:
    began = time.perf_counter()
    subprocess.run(_spyword(option), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def _first_paint() -> Iterator[Figure]:
    """Home and the minimal app in turn, so that both meet the same load."""
    minimal, home = [], []
    with tempfile.TemporaryDirectory() as folder:
        save_prefs(Path(folder), Prefs(language="en", animations=False))
        for _ in range(_STARTS):
            with Terminal([sys.executable, "-P", str(_MINIMAL_APP)], os.environ) as terminal:
                minimal.append(terminal.wait_for("Ready"))
            with Terminal(_spyword("--data", folder), os.environ) as terminal:
                home.append(terminal.wait_for("Quit"))
    yield Figure("minimal Textual app: first paint", 1000 * median(minimal), "ms", note=spread(minimal))
    yield Figure("Home: first paint", 1000 * median(home), "ms", note=spread(home))
    yield Figure("Home / minimal app", median(home) / median(minimal), "times", at_most=1.5)


def _keys_on_the_ballot() -> Iterator[Figure]:
    """Eight players, the first ballot open, the choice goes up and down."""
    setup = SpysWordSetup(_seats(8))
    yield from _keys("ballot", setup, VoteView, opened_by=(ENTER, SPACE, SPACE), seen="Submit vote")


def _keys_on_the_questions() -> Iterator[Figure]:
    """Twelve players, the clock stands, the pointer goes up and down."""
    setup = SpyfallSetup(_seats(12))
    yield from _keys("questions", setup, QuestionsView, opened_by=(ENTER, SPACE), seen="Ask whom?")


def _keys(name: str, setup: Setup, view: type[View], *, opened_by: Sequence[bytes], seen: str) -> Iterator[Figure]:
    """A game of this form goes on at its first view of this kind; there Up and Down are pressed in turn."""
    with tempfile.TemporaryDirectory() as folder:
        save_prefs(Path(folder), Prefs(language="en"))
        _leave_game_at(view, setup, Path(folder))
        with Terminal(_spyword("--data", folder), os.environ) as terminal:
            terminal.wait_for("Continue")
            for key in opened_by:
                terminal.settle(_ARMED)
                terminal.press(key)
            terminal.wait_for(seen)
            terminal.settle(_ARMED)
            terminal.press(DOWN + DOWN)
            terminal.settle()
            pressed = [terminal.time_key((UP, DOWN)[number % 2]) for number in range(_KEYS)]
    seconds, written = zip(*pressed, strict=True)
    yield Figure(f"{name}: key to screen, p95", 1000 * p95(list(seconds)), "ms", at_most=30, note=spread(list(seconds)))
    yield Figure(f"{name}: bytes for a key, most", max(written), "bytes", at_most=2000)


def _seats(players: int) -> tuple[SeatDraft, ...]:
    return tuple(SeatDraft(name, "en") for name in _NAMES[:players])


def _leave_game_at(view: type[View], setup: Setup, folder: Path) -> None:
    table = begin(setup, Library(folder), Deck(folder), folder, seed=1)
    while not isinstance(table.view(), view):
        table.act(anything(table, Random(1)))
    table.close()
