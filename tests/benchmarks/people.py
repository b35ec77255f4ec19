"""Ten thousand stored games: how soon people are there, and what one more costs."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE
from spyword.people.history import store_game
from spyword.people.profiles import all_profiles
from spyword.people.record import GameRecord
from spyword.people.standings import count_anew
from spyword.people.store import People
from tests.benchmarks.report import Figure, p95, spread
from tests.people.keeping import FIRST, ends, people_in, record

_GAMES = 10_000
_PEOPLE = tuple(f"Player {number}" for number in range(8))
_RUNS = 30


def figures() -> Iterator[Figure]:
    """The figures of the store."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _of_many_games(Path(folder))


def _of_many_games(folder: Path) -> Iterator[Figure]:
    people = people_in(folder, _PEOPLE)
    games = list(_games(people))
    began = time.perf_counter()
    _store_at_once(people, games[:_GAMES])
    yield Figure("storing 10,000 games at once, 8 people counted", time.perf_counter() - began, "s")
    kept = [_timed(partial(people.keep, game)) for game in games[_GAMES:]]
    yield Figure("storing a game among 10,000: p95", 1000 * p95(kept), "ms", at_most=50, note=spread(kept))
    people.close()
    opened = [_timed(lambda: People(folder, CHRONICLES).profiles()) for _ in range(_RUNS)]
    yield Figure(
        "People: open the store, list everybody", 1000 * median(opened), "ms", at_most=200, note=spread(opened)
    )
    somebody = people.profiles()[0].id
    pages = [_timed(lambda: people.standing(somebody)) for _ in range(_RUNS)]
    yield Figure("People: one page", 1000 * median(pages), "ms", at_most=200, note=spread(pages))
    listed = [_timed(lambda: people.games(most=200)) for _ in range(_RUNS)]
    yield Figure("Past games: the first 200", 1000 * median(listed), "ms", at_most=200, note=spread(listed))
    yield Figure("size of the store", (folder / FILE).stat().st_size / 2**20, "MiB")


def _games(people: People) -> Iterator[GameRecord]:
    """Five on an evening, four of the eight at each table."""
    rng, ids = Random(1), [profile.id for profile in people.profiles()]
    for number in range(_GAMES + _RUNS):
        yield replace(record(rng.choice(ends()), number, rng.sample(ids, 4), rng), ended=_evening(number))


def _store_at_once(people: People, games: Sequence[GameRecord]) -> None:
    """In one transaction: one for each game takes minutes."""
    with people._database.writing() as sql:
        for game in games:
            store_game(sql, game, CHRONICLES[game.game])
        for profile in all_profiles(sql):
            count_anew(sql, people.rules, profile.id)


def _evening(number: int) -> datetime:
    return FIRST + timedelta(days=number // 5, minutes=20 * (number % 5))


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
