"""The journal survives whatever kills the program, tells of damage, and never holds half a record."""

from __future__ import annotations

import base64
import errno
import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from spyword.engine.game import View
from spyword.table.journal import (
    JournalDamaged,
    JournalError,
    Trouble,
    read_journal,
    read_opening,
    reopen_journal,
    start_journal,
)
from spyword.table.records import Opened, Undone
from tests.table.fake_game import ANN, BO, CY, Say, Whisper
from tests.table.fake_table import CODEC, FakeTable, table_from


def play_a_little(fake: FakeTable) -> list[View]:
    """Some of everything; what everybody could see after each line of the journal."""
    seen: list[View] = []

    def note() -> None:
        while len(seen) < len(fake.journal.read_bytes().splitlines()):
            seen.append(fake.table.view())

    note()
    for step in (
        lambda: fake.table.act(Say(ANN, "hello", version=0)),
        lambda: fake.table.act(Say(BO, "oops", version=1)),
        lambda: fake.table.undo(),
        lambda: fake.table.open(BO),
        lambda: fake.table.act(Whisper(CY, "고양이", version=3)),
        lambda: fake.table.act(Whisper(BO, "thrown away", version=4)),
        lambda: fake.table.act(Say(ANN, "count", version=5)),
        lambda: fake.table.pause(),
    ):
        step()
        note()
    return seen


def test_a_death_after_any_line_goes_on_with_what_was_seen_then(fake: FakeTable, tmp_path: Path) -> None:
    seen = play_a_little(fake)
    lines = fake.journal.read_bytes().splitlines(keepends=True)
    copy = tmp_path / "copy"
    views = []
    for count in range(1, len(lines) + 1):
        copy.write_bytes(b"".join(lines[:count]))
        views.append(table_from(copy, fake.time).view())
    assert views == seen


def test_a_death_within_any_line_goes_on_as_if_it_had_not_been_begun(fake: FakeTable, tmp_path: Path) -> None:
    seen = play_a_little(fake)
    content = fake.journal.read_bytes()
    copy = tmp_path / "copy"
    for size in range(content.index(b"\n") + 1, len(content)):
        copy.write_bytes(content[:size])
        assert table_from(copy, fake.time).view() == seen[content[:size].count(b"\n") - 1]


def test_what_is_written_after_a_torn_line_can_be_read(fake: FakeTable) -> None:
    play_a_little(fake)
    torn = fake.journal.read_bytes()[:-30]
    fake.journal.write_bytes(torn)
    again = fake.started_again()
    again.act(Say(BO, "and on", version=again.view().version))
    assert fake.started_again().view() == again.view()


def test_a_journal_is_its_owners_alone_and_shows_nothing(fake: FakeTable) -> None:
    play_a_little(fake)
    assert stat.S_IMODE(fake.journal.stat().st_mode) == 0o600
    content = fake.journal.read_bytes()
    for line in content.splitlines():
        content += base64.b64decode(line)
    for word in ("hello", "oops", "고양이", "thrown", "dealt", "p01", "act", "Say"):
        assert word.encode() not in content


def another_letter(line: bytes, at: int) -> bytes:
    """The line with another letter at this place than the one that stands there."""
    return line[:at] + (b"B" if line[at:].startswith(b"A") else b"A") + line[at + 1 :]


