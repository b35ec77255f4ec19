"""The form before a game: what is wrong with it, and how it is remembered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.engine.spys_word.lineup import LineupRefusal
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.settings import DISCUSSION_CHOICES, ClueMode, Devices, Lineup, Settings, Ties, VoteDisplay
from spyword.files import DamageReason
from spyword.games import SETUPS, SpysWordSetup
from spyword.packs.model import Pack
from spyword.table.setup import (
    Preset,
    SeatDraft,
    SetupCode,
    SetupField,
    SetupProblem,
    delete_preset,
    last_setup,
    presets,
    remember_setup,
    save_preset,
)
from tests.table.real_table import OnePack

EVERYWHERE = Pair(Word({"en": "sun", "ko": "해"}), Word({"en": "moon", "ko": "달"}))
ENGLISH = Pair(Word({"en": "star"}), Word({"en": "comet"}))
PACKS = OnePack((Pack("sky", {"en": "Sky"}, (EVERYWHERE, ENGLISH)), Pack("night", {"en": "Night"}, (ENGLISH,))))


def table_of(*names: str, language: str = "en") -> SpysWordSetup:
    return SpysWordSetup(tuple(SeatDraft(name, language) for name in names))


FOUR = table_of("Ann", "Bo", "Cy", "Di")
TEN = table_of(*"ABCDEFGHIJ")


def with_lineup(setup: SpysWordSetup, spies: int, ghost: bool) -> SpysWordSetup:
    return replace(setup, settings=Settings(lineup=Lineup(spies, ghost)))


@pytest.mark.parametrize("setup", [FOUR, TEN, with_lineup(TEN, 3, True), replace(FOUR, packs=("night",))])
def test_a_table_with_nothing_wrong_can_start(setup: SpysWordSetup) -> None:
    assert setup.problems(PACKS) == ()


WRONG = [
    (table_of("Ann", "Bo", "Cy"), SetupProblem(SetupField.PLAYERS, SetupCode.TOO_FEW_PLAYERS, limit=4)),
    (table_of(*"ABCDEFGHIJKLM"), SetupProblem(SetupField.PLAYERS, SetupCode.TOO_MANY_PLAYERS, limit=12)),
    (table_of("Ann", "Bo", " \u200b", "Di"), SetupProblem(SetupField.NAME, SetupCode.NAME_EMPTY, 2)),
    (table_of("Ann", "Bo", "Cy", "고양이고양이고양이"), SetupProblem(SetupField.NAME, SetupCode.NAME_TOO_WIDE, 3)),
    (table_of("Ann", "Bo", "Cy", "ａｎｎ"), SetupProblem(SetupField.NAME, SetupCode.NAMES_ALIKE, 3)),
    (
        with_lineup(FOUR, 1, True),
        SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=LineupRefusal.GHOST_NEEDS_FIVE),
    ),
    (
        with_lineup(table_of(*"ABCDEF"), 2, True),
        SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=LineupRefusal.CIVILIANS_OUTNUMBERED),
    ),
    (replace(FOUR, packs=("gone",)), SetupProblem(SetupField.PACKS, SetupCode.UNKNOWN_PACK, pack="gone")),
    (
        replace(table_of("Ann", "Bo", "Cy", "Di", language="ko"), packs=("night",)),
        SetupProblem(SetupField.PACKS, SetupCode.NO_PAIR),
    ),
]


@pytest.mark.parametrize(("setup", "problem"), WRONG)
def test_what_is_wrong_is_told_where_it_stands(setup: SpysWordSetup, problem: SetupProblem) -> None:
    """W1, W5, W6."""
    assert setup.problems(PACKS) == (problem,)


def test_without_packs_there_is_nothing_to_draw() -> None:
    assert FOUR.problems(OnePack(())) == (SetupProblem(SetupField.PACKS, SetupCode.NO_PACK),)


def test_a_table_of_several_languages_needs_a_pair_that_has_them_all() -> None:
    mixed = replace(FOUR, seats=(*FOUR.seats[:3], SeatDraft("Di", "ko")))
    assert mixed.problems(PACKS) == ()
    assert [problem.code for problem in replace(mixed, packs=("night",)).problems(PACKS)] == [SetupCode.NO_PAIR]


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
FORMS = st.builds(
    SpysWordSetup,
    st.lists(st.builds(SeatDraft, NAMES, st.sampled_from(["en", "ko", "ja", "ru"])), max_size=12).map(tuple),
    st.builds(
        Settings,
        st.none() | st.builds(Lineup, st.integers(0, 5), st.booleans()),
        st.booleans(),
        st.booleans(),
        st.sampled_from(VoteDisplay),
        st.booleans(),
        st.sampled_from(ClueMode),
        st.sampled_from(DISCUSSION_CHOICES),
        st.sampled_from(Ties),
        st.booleans(),
        st.sampled_from(Devices),
    ),
    packs=st.lists(NAMES, max_size=3).map(tuple),
)


@given(FORMS)
def test_the_last_table_is_remembered(tmp_path_factory: pytest.TempPathFactory, setup: SpysWordSetup) -> None:
    folder = tmp_path_factory.mktemp("data")
    remember_setup(folder, setup)
    loaded = last_setup(folder, SpysWordSetup)
    assert (loaded.value, loaded.damage) == (setup, None)


def test_at_the_first_start_there_is_no_last_table_and_no_preset(tmp_path: Path) -> None:
    assert last_setup(tmp_path, SpysWordSetup).value is None
    assert presets(tmp_path, SETUPS).value == ()


def test_presets_are_saved_replaced_and_deleted(tmp_path: Path) -> None:
    save_preset(tmp_path, Preset("family", FOUR), SETUPS)
    save_preset(tmp_path, Preset("지은's party", TEN), SETUPS)
    save_preset(tmp_path, Preset("family", with_lineup(TEN, 3, False)), SETUPS)
    assert presets(tmp_path, SETUPS).value == (
        Preset("family", with_lineup(TEN, 3, False)),
        Preset("지은's party", TEN),
    )
    delete_preset(tmp_path, Preset("family", FOUR), SETUPS)
    delete_preset(tmp_path, Preset("nobody's", FOUR), SETUPS)
    assert presets(tmp_path, SETUPS).value == (Preset("지은's party", TEN),)


DAMAGED = [
    ("discussion = 45\n", DamageReason.BAD_VALUE, "discussion"),
    ("ghost = true\n", DamageReason.UNKNOWN_KEY, "ghost"),
    ("spies = true\n", DamageReason.BAD_VALUE, "spies"),
    ("packs = [1]\n", DamageReason.BAD_VALUE, "packs"),
    ('packs = "all"\n', DamageReason.BAD_VALUE, "packs"),
    ("seat = [1]\n", DamageReason.BAD_VALUE, "seat"),
    ('[[seat]]\nname = "Ann"\nshoe = 43\n', DamageReason.UNKNOWN_KEY, "shoe"),
    ('ties = "fight"\n', DamageReason.BAD_VALUE, "ties"),
]


@pytest.mark.parametrize(("text", "reason", "key"), DAMAGED)
def test_a_damaged_last_table_is_set_aside(tmp_path: Path, text: str, reason: DamageReason, key: str) -> None:
    path = tmp_path / "last-table.toml"
    path.write_text(text, "utf-8")
    loaded = last_setup(tmp_path, SpysWordSetup)
    assert loaded.value is None
    assert loaded.damage is not None
    assert (loaded.damage.reason, loaded.damage.key) == (reason, key)
    assert not path.exists()


@pytest.mark.parametrize(
    "text", ["[[preset]]\n", '[[preset]]\nname = "x"\nspies = []\n', "preset = 1\n", "[[presets]]\n"]
)
def test_damaged_presets_are_set_aside_and_new_ones_can_be_saved(tmp_path: Path, text: str) -> None:
    (tmp_path / "presets.toml").write_text(text, "utf-8")
    assert presets(tmp_path, SETUPS).damage is not None
    save_preset(tmp_path, Preset("family", FOUR), SETUPS)
    assert presets(tmp_path, SETUPS).value == (Preset("family", FOUR),)
    assert (tmp_path / "presets.toml.damaged-1").read_text("utf-8") == text
