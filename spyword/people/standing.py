"""What somebody has come to: XP, statistics and titles, one game after another (P3, P5, P7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from spyword.people.conditions import Values
from spyword.people.deeds import Deeds, Vocabulary
from spyword.people.levels import level_at, xp_for
from spyword.people.scopes import ANY, scope_of
from spyword.people.statistics import Statistics
from spyword.people.titles import Title


@dataclass(frozen=True, slots=True)
class Played:
    """One game of one person that counts."""

    id: str
    game: str
    """By its name in files."""
    evening: str
    deeds: Deeds
    """With what every game counts."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Follows from the games alone: the same games in the same order give the same standing."""

    xp: int = 0
    statistics: Mapping[str, Statistics] = field(default_factory=dict)
    """By scope."""
    titles: Mapping[str, str | None] = field(default_factory=dict)
    """Id of each title that was won to the game that brought it; None if that game was deleted since."""

    @property
    def level(self) -> int:
        """P4."""
        return level_at(self.xp)

    def values(self, scope: str) -> Values:
        """The statistics of a scope by their names."""
        statistics = self.statistics.get(scope, Statistics())
        if scope != ANY:
            return statistics.value
        own = {"xp": self.xp, "level": self.level, "titles": len(self.titles)}
        return lambda name: own[name] if name in own else statistics.value(name)


@dataclass(frozen=True, slots=True)
class Gain:
    """What one game brought one person."""

    xp: int
    before: int
    """XP in all before it."""
    titles: tuple[str, ...]
    """Ids of the titles that it brought, in the order of all titles."""

    @property
    def levels(self) -> range:
        """The levels that were reached by it, if any."""
        return range(level_at(self.before) + 1, level_at(self.before + self.xp) + 1)


@dataclass(frozen=True, slots=True)
class Rules:
    """By what standings grow."""

    titles: tuple[Title, ...]
    vocabularies: Mapping[str, Vocabulary]

    def after(self, standing: Standing, played: Played) -> tuple[Standing, Gain]:
        """The standing after one game more, and what that game brought."""
        statistics = dict(standing.statistics)
        for scope in (ANY, scope_of(played.game)):
            so_far = statistics.get(scope, Statistics())
            statistics[scope] = so_far.after(played.deeds, self.vocabularies[scope], played.evening)
        xp = xp_for(played.deeds)
        grown = replace(standing, xp=standing.xp + xp, statistics=statistics)
        titled = self._titled(grown, played.id)
        won = tuple(title.id for title in self.titles if title.id in titled.titles.keys() - standing.titles.keys())
        return titled, Gain(xp, standing.xp, won)

    def of(self, games: Iterable[Played]) -> Standing:
        """The standing that all these games come to, in this order (P7)."""
        standing = Standing()
        for played in games:
            standing, _ = self.after(standing, played)
        return standing

    def retaining(self, standing: Standing, won: Mapping[str, str | None]) -> Standing:
        """The standing with titles that were won before, whatever has become of the games that brought them."""
        return self._titled(replace(standing, titles={**won, **standing.titles}), None)

    def _titled(self, standing: Standing, game: str | None) -> Standing:
        """With every title whose condition holds now; those that ask for titles may follow from others."""
        while fresh := [
            title.id
            for title in self.titles
            if title.id not in standing.titles and title.condition.holds(standing.values(title.game))
        ]:
            standing = replace(standing, titles={**standing.titles, **dict.fromkeys(fresh, game)})
        return standing
