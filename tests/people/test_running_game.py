"""From the table to the store: nothing before the end, everything with it, once (P2, P3)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from spyword.games import SETUPS
from spyword.games.history import CHRONICLES, record_of
from spyword.people.store import People
from spyword.table.opening import begin, deal_of
from spyword.table.setup import Setup
from spyword.table.table import Table
from tests.people.keeping import dump, people_in
from tests.people.random_ends import words_ends
from tests.table.fake_table import HandClock
from tests.table.real_table import NAMES, ZOO, anything, setup_for, spyfall_for, start_again

ENDED = datetime(2026, 3, 7, 23, 30, tzinfo=UTC)
SETUPS_OF_BOTH = pytest.mark.parametrize("setup", [setup_for(6), spyfall_for(5)], ids=["words", "places"])


def with_profiles(setup: Setup, people: People) -> Setup:
    """The first four of the table are known."""
    known = {profile.name: profile.id for profile in people.profiles()}
    return replace(setup, seats=tuple(replace(seat, profile=known.get(seat.name)) for seat in setup.seats))


def started(setup: Setup, people: People, folder: Path, began: float = 0, seed: int | None = None) -> Table:
    wall = ENDED.timestamp() - began
    return begin(with_profiles(setup, people), ZOO, ZOO, folder, seed=seed, now=HandClock(), wall=lambda: wall)


def played_on(table: Table, actions: int | None = None) -> Table:
    """So many actions more, or to the end."""
    rng = Random(1)
    while not table.is_over and actions != 0:
        table.act(anything(table, rng))
        actions = None if actions is None else actions - 1
    return table


@SETUPS_OF_BOTH
def test_nothing_of_a_game_is_stored_while_it_goes_on(tmp_path: Path, setup: Setup) -> None:
    """P2: neither by playing nor by anything that could be asked."""
    people = people_in(tmp_path, NAMES[:4])
    before = dump(tmp_path)
    table = started(setup, people, tmp_path)
    while not table.is_over:
        with pytest.raises(ValueError, match="goes on"):
            record_of(table, ENDED)
        played_on(table, 10)
        assert dump(tmp_path) == before
    people.keep(record_of(table, ENDED))
    assert len(people.games()) == 1


@SETUPS_OF_BOTH
def test_a_table_is_stored_as_it_was(tmp_path: Path, setup: Setup) -> None:
    """P2, P3."""
    people = people_in(tmp_path, NAMES[:4])
    table = played_on(started(setup, people, tmp_path, began=600))
    record = record_of(table, ENDED)
    people.keep(record)
    stored = people.game(record.id)
    assert stored == record
    assert (stored.game, stored.ended, stored.seconds, stored.has_fixed_deal) == (setup.game, ENDED, 600, False)
    assert [(seat.name, seat.language) for seat in stored.seats] == [(seat.name, seat.language) for seat in setup.seats]
    assert CHRONICLES[setup.game].read(stored.told, stored.names) == table.view()
    assert set(people.gains(record.id)) == {profile.id for profile in people.profiles()}


@SETUPS_OF_BOTH
def test_a_game_that_is_continued_is_the_same_game(tmp_path: Path, setup: Setup) -> None:
    """P2: stored twice it is there once; the time in which it waited does not count."""
    people = people_in(tmp_path, NAMES[:4])
    table = played_on(started(setup, people, tmp_path, began=600), 20)
    table.close()
    table = start_again(tmp_path)
    table.resume_clock()
    played_on(table)
    table.waited(300)
    first = record_of(table, ENDED)
    assert table.away == pytest.approx(300, abs=5)
    assert first.seconds == pytest.approx(600 - table.away, abs=0.01)
    people.keep(first)
    table.close()
    people.keep(record_of(start_again(tmp_path), ENDED.replace(hour=0)))
    assert [line.ended for line in people.games()] == [ENDED]


def test_a_deal_that_was_chosen_gives_nothing(tmp_path: Path) -> None:
    """P3."""
    people = people_in(tmp_path, NAMES[:4])
    record = record_of(played_on(started(setup_for(6), people, tmp_path, seed=1)), ENDED)
    people.keep(record)
    assert record.has_fixed_deal
    assert people.gains(record.id) == {}
    assert {profile.xp for profile in people.profiles()} == {0}


def test_two_games_of_the_same_deal_are_two(tmp_path: Path) -> None:
    """P2: only the time at which they began tells them apart."""
    people = people_in(tmp_path, NAMES[:4])
    ids = set()
    for began in (100.0, 50.0, 50.0):
        table = started(setup_for(6), people, tmp_path, began=began, seed=1)
        ids.add(deal_of(table, SETUPS).game_id)
        table.close()
    assert len(ids) == 2


def test_a_game_that_ended_early_gives_nothing(tmp_path: Path) -> None:
    """P3: it is remembered all the same."""
    people = people_in(tmp_path, NAMES[:4])
    record = record_of(played_on(started(setup_for(6), people, tmp_path)), ENDED)
    told = record.told.replace(f'"termination": "{termination_of(record.told)}"', '"termination": "too-few-players"')
    assert told != record.told
    people.keep(replace(record, told=told))
    assert [(line.counts, len(line.seats)) for line in people.games()] == [(False, 6)]
    assert {profile.xp for profile in people.profiles()} == {0}


def termination_of(told: str) -> str:
    return told.partition('"termination": "')[2].partition('"')[0]


def test_votes_that_the_table_does_not_know_give_nothing() -> None:
    """P3, W26: where only counts are shown, neither XP nor statistics tell who voted for whom."""
    hidden = [end for end in words_ends(60, seed=3) if '"vote_display": "counts"' in end.told]
    assert len(hidden) > 3
    for end in hidden:
        for deeds in CHRONICLES[end.game].deeds(end.view).values():
            assert not {"votes", "vote_hits", "vote_misses", "passes", "deciding_hits"} & deeds.counts.keys()
