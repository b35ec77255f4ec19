"""`spyword simulate`: many games at random, and who won them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from spyword.i18n import Translator

if TYPE_CHECKING:
    from rich.console import RenderableType


class Simulation(Protocol):
    """The games that are asked for, and what has come of them."""

    @property
    def total(self) -> int:
        """How many games will be played."""
        ...

    def play(self, on_game: Callable[[], None]) -> None:
        """Play them all; `on_game` is called after each game."""
        ...

    def table(self, t: Translator) -> RenderableType:
        """What has come of them, for people; it fits into 80 columns."""
        ...

    def machine_form(self) -> dict[str, object]:
        """The same as plain values."""
        ...


def run_simulation(simulation: Simulation, t: Translator, *, as_json: bool) -> int:
    """Play, with a progress bar where somebody sees it, then print the table, or JSON. Returns the exit status."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task(t("Games"), total=simulation.total)
        simulation.play(lambda: progress.advance(task))
    if as_json:
        print(json.dumps(simulation.machine_form(), indent=2))
    else:
        Console(file=sys.stdout).print(simulation.table(t))
    return 0
