"""What can be wrong with the file and the folder: told of by its kind, and nothing is made worse (P1)."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.store import People
from tests.people.keeping import dump, people_in, records

# A file that is none of ours


@pytest.mark.parametrize("version", [0, 1, -1])
def test_the_file_of_another_program_is_left_alone(tmp_path: Path, version: int) -> None:
    """P1: whatever version it says to be, nothing is put into it."""
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE bookmark (address TEXT)")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    content = (tmp_path / FILE).read_bytes()
    for _ in range(2):
        with pytest.raises(PeopleTrouble) as error:
            People(tmp_path, CHRONICLES).add("Anna", "en")
        assert error.value.trouble is Trouble.DAMAGED
    assert (tmp_path / FILE).read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE, f"{FILE}.damaged-1"]


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    """P1: nothing was in it that could be lost."""
    (tmp_path / FILE).touch()
    assert people_in(tmp_path, ("Anna",)).named("anna") is not None
    assert [path.name for path in tmp_path.glob("*.damaged-*")] == []


def test_a_copy_is_its_owners_alone_whatever_the_umask(tmp_path: Path) -> None:
    """P1: it holds what the file holds."""
    (tmp_path / FILE).write_bytes(b"no database " * 99)
    before = os.umask(0)
    try:
        with pytest.raises(PeopleTrouble) as error:
            People(tmp_path, CHRONICLES).profiles()
    finally:
        os.umask(before)
    assert error.value.copy is not None
    assert stat.S_IMODE(error.value.copy.stat().st_mode) == 0o600


def test_another_damage_gets_another_copy(tmp_path: Path) -> None:
    """P1: what was saved first is not written over."""
    for number, content in enumerate((b"one thing " * 99, b"another thing " * 99), 1):
        (tmp_path / FILE).write_bytes(content)
        with pytest.raises(PeopleTrouble) as error:
            People(tmp_path, CHRONICLES).profiles()
        assert error.value.copy == tmp_path / f"{FILE}.damaged-{number}"
        assert error.value.copy.read_bytes() == content


def test_a_copy_for_which_there_is_no_room_is_not_kept_in_part(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database " * 9999)
    with at_most(50_000), pytest.raises(PeopleTrouble) as error:
        People(tmp_path, CHRONICLES).profiles()
    assert (error.value.trouble, error.value.copy) == (Trouble.DAMAGED, None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


# Damage that the file does not show


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_torn_is_told_of_or_does_no_harm(tmp_path: Path, seed: int) -> None:
    """P1: bytes that have changed anywhere end in `PeopleTrouble`, or in an answer, and in nothing else."""
    people, rng = people_in(tmp_path), Random(seed)
    for game in records(people, 12):
        people.keep(game)
    anna, last = people.profiles()[0].id, people.games()[0].id
    people.close()
    whole = (tmp_path / FILE).read_bytes()
    asked: list[Callable[[People], object]] = [
        lambda torn: torn.profiles(),
        lambda torn: torn.games(),
        lambda torn: torn.standing(anna),
        lambda torn: torn.game(last),
        lambda torn: torn.gains(last),
        lambda torn: torn.export(anna),
        lambda torn: torn.standing_from_games(anna),
        lambda torn: torn.forget(last),
    ]
    answers = []
    for _ in range(TORN):
        (tmp_path / FILE).write_bytes(torn_somewhere(whole, rng))
        answers += [answer(tmp_path, ask) for ask in asked]
        for path in tmp_path.iterdir():
            path.unlink()
    assert {None, Trouble.DAMAGED} <= set(answers) <= {None, Trouble.DAMAGED, anna, last}


def answer(folder: Path, ask: Callable[[People], object]) -> object:
    """What stands against an answer: a trouble, or something that is not found any more."""
    people = People(folder, CHRONICLES)
    try:
        ask(people)
    except PeopleTrouble as trouble:
        return trouble.trouble
    except LookupError as error:
        return error.args[0]
    finally:
        people.close()
    return None


TORN = 15
"""Files for each seed."""


def torn_somewhere(content: bytes, rng: Random) -> bytes:
    """Some bytes are others than they were, behind the head of the file."""
    torn = bytearray(content)
    for _ in range(rng.choice((1, 20, 400))):
        place = rng.randrange(100, len(torn))
        torn[place : place + 4] = rng.randbytes(4)
    return bytes(torn[: len(content)])


# Trouble that passes


@contextmanager
def at_most(size: int) -> Iterator[None]:
    """No file can grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_what_the_system_does_not_write_is_not_there_and_later_it_is(tmp_path: Path) -> None:
    """P2."""
    people = people_in(tmp_path)
    first, *others = records(people, 20)
    people.keep(first)
    before = dump(tmp_path)
    log = (tmp_path / f"{FILE}-wal").stat().st_size
    with at_most(log + 4096):
        for game in others:
            with pytest.raises(PeopleTrouble) as error:
                people.keep(game)
            assert error.value.trouble is Trouble.REFUSED
    assert dump(tmp_path) == before
    for game in others:
        people.keep(game)
    assert len(people.games()) == 20
    for profile in people.profiles():
        assert people.standing(profile.id) == people.standing_from_games(profile.id)


def test_deleting_without_room_to_wipe_has_still_deleted(tmp_path: Path) -> None:
    """P8: the name is gone for everybody who asks, and with the next thing that is deleted from the file, too."""
    people = people_in(tmp_path, ("Xanthippe", "Ben", "Cem"))
    for game in records(people, 20):
        people.keep(game)
    people.close()
    people = People(tmp_path, CHRONICLES)
    with at_most((tmp_path / FILE).stat().st_size // 2 + 4096 * 12):
        people.delete(people.profiles()[2].id)
    assert [profile.name for profile in people.profiles()] == ["Ben", "Cem"]
    people.forget(people.games()[0].id)
    people.close()
    assert b"Xanthippe" not in (tmp_path / FILE).read_bytes()


NOBODY = 65534


def as_nobody(work: Callable[[Path], None], folder: Path) -> None:
    """In a process of its own: whoever runs the tests, permissions count."""
    if os.geteuid() == 0:
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
    work(folder)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder in a place that everybody may come to."""
    folder = Path(tempfile.mkdtemp())
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    yield folder
    shutil.rmtree(folder)


def refuse_and_go_on(folder: Path, name: str, mode: int) -> None:
    """With that mode nothing can be kept; then it can again."""
    people_in(folder).close()
    path = folder / name
    before, was = dump(folder), stat.S_IMODE(path.stat().st_mode)
    path.chmod(mode)
    people = People(folder, CHRONICLES)
    with pytest.raises(PeopleTrouble) as error:
        people.add("Eve", "en")
    assert error.value.trouble is Trouble.REFUSED
    path.chmod(was)
    assert dump(folder) == before
    assert people.add("Eve", "en").name == "Eve"
    assert [path.name for path in folder.glob("*.damaged-*")] == []


def read_only_file(folder: Path) -> None:
    refuse_and_go_on(folder, FILE, 0o400)


def read_only_folder(folder: Path) -> None:
    refuse_and_go_on(folder, ".", 0o500)


def hidden_file(folder: Path) -> None:
    refuse_and_go_on(folder, FILE, 0)


@pytest.mark.parametrize("work", [read_only_file, read_only_folder, hidden_file], ids=lambda work: work.__name__)
def test_what_may_not_be_written_is_told_of_and_later_it_goes_on(
    open_folder: Path, work: Callable[[Path], None]
) -> None:
    """P1."""
    process = get_context("fork").Process(target=as_nobody, args=(work, open_folder))
    process.start()
    process.join(60)
    assert process.exitcode == 0
