"""`spyword games`, as a shell runs it."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from spyword.cli import main
from spyword.people.database import FILE
from spyword.people.store import People
from tests.cli.shell import GAMES, played_in


@pytest.fixture(autouse=True)
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> People:
    """As a game that runs holds it: open all the time. English is spoken."""
    monkeypatch.setenv("SPYWORD_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return played_in(tmp_path / "data")


def test_past_games_are_listed_the_latest_first(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """P2."""
    assert main(["games", "list"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    games = people.games()
    assert [line[:16] for line in lines] == [f"{game.ended:%Y-%m-%d %H:%M}" for game in games]
    assert len(lines) == GAMES
    for line, game in zip(lines, games, strict=True):
        assert ("gave XP" in line) == game.counts
        assert line.endswith(" · ".join(f"★{name}" if won else f"{name}" for name, won in game.seats))


def test_past_games_are_listed_for_machines(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    main(["people", "delete", "Anna", "--yes"])
    capsys.readouterr()
    assert main(["games", "list", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    games = people.games()
    assert [each["id"] for each in found] == [game.id for game in games]
    for each, game in zip(found, games, strict=True):
        assert datetime.fromisoformat(each["ended"]) == game.ended
        assert (each["game"], each["seconds"], each["counts"]) == (game.game, game.seconds, game.counts)
        assert [(seat["name"], seat["won"]) for seat in each["players"]] == list(game.seats)
    assert None in {seat["name"] for each in found for seat in each["players"]}


@pytest.mark.parametrize("kind", ["spys-word", "spyfall"])
def test_games_can_be_asked_for_by_person_and_by_kind(
    kind: str, people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = people.profiles()[0]
    for words, games in (
        (["--person", "anna"], people.games(anna.id)),
        (["--game", kind], people.games(kind=kind)),
        (["--person", "Anna", "--game", kind], people.games(anna.id, kind)),
    ):
        assert 0 < len(games) < GAMES
        assert main(["games", "list", "--json", *words]) == 0
        found = json.loads(capsys.readouterr().out)["games"]
        assert [each["id"] for each in found] == [game.id for game in games]


def test_no_game_is_no_error(people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    people.add("Newbie", "en")
    assert main(["games", "list", "--person", "Newbie"]) == 0
    assert main(["games", "list", "--data", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "No such game is kept.",
        "Nothing has been played to its end here yet.",
    ]
    assert main(["games", "list", "--json", "--person", "Newbie"]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": []}


def test_players_whose_profile_was_deleted_are_told_apart(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """P8."""
    for profile in people.profiles():
        people.delete(profile.id)
    assert main(["games", "list"]) == 0
    assert "Deleted player 2" in capsys.readouterr().out


def test_an_unknown_person_and_a_damaged_database_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / FILE).write_bytes(b"no database at all")
    for words in (["--person", "Zoë"], ["--data", str(tmp_path / "damaged")]):
        assert main(["games", "list", *words]) == 2
        told = capsys.readouterr()
        assert (told.out, len(told.err.splitlines())) == ("", 1)
