"""What can be asked of a pack: its name, its languages, which pairs are for whom."""

from __future__ import annotations

import pytest

from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.model import Pack, PlacePack, folded_words, pair_id
from tests.packs.by_hand import pack, pair

CAT = Pair(Word({"en": "cat", "ko": "고양이"}), Word({"en": "dog", "ko": "개"}))
COW = Pair(Word({"en": "cow", "ru": "корова"}), Word({"en": "horse", "ja": "馬"}))
ANIMALS = pack(CAT, COW)


@pytest.mark.parametrize(
    ("names", "title"),
    [
        ({"en": "Animals", "ko": "동물"}, "동물"),
        ({"en": "Animals", "ja": "動物"}, "Animals"),
        ({"ru": "Животные", "ja": "動物"}, "Животные"),
        ({"en": "Animals", "ko": ""}, "Animals"),
        ({}, "animals"),
    ],
)
def test_a_pack_is_called_by_the_name_that_is_understood_best(names: dict[str, str], title: str) -> None:
    assert Pack("animals", names, ()).title("ko") == title


def test_a_pack_has_the_languages_in_which_a_pair_can_be_drawn() -> None:
    assert ANIMALS.languages() == ("en", "ko")
    assert pack().languages() == ()


@pytest.mark.parametrize(
    ("languages", "pairs"),
    [(["en"], (CAT, COW)), (["en", "ko"], (CAT,)), (["ko", "ko"], (CAT,)), (["ru"], ()), ([], (CAT, COW))],
)
def test_both_words_must_be_there_in_every_language(languages: list[str], pairs: tuple[Pair, ...]) -> None:
    assert ANIMALS.fitting(languages) == pairs


ZOO = Scene(Location("places/1", {"en": "Zoo", "ko": "동물원"}), (Role({"en": "keeper", "ko": "사육사"}),))
BANK = Scene(
    Location("places/2", {"en": "Bank", "ko": "은행"}), (Role({"en": "robber", "ko": "강도"}), Role({"en": "x"}))
)
PLACES = PlacePack("places", {"en": "Places"}, (ZOO, BANK))


@pytest.mark.parametrize(
    ("languages", "scenes"),
    [(["en"], (ZOO, BANK)), (["ko"], (ZOO,)), (["ko", "en"], (ZOO,)), (["en", "ja"], ()), ([], (ZOO, BANK))],
)
def test_a_place_and_all_its_roles_must_be_there_in_every_language(
    languages: list[str], scenes: tuple[Scene, ...]
) -> None:
    assert PLACES.fitting(languages) == scenes


def test_a_pack_of_places_has_the_languages_in_which_one_can_be_played() -> None:
    assert PLACES.languages() == ("en", "ko")
    assert PlacePack("places", {"ja": "場所"}, ()).languages() == ()
    assert PlacePack("places", {"ja": "場所"}, ()).title("ko") == "場所"


def test_a_pair_has_the_same_id_turned_round_and_another_one_if_a_word_changes() -> None:
    assert pair_id(pair("cat", "dog")) == pair_id(pair("dog", "cat"))
    assert len({pair_id(each) for each in (CAT, COW, pair("cat", "dog"), pair("cat", "hen"), pair("Cat", "dog"))}) == 5


def test_a_pairs_id_tells_no_word() -> None:
    assert int(pair_id(pair("cat", "dog")), 16) >= 0
    assert len(pair_id(pair("cat", "dog"))) == len(pair_id(CAT)) == 16


def test_words_are_compared_as_guesses_are_and_by_language() -> None:
    """House rule of the packs, with the folding of W30."""
    assert folded_words(pair("Café!", "dog")) == {("en", "cafe"), ("en", "dog")}
    assert folded_words(CAT) == {("en", "cat"), ("ko", "고양이"), ("en", "dog"), ("ko", "개")}
