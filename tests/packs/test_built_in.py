"""The packs that come with the game: enough for many evenings, in all four languages, and fair in each."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyword.engine.spys_word.pair import Word
from spyword.packs.checking import check_file
from spyword.packs.library import built_in_packs
from spyword.packs.model import LANGUAGES, Origin, Pack
from spyword.packs.pictures import SIZES, Mode, draw
from spyword.text import fold_guess

FILES = sorted((Path(__file__).parents[2] / "packs" / "words").glob("*.toml"))
PACKS = tuple(built_in_packs())

every_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)


def words(*packs: Pack) -> Iterator[Word]:
    for pack in packs:
        for pair in pack.pairs:
            yield from (pair.a, pair.b)


def has_kanji(text: str) -> bool:
    return any(unicodedata.name(letter, "").startswith("CJK ") for letter in text)


def is_kana(text: str) -> bool:
    return all("HIRAGANA" in unicodedata.name(letter, "") for letter in fold_guess(text).replace("ー", ""))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_a_pack_of_the_game(path: Path) -> None:
    assert check_file(path, Origin.BUILT_IN).problems == ()


def test_every_file_is_found_and_bears_the_id_of_its_pack() -> None:
    assert [pack.id for pack in PACKS] == [path.stem for path in FILES]


def test_there_are_pairs_for_many_evenings() -> None:
    assert len(PACKS) >= 12
    assert sum(len(pack.pairs) for pack in PACKS) >= 260


@every_pack
def test_every_pair_can_be_played_in_every_language_and_has_pictures(pack: Pack) -> None:
    """A game uses two words, each with its picture (W2)."""
    assert len(pack.fitting(LANGUAGES)) == len(pack.pairs) >= 12
    assert pack.languages() == LANGUAGES
    assert [word.texts["en"] for word in words(pack) if draw_smallest(word) is None] == []


def draw_smallest(word: Word) -> object:
    """The word's picture, or nothing."""
    return None if word.picture is None else draw(word.picture, SIZES[-1], Mode.SIXTEEN)


@every_pack
def test_a_pack_has_a_name_in_every_language(pack: Pack) -> None:
    assert sorted(pack.name) == sorted(LANGUAGES)
    assert all(pair.category == pack.name for pair in pack.pairs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_packs_have_the_same_name(language: str) -> None:
    names = [fold_guess(pack.title(language)) for pack in PACKS]
    assert len(set(names)) == len(PACKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_in_two_packs(language: str) -> None:
    """With several packs in play it would come back too soon, with another word beside it."""
    packs_of: dict[str, list[str]] = {}
    for pack in PACKS:
        for word in words(pack):
            packs_of.setdefault(fold_guess(word.texts[language]), []).append(pack.id)
    assert {word: packs for word, packs in packs_of.items() if len(packs) > 1} == {}


@every_pack
def test_every_word_in_kanji_can_be_guessed_in_kana(pack: Pack) -> None:
    """Who types does not always convert (W30)."""
    in_kanji = [word for word in words(pack) if has_kanji(word.texts["ja"])]
    assert [word.texts["ja"] for word in in_kanji if not any(map(is_kana, word.also.get("ja", ())))] == []


@every_pack
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_accepted_spelling_adds_one(language: str, pack: Pack) -> None:
    """What is the same as another once both are normalised would only be noise in the file (W30)."""
    texts = [(word.texts[language], *word.also.get(language, ())) for word in words(pack)]
    assert [each for each in texts if len(set(map(fold_guess, each))) < len(each)] == []
