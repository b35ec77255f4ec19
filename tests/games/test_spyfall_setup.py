"""The form before a game of Spyfall: what is wrong with one, which locations it draws, and how it is remembered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.engine.spyfall import MOST_PLAYERS, ROUND_CHOICES, Devices, NextDealer, Settings, SpiesRefusal
from spyword.engine.spys_word import Pair
from spyword.files import DamageReason
from spyword.games import SETUPS, SpyfallSetup
from spyword.packs.model import Pack, PlacePack
from spyword.table.setup import (
    PackGone,
    Preset,
    SeatDraft,
    SetupCode,
    SetupField,
    SetupProblem,
    delete_preset,
    last_seats,
    last_setup,
    presets,
    remember_setup,
    save_preset,
)
from tests.table.real_table import MOON, OnePack, place_pack, setup_for, spyfall_for

SEA = place_pack("sea", 25)
SMALL = place_pack("small", 4, 6)
KOREAN = PlacePack(
    "korean",
    {"ko": "동네"},
    tuple(
        replace(scene, location=replace(scene.location, names={"ko": scene.location.names["ko"]}))
        for scene in place_pack("korean").scenes
    ),
)
SHELF = OnePack(places=(MOON, SEA, SMALL, KOREAN))


def table_of(
    players: int, packs: tuple[str, ...] = (), settings: Settings | None = None, language: str = "en"
) -> SpyfallSetup:
    seats = tuple(SeatDraft(f"Ann {number}", language) for number in range(players))
    return SpyfallSetup(seats, settings or Settings(), packs=packs)


MIXED = Settings(mixed_decks=True)
RIGHT = [
    table_of(3),
    table_of(12),
    table_of(8, ("small",), Settings(spies=2, rounds=4)),
    table_of(7, ("moon", "small"), MIXED),
    table_of(7, ("small",), Settings(rounds=4)),
    table_of(11, ("small",), Settings(rounds=4, play_roles=False)),
    table_of(3, ("korean",), language="ko"),
    table_of(3, ("moon",), Settings(rounds=20)),
    table_of(3, (), Settings(first_dealer=2)),
    table_of(4, ("small", "moon"), Settings(rounds=20)),
]


@pytest.mark.parametrize("setup", RIGHT)
def test_a_table_with_nothing_wrong_can_start(setup: SpyfallSetup) -> None:
    """S1, S3, S5, S7, S19; of several packs one that fits is enough."""
    assert setup.problems(SHELF) == ()


def problem(field: SetupField, code: SetupCode, limit: int = 0) -> SetupProblem:
    return SetupProblem(field, code, limit=limit)


def refused(refusal: SpiesRefusal) -> SetupProblem:
    return SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=refusal)


WRONG = [
    (table_of(2), problem(SetupField.PLAYERS, SetupCode.TOO_FEW_PLAYERS, 3)),
    (
        table_of(13, (), Settings(spies=2, play_roles=False)),
        problem(SetupField.PLAYERS, SetupCode.TOO_MANY_PLAYERS, 12),
    ),
    (table_of(4, (), Settings(spies=2)), refused(SpiesRefusal.TWO_NEED_FIVE)),
    (table_of(12, (), Settings(spies=1, play_roles=False)), refused(SpiesRefusal.TWELVE_NEED_TWO)),
    (table_of(5, ("moon",), Settings(spies=2, mixed_decks=True)), refused(SpiesRefusal.MIXED_HAS_ONE)),
    (table_of(3, (), Settings(first_dealer=3)), problem(SetupField.DEALER, SetupCode.NO_SUCH_DEALER)),
    (
        table_of(3, ("moon", "gone")),
        SetupProblem(SetupField.PACKS, SetupCode.UNKNOWN_PACK, pack="gone"),
    ),
    (table_of(3, ("korean",)), problem(SetupField.PACKS, SetupCode.NO_LOCATION)),
    (table_of(3, ("small",)), problem(SetupField.ROUNDS, SetupCode.TOO_MANY_ROUNDS, 4)),
    (table_of(3, ("small", "korean")), problem(SetupField.ROUNDS, SetupCode.TOO_MANY_ROUNDS, 4)),
    (table_of(8, ("small",), Settings(rounds=4)), problem(SetupField.PACKS, SetupCode.TOO_FEW_ROLES, 6)),
    (
        table_of(8, ("moon", "small"), replace(MIXED, play_roles=False)),
        problem(SetupField.PACKS, SetupCode.TOO_FEW_ROLES, 6),
    ),
]


@pytest.mark.parametrize(("setup", "expected"), WRONG)
def test_what_is_wrong_is_told_where_it_stands(setup: SpyfallSetup, expected: SetupProblem) -> None:
    """S1, S3, S5, S19."""
    assert setup.problems(SHELF) == (expected,)


def test_without_packs_of_places_there_is_nowhere_to_go() -> None:
    assert table_of(3).problems(OnePack(places=())) == (problem(SetupField.PACKS, SetupCode.NO_PACK),)


class NoDeck:
    """Places are never drawn from the deck: what it remembers would tell the spy what cannot come."""

    def draw(self, packs: Iterable[Pack], languages: Iterable[str]) -> tuple[Pack, Pair]:
        raise AssertionError("the deck was asked")


def draws(setup: SpyfallSetup, shelf: OnePack = SHELF) -> set[tuple[str, ...]]:
    """Where the locations came from, in a hundred games."""
    return {setup.draw(shelf, NoDeck()).packs for _ in range(100)}


def test_a_game_takes_its_locations_from_one_pack_that_fits() -> None:
    """S4; the small one has not enough locations for five rounds, the Korean one no English."""
    assert draws(table_of(3)) == {("moon",), ("sea",)}
    assert draws(table_of(3, ("sea", "small"))) == {("sea",)}
    assert table_of(3, ("sea",)).draw(SHELF, NoDeck()).scenes == SEA.scenes


def test_with_mixed_decks_all_chosen_packs_lie_together() -> None:
    """S19; the Korean one has nothing for an English table."""
    setup = table_of(3, ("small", "moon"), MIXED)
    assert draws(setup) == {("moon", "small")}
    assert setup.draw(SHELF, NoDeck()).scenes == (*MOON.scenes, *SMALL.scenes)
    assert draws(replace(setup, packs=())) == {("moon", "sea", "small")}


def test_locations_without_a_language_of_the_table_stay_in_the_box() -> None:
    half = PlacePack("half", MOON.name, (*MOON.scenes[:10], *KOREAN.scenes))
    shelf = OnePack(places=(half,))
    assert table_of(3).draw(shelf, NoDeck()).scenes == MOON.scenes[:10]
    assert table_of(3, language="ko").draw(shelf, NoDeck()).scenes == half.scenes


def test_what_was_drawn_is_found_again() -> None:
    setup = table_of(3, ("small", "moon"), MIXED)
    assert list(setup.stocks(SHELF, ("moon", "small"))) == [setup.draw(SHELF, NoDeck())]
    with pytest.raises(PackGone) as gone:
        list(setup.stocks(OnePack(places=(MOON,)), ("moon", "small")))
    assert gone.value.pack == "small"


def test_a_fingerprint_names_the_locations_of_one_game() -> None:
    one, other = (setup.draw(SHELF, NoDeck()) for setup in (table_of(3, ("sea",)), table_of(3, ("moon",))))
    assert one.fingerprint(7, "name") == table_of(3, ("sea",)).draw(SHELF, NoDeck()).fingerprint(7, "name")
    different = {
        one.fingerprint(7, "name"),
        one.fingerprint(8, "name"),
        one.fingerprint(7, "seal"),
        other.fingerprint(7, "name"),
    }
    assert len(different) == 4


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
FORMS = st.builds(
    SpyfallSetup,
    st.lists(st.builds(SeatDraft, NAMES, st.sampled_from(["en", "ko", "ja", "ru"])), max_size=12).map(tuple),
    st.builds(
        Settings,
        st.sampled_from([None, 1, 2]),
        st.integers(1, 20),
        st.sampled_from([None, *ROUND_CHOICES]),
        st.none() | st.integers(0, MOST_PLAYERS - 1),
        st.sampled_from(NextDealer),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.sampled_from(Devices),
    ),
    packs=st.lists(NAMES, max_size=3).map(tuple),
)


@given(FORMS)
def test_the_last_table_is_remembered(tmp_path_factory: pytest.TempPathFactory, setup: SpyfallSetup) -> None:
    folder = tmp_path_factory.mktemp("data")
    remember_setup(folder, setup)
    loaded = last_setup(folder, SpyfallSetup)
    assert (loaded.value, loaded.damage) == (setup, None)


DAMAGED = [
    ("spies = 3\n", DamageReason.BAD_VALUE, "spies"),
    ("rounds = 0\n", DamageReason.BAD_VALUE, "rounds"),
    ("rounds = 21\n", DamageReason.BAD_VALUE, "rounds"),
    ("seconds = 100\n", DamageReason.BAD_VALUE, "seconds"),
    ("first-dealer = 13\n", DamageReason.BAD_VALUE, "first-dealer"),
    ("first-dealer = -1\n", DamageReason.BAD_VALUE, "first-dealer"),
    ('next-dealer = "host"\n', DamageReason.BAD_VALUE, "next-dealer"),
    ("play-roles = 1\n", DamageReason.BAD_VALUE, "play-roles"),
    ("ghost = true\n", DamageReason.UNKNOWN_KEY, "ghost"),
]


@pytest.mark.parametrize(("text", "reason", "key"), DAMAGED)
def test_a_damaged_last_table_is_set_aside(tmp_path: Path, text: str, reason: DamageReason, key: str) -> None:
    path = tmp_path / "last-table-spyfall.toml"
    path.write_text(text, "utf-8")
    loaded = last_setup(tmp_path, SpyfallSetup)
    assert loaded.value is None
    assert loaded.damage is not None
    assert (loaded.damage.reason, loaded.damage.key) == (reason, key)
    assert not path.exists()


WORDS, PLACES = setup_for(4), spyfall_for(5)


def test_each_game_has_presets_of_its_own(tmp_path: Path) -> None:
    """Two of one name, one of each game; they are replaced and deleted apart."""
    save_preset(tmp_path, Preset("family", WORDS), SETUPS)
    save_preset(tmp_path, Preset("family", PLACES), SETUPS)
    longer = replace(PLACES, settings=Settings(rounds=9))
    save_preset(tmp_path, Preset("family", longer), SETUPS)
    assert presets(tmp_path, SETUPS).value == (Preset("family", WORDS), Preset("family", longer))
    delete_preset(tmp_path, Preset("family", PLACES), SETUPS)
    assert presets(tmp_path, SETUPS).value == (Preset("family", WORDS),)


def test_a_preset_from_before_there_were_two_games_is_of_the_first(tmp_path: Path) -> None:
    save_preset(tmp_path, Preset("family", WORDS), SETUPS)
    path = tmp_path / "presets.toml"
    path.write_text(path.read_text("utf-8").replace('game = "spys-word"\n', ""), "utf-8")
    assert "game" not in path.read_text("utf-8")
    assert presets(tmp_path, SETUPS).value == (Preset("family", WORDS),)


def test_a_preset_of_a_game_that_does_not_exist_is_damage(tmp_path: Path) -> None:
    (tmp_path / "presets.toml").write_text('[[preset]]\nname = "x"\ngame = "chess"\n', "utf-8")
    loaded = presets(tmp_path, SETUPS)
    assert loaded.value == ()
    assert loaded.damage is not None
    assert (loaded.damage.reason, loaded.damage.key) == (DamageReason.BAD_VALUE, "game")


def test_who_sat_at_the_other_game_can_be_seated_at_this_one(tmp_path: Path) -> None:
    kinds = tuple(SETUPS.values())
    assert last_seats(tmp_path, kinds).value == ()
    remember_setup(tmp_path, PLACES)
    assert last_seats(tmp_path, kinds).value == PLACES.seats
    remember_setup(tmp_path, WORDS)
    assert last_seats(tmp_path, kinds).value == WORDS.seats


def test_a_damaged_table_of_another_game_is_told_of(tmp_path: Path) -> None:
    remember_setup(tmp_path, PLACES)
    (tmp_path / "last-table.toml").write_text("shoe = 43\n", "utf-8")
    found = last_seats(tmp_path, SETUPS.values())
    assert found.value == PLACES.seats
    assert found.damage is not None
    assert found.damage.key == "shoe"
