"""Many random games of Spy's Word, line-up by line-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from spyword.cli.commands import Simulate
from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word import Lineup, Pair, Settings, Side, Ties, Word, allowed_lineups, deal
from spyword.engine.spys_word.bot import play_randomly
from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS
from spyword.i18n import Translator

if TYPE_CHECKING:
    from rich.console import RenderableType

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


class SpysWordSimulation:
    """Every line-up that is asked for."""

    def __init__(self, simulate: Simulate) -> None:
        self._simulate = simulate
        self._found: tuple[Tally, ...] = ()

    @property
    def total(self) -> int:
        """How many games will be played."""
        return self._simulate.games * len(lineups_of(self._simulate))

    def play(self, on_game: Callable[[], None]) -> None:
        """Play the games of one line-up after the other."""
        lineups = lineups_of(self._simulate)
        self._found = tuple(_tally(self._simulate, players, lineup, on_game) for players, lineup in lineups)

    def table(self, t: Translator) -> RenderableType:
        """Wins by side."""
        from spyword.cli.simulate_table import table_of

        return table_of(self._simulate, self._found, t)

    def machine_form(self) -> dict[str, object]:
        """The same as plain values."""
        simulate = self._simulate
        return {
            "game": "spys-word",
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
                for tally in self._found
            ],
        }
