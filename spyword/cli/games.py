"""`spyword games`: the games that were played here, the latest first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from spyword.cli.commands import ListGames
from spyword.cli.output import OK, print_columns
from spyword.cli.people_asked import somebody, with_people
from spyword.i18n import Translator
from spyword.people.history import GameLine
from spyword.people.store import People
from spyword.ui.past_lines import WON, date_of, game_name, length_of, players_of


def run_games(command: ListGames, folder: Path, t: Translator) -> int:
    """Do it; `folder` is the data folder. Returns the exit status."""
    return with_people(folder, t, lambda people: _list(command, people, t))


def _list(command: ListGames, people: People, t: Translator) -> int:
    person = None if command.person is None else somebody(command.person, people, t).id
    games = people.games(person, command.game)
    if command.as_json:
        print(json.dumps(machine_form(games), indent=2))
    elif games:
        head = (t("Ended"), t("Game"), t("Length"), t("XP"), t("Players ({sign} won)", sign=WON))
        print_columns([head, *(_row(line, t) for line in games)])
    elif person is None and command.game is None:
        print(t("Nothing has been played to its end here yet."))
    else:
        print(t("No such game is kept."))
    return OK


def _row(line: GameLine, t: Translator) -> tuple[str, ...]:
    players = (f"{WON}{name}" if won else name for name, won in players_of(line, t))
    counted = t("gave XP") if line.counts else t("no XP")
    return (date_of(line), game_name(line.game, t), length_of(line, t), counted, " · ".join(players))


def machine_form(games: Sequence[GameLine]) -> dict[str, object]:
    """For machines: `games`, the latest first, each with `id`, `game` (`spys-word` or `spyfall`), `ended` (ISO 8601),
    `seconds`, `counts` (it gave XP), and `players` in seating order, each with `name` (null if the profile was deleted
    since) and `won`.
    """
    return {
        "games": [
            {
                "id": line.id,
                "game": line.game,
                "ended": line.ended.isoformat(),
                "seconds": round(line.seconds, 1),
                "counts": line.counts,
                "players": [{"name": name, "won": won} for name, won in line.seats],
            }
            for line in games
        ]
    }
