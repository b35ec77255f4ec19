"""How long a game was played, whose profiles sit there, and what names it when it is stored (P1 to P3)."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.files import JOURNAL
from spyword.games import SETUPS
from spyword.table.journal import Journal, JournalError, Trouble
from spyword.table.opening import begin, deal_of, resume
from spyword.table.records import Record
from spyword.table.table import Table
from tests.table.fake_table import HandClock
from tests.table.real_table import ZOO, setup_for, start

BEGAN = 1_900_000_000.0


def begun(folder: Path) -> Table:
    """A game that began then."""
    return begin(setup_for(4), ZOO, ZOO, folder, now=HandClock(), wall=lambda: BEGAN)


def left_for(folder: Path, seconds: float) -> Table:
    """The game is taken up again so long after the last thing that was written down."""
    last = BEGAN + 60
    os.utime(folder / JOURNAL, (last, last))
    return resume(folder, ZOO, SETUPS, now=HandClock(), wall=lambda: last + seconds)


def test_a_game_knows_when_it_began(tmp_path: Path) -> None:
    assert deal_of(begun(tmp_path), SETUPS).began == BEGAN


def test_the_time_in_which_it_waited_is_added_up(tmp_path: Path) -> None:
    begun(tmp_path).close()
    first = left_for(tmp_path, 1000.5)
    assert first.away == 1000.5
    first.close()
    assert left_for(tmp_path, 500.0).away == 1500.5


def test_a_clock_that_was_set_back_makes_no_game_longer(tmp_path: Path) -> None:
    begun(tmp_path).close()
    assert left_for(tmp_path, -3600).away == 0.0


def test_a_full_disk_only_makes_the_game_seem_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(tmp_path).close()

    def refuse(self: Journal, record: Record, *, lasting: bool = True) -> None:
        raise JournalError(Trouble.DISK_FULL)

    monkeypatch.setattr(Journal, "append", refuse)
    assert left_for(tmp_path, 100.0).away == 100.0


def test_one_game_has_one_name_and_every_game_its_own(tmp_path: Path) -> None:
    table = begun(tmp_path)
    name = deal_of(table, SETUPS).game_id
    table.close()
    assert deal_of(left_for(tmp_path, 10.0), SETUPS).game_id == name
    assert deal_of(begun(tmp_path), SETUPS).game_id != name


def test_a_chosen_seed_is_a_fixed_deal_and_stays_one(tmp_path: Path) -> None:
    """P3."""
    start(tmp_path, setup_for(4), seed=7).close()
    assert deal_of(resume(tmp_path, ZOO, SETUPS, now=HandClock()), SETUPS).is_fixed
    assert not deal_of(begun(tmp_path), SETUPS).is_fixed


def test_profiles_keep_their_seats_over_a_restart(tmp_path: Path) -> None:
    """P1: who has a profile is signed in, a guest is not."""
    setup = setup_for(4)
    first, *others = setup.seats
    known = replace(setup, seats=(replace(first, profile="0123456789abcdef"), *others))
    begin(known, ZOO, ZOO, tmp_path, now=HandClock()).close()
    table = resume(tmp_path, ZOO, SETUPS, now=HandClock())
    assert [seat.profile for seat in table.seats] == ["0123456789abcdef", None, None, None]
    assert [seat.player.signed_in for seat in table.seats] == [True, False, False, False]
