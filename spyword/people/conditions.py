"""What a title asks for: conditions over statistics, in one vocabulary of operators (P5).

`spy_wins >= 10`, `votes >= 100 and hit_rate >= 70`
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

Values = Callable[[str], int]
"""A statistic by its name."""

_OPERATORS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
}
_TERM: Final = re.compile(r"([a-z][a-z0-9_]*) (>=|<=|==) (\d{1,7})")


class BadCondition(ValueError):
    """A condition that cannot be understood."""


@dataclass(frozen=True, slots=True, order=True)
class Term:
    """One comparison."""

    statistic: str
    sign: str
    number: int

    def holds(self, values: Values) -> bool:
        """It is fulfilled."""
        return _OPERATORS[self.sign](values(self.statistic), self.number)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is on the way."""

    reached: int
    wanted: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.reached / self.wanted) if self.wanted else 1.0


@dataclass(frozen=True, slots=True)
class Condition:
    """All of its terms have to hold at once. Equal ones ask for the same, in whatever order it was written."""

    terms: frozenset[Term]

    @classmethod
    def parse(cls, text: str) -> Condition:
        """Raises `BadCondition`."""
        terms = [_term(part) for part in text.split(" and ")]
        if len(set(terms)) < len(terms):
            raise BadCondition(text)
        return cls(frozenset(terms))

    def holds(self, values: Values) -> bool:
        """Every term is fulfilled."""
        return all(term.holds(values) for term in self.terms)

    def progress(self, values: Values) -> Progress:
        """On the term of which most is missing; a term that is no ladder is either reached or not."""
        return min((_progress(term, values) for term in sorted(self.terms)), key=lambda progress: progress.share)


def _term(text: str) -> Term:
    found = _TERM.fullmatch(text)
    if found is None:
        raise BadCondition(text)
    return Term(found[1], found[2], int(found[3]))


def _progress(term: Term, values: Values) -> Progress:
    if term.sign == ">=":
        return Progress(min(values(term.statistic), term.number), term.number)
    return Progress(int(term.holds(values)), 1)
