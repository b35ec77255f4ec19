"""Export, import, delete (P8)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE
from spyword.people.portable import BadExport, ExportFault
from spyword.people.profiles import UnknownProfile
from spyword.people.store import People
from tests.people.keeping import dump, people_in, records


def played(folder: Path, count: int = 30) -> People:
    """A store in which four people have played."""
    folder.mkdir(exist_ok=True)
    people = people_in(folder)
    for game in records(people, count):
        people.keep(game)
    return people


def test_everything_about_somebody_goes_to_another_laptop(tmp_path: Path) -> None:
    """P8."""
    here, there = played(tmp_path / "here"), people_in(tmp_path, ())
    anna = here.profiles()[0]
    title = next(iter(here.standing(anna.id).titles))
    here.wear(anna.id, title)
    arrival = there.bring(here.export(anna.id))
    assert (arrival.profile.name, arrival.profile.title) == ("Anna", title)
    assert arrival.games == len(here.games(profile=anna.id))
    assert there.standing(anna.id) == here.standing(anna.id)
    assert there.standing(anna.id).statistics == there.standing_from_games(anna.id).statistics


def test_nothing_counts_twice(tmp_path: Path) -> None:
    """P8: not the same file, not the games that two people share."""
    here, there = played(tmp_path / "here"), people_in(tmp_path, ())
    exports = [here.export(profile.id) for profile in here.profiles()]
    for export in exports:
        there.bring(export)
    before = dump(tmp_path)
    assert [there.bring(export).games for export in exports] == [0] * 4
    assert dump(tmp_path) == before
    for profile in here.profiles():
        assert there.standing(profile.id) == here.standing(profile.id)


def test_games_of_both_laptops_are_merged(tmp_path: Path) -> None:
    """P8."""
    here = played(tmp_path / "here")
    there = People(tmp_path, CHRONICLES)
    anna, ben = here.profiles()[:2]
    there.bring(here.export(anna.id))
    games = list(records(here, 40))[30:]
    for game in games[:5]:
        here.keep(game)
    there.bring(here.export(ben.id))
    there.bring(here.export(anna.id))
    for profile in (anna, ben):
        assert there.standing(profile.id) == here.standing(profile.id)


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    """P8."""
    here, there = played(tmp_path / "here", 0), people_in(tmp_path, ("Anna", "anna 2"))
    arrival = there.bring(here.export(here.profiles()[0].id))
    assert (arrival.wanted, arrival.profile.name) == ("Anna", "Anna 3")


def test_deleting_leaves_no_trace_but_the_games(tmp_path: Path) -> None:
    """P8: neither name nor id is anywhere in the files."""
    people = people_in(tmp_path, ("Xanthippe", "Ben", "Cem"))
    for game in records(people, 40):
        people.keep(game)
    ben, cem, xanthippe = people.profiles()
    people.rename(xanthippe.id, "Xanthippe the 2")
    people.delete(xanthippe.id)
    people.close()
    for path in tmp_path.glob(f"{FILE}*"):
        content = path.read_bytes()
        assert b"Xanthippe" not in content, path.name
        assert xanthippe.id.encode() not in content, path.name
    assert len(people.games()) == 40
    for profile in (ben, cem):
        assert people.standing(profile.id) == people.standing_from_games(profile.id)
    with pytest.raises(UnknownProfile):
        people.delete(xanthippe.id)


def test_who_comes_back_takes_the_own_seats_again(tmp_path: Path) -> None:
    """P8."""
    people = played(tmp_path)
    anna = people.profiles()[0]
    before, export = people.standing(anna.id), people.export(anna.id)
    people.delete(anna.id)
    assert None in [name for line in people.games() for name, _ in line.seats]
    assert people.bring(export).games == 0
    assert None not in [name for line in people.games() for name, _ in line.seats]
    after = people.standing(anna.id)
    assert (after.xp, after.statistics) == (before.xp, before.statistics)
    for profile in people.profiles():
        assert people.standing(profile.id).statistics == people.standing_from_games(profile.id).statistics


Change = Callable[[dict[str, object]], object]


def game_of(content: dict[str, object]) -> dict[str, object]:
    games = content["games"]
    assert isinstance(games, list)
    game: dict[str, object] = games[0]
    return game


def seat_of(content: dict[str, object]) -> dict[str, object]:
    seats = game_of(content)["seats"]
    assert isinstance(seats, list)
    seat: dict[str, object] = seats[0]
    return seat


def person_of(content: dict[str, object]) -> dict[str, object]:
    person = content["profile"]
    assert isinstance(person, dict)
    return person


# P8: what is changed in a good file, and the field that the refusal names
HOSTILE: dict[str, tuple[Change, str]] = {
    "no profile": (lambda content: content.pop("profile"), "profile.id"),
    "profile is a list": (lambda content: content.update(profile=[]), "profile"),
    "an id that is none": (lambda content: person_of(content).update(id="../../etc"), "profile.id"),
    "a number for a name": (lambda content: person_of(content).update(name=7), "profile.name"),
    "an empty name": (lambda content: person_of(content).update(name="\u200b"), "profile.name"),
    "an unknown language": (lambda content: person_of(content).update(language="fr"), "profile.language"),
    "titles in a list": (lambda content: person_of(content).update(titles=["x"]), "profile.titles"),
    "games in a table": (lambda content: content.update(games={}), "games"),
    "a game that is none": (lambda content: content.update(games=[1]), "games"),
    "an unknown game": (lambda content: game_of(content).update(game="chess"), "game"),
    "the other game": (lambda content: game_of(content).update(game=other(content)), "told"),
    "told nothing": (lambda content: game_of(content).update(told={}), "told"),
    "no time": (lambda content: game_of(content).update(ended="yesterday"), "ended"),
    "a time without a zone": (lambda content: game_of(content).update(ended="2026-01-01T00:00:00"), "ended"),
    "a negative length": (lambda content: game_of(content).update(seconds=-1), "seconds"),
    "an endless length": (lambda content: game_of(content).update(seconds=float("inf")), "seconds"),
    "no length at all": (lambda content: game_of(content).update(seconds=float("nan")), "seconds"),
    "no seats": (lambda content: game_of(content).update(seats=[]), "seats"),
    "a seat too few": (lambda content: game_of(content).update(seats=[seat_of(content)]), "seats"),
    "a vote of nobody": (lambda content: content.update(games=[with_a_stranger(content)]), "told"),
    "a seat for somebody else": (lambda content: seat_of(content).update(player="p99"), "seats"),
    "a flag in words": (lambda content: game_of(content).update(has_fixed_deal="yes"), "has_fixed_deal"),
}


def with_a_stranger(content: dict[str, object]) -> object:
    """A game in which somebody has voted for a player who did not sit there."""
    games = content["games"]
    assert isinstance(games, list)
    game = next(text for each in games if '"ballots": [[' in (text := json.dumps(each)))
    return json.loads(re.sub(r'("ballots": \[\["p\d\d", )"p\d\d"', r'\1"p77"', game))


def other(content: dict[str, object]) -> str:
    return {"spys-word": "spyfall", "spyfall": "spys-word"}[str(game_of(content)["game"])]


@pytest.mark.parametrize(("change", "field"), HOSTILE.values(), ids=HOSTILE)
def test_a_file_with_a_fault_is_refused_and_nothing_changes(tmp_path: Path, change: Change, field: str) -> None:
    """P8: one clear place of the fault."""
    here, there = played(tmp_path / "here", 6), played(tmp_path, 3)
    content = json.loads(here.export(here.profiles()[0].id))
    change(content)
    before = dump(tmp_path)
    with pytest.raises(BadExport) as error:
        there.bring(json.dumps(content))
    assert (error.value.fault, error.value.field) == (ExportFault.BAD_VALUE, field)
    assert dump(tmp_path) == before


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", ExportFault.NOT_ONE),
        ("PK\x03\x04", ExportFault.NOT_ONE),
        ("[]", ExportFault.NOT_ONE),
        ('{"spyword": "one"}', ExportFault.NOT_ONE),
        ("[" * 100_000, ExportFault.NOT_ONE),
        ('{"spyword": 2}', ExportFault.NEWER),
        ('{"spyword": 1, "profile": {"titles": {"\\ud800": ""}}}', ExportFault.NOT_ONE),
    ],
)
def test_what_is_no_export_is_refused(tmp_path: Path, text: str, fault: ExportFault) -> None:
    with pytest.raises(BadExport) as error:
        people_in(tmp_path).bring(text)
    assert error.value.fault is fault


def test_a_seat_of_somebody_who_is_here_cannot_be_taken(tmp_path: Path) -> None:
    """P8: a file may say what it likes of games that are here; who sits there stays."""
    people = played(tmp_path)
    anna, ben = people.profiles()[:2]
    content = json.loads(people.export(ben.id).replace(ben.id, "0123456789abcdef0123456789abcdef"))
    before = people.standing(ben.id), people.standing(anna.id)
    people.bring(json.dumps(content))
    assert (people.standing(ben.id), people.standing(anna.id)) == before
    assert people.standing("0123456789abcdef0123456789abcdef").xp == 0
