"""The end of a game on its way into the store, whatever happens meanwhile (P2)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from spyword.files import JOURNAL
from spyword.games import SETUPS
from spyword.games.history import CHRONICLES, record_of
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.store import People
from spyword.table.opening import begin, resume
from spyword.table.table import Table
from spyword.ui.badge import Badge
from spyword.ui.regulars import Regulars
from tests.table.fake_table import HandClock
from tests.table.real_table import ZOO, anything, setup_for


def people_in(folder: Path) -> People:
    people = People(folder, CHRONICLES)
    for name in ("Anna", "Ben"):
        people.add(name, "en")
    return people


def dealt(folder: Path, people: People) -> Table:
    """A game of four, two of whom have profiles."""
    setup = setup_for(4)
    ids = [*(profile.id for profile in people.profiles()), None, None]
    seats = tuple(replace(seat, profile=own) for seat, own in zip(setup.seats, ids, strict=True))
    return begin(replace(setup, seats=seats), ZOO, ZOO, folder, now=HandClock())


def played(folder: Path, people: People) -> Table:
    """The same, at its end."""
    table, rng = dealt(folder, people), Random(3)
    while not table.is_over:
        table.act(anything(table, rng))
    return table


def test_cards_bear_what_was_won_before(tmp_path: Path) -> None:
    """W49."""
    people = people_in(tmp_path)
    regulars = Regulars(people, dealt(tmp_path, people))
    assert list(regulars.badges.values()) == [Badge(1), Badge(1)]
    assert regulars.gains == {}


def test_a_game_that_goes_on_cannot_be_stored(tmp_path: Path) -> None:
    """P2."""
    people = people_in(tmp_path)
    regulars = Regulars(people, dealt(tmp_path, people))
    with pytest.raises(ValueError, match="goes on"):
        regulars.remember()
    assert people.games() == ()


def test_a_death_between_storing_and_leaving_stores_nothing_twice(tmp_path: Path) -> None:
    """P2: the next start finds the end once more, and tells the same of it."""
    people = people_in(tmp_path)
    regulars = Regulars(people, played(tmp_path, people))
    regulars.remember()
    assert len(regulars.gains) == 2
    people.close()
    again = Regulars(People(tmp_path, CHRONICLES), resume(tmp_path, ZOO, SETUPS, now=HandClock()))
    again.remember()
    assert again.gains == regulars.gains
    assert len(people.games()) == 1


def test_a_death_before_storing_loses_nothing(tmp_path: Path) -> None:
    """P2."""
    people = people_in(tmp_path)
    played(tmp_path, people).close()
    again = Regulars(people, resume(tmp_path, ZOO, SETUPS, now=HandClock()))
    again.remember()
    assert len(people.games()) == 1
    assert len(again.gains) == 2


def test_what_stands_against_storing_may_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: the game has to be kept, and is stored when there is room."""
    people = people_in(tmp_path)
    regulars = Regulars(people, played(tmp_path, people))

    def refuse(self: People, record: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    with monkeypatch.context() as full:
        full.setattr(People, "keep", refuse)
        regulars.remember()
        assert (regulars.may_be_stored_later, regulars.gains) == (True, {})
    regulars.remember()
    assert (regulars.may_be_stored_later, len(people.games())) == (False, 1)
    assert (tmp_path / JOURNAL).exists()


def test_a_damaged_database_stops_no_game(tmp_path: Path) -> None:
    """Everybody is a guest then, and the game is not kept for later: nothing will mend the file by itself."""
    people = people_in(tmp_path)
    table = played(tmp_path, people)
    people.close()
    for path in tmp_path.glob(f"{FILE}*"):
        path.write_bytes(b"no database " * 1000)
    regulars = Regulars(People(tmp_path, CHRONICLES), table)
    assert regulars.badges == {}
    regulars.remember()
    assert regulars.trouble is not None
    assert not regulars.may_be_stored_later


def test_the_record_holds_what_the_table_sees_and_no_more(tmp_path: Path) -> None:
    """P2: who sat there, how it ended, how long it took; without a name in what was told."""
    people = people_in(tmp_path)
    table = played(tmp_path, people)
    record = record_of(table, datetime.now(UTC))
    assert [seat.name for seat in record.seats] == [seat.player.name for seat in table.seats]
    assert record.packs == ("zoo",)
    assert 0 <= record.seconds < 60
    assert CHRONICLES[record.game].read(record.told, record.names) == table.view()
    assert not record.has_fixed_deal
