"""Profiles and games in the database: stored once, counted once, counted anew, taken away (P1, P2, P3, P7)."""

from __future__ import annotations

import multiprocessing
import stat
from pathlib import Path
from random import Random

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.history import UnknownGame
from spyword.people.profiles import BadName, NameRefusal, UnknownProfile
from spyword.people.standing import Standing
from spyword.people.store import People
from tests.people.keeping import NAMES, dump, ends, everything, fixed, people_in, record, records

# Profiles


def test_a_profile_is_a_name_a_language_and_a_chosen_title(tmp_path: Path) -> None:
    """P1."""
    people = People(tmp_path, CHRONICLES)
    anna = people.add("  Anna\u202e ", "ko")
    assert (anna.name, anna.language, anna.title, anna.level) == ("Anna", "ko", None, 1)
    people.speak(anna.id, "ja")
    people.rename(anna.id, "Anna-Lena")
    people.close()
    again = People(tmp_path, CHRONICLES).profile(anna.id)
    assert (again.name, again.language) == ("Anna-Lena", "ja")


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        (" \u200b ", NameRefusal.EMPTY),
        ("Wolfeschlegelsteinhausen", NameRefusal.TOO_WIDE),
        ("anna", NameRefusal.TAKEN),
        ("Ａｎｎａ", NameRefusal.TAKEN),
        ("Аnna", NameRefusal.TAKEN),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, refusal: NameRefusal) -> None:
    """P1: no two that cannot be told apart."""
    people = people_in(tmp_path)
    before = dump(tmp_path)
    with pytest.raises(BadName) as error:
        people.add(name, "en")
    assert error.value.refusal is refusal
    with pytest.raises(BadName):
        people.rename(people.profiles()[1].id, name)
    assert dump(tmp_path) == before


def test_one_may_write_the_own_name_otherwise(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    anna = people.named("Anna")
    assert anna is not None
    assert people.rename(anna.id, "ANNA").name == "ANNA"


def test_only_a_title_that_was_won_can_be_worn(tmp_path: Path) -> None:
    """P9."""
    people = people_in(tmp_path)
    for game in records(people, 30):
        people.keep(game)
    anna = people.profiles()[0]
    won = next(iter(people.standing(anna.id).titles))
    assert people.wear(anna.id, won).title == won
    with pytest.raises(UnknownProfile):
        people.wear(anna.id, "lord-of-words")
    assert people.profile(anna.id).title == won
    assert people.wear(anna.id, None).title is None


def test_the_files_are_their_owners_alone(tmp_path: Path) -> None:
    people_in(tmp_path)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob(f"{FILE}*")}
    assert set(modes) >= {FILE}
    assert set(modes.values()) == {0o600}


# Games


def test_a_game_is_stored_once(tmp_path: Path) -> None:
    """P2."""
    people = people_in(tmp_path)
    for game in records(people, 12):
        people.keep(game)
        before = dump(tmp_path)
        people.keep(game)
        assert dump(tmp_path) == before
    assert len(people.games()) == 12


def test_what_was_stored_comes_back(tmp_path: Path) -> None:
    """P2: players, roles, words, settings, votes, outcome and length."""
    people = people_in(tmp_path)
    for game in records(people, 6):
        people.keep(game)
        assert people.game(game.id) == game
        end = next(end for end in ends() if end.told == game.told)
        assert CHRONICLES[game.game].write(CHRONICLES[game.game].read(game.told, game.names)) == end.told


def test_guests_keep_their_name_and_get_nothing(tmp_path: Path) -> None:
    """P1."""
    people = people_in(tmp_path, NAMES[:2])
    ids = [profile.id for profile in people.profiles()]
    game = record(ends()[0], 1, ids, Random(1))
    people.keep(game)
    assert [seat.name for seat in people.game(game.id).seats] == [seat.name for seat in game.seats]
    assert set(people.gains(game.id)) == set(ids)


# P3: which games give something
def test_a_game_with_one_profile_gives_nothing(tmp_path: Path) -> None:
    """P3."""
    people = people_in(tmp_path)
    people.keep(record(ends()[0], 1, [people.profiles()[0].id], Random(1)))
    assert people.gains(f"{1:032x}") == {}
    assert everything(people) == [Standing()] * len(NAMES)


def test_a_fixed_deal_gives_nothing(tmp_path: Path) -> None:
    """P3."""
    people = people_in(tmp_path)
    people.keep(fixed(record(ends()[0], 1, [profile.id for profile in people.profiles()], Random(1))))
    assert everything(people) == [Standing()] * len(NAMES)
    assert [line.counts for line in people.games()] == [False]


