"""People with a profile who have played a few games, for the screens that tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from spyword.engine import spyfall
from spyword.engine.spys_word.views import EndView, Side
from spyword.games.history import CHRONICLES
from spyword.people.profiles import Profile
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.store import People
from tests.ui.public_views import game_over
from tests.ui.spyfall_endings import end_view, some_rounds
from tests.ui.views import NAMES

WORDS: Final = "spys-word"
PLACES: Final = "spyfall"
FIRST: Final = datetime(2026, 3, 7, 21, 30, tzinfo=UTC)


def known(people: People, name: str) -> Profile:
    """The profile of that name."""
    found = people.named(name)
    assert found is not None
    return found


def kept(people: People, number: int, game: str, view: EndView | spyfall.EndView, names: Sequence[str] = NAMES) -> None:
    """A game of these people, an hour after the one before it; those with a profile are known by name."""
    profiles = {profile.name: profile.id for profile in people.profiles()}
    players = [seat.id for seat in view.seats]
    seats = tuple(
        SeatRecord(player, name, profiles.get(name), "en") for player, name in zip(players, names, strict=False)
    )
    told = CHRONICLES[game].write(view)
    ended = FIRST + timedelta(hours=number)
    people.keep(GameRecord(f"{number:032x}", game, ended, 600.0, ("animals",), False, seats, told))


def some_people(folder: Path) -> People:
    """Anna, 민수 and さくら have profiles. Anna has won, lost, and won at the other game; she was a civilian twice."""
    people = People(folder, CHRONICLES)
    for name, language in (("Anna", "en"), ("민수", "ko"), ("さくら", "ja")):
        people.add(name, language)
    kept(people, 0, WORDS, game_over(6))
    kept(people, 1, WORDS, game_over(6, winner=Side.IMPOSTORS))
    kept(people, 2, PLACES, end_view(some_rounds(3, players=4), players=4))
    return people


def many_people(folder: Path, count: int) -> People:
    """So many who have never played."""
    people = People(folder, CHRONICLES)
    for number in range(count):
        people.add(f"Player {number:02}", "en")
    return people
