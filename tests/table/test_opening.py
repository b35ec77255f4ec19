"""How a game comes to the table: dealt, dealt again, found where it was left, or told why it cannot go on."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from spyword.engine.spys_word import DealView, GiveClue, GotIt, Settings, SpysWordView, Ties, Word
from spyword.files import JOURNAL, Damage, DamageReason
from spyword.games import SETUPS, SpysWordSetup
from spyword.packs.model import Pack
from spyword.table.journal import JournalError
from spyword.table.opening import (
    CannotResume,
    LeftGame,
    ResumeTrouble,
    SetupRefused,
    begin,
    left_game,
    resume,
    setup_of,
)
from spyword.table.setup import SetupCode, last_setup
from spyword.veil import unveil, veil
from tests.table.fake_table import HandClock
from tests.table.real_table import GHOSTLY, LANGUAGES, NAMES, PACK, PAIR, ZOO, OnePack, all_views, setup_for, start
from tests.table.real_table import start_again as started_again


def test_a_game_begins_with_the_cards(tmp_path: Path) -> None:
    table = start(tmp_path, setup_for(5))
    assert isinstance(table.view(), DealView)
    assert [seat.player.name for seat in table.seats] == list(NAMES[:5])
    assert [seat.language for seat in table.seats] == [*LANGUAGES, "en"]


def test_names_are_cleaned_at_the_door(tmp_path: Path) -> None:
    setup = setup_for(4)
    dirty = replace(setup, seats=(replace(setup.seats[0], name=" Zi\u202ena\x1b[31m "), *setup.seats[1:]))
    assert start(tmp_path, dirty).seats[0].player.name == "Zina[31m"


def test_a_form_that_is_not_right_deals_nothing(tmp_path: Path) -> None:
    with pytest.raises(SetupRefused) as refusal:
        start(tmp_path, setup_for(3))
    assert [problem.code for problem in refusal.value.problems] == [SetupCode.TOO_FEW_PLAYERS]
    assert list(tmp_path.iterdir()) == []


def test_games_are_not_dealt_alike(tmp_path: Path) -> None:
    """Without a seed nobody can foretell the deal."""
    games = [all_views(begin(setup_for(12), ZOO, ZOO, tmp_path)) for _ in range(8)]
    assert any(game != games[0] for game in games)


def test_the_form_is_remembered_for_the_next_game(tmp_path: Path) -> None:
    start(tmp_path, GHOSTLY)
    assert last_setup(tmp_path, SpysWordSetup).value == GHOSTLY


def test_the_form_of_a_running_game_can_be_played_again(tmp_path: Path) -> None:
    setup = setup_for(5, Settings(ties=Ties.LOT, written_clues=True))
    table = start(tmp_path, setup)
    assert setup_of(table, SETUPS) == setup
    assert setup_of(started_again(tmp_path), SETUPS) == setup


def test_home_knows_who_left_a_game_and_when(tmp_path: Path) -> None:
    start(tmp_path, setup_for(4)).close()
    yesterday = datetime(2026, 11, 30, 21, 15, tzinfo=UTC)
    os.utime(tmp_path / JOURNAL, (0, yesterday.timestamp()))
    assert left_game(tmp_path, SETUPS) == LeftGame("spys-word", NAMES[:4], yesterday)


def test_home_knows_of_no_game_where_there_is_none(tmp_path: Path) -> None:
    assert left_game(tmp_path, SETUPS) is None
    with pytest.raises(CannotResume) as error:
        started_again(tmp_path)
    assert error.value.trouble is ResumeTrouble.NO_GAME


def test_a_game_goes_on_with_its_clock_stopped(tmp_path: Path) -> None:
    start(tmp_path, setup_for(4)).close()
    table = started_again(tmp_path)
    assert table.clock.is_paused
    assert table.slip is None
    table.resume_clock()
    assert not table.clock.is_paused


def test_save_and_quit_can_be_done_any_number_of_times(tmp_path: Path) -> None:
    table = start(tmp_path, setup_for(4))
    for seat in table.seats:
        table.act(GotIt(seat.player.id, version=table.view().version))
        table.close()
        table = started_again(tmp_path)
    assert not isinstance(table.view(), DealView)


def test_a_pack_that_is_gone_keeps_the_game_for_its_return(tmp_path: Path) -> None:
    start(tmp_path, setup_for(4)).close()
    with pytest.raises(CannotResume) as error:
        resume(tmp_path, OnePack(()), SETUPS, now=HandClock())
    assert (error.value.trouble, error.value.pack) == (ResumeTrouble.PACK_GONE, "zoo")
    assert isinstance(started_again(tmp_path).view(), DealView)


CHANGES: dict[str, tuple[Word, Word]] = {
    "another word": (PAIR.a, Word({**PAIR.b.texts, "en": "pangolin"})),
    "sides swapped": (PAIR.b, PAIR.a),
    "another spelling": (PAIR.a, Word(PAIR.b.texts, {"ja": ("よろい",)})),
    "a language less": (PAIR.a, Word({"en": "armadillo"})),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_pair_that_was_changed_since_is_not_played_on_with(tmp_path: Path, change: str) -> None:
    start(tmp_path, setup_for(4)).close()
    a, b = CHANGES[change]
    changed = OnePack((Pack("zoo", PACK.name, (replace(PAIR, a=a, b=b),)),))
    with pytest.raises(CannotResume) as error:
        resume(tmp_path, changed, SETUPS, now=HandClock())
    assert error.value.trouble is ResumeTrouble.PACK_CHANGED
    assert (tmp_path / JOURNAL).exists()


FIRST_FORMAT = """\
{"format": 1, "game": "spys-word", "pack": "zoo", "pair": "bf01c426e760087d459190f1e923cd61", "seed": 7, "setup": [\
{"packs": [], "tell-spies": false, "reveal-roles": true, "vote-display": "open", "passing": false, "clue-mode": "word",\
 "discussion": 90, "ties": "duel", "written-clues": false, "devices": "one", "seat": [{"name": "Zinaida",\
 "language": "en"}, {"name": "지은", "language": "ko"}, {"name": "はるか", "language": "ja"}, {"name": "Борис",\
 "language": "ru"}]}]}
{"act": "GotIt", "version": 0, "player": "p01"}
{"act": "GotIt", "version": 1, "player": "p02"}
"""
"""A journal as the first version of the program wrote it."""


def test_a_game_left_before_an_update_goes_on(tmp_path: Path) -> None:
    lines = [veil(line) for line in FIRST_FORMAT.splitlines()]
    (tmp_path / JOURNAL).write_text("\n".join(lines) + "\n", "ascii")
    again = started_again(tmp_path)
    table = start(tmp_path, setup_for(4), 7)
    for seat in table.seats[:2]:
        table.act(GotIt(seat.player.id, version=table.view().version))
    assert all_views(again) == all_views(table)
    assert setup_of(again, SETUPS) == setup_for(4)


def test_pairs_added_to_the_pack_since_do_no_harm(tmp_path: Path) -> None:
    table = start(tmp_path, setup_for(4))
    more = OnePack((Pack("zoo", PACK.name, (replace(PAIR, a=PAIR.b, b=PAIR.a), PAIR)),))
    assert all_views(resume(tmp_path, more, SETUPS, now=HandClock())) == all_views(table)


def test_a_journal_of_a_newer_version_is_set_aside_whole(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL
    path.write_text(veil('{"format": 4, "table": "round"}') + "\n", "ascii")
    found = left_game(tmp_path, SETUPS)
    aside = tmp_path / "journal.damaged-1"
    assert found == Damage(path, aside, DamageReason.NEWER_VERSION)
    assert unveil(aside.read_text("ascii")) == '{"format": 4, "table": "round"}'


def cut_opening(lines: list[str]) -> list[str]:
    return [lines[0][:-8], *lines[1:]]


def other_opening(lines: list[str]) -> list[str]:
    return [veil("[]"), *lines[1:]]


def opening_without_a_setup(lines: list[str]) -> list[str]:
    return [veil('{"format": 1, "game": "spys-word"}'), *lines[1:]]


def twice(lines: list[str]) -> list[str]:
    return [*lines, lines[-1]]


def strange_record(lines: list[str]) -> list[str]:
    return [*lines, veil('{"act": "Dance", "version": 3}')]


def no_record(lines: list[str]) -> list[str]:
    return [*lines, veil("17")]


def undone_out_of_nothing(lines: list[str]) -> list[str]:
    return [*lines, veil('{"opened": false}')]


DAMAGES: list[tuple[Callable[[list[str]], list[str]], DamageReason, int]] = [
    (cut_opening, DamageReason.UNREADABLE, 1),
    (other_opening, DamageReason.UNREADABLE, 1),
    (opening_without_a_setup, DamageReason.UNREADABLE, 1),
    (twice, DamageReason.DOES_NOT_REPLAY, 4),
    (strange_record, DamageReason.UNREADABLE, 4),
    (no_record, DamageReason.UNREADABLE, 4),
    (undone_out_of_nothing, DamageReason.DOES_NOT_REPLAY, 4),
]


@pytest.mark.parametrize(("damage", "reason", "line"), DAMAGES)
def test_a_damaged_journal_is_set_aside_and_the_next_game_can_begin(
    tmp_path: Path, damage: Callable[[list[str]], list[str]], reason: DamageReason, line: int
) -> None:
    table = start(tmp_path, setup_for(4))
    for seat in table.seats[:2]:
        table.act(GotIt(seat.player.id, version=table.view().version))
    path = tmp_path / JOURNAL
    path.write_text("\n".join(damage(path.read_text("ascii").splitlines())) + "\n", "ascii")
    with pytest.raises(CannotResume) as error:
        started_again(tmp_path)
    aside = tmp_path / "journal.damaged-1"
    assert error.value.trouble is ResumeTrouble.DAMAGED
    assert error.value.damage == Damage(path, aside, reason, line)
    assert left_game(tmp_path, SETUPS) is None
    assert isinstance(start(tmp_path, setup_for(4)).view(), DealView)


def test_a_deal_that_cannot_be_written_down_is_not_dealt(tmp_path: Path) -> None:
    with pytest.raises(JournalError):
        start(tmp_path / "not there", setup_for(4))


def test_a_written_clue_comes_back(tmp_path: Path) -> None:
    """W12: the clues stay on the table for the rest of the game."""
    table = start(tmp_path, setup_for(4, Settings(written_clues=True)))
    for seat in table.seats:
        table.act(GotIt(seat.player.id, version=table.view().version))
    (speaker,) = table.view().waiting_for
    table.act(GiveClue(speaker, "колючий", version=table.view().version))
    view = started_again(tmp_path).view()
    assert isinstance(view, SpysWordView)
    assert [clue.text for clue in view.clues] == ["колючий"]
