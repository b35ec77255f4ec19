"""How deeds and statistics stand in the database: as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

from spyword.people.deeds import Deeds, Result
from spyword.people.statistics import Statistics


def deeds_text(deeds: Deeds) -> str:
    """The numbers and things of it; the result has a column of its own."""
    return json.dumps({"counts": dict(deeds.counts), "collected": _lists(deeds.collected)}, ensure_ascii=False)


def deeds_from(result: str, text: str) -> Deeds:
    """The deeds of those columns."""
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
    """Of all scopes."""
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
