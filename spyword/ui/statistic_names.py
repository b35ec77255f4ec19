"""What statistics are called, and which of them are shown of somebody: of all games together, and of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.i18n import N_, Translator
from spyword.people.scopes import ANY, scope_of


class Unit(Enum):
    """What a statistic is counted in."""

    COUNT = "count"
    PERCENT = "percent"


@dataclass(frozen=True, slots=True)
class ShownStatistic:
    """One line about somebody."""

    name: str
    """By which the statistic is found in `Standing.values`."""
    label: str
    """A message to be translated."""
    unit: Unit

    def text(self, value: int, t: Translator) -> str:
        """The value as it is shown."""
        return t("{percent}%", percent=value) if self.unit is Unit.PERCENT else str(value)


# Translators: from here on labels of numbers about one person, beside the number; at most 30 columns each.
_LABELS: Final[Mapping[str, str]] = {
    "games": N_("Games"),
    "wins": N_("Games won"),
    "win_rate": N_("Win rate"),
    "lone_wins": N_("Won alone"),
    "streak": N_("Wins in a row now"),
    "best_streak": N_("Most wins in a row"),
    "best_losing_streak": N_("Most losses in a row"),
    "votes": N_("Votes"),
    "hit_rate": N_("Votes that hit"),
    "evenings": N_("Evenings"),
    "best_evening": N_("Most games in one evening"),
    "minutes": N_("Minutes at the table"),
    "companions": N_("People played with"),
    "packs": N_("Different packs"),
    "languages": N_("Different languages"),
    "civilian_wins": N_("Won as civilian"),
    "spy_wins": N_("Won as spy"),
    "ghost_wins": N_("Won as ghost"),
    "best_spy_streak": N_("Most wins in a row as spy"),
    "right_guesses": N_("Right guesses as ghost"),
    "rounds_survived": N_("Rounds survived"),
    "survivals": N_("Still in at the end"),
    "deciding_hits": N_("Hits by one deciding vote"),
    "perfect_games": N_("Games with every vote right"),
    "best_hit_streak": N_("Most games in a row with a hit"),
    "duels_survived": N_("Duels survived"),
    "words": N_("Different words"),
    "points": N_("Points"),
    "best_points": N_("Most points in one game"),
    "spy_rounds": N_("Rounds as spy"),
    "spy_rounds_won": N_("Rounds won as spy"),
    "locations_named": N_("Locations named right"),
    "spy_escapes": N_("Nobody convicted, as spy"),
    "spy_frames": N_("Wrong one convicted, as spy"),
    "convictions": N_("Spies convicted"),
    "times_accused": N_("Times accused"),
    "saves": N_("Saved somebody by a no"),
    "locations": N_("Different locations"),
}

_PERCENTS: Final = frozenset({"win_rate", "hit_rate"})

_SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    ANY: (
        *("games", "wins", "win_rate", "lone_wins", "streak", "best_streak", "best_losing_streak", "hit_rate"),
        *("evenings", "best_evening", "minutes", "companions", "packs", "languages"),
    ),
    scope_of(SpysWordSetup.game): (
        *("games", "wins", "win_rate", "civilian_wins", "spy_wins", "ghost_wins", "right_guesses", "best_streak"),
        *("votes", "hit_rate", "deciding_hits", "survivals", "duels_survived", "words"),
    ),
    scope_of(SpyfallSetup.game): (
        *("games", "wins", "win_rate", "best_streak", "points", "best_points", "spy_rounds", "spy_rounds_won"),
        *("locations_named", "convictions", "votes", "hit_rate", "times_accused", "locations"),
    ),
}
"""Scope to the statistics in the order in which they are shown."""


def shown(scope: str) -> Sequence[ShownStatistic]:
    """What is told of somebody in this scope, the most important first."""
    return tuple(
        ShownStatistic(name, _LABELS[name], Unit.PERCENT if name in _PERCENTS else Unit.COUNT) for name in _SHOWN[scope]
    )


def statistic_name(name: str, t: Translator) -> str:
    """What one statistic is called, also of those that only charts and single pages show."""
    return t(_LABELS[name])