def test_who_was_deleted_while_the_game_went_on_played_as_a_guest(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ids = [profile.id for profile in people.profiles()]
    game = record(ends()[0], 1, ids, Random(1))
    people.delete(ids[0])
    people.keep(game)
    assert set(people.gains(game.id)) == set(ids[1:4])
    assert ids[0] not in {seat.profile for seat in people.game(game.id).seats}


def test_what_a_game_has_brought_can_be_asked_again(tmp_path: Path) -> None:
    """P2: after a restart the end screen tells the same."""
    people = people_in(tmp_path)
    total = dict.fromkeys((profile.id for profile in people.profiles()), 0)
    for game in records(people, 25):
        people.keep(game)
        for profile, gain in people.gains(game.id).items():
            assert gain.before == total[profile]
            total[profile] += gain.xp
    assert {profile.id: profile.xp for profile in people.profiles()} == total
    won = [title for game in people.games() for gain in people.gains(game.id).values() for title in gain.titles]
    assert sorted(won) == sorted(title for each in people.profiles() for title in people.standing(each.id).titles)


# Counted anew


def test_statistics_counted_one_by_one_are_those_counted_anew(tmp_path: Path) -> None:
    """P7: over many games of both kinds, at tables of all sizes, with and without guests."""
    people = people_in(tmp_path)
    for game in records(people, 400):
        people.keep(game)
    for profile in people.profiles():
        standing = people.standing(profile.id)
        assert standing.xp > 1000
        assert standing == people.standing_from_games(profile.id)


def test_games_that_come_later_but_were_earlier_count_as_if_in_order(tmp_path: Path) -> None:
    """P7: streaks depend on the order."""
    people = people_in(tmp_path)
    shuffled = list(records(people, 60))
    Random(5).shuffle(shuffled)
    for game in shuffled:
        people.keep(game)
    for profile in people.profiles():
        assert people.standing(profile.id).statistics == people.standing_from_games(profile.id).statistics


def test_a_game_that_is_deleted_has_never_been_but_for_titles(tmp_path: Path) -> None:
    """P7."""
    people = people_in(tmp_path)
    games = list(records(people, 30))
    for game in games:
        people.keep(game)
    before = [set(people.standing(profile.id).titles) for profile in people.profiles()]
    for game in games[::2]:
        people.forget(game.id)
    assert len(people.games()) == 15
    for profile, titles in zip(people.profiles(), before, strict=True):
        standing, anew = people.standing(profile.id), people.standing_from_games(profile.id)
        assert (standing.xp, standing.statistics) == (anew.xp, anew.statistics)
        assert set(standing.titles) >= titles
    with pytest.raises(UnknownGame):
        people.forget(games[0].id)


# The list


def test_past_games_are_listed_by_person_and_by_kind(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    games = list(records(people, 40))
    for game in games:
        people.keep(game)
    anna = people.profiles()[0].id
    listed = people.games(profile=anna)
    assert [line.id for line in listed] == [
        game.id for game in reversed(games) if anna in {seat.profile for seat in game.seats}
    ]
    assert {line.game for line in people.games(kind="spyfall")} == {"spyfall"}
    assert len(people.games(kind="spyfall")) + len(people.games(kind="spys-word")) == 40


# Two programs at once


def keep_all(folder: Path, seed: int) -> None:
    """What another program does."""
    people = People(folder, CHRONICLES)
    games = list(records(people, 30))
    Random(seed).shuffle(games)
    while games:
        try:
            people.keep(games[-1])
        except PeopleTrouble as busy:  # on a slow machine the other one may write for longer than this one waits
            if busy.trouble is not Trouble.REFUSED:
                raise
        else:
            games.pop()


def test_two_programs_store_the_same_games_once(tmp_path: Path) -> None:
    """P2."""
    people = people_in(tmp_path)
    people.close()
    context = multiprocessing.get_context("spawn")
    programs = [context.Process(target=keep_all, args=(tmp_path, seed)) for seed in (1, 2)]
    for program in programs:
        program.start()
    for program in programs:
        program.join(60)
    assert [program.exitcode for program in programs] == [0, 0]
    assert len(people.games()) == 30
    for profile in people.profiles():
        assert people.standing(profile.id).statistics == people.standing_from_games(profile.id).statistics
