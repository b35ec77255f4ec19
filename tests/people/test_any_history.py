"""Two laptops on which anything happens, in any order: what is known of everybody follows from the games (P7, P8)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from spyword.people.record import GameRecord
from spyword.people.store import People
from tests.people.keeping import people_in, records

STEPS = 45


class Laptops:
    """Two of them, between which four people go to and fro."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.people: list[People] = []
        for name in ("here", "there"):
            (folder / name).mkdir()
            self.people.append(people_in(folder / name, () if self.people else ("Anna", "민수", "さくら", "Борис")))
        here, there = self.people
        for profile in here.profiles():
            there.bring(here.export(profile.id))
        self.waiting = list(records(here, STEPS, seed))
        self.rng.shuffle(self.waiting)
        self.exports = [here.export(profile.id) for profile in here.profiles()]
        self.won: dict[tuple[People, str], set[str]] = {}

    def keep(self, people: People) -> None:
        """A game is over; not the latest, if it comes so."""
        people.keep(self.waiting.pop())

    def keep_again(self, people: People) -> None:
        """A game that is stored already."""
        if games := people.games():
            stored: GameRecord = people.game(self.rng.choice(games).id)
            before = everything(people)
            people.keep(stored)
            assert everything(people) == before

    def forget(self, people: People) -> None:
        if games := people.games():
            people.forget(self.rng.choice(games).id)

    def export(self, people: People) -> None:
        for profile in people.profiles():
            self.exports.append(people.export(profile.id))

    def bring(self, people: People) -> None:
        """Somebody comes with a file of any age; a second time it brings nothing."""
        export = self.rng.choice(self.exports)
        people.bring(export)
        before = everything(people)
        assert people.bring(export).games == 0
        assert everything(people) == before

    def delete(self, people: People) -> None:
        if len(profiles := people.profiles()) > 2:
            profile = self.rng.choice(profiles)
            people.delete(profile.id)
            self.won.pop((people, profile.id), None)

    def rename(self, people: People) -> None:
        if profiles := people.profiles():
            people.rename(self.rng.choice(profiles).id, f"Name {self.rng.randrange(10**6)}")

    def check(self, people: People) -> None:
        """XP and statistics are those of the games, and no title that was won has gone."""
        for profile in people.profiles():
            standing, anew = people.standing(profile.id), people.standing_from_games(profile.id)
            assert (standing.xp, standing.statistics) == (anew.xp, anew.statistics)
            assert profile.xp == standing.xp
            titles = self.won.get((people, profile.id), set()) | anew.titles.keys()
            assert standing.titles.keys() >= titles
            self.won[people, profile.id] = set(standing.titles)
        gained = dict.fromkeys((profile.id for profile in people.profiles()), 0)
        for line in reversed(people.games()):
            for player, gain in people.gains(line.id).items():
                assert gain.before == gained[player]
                gained[player] += gain.xp
        assert gained == {profile.id: profile.xp for profile in people.profiles()}


def everything(people: People) -> object:
    return [(profile, people.standing(profile.id)) for profile in people.profiles()], people.games()


@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_everything_follows_from_the_games(tmp_path: Path, seed: int) -> None:
    """P7, P8."""
    laptops = Laptops(tmp_path, seed)
    things: list[Callable[[People], None]] = [
        *[laptops.keep] * 6,
        *[laptops.export] * 2,
        *[laptops.bring] * 4,
        *(laptops.keep_again, laptops.forget, laptops.delete, laptops.rename),
    ]
    for _ in range(STEPS):
        people = laptops.rng.choice(laptops.people)
        laptops.rng.choice(things)(people)
        laptops.check(people)
    assert sum(len(people.games()) for people in laptops.people) > 5
