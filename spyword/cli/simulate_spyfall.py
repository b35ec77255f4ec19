"""Many random games of Spyfall 2: how rounds end, and what they are worth, for each number of players and spies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from spyword.cli.commands import SimulateSpyfall
from spyword.engine.game import Player, PlayerId
from spyword.engine.spyfall import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Location,
    Role,
    RoundEnd,
    RoundRecord,
    Scene,
    Settings,
    allowed_spies,
    deal,
    recommended_spies,
)
from spyword.engine.spyfall.bot import play_randomly
from spyword.i18n import Translator

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

_SCENES: Final = tuple(
    Scene(Location(f"{place}", {"en": f"{place}"}), tuple(Role({"en": f"{role}"}) for role in range(10)))
    for place in range(20)
)
_ENDS: Final = {
    RoundEnd.SPY_CONVICTED: ("█", "cyan"),
    RoundEnd.WRONG_LOCATION_NAMED: ("▓", "blue"),
    RoundEnd.WRONG_ONE_CONVICTED: ("▒", "red"),
    RoundEnd.NOBODY_CONVICTED: ("░", "yellow"),
    RoundEnd.LOCATION_NAMED: ("·", "magenta"),
}
"""Sign and colour in the bars: first what the spies lose, then what they win."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of the games of one table."""

    players: int
    spies: int
    rounds: int
    ends: tuple[tuple[RoundEnd, int], ...]
    """Every way for a round to end, and how many did so."""
    spy_points: float
    """Of each spy in a round, on average."""
    other_points: float
    """Of everybody else."""

    def share(self, end: RoundEnd) -> float:
        """The part of the rounds that ended so, 0 to 1."""
        return dict(self.ends)[end] / self.rounds


def _tally(simulate: SimulateSpyfall, players: int, spies: int, on_game: Callable[[], None]) -> Tally:
    """A table's games follow from the seed alone, whichever other tables are played."""
    rng = Random(f"{simulate.seed} {players} {spies}")
    settings = Settings(spies=spies, spies_know=simulate.spies_know)
    seats = [Player(PlayerId(f"p{number:02}"), f"{number}") for number in range(1, players + 1)]
    records: list[RoundRecord] = []
    for _ in range(simulate.games):
        dealt = deal(seats, _SCENES, settings, seed=rng.getrandbits(63))
        records += play_randomly(dealt, rng, names_right=simulate.guess_percent / 100).state.progress.rounds
        on_game()
    ends = Counter(record.end for record in records)
    won = [(player in record.spies, points) for record in records for player, points in record.points]
    return Tally(
        players,
        spies,
        len(records),
        tuple((end, ends[end]) for end in _ENDS),
        sum(points for is_spy, points in won if is_spy) / (len(records) * spies),
        sum(points for is_spy, points in won if not is_spy) / (len(records) * (players - spies)),
    )


class SpyfallSimulation:
    """Every number of players and spies that is asked for."""

    def __init__(self, simulate: SimulateSpyfall) -> None:
        self._simulate = simulate
        numbers = range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if simulate.players is None else (simulate.players,)
        self._tables = tuple((players, spies) for players in numbers for spies in allowed_spies(players))
        self._found: tuple[Tally, ...] = ()

    @property
    def total(self) -> int:
        """How many games will be played."""
        return self._simulate.games * len(self._tables)

    def play(self, on_game: Callable[[], None]) -> None:
        """Play the games of one table after the other."""
        self._found = tuple(_tally(self._simulate, players, spies, on_game) for players, spies in self._tables)

    def table(self, t: Translator) -> RenderableType:
        """How rounds ended, and points."""
        from rich.console import Group
        from rich.table import Table

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(t("Players"), justify="right", no_wrap=True)
        table.add_column(t("Spies"), no_wrap=True)
        table.add_column(t("Rounds"), no_wrap=True)
        for heading in (t("Points of a spy"), t("of the others")):
            table.add_column(heading, justify="right")
        players = 0
        for tally in self._found:
            number = "" if tally.players == players else f"{tally.players}"
            players = tally.players
            star = "★" if tally.spies == recommended_spies(tally.players) else " "
            points = (f"{tally.spy_points:.2f}", f"{tally.other_points:.2f}")
            table.add_row(number, f"{star} {tally.spies}", _bar(tally), *points)
        return Group(table, "", *_legend(t), "", *self._notes(t))

    def _notes(self, t: Translator) -> tuple[str, ...]:
        games = self._simulate.games
        return (
            t.plural("{n} game of each table, played at random.", "{n} games of each table, played at random.", games),
            t("A spy who named a location was right in {percent}% of the cases.", percent=self._simulate.guess_percent),
            t("★ is the recommended number of spies."),
        )

    def machine_form(self) -> dict[str, object]:
        """The same as plain values."""
        return {
            "game": "spyfall",
            "seed": self._simulate.seed,
            "guess_percent": self._simulate.guess_percent,
            "spies_know": self._simulate.spies_know,
            "tables": [
                {
                    "players": tally.players,
                    "spies": tally.spies,
                    "rounds": tally.rounds,
                    "ends": {end.value: number for end, number in tally.ends},
                    "spy_points": round(tally.spy_points, 3),
                    "other_points": round(tally.other_points, 3),
                }
                for tally in self._found
            ],
        }


def _bar(tally: Tally) -> Text:
    from spyword.cli.bars import Part, bar

    return bar([Part(tally.share(end), *look) for end, look in _ENDS.items()])


def _legend(t: Translator) -> list[Text]:
    """In two lines: what the spies lose, and what they win."""
    from spyword.cli.bars import legend

    names = {
        RoundEnd.SPY_CONVICTED: t("a spy was convicted"),
        RoundEnd.WRONG_LOCATION_NAMED: t("a spy named a wrong location"),
        RoundEnd.WRONG_ONE_CONVICTED: t("the wrong one was convicted"),
        RoundEnd.NOBODY_CONVICTED: t("nobody was"),
        RoundEnd.LOCATION_NAMED: t("a spy named the location"),
    }
    parts = [(names[end], *look) for end, look in _ENDS.items()]
    return [legend(parts[:2]), legend(parts[2:4]), legend(parts[4:])]
