"""Statistics: what all games of one person come to, in numbers that have a name (P6, P7).

Of each counter there is its sum under its own name, and the most in one game under `best_` and its name; of each
collection, how many different things it holds; of each run, its present length, and its longest under `best_`.
`win_rate` and `hit_rate` are whole percents.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from spyword.people.deeds import Deeds, Run, Vocabulary

BEST: Final = "best_"
EVENING: Final = "evening"
"""The one run that depends on the day: games on one evening."""

_RATES: Final[Mapping[str, tuple[str, str]]] = {"win_rate": ("wins", "games"), "hit_rate": ("vote_hits", "votes")}
"""Rate to the counters that it is the percent of."""

_NOBODY: Final = ("", 0, 0)


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of one person, in one game or in all."""

    totals: Mapping[str, int] = field(default_factory=dict)
    bests: Mapping[str, int] = field(default_factory=dict)
    """Counter to the most in one game."""
    runs: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Run to its present and its longest length."""
    collected: Mapping[str, frozenset[str]] = field(default_factory=dict)
    evening: tuple[str, int, int] = _NOBODY
    """The last evening, the games of it, and the most games of any evening."""

    def value(self, name: str) -> int:
        """The statistic of that name; 0 if nothing is known of it."""
        if name in _RATES:
            part, whole = _RATES[name]
            return 100 * self.totals.get(part, 0) // max(1, self.totals.get(whole, 0))
        if name.removeprefix(BEST) == EVENING:
            _, games, most = self.evening
            return most if name.startswith(BEST) else games
        if name.startswith(BEST):
            counted = name.removeprefix(BEST)
            return self.runs[counted][1] if counted in self.runs else self.bests.get(counted, 0)
        if name in self.collected:
            return len(self.collected[name])
        return self.runs[name][0] if name in self.runs else self.totals.get(name, 0)

    def after(self, deeds: Deeds, vocabulary: Vocabulary, evening: str) -> Statistics:
        """With one game more, played on that evening; only what the vocabulary names is counted."""
        counts = {name: count for name, count in deeds.counts.items() if name in vocabulary.counters}
        return Statistics(
            totals=dict(self.totals) | {name: self.totals.get(name, 0) + count for name, count in counts.items()},
            bests=dict(self.bests) | {name: max(self.bests.get(name, 0), count) for name, count in counts.items()},
            runs={name: self._run(name, run, deeds) for name, run in vocabulary.runs.items()},
            collected=dict(self.collected)
            | {
                name: self.collected.get(name, frozenset()) | things
                for name, things in deeds.collected.items()
                if name in vocabulary.collections
            },
            evening=self._evening(evening),
        )

    def _run(self, name: str, run: Run, deeds: Deeds) -> tuple[int, int]:
        present, longest = self.runs.get(name, (0, 0))
        if not deeds.counts.get(run.where):
            return present, longest
        present = present + 1 if deeds.counts.get(run.goes_on) else 0
        return present, max(present, longest)

    def _evening(self, evening: str) -> tuple[str, int, int]:
        last, games, most = self.evening
        games = games + 1 if evening == last else 1
        return evening, games, max(games, most)


def names(vocabulary: Vocabulary) -> frozenset[str]:
    """Every statistic that has a name in this vocabulary."""
    counted = {*vocabulary.counters, *vocabulary.runs, EVENING}
    return frozenset({*counted, *(BEST + name for name in counted), *vocabulary.collections, *_RATES})
