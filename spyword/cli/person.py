"""One person in numbers: for people in labelled lines, for machines as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.cli.output import print_columns
from spyword.i18n import N_, NATIVE_NAMES, Translator
from spyword.people.levels import xp_needed
from spyword.people.profiles import Profile
from spyword.people.scopes import ANY, STANDING, scope_of
from spyword.people.standing import Standing
from spyword.people.statistics import BEST, names
from spyword.people.store import People
from spyword.people.titles import Title
from spyword.ui.past_lines import GAME_NAMES
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.statistic_names import shown

_INDENT: Final = "  "
_SCOPES: Final[Mapping[str, str]] = {
    ANY: N_("All games"),
    **{scope_of(game): name for game, name in GAME_NAMES.items()},
}
"""Scope to what its statistics are headed."""
_NO_STATISTICS: Final = frozenset(BEST + name for name in STANDING)
"""No single game has a level."""


def print_person(profile: Profile, standing: Standing, people: People, t: Translator) -> None:
    """Level, statistics of everything that was played, titles won."""
    title = people.title_of.get(profile.title or "")
    lines = [
        (t("Name"), profile.name),
        (t("Language"), NATIVE_NAMES[profile.language]),
        (t("Title"), "–" if title is None else title_name(title, t)),
        (t("Level"), f"{standing.level}"),
        (t("XP"), f"{standing.xp}"),
        (t("XP missing to level {level}", level=standing.level + 1), f"{_missing(standing)}"),
    ]
    print_columns(lines)
    if not standing.values(ANY)("games"):
        print()
        print(t("No game has counted yet: it takes two players with a profile, and a game played to its end."))
    for scope, heading in _SCOPES.items():
        if standing.values(scope)("games"):
            _print_statistics(scope, heading, standing, t)
    _print_titles(standing, people, t)


def _print_statistics(scope: str, heading: str, standing: Standing, t: Translator) -> None:
    values = standing.values(scope)
    print()
    print(t(heading))
    lines = [(t(each.label), each.text(values(each.name), t)) for each in shown(scope)]
    print_columns(lines, _INDENT)


def _print_titles(standing: Standing, people: People, t: Translator) -> None:
    won = _won(standing, people)
    print()
    print(t("Titles won: {won} of {all}", won=len(won), all=len(people.titles)))
    print_columns([(title_name(title, t), title_asks(title, t)) for title in won], _INDENT)


def _won(standing: Standing, people: People) -> list[Title]:
    return [title for title in people.titles if title.id in standing.titles]


def _missing(standing: Standing) -> int:
    return xp_needed(standing.level + 1) - standing.xp


def machine_form(profile: Profile, standing: Standing, people: People) -> dict[str, object]:
    """For machines: `id`, `name`, `language` (code), `title` (id of the chosen title or null), `level`, `xp`,
    `xp_missing` (to the next level), `games` (stored games, also those that gave nothing); `statistics` of each scope
    (`any`, `spys_word`, `spyfall`): every number by its name; `titles` won, each with `id`, `scope`, `tier` (1 to 5),
    `name` and `asks` (by language code) and `game` (id of the game that brought it, null if that was deleted).
    """
    return {
        "id": profile.id,
        "name": profile.name,
        "language": profile.language,
        "title": profile.title,
        "level": standing.level,
        "xp": standing.xp,
        "xp_missing": _missing(standing),
        "games": profile.games,
        "statistics": {
            scope: {name: standing.values(scope)(name) for name in sorted(names(vocabulary) - _NO_STATISTICS)}
            for scope, vocabulary in people.rules.vocabularies.items()
        },
        "titles": [_title_form(title, standing) for title in _won(standing, people)],
    }


def _title_form(title: Title, standing: Standing) -> dict[str, object]:
    return {
        "id": title.id,
        "scope": title.game,
        "tier": title.tier,
        "name": dict(title.names),
        "asks": dict(title.asks),
        "game": standing.titles[title.id],
    }
