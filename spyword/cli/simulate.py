"""`spyword simulate`: many games at random, and who won them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from spyword.cli.arguments import Simulate
from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word import Lineup, Pair, Settings, Side, Ties, Word, allowed_lineups, deal
from spyword.engine.spys_word.bot import play_randomly
from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS
from spyword.i18n import Translator

_PAIR: Final = Pair(Word({"en": "sun"}), Word({"en": "moon"}))


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of the games of one line-up."""

    players: int
    lineup: Lineup
    games: int
    wins: tuple[tuple[Side, int], ...]
    """Every side and the games it won."""
    rounds: float
    """Of a game, on average."""

    def share(self, side: Side) -> float:
        """The part of the games that the side won, 0 to 1."""
        return dict(self.wins)[side] / self.games


def lineups_of(simulate: Simulate) -> tuple[tuple[int, Lineup], ...]:
    """Every number of players and line-up that is asked for."""
    numbers = range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if simulate.players is None else (simulate.players,)
    return tuple((players, lineup) for players in numbers for lineup in allowed_lineups(players))


def tallies(simulate: Simulate, on_game: Callable[[], None]) -> Iterator[Tally]:
    """Play the games of one line-up after the other; `on_game` is called after each game."""
    for players, lineup in lineups_of(simulate):
        yield _tally(simulate, players, lineup, on_game)


def _tally(simulate: Simulate, players: int, lineup: Lineup, on_game: Callable[[], None]) -> Tally:
    """A line-up's games follow from the seed alone, whichever other line-ups are played."""
    rng = Random(f"{simulate.seed} {players} {lineup.spies} {lineup.ghost}")
    ties = Ties.LOT if simulate.lots else Ties.DUEL
    settings = Settings(lineup=lineup, passing=simulate.passing, ties=ties)
    seats = [Player(PlayerId(f"p{number:02}"), f"{number}") for number in range(1, players + 1)]
    wins: Counter[Side | None] = Counter()
    rounds = 0
    for _ in range(simulate.games):
        dealt = deal(seats, _PAIR, settings, seed=rng.getrandbits(63))
        game = play_randomly(dealt, rng, guesses_right=simulate.guess_percent / 100)
        wins[game.outcome.winner if game.outcome else None] += 1
        rounds += game.view(None).round
        on_game()
    return Tally(players, lineup, simulate.games, tuple((side, wins[side]) for side in Side), rounds / simulate.games)


def run_simulate(simulate: Simulate, t: Translator) -> int:
    """Play, with a progress bar where somebody sees it, then print the table, or JSON. Returns the exit status."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from spyword.cli.simulate_table import table_of

    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task(t("Games"), total=simulate.games * len(lineups_of(simulate)))
        found = tuple(tallies(simulate, lambda: progress.advance(task)))
    if simulate.as_json:
        print(json.dumps(_machine_form(simulate, found), indent=2))
    else:
        Console(file=sys.stdout).print(table_of(simulate, found, t))
    return 0


def _machine_form(simulate: Simulate, found: tuple[Tally, ...]) -> dict[str, object]:
    return {
        "seed": simulate.seed,
        "guess_percent": simulate.guess_percent,
        "passing": simulate.passing,
        "ties": (Ties.LOT if simulate.lots else Ties.DUEL).value,
        "lineups": [
            {
                "players": tally.players,
                "spies": tally.lineup.spies,
                "ghost": tally.lineup.ghost,
                "games": tally.games,
                "wins": {side.value: number for side, number in tally.wins},
                "rounds": round(tally.rounds, 2),
            }
            for tally in found
        ],
    }
