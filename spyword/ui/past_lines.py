"""What past games are called in a list: date, game, players, length. Free of the toolkit, for the command line, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.i18n import Translator
from spyword.people.history import GameLine
from spyword.ui.rules_text import SPYFALL, SPYS_WORD

WON: Final = "★"
"""Before the name of a winner."""

GAME_NAMES: Final[Mapping[str, str]] = {
    SpysWordSetup.game: SPYS_WORD.title,
    SpyfallSetup.game: SPYFALL.title,
}
"""Messages, by the game's name in files."""


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
    return t(GAME_NAMES[game])


def length_of(line: GameLine, t: Translator) -> str:
    """How long it took."""
    return t("{minutes} min", minutes=str(max(1, round(line.seconds / 60))))
