"""Games that were over long ago: what they are called in a list, and their ends as they stood on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spyword.games.history import CHRONICLES
from spyword.i18n import Translator
from spyword.people.history import GameLine
from spyword.people.store import People
from spyword.ui.base import GameScreen
from spyword.ui.catalogue import PUBLIC, RULES
from spyword.ui.stage import Stage


def end_of(game: str, people: People, stage: Stage) -> GameScreen:
    """The end screen of a stored game, to be looked at only.

    Raises `UnknownGame`, `PeopleTrouble`, and `ValueError` if nobody can read what was stored of it.
    """
    record, gains = people.game(game), people.gains(game)
    players = [seat.player for seat in record.seats]
    names = dict(zip(players, called([seat.name for seat in record.seats], stage.t), strict=True))
    view = CHRONICLES[record.game].read(record.told, names)
    own = {seat.player: gains[seat.profile] for seat in record.seats if seat.profile in gains and seat.profile}
    return PUBLIC[type(view)](
        view, replace(stage, names=names, gains=own, titles=people.title_of if own else {}, is_past=True)
    )


def called(names: Sequence[str | None], t: Translator) -> list[str]:
    """What the players of one game are called; those whose profiles were deleted since can be told apart."""
    if names.count(None) < 2:
        return [t("Deleted player") if name is None else name for name in names]
    nobodies = iter(range(1, len(names) + 1))
    return [t("Deleted player {n}", n=str(next(nobodies))) if name is None else name for name in names]


def players_of(line: GameLine, t: Translator) -> list[tuple[str, bool]]:
    """The names of a past game in seating order, each with whether it won."""
    names = called([name for name, _ in line.seats], t)
    return [(name, won) for name, (_, won) in zip(names, line.seats, strict=True)]


def date_of(line: GameLine) -> str:
    """When it ended, by the clock on that wall: the same in every language."""
    return line.ended.strftime("%Y-%m-%d %H:%M")


def game_name(game: str, t: Translator) -> str:
    """What a game is called, by its name in files."""
    return t(RULES[game].title)


def length_of(line: GameLine, t: Translator) -> str:
    """How long it took."""
    return t("{minutes} min", minutes=str(max(1, round(line.seconds / 60))))
