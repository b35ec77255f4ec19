"""Files that no program of ours has written: refused as a whole, or taken in without any harm (P8)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.portable import BadExport, ExportFault
from spyword.people.store import People
from tests.people.keeping import dump, ends, people_in, record, records

STRANGER = "0123456789abcdef0123456789abcdef"


class File:
    """An export that can be changed anywhere."""

    def __init__(self, text: str) -> None:
        self.content = json.loads(text)
        self.person = self.content["profile"]
        self.games: list[dict[str, object]] = self.content["games"]
        self.game = self.games[0]
        self.seats = self.game["seats"]
        assert isinstance(self.seats, list)
        self.seat: dict[str, object] = self.seats[0]
        self.told = self.game["told"]
        assert isinstance(self.told, dict)

    def text(self) -> str:
        return json.dumps(self.content)


def full_house(folder: Path) -> tuple[People, str]:
    """Four people at one table, with guests, and the export of the first of them."""
    folder.mkdir(exist_ok=True)
    people = people_in(folder)
    ids = [profile.id for profile in people.profiles()]
    for number in range(3):
        people.keep(record(ends()[number], number, ids, Random(number)))
    return people, people.export(ids[0])


# P8: what is changed, and the field that the refusal names
FORGED: dict[str, tuple[Callable[[File], object], str]] = {
    "a game told twice": (lambda file: file.games.append(deepcopy(file.game)), "id"),
    "one person on two chairs": (lambda file: set_all(file, "profile", file.person["id"]), "seats"),
    "a far future": (lambda file: file.game.update(ended="9999-12-31T23:59:59-23:59"), "ended"),
    "before all time": (lambda file: file.game.update(ended="0001-01-01T00:00:00+23:59"), "ended"),
    "a pack that a terminal obeys": (lambda file: file.game.update(packs=["\x1b]52;c;eA==\x07"]), "packs"),
    "a chair that a terminal obeys": (lambda file: file.seat.update(player="\x1b[2J"), "player"),
    "words that a terminal obeys": (lambda file: file.told.update(host="\x1b[2J"), "told"),
    "a key that a terminal obeys": (lambda file: file.told.update({"\u202e": 1}), "told"),
    "nesting without end": (lambda file: file.told.update(more=nested(500)), "told"),
    "a number without end": (lambda file: file.told.update(version=10**4000), "told"),
    "no number": (lambda file: file.told.update(version=float("nan")), "told"),
    "an infinite number": (lambda file: file.told.update(version=float("-inf")), "told"),
}


def set_all(file: File, key: str, value: object) -> None:
    for seat in file.game["seats"]:
        seat[key] = value


def nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(("change", "field"), FORGED.values(), ids=FORGED)
def test_a_forged_file_is_refused_and_nothing_changes(
    tmp_path: Path, change: Callable[[File], object], field: str
) -> None:
    """P8."""
    _, export = full_house(tmp_path / "here")
    there = people_in(tmp_path, ("Eve",))
    file = File(export)
    change(file)
    before = dump(tmp_path)
    with pytest.raises(BadExport) as error:
        there.bring(file.text())
    assert (error.value.fault, error.value.field) == (ExportFault.BAD_VALUE, field)
    assert dump(tmp_path) == before


@pytest.mark.parametrize("version", ["0", "-1", "true", "1.0", "null", '"1"'])
def test_a_version_that_never_was_is_refused(tmp_path: Path, version: str) -> None:
    with pytest.raises(BadExport) as error:
        people_in(tmp_path, ()).bring(f'{{"spyword": {version}}}')
    assert error.value.fault is ExportFault.NOT_ONE


def test_names_in_what_is_told_are_not_taken_in(tmp_path: Path) -> None:
    """P8: nothing that deleting somebody would miss, whatever a file says beside what it should."""
    _, export = full_house(tmp_path / "here")
    there, file = people_in(tmp_path, ()), File(export)
    for seat in file.told["seats"]:
        seat["name"] = "Zebedee"
    file.told["remark"] = "Zebedee was here"
    there.bring(file.text())
    assert "Zebedee" not in there.game(str(file.game["id"])).told


def test_the_chair_of_a_guest_stays_a_guests(tmp_path: Path) -> None:
    """P1, P8: who played as a guest gets nothing, whoever says to have been it."""
    people, export = full_house(tmp_path)
    file = File(export.replace(people.profiles()[0].id, STRANGER))
    for game in file.games:
        seats = game["seats"]
        assert isinstance(seats, list)
        guest = next(seat for seat in seats if not seat["profile"])
        own = next(seat for seat in seats if seat["profile"] == STRANGER)
        guest["profile"], own["profile"] = STRANGER, ""
    people.bring(file.text())
    assert people.profile(STRANGER).games == 0
    everything_follows_from_the_games(people)


def test_nobody_sits_at_a_table_twice(tmp_path: Path) -> None:
    """P7, P8: a deleted profile is not the one that it has played with, though a file says so."""
    people, _ = full_house(tmp_path)
    anna, ben = people.profiles()[:2]
    people.delete(ben.id)
    file = File(people.export(anna.id))
    for game in file.games:
        seats = game["seats"]
        assert isinstance(seats, list)
        deleted = next(seat for seat in seats if seat["profile"] and not seat["name"])
        own = next(seat for seat in seats if seat["profile"] == anna.id)
        deleted["profile"], own["profile"] = anna.id, ""
    people.bring(file.text())
    assert people.profile(anna.id).games == 3
    assert [name for line in people.games() for name, _ in line.seats].count(None) == 3
    everything_follows_from_the_games(people)


def test_an_id_that_is_part_of_another_leaves_the_other_whole(tmp_path: Path) -> None:
    """P7, P8."""
    here, export = full_house(tmp_path / "here")
    anna, ben = here.profiles()[:2]
    there = people_in(tmp_path, ())
    there.bring(here.export(ben.id))
    there.bring(export)
    person = {"id": anna.id[:16], "name": "Eve", "language": "en", "title": "", "titles": {}}
    there.bring(json.dumps({"spyword": 1, "profile": person, "games": []}))
    there.delete(anna.id[:16])
    everything_follows_from_the_games(there)


def everything_follows_from_the_games(people: People) -> None:
    for profile in people.profiles():
        standing, anew = people.standing(profile.id), people.standing_from_games(profile.id)
        assert (standing.xp, standing.statistics) == (anew.xp, anew.statistics)


# Whatever is wrong

SPOILED = 30
"""Files for each seed."""
WRONG: tuple[object, ...] = (None, True, -1, 0, 7, 1e9, 10**30, "", "x", "p01", "spy", "\x00", [], [[]], {}, {"en": []})


def places(value: object) -> Iterator[tuple[object, object]]:
    """Each container in it, with each key or index of it."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


@pytest.mark.parametrize("seed", range(4))
def test_any_value_in_any_place_is_taken_in_or_refused(tmp_path: Path, seed: int) -> None:
    """P8: it never ends in anything else, what is refused changes nothing, what is taken in can be counted."""
    (tmp_path / "here").mkdir()
    here, rng = people_in(tmp_path / "here"), Random(seed)
    for game in records(here, 6, seed):
        here.keep(game)
    export = next(text for text in map(here.export, [each.id for each in here.profiles()]) if json.loads(text)["games"])
    there = people_in(tmp_path, ("Eve",))
    before = dump(tmp_path)
    for _ in range(SPOILED):
        content = json.loads(export)
        content["games"] = content["games"][:1]
        container, key = rng.choice(list(places(content)))
        container[key] = rng.choice(WRONG)  # type: ignore[index]
        try:
            there.bring(json.dumps(content))
        except BadExport:
            assert dump(tmp_path) == before
            continue
        everything_follows_from_the_games(there)
        for line in there.games():
            game = there.game(line.id)
            CHRONICLES[game.game].read(game.told, game.names)
            there.forget(line.id)
        for profile in there.profiles():
            if profile.name != "Eve":
                there.delete(profile.id)
        before = dump(tmp_path)
