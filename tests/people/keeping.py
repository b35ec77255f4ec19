"""A store with people in it, and records of games for it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.store import People
from tests.people.random_ends import End, places_ends, words_ends

NAMES: Final = ("Anna", "민수", "さくら", "Борис")
FIRST: Final = datetime(2026, 3, 6, 20, 0, tzinfo=UTC)


@cache
def ends() -> tuple[End, ...]:
    """Some games of both kinds."""
    return (*words_ends(40, seed=11), *places_ends(20, seed=12))


def people_in(folder: Path, names: Sequence[str] = NAMES) -> People:
    """A store with these profiles."""
    people = People(folder, CHRONICLES)
    for name in names:
        people.add(name, "en")
    return people


def records(people: People, count: int, seed: int = 1) -> Iterator[GameRecord]:
    """So many games, one after another, at which some of those people sat, anywhere at the table."""
    rng, ids = Random(seed), [profile.id for profile in people.profiles()]
    for number in range(count):
        yield record(rng.choice(ends()), number, rng.sample(ids, rng.randint(0, len(ids))), rng)


def record(end: End, number: int, profiles: Sequence[str], rng: Random) -> GameRecord:
    """That game, with as many of these profiles as there is room for; the others are guests."""
    seated = [*profiles, *[None] * len(end.players)][: len(end.players)]
    rng.shuffle(seated)
    return GameRecord(
        id=f"{number:032x}",
        game=end.game,
        ended=FIRST + timedelta(hours=7 * number),
        seconds=60.0 * rng.randint(3, 40),
        packs=(f"pack-{rng.randrange(9)}",),
        has_fixed_deal=False,
        seats=tuple(
            SeatRecord(player, f"at {number}/{place}", profile, rng.choice(("en", "ko", "ja", "ru")))
            for place, (player, profile) in enumerate(zip(end.players, seated, strict=True))
        ),
        told=end.told,
    )


def fixed(game: GameRecord) -> GameRecord:
    """The same, with a deal that somebody has chosen."""
    return replace(game, has_fixed_deal=True)


def dump(folder: Path) -> list[str]:
    """Everything in the database."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        return list(connection.iterdump())


def everything(people: People) -> list[object]:
    """What follows from the games, of everybody."""
    return [people.standing(profile.id) for profile in people.profiles()]
