"""One person in numbers: what the page of a profile tells, read at one go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.i18n import Translator
from spyword.people.conditions import Values
from spyword.people.deeds import Result
from spyword.people.history import GameLine
from spyword.people.profiles import Profile
from spyword.people.scopes import ANY, scope_of
from spyword.people.standing import Standing
from spyword.people.store import People
from spyword.ui.past_lines import game_name

RECENT: Final = 20
"""Games whose results are shown one by one."""
_LOOKED_THROUGH: Final = 100
"""Games among which those are looked for that count."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    label: str
    part: int
    whole: int
    is_part: bool = False
    """Of what the share above it tells."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """Of one person, at one moment."""

    profile: Profile
    standing: Standing
    all_titles: int
    """How many can be won."""
    results: Mapping[str, tuple[Result, ...]]
    """Scope to how its latest games that count have ended for this person, the oldest first."""


GAMES: Final = (SpysWordSetup.game, SpyfallSetup.game)
"""By their names in files, in the order in which they are shown."""


def portrait_of(profile: str, people: People) -> Portrait:
    """Raises `UnknownProfile` and `PeopleTrouble`."""
    return Portrait(
        people.profile(profile),
        people.standing(profile),
        len(people.titles),
        {
            ANY: _results(profile, None, people),
            **{scope_of(game): _results(profile, game, people) for game in GAMES},
        },
    )


def _results(profile: str, game: str | None, people: People) -> tuple[Result, ...]:
    lines = [line for line in people.games(profile, game, _LOOKED_THROUGH) if line.counts]
    return tuple(_result(profile, line, people) for line in reversed(lines[:RECENT]))


def _result(profile: str, line: GameLine, people: People) -> Result:
    """A line of many says who has won by seat; whose seat it was, the game itself does."""
    if not any(won for _, won in line.seats):
        return Result.DRAWN
    record = people.game(line.id)
    own = (won for seat, (_, won) in zip(record.seats, line.seats, strict=True) if seat.profile == profile)
    return Result.WON if next(own) else Result.LOST


def shares(scope: str, standing: Standing, t: Translator) -> Iterator[Share]:
    """What can be shown as a part of a whole."""
    values = standing.values(scope)
    yield Share(t("Games won"), values("wins"), values("games"))
    if scope == ANY:
        yield from _by_game(standing, t)
    elif scope == scope_of(SpysWordSetup.game):
        yield from _of_spys_word(values, t)
    else:
        yield from _of_spyfall(values, t)
    yield Share(t("Votes that hit"), values("vote_hits"), values("votes"))


def _by_game(standing: Standing, t: Translator) -> Iterator[Share]:
    for game in GAMES:
        values = standing.values(scope_of(game))
        yield Share(game_name(game, t), values("wins"), values("games"), is_part=True)


def _of_spys_word(values: Values, t: Translator) -> Iterator[Share]:
    yield Share(t("as civilian"), values("civilian_wins"), values("civilian_games"), is_part=True)
    yield Share(t("as spy"), values("spy_wins"), values("spy_games"), is_part=True)
    yield Share(t("as ghost"), values("ghost_wins"), values("ghost_games"), is_part=True)
    right = values("right_guesses")
    yield Share(t("Guesses that were right"), right, right + values("wrong_guesses"))


def _of_spyfall(values: Values, t: Translator) -> Iterator[Share]:
    rounds, won = values("spy_rounds"), values("spy_rounds_won")
    yield Share(t("Rounds won as spy"), won, rounds)
    yield Share(t("Other rounds won"), values("rounds_won") - won, values("rounds") - rounds)
    yield Share(t("Accusations that were right"), values("convictions"), values("accusations"))
    named = values("locations_named")
    yield Share(t("Locations named right"), named, named + values("wrong_locations"))


FIGURES: Final[Mapping[str, tuple[str, ...]]] = {
    ANY: (
        *("streak", "best_streak", "best_losing_streak", "lone_wins"),
        *("evenings", "best_evening", "minutes", "companions", "packs", "languages"),
    ),
    scope_of(SpysWordSetup.game): (
        *("streak", "best_streak", "best_spy_streak", "best_hit_streak"),
        *("rounds_survived", "survivals", "deciding_hits", "perfect_games", "duels_survived", "words"),
    ),
    scope_of(SpyfallSetup.game): (
        *("points", "best_points", "streak", "best_streak"),
        *("spy_escapes", "spy_frames", "times_accused", "saves", "perfect_games", "locations"),
    ),
}
"""Scope to the statistics that are shown as numbers."""
