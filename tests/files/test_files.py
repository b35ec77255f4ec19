"""The data folder: private, whole at every moment, one process at a time."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from spyword.files import AlreadyOpen, DamageReason, Lock, damaged, data_folder, set_aside, write_atomically


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_that_is_asked_for_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = data_folder(tmp_path / "some" / "where")
    assert folder == tmp_path / "some" / "where"
    assert mode(folder) == 0o700


def test_the_variable_names_the_folder_where_no_option_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYWORD_HOME", str(tmp_path / "variable"))
    assert data_folder() == tmp_path / "variable"
    assert data_folder(tmp_path / "option") == tmp_path / "option"


def test_else_it_is_where_the_platform_keeps_such_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPYWORD_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    folder = data_folder()
    assert folder.name == "spyword"
    assert tmp_path in folder.parents


def test_a_home_sign_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder("~/games") == tmp_path / "games"


def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", "text\n")
    assert mode(tmp_path / "file") == 0o600
    assert (tmp_path / "file").read_text("utf-8") == "text\n"


def test_an_open_umask_or_an_earlier_open_file_changes_nothing_in_that(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        (tmp_path / "file").write_text("old", "utf-8")
        write_atomically(tmp_path / "file", "new")
    finally:
        os.umask(old)
    assert mode(tmp_path / "file") == 0o600


def test_a_write_that_fails_leaves_the_old_text_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomically(path, "old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        write_atomically(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_damaged_files_are_set_aside_under_names_that_are_free(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for number in (1, 2, 3):
        path.write_text(str(number), "utf-8")
        assert set_aside(path) == tmp_path / f"settings.toml.damaged-{number}"
    assert (tmp_path / "settings.toml.damaged-2").read_text("utf-8") == "2"


def test_a_file_that_cannot_be_set_aside_is_told_of_all_the_same(tmp_path: Path) -> None:
    damage = damaged(tmp_path / "not there", DamageReason.UNREADABLE, 3)
    assert damage.set_aside is None
    assert damage.line == 3


HOLD_LOCK = """
import sys
from pathlib import Path
from spyword.files import AlreadyOpen, Lock
try:
    Lock(Path(sys.argv[1])).acquire()
except AlreadyOpen as error:
    print("in use by", error.pid, flush=True)
else:
    print("mine", flush=True)
    sys.stdin.read()
"""


def start_instance(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLD_LOCK, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def first_line(instance: subprocess.Popen[str]) -> str:
    assert instance.stdout is not None
    return instance.stdout.readline().strip()


def test_a_second_instance_is_told_who_was_first_and_gets_in_when_that_one_was_killed(tmp_path: Path) -> None:
    first = start_instance(tmp_path)
    with first:
        assert first_line(first) == "mine"
        with start_instance(tmp_path) as second:
            assert first_line(second) == f"in use by {first.pid}"
        first.kill()
    with start_instance(tmp_path) as third:
        assert first_line(third) == "mine"
        third.kill()


def test_one_process_can_take_its_lock_twice_and_give_it_back(tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    lock.acquire()
    lock.acquire()
    with pytest.raises(AlreadyOpen) as other:
        Lock(tmp_path).acquire()
    assert other.value.pid == os.getpid()
    lock.release()
    lock.release()
    Lock(tmp_path).acquire()


def test_the_lock_file_is_its_owners_alone(tmp_path: Path) -> None:
    Lock(tmp_path).acquire()
    assert mode(tmp_path / "lock") == 0o600
