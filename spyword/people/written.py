"""How deeds and statistics stand in the database: as JSON."""

from __future__ import annotations

import contextlib
import json
import zlib
from collections.abc import Iterator, Mapping

from spyword.people.deeds import Deeds, Result
from spyword.people.statistics import Statistics


class Torn(Exception):
    """What is stored cannot be understood: the file is damaged, where SQLite does not see it."""


@contextlib.contextmanager
def as_written() -> Iterator[None]:
    """Around the reading of what this program has written itself. Raises `Torn`."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, OSError, zlib.error):
        raise Torn from None


def deeds_text(deeds: Deeds) -> str:
    """The numbers and things of it; the result has a column of its own."""
    return json.dumps({"counts": dict(deeds.counts), "collected": _lists(deeds.collected)}, ensure_ascii=False)


def deeds_from(result: str, text: str) -> Deeds:
    """The deeds of those columns. Raises `Torn`."""
    with as_written():
        content = json.loads(text)
        return Deeds(Result(result), content["counts"], _sets(content["collected"]))


def statistics_text(statistics: Mapping[str, Statistics]) -> str:
    """Of all scopes."""
    content = {
        scope: {
            "totals": dict(each.totals),
            "bests": dict(each.bests),
            "runs": dict(each.runs),
            "collected": _lists(each.collected),
            "evening": each.evening,
        }
        for scope, each in statistics.items()
    }
    return json.dumps(content, ensure_ascii=False)


def statistics_from(text: str) -> dict[str, Statistics]:
    """Of all scopes. Raises `Torn`."""
    with as_written():
        return {
            scope: Statistics(
                totals=each["totals"],
                bests=each["bests"],
                runs={name: (present, longest) for name, (present, longest) in each["runs"].items()},
                collected=_sets(each["collected"]),
                evening=tuple(each["evening"]),
            )
            for scope, each in json.loads(text).items()
        }


def _lists(sets: Mapping[str, frozenset[str]]) -> dict[str, list[str]]:
    return {name: sorted(things) for name, things in sets.items()}


def _sets(lists: Mapping[str, list[str]]) -> dict[str, frozenset[str]]:
    return {name: frozenset(things) for name, things in lists.items()}