DAMAGES: dict[str, tuple[Callable[[list[bytes]], bytes], int]] = {
    "a changed letter": (lambda lines: b"".join([*lines[:3], another_letter(lines[3], 20), *lines[4:]]), 4),
    "a changed last line": (lambda lines: b"".join([*lines[:-1], another_letter(lines[-1], 0)]), 9),
    "a line twice over": (lambda lines: b"".join([*lines[:3], lines[3][:-1] + lines[3], *lines[4:]]), 4),
    "an empty line": (lambda lines: b"".join([*lines[:5], b"\n", *lines[5:]]), 6),
    "zeros": (lambda lines: b"".join([*lines[:5], b"\0" * 400 + b"\n", *lines[5:]]), 6),
    "no whole line": (lambda lines: lines[0][:-1], 1),
    "nothing": (lambda lines: b"", 1),
    "a text": (lambda lines: "Dear diary,\nсегодня\n".encode(), 1),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_told_with_its_line(fake: FakeTable, name: str) -> None:
    play_a_little(fake)
    damage, line = DAMAGES[name]
    fake.journal.write_bytes(damage(fake.journal.read_bytes().splitlines(keepends=True)))
    with pytest.raises(JournalDamaged) as damaged:
        read_journal(fake.journal)
    assert damaged.value.line == line


def test_the_opening_can_be_read_alone(fake: FakeTable) -> None:
    play_a_little(fake)
    assert read_opening(fake.journal) == "dealt so"
    fake.journal.write_bytes(fake.journal.read_bytes()[:40])
    with pytest.raises(JournalDamaged):
        read_opening(fake.journal)


class FullDisk:
    """Writes so many bytes more, then none."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._write = os.write

    def write(self, descriptor: int, content: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self._write(descriptor, content[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 100])
def test_on_a_full_disk_nothing_happens_and_it_can_be_tried_again(
    fake: FakeTable, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    play_a_little(fake)
    before, action = fake.table.view(), Say(BO, "more", version=6)
    whole = fake.journal.read_bytes()
    disk = FullDisk(room)
    monkeypatch.setattr(os, "write", disk.write)
    with pytest.raises(JournalError) as error:
        fake.table.act(action)
    assert error.value.trouble is Trouble.DISK_FULL
    assert fake.table.view() == before
    assert fake.journal.read_bytes() == whole
    disk.room = 10_000
    fake.table.act(action)
    assert fake.started_again().view() == fake.table.view()


def test_on_a_full_disk_no_secret_is_shown_and_no_slip_taken_back(
    fake: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake.table.act(Say(ANN, "hello", version=0))
    monkeypatch.setattr(os, "write", FullDisk(0).write)
    with pytest.raises(JournalError):
        fake.table.open(ANN)
    with pytest.raises(JournalError):
        fake.table.undo()
    assert fake.table.slip is Say
    assert fake.table.view().version == 1


def test_a_full_disk_does_not_keep_the_table_from_a_pause(fake: FakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    fake.table.act(Say(ANN, "count", version=0))
    monkeypatch.setattr(os, "write", FullDisk(0).write)
    fake.table.pause()
    assert fake.table.clock.is_paused
    fake.time.seconds += 30
    fake.table.resume_clock()
    fake.time.seconds += 30
    assert not fake.table.tick()
    assert fake.table.clock.remaining() == 30


def test_a_torn_record_that_could_not_be_cut_off_is_cut_off_before_the_next(
    fake: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int, size: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", FullDisk(50).write)
        broken.setattr(os, "ftruncate", refuse)
        with pytest.raises(JournalError):
            fake.table.act(Say(ANN, "hello", version=0))
    fake.table.act(Say(ANN, "hello", version=0))
    assert fake.started_again().view() == fake.table.view()


def test_what_could_not_be_made_to_last_has_not_happened(fake: FakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        with pytest.raises(JournalError) as error:
            fake.table.act(Say(ANN, "hello", version=0))
    assert error.value.trouble is Trouble.REFUSED
    assert read_journal(fake.journal).records == ()


def test_a_table_that_was_left_takes_no_more(fake: FakeTable) -> None:
    fake.table.close()
    with pytest.raises(JournalError) as error:
        fake.table.act(Say(ANN, "late", version=0))
    assert error.value.trouble is Trouble.CLOSED


def test_a_new_journal_replaces_the_old_one_and_starts_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    start_journal(path, "first", CODEC).append(Opened())
    start_journal(path, "second", CODEC)
    assert (read_opening(path), read_journal(path).records) == ("second", ())
    shutil.rmtree(tmp_path)
    with pytest.raises(JournalError):
        start_journal(path, "third", CODEC)


def test_a_reopened_journal_goes_on_behind_its_last_line(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    start_journal(path, "first", CODEC).append(Opened())
    reopen_journal(read_journal(path), CODEC).append(Undone())
    assert [CODEC.decode(text) for text in read_journal(path).records] == [Opened(), Undone()]


def test_removing_an_old_journal_leaves_a_newer_games_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    old = start_journal(path, "first", CODEC)
    new = start_journal(path, "second", CODEC)
    old.remove()
    assert read_opening(path) == "second"
    new.remove()
    new.remove()
    assert list(tmp_path.iterdir()) == []
