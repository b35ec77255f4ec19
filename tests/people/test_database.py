"""The file: lazily opened, brought forward, left alone when it is damaged or newer, whole after a death (P1, P2)."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import sleep

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, MIGRATIONS, Database, PeopleTrouble, Trouble
from spyword.people.record import GameRecord
from spyword.people.store import People
from tests.people.keeping import dump, people_in, records
from tests.project.sources import ROOT


def test_nothing_is_opened_before_it_is_asked_for(tmp_path: Path) -> None:
    People(tmp_path, CHRONICLES)
    assert list(tmp_path.iterdir()) == []


def test_the_start_of_the_app_knows_nothing_of_databases() -> None:
    """Home stands before anything of people is loaded."""
    program = (
        "import sys; from spyword.ui.app import SpywordApp; from spyword.ui.screens.home import HomeScreen;"
        "print([name for name in sys.modules if name == 'sqlite3' or name.startswith(('spyword.people', 'cattrs'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# Migrations

NEXT = "CREATE TABLE pet (name TEXT NOT NULL) STRICT;\nINSERT INTO pet SELECT name FROM profile;\n"
BROKEN = "CREATE TABLE pet (name TEXT NOT NULL) STRICT;\nINSERT INTO pet SELECT nothing FROM profile;\n"


def test_an_older_file_is_brought_forward(tmp_path: Path) -> None:
    """P1."""
    people_in(tmp_path, ("Anna", "Ben")).close()
    with Database(tmp_path, (*MIGRATIONS, NEXT)).reading() as sql:
        assert [name for (name,) in sql.execute("SELECT name FROM pet ORDER BY name")] == ["Anna", "Ben"]
        assert sql.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)


def test_a_step_forward_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """P1: all steps are one."""
    people_in(tmp_path, ("Anna",)).close()
    before = dump(tmp_path)
    with pytest.raises(PeopleTrouble), Database(tmp_path, (*MIGRATIONS, BROKEN)).reading():
        pass
    assert dump(tmp_path) == before
    assert [profile.name for profile in People(tmp_path, CHRONICLES).profiles()] == ["Anna"]


def test_a_newer_file_is_left_alone_with_a_copy_beside_it(tmp_path: Path) -> None:
    """P1."""
    people_in(tmp_path, ("Anna",)).close()
    Database(tmp_path, (*MIGRATIONS, NEXT)).close()
    with Database(tmp_path, (*MIGRATIONS, NEXT)).reading():
        pass
    content = (tmp_path / FILE).read_bytes()
    for _ in range(3):
        with pytest.raises(PeopleTrouble) as error:
            People(tmp_path, CHRONICLES).profiles()
        assert error.value.trouble is Trouble.NEWER
    assert (tmp_path / FILE).read_bytes() == content
    assert [path.name for path in tmp_path.glob("*.damaged-*")] == [f"{FILE}.damaged-1"]


# Damage


def garbage(path: Path) -> None:
    path.write_bytes(b"this is no database " * 500)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def overwritten(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + os.urandom(len(content) - 4096))


def of_another_program(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE profile (colour)")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


@pytest.mark.parametrize("damage", [garbage, cut, overwritten, of_another_program], ids=lambda each: each.__name__)
def test_a_damaged_file_is_told_of_and_left_alone(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    people = people_in(tmp_path)
    for game in records(people, 8):
        people.keep(game)
    people.close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    damage(tmp_path / FILE)
    content = (tmp_path / FILE).read_bytes()
    for _ in range(2):
        with pytest.raises(PeopleTrouble) as error:
            People(tmp_path, CHRONICLES).profiles()
        assert error.value.trouble is Trouble.DAMAGED
        assert error.value.copy == tmp_path / f"{FILE}.damaged-1"
    assert (tmp_path / FILE).read_bytes() == content
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == content


# Trouble that passes


def fill(people: People, games: Sequence[GameRecord]) -> int:
    """Store them until there is no room; how many there was room for."""
    for stored, game in enumerate(games):
        try:
            people.keep(game)
        except PeopleTrouble:
            return stored
    raise AssertionError("there is room for all of them")


def test_a_full_disk_changes_nothing_and_later_it_goes_on(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    first, *others = records(people, 40)
    people.keep(first)
    connection = people._database._connection
    assert connection is not None
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 1}")
    stored = fill(people, others)
    before = dump(tmp_path)
    with pytest.raises(PeopleTrouble) as error:
        people.keep(others[stored])
    assert error.value.trouble is Trouble.REFUSED
    assert dump(tmp_path) == before
    people.close()
    for game in others:
        people.keep(game)
    assert len(people.games()) == 40


def test_who_is_busy_for_too_long_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spyword.people.database._WAIT", 0.05)
    people = people_in(tmp_path)
    people.close()
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(PeopleTrouble) as error:
            people.add("Eve", "en")
        assert error.value.trouble is Trouble.REFUSED
        assert len(people.profiles()) == 4
        other.execute("ROLLBACK")
    assert people.add("Eve", "en").name == "Eve"


def test_a_folder_that_is_none_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(PeopleTrouble) as error:
        People(tmp_path / "missing", CHRONICLES).profiles()
    assert error.value.trouble is Trouble.REFUSED


# Death

KEEPER = """
import sys
from pathlib import Path
from tests.people.keeping import people_in, records
from spyword.people.store import People
from spyword.games.history import CHRONICLES
people = People(Path(sys.argv[1]), CHRONICLES)
print("ready", flush=True)
for game in records(people, 400):
    people.keep(game)
"""


@pytest.mark.parametrize("after", [0.02, 0.09, 0.2, 0.37])
def test_killed_while_it_stores_each_game_is_there_whole_or_not_at_all(tmp_path: Path, after: float) -> None:
    """P2: with XP, statistics and titles; and storing them all once more adds the rest."""
    people = people_in(tmp_path)
    people.close()
    keeper = subprocess.Popen(
        [sys.executable, "-c", KEEPER, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ}
    )
    assert keeper.stdout is not None
    keeper.stdout.readline()
    sleep(after)
    keeper.send_signal(signal.SIGKILL)
    keeper.wait()
    keeper.stdout.close()
    stored = len(people.games())
    assert stored < 400
    with sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for profile in people.profiles():
        assert people.standing(profile.id) == people.standing_from_games(profile.id)
    for game in list(records(people, 400))[: stored + 5]:
        people.keep(game)
    assert len(people.games()) == stored + 5
    for profile in people.profiles():
        assert people.standing(profile.id) == people.standing_from_games(profile.id)
