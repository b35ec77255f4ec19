"""Checking written clues (W12): what holds the own word, a part or a translation of it, and what does not."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import ClueMode, Code, Word
from spyword.engine.spys_word.clue_text import why_not_a_clue

CAT = Word({"en": "cat", "ko": "고양이", "ja": "猫", "ru": "кошка"}, {"ja": ("ねこ",), "en": ("kitty",)})
FIRE_ENGINE = Word({"en": "fire engine", "ko": "소방차", "ja": "消防車", "ru": "пожарная машина"})
FOOTBALL = Word({"en": "football", "ko": "축구", "ja": "サッカー", "ru": "футбол"})
TEA = Word({"en": "tea", "ko": "차", "ja": "お茶", "ru": "чай"})
DOG = Word({"en": "dog", "ko": "개", "ja": "犬", "ru": "собака"})
WORDS = {word.texts["en"]: word for word in (CAT, FIRE_ENGINE, FOOTBALL, TEA, DOG)}

TELLING = {
    "cat": ["Cat", "CATS", "c-a-t", "kitty", "кошка", "고양이는", "猫", "黒猫", "ネコ", "kit", "고양"],
    "fire engine": ["fire", "engine", "소방", "차", "消防", "車", "машина"],
    "football": ["foot", "ball", "footballer", "футболка", "サッカー選手"],
    "tea": ["teas", "お茶", "茶", "차"],
    "dog": ["개는", "番犬", "ＤＯＧ"],
}
HARMLESS = {
    "cat": ["furry", "catalog", "at"],
    "fire engine": ["red", "ladder"],
    "football": ["fo"],
    "tea": ["steam", "teach", "чайник"],
    "dog": ["dogma", "번개", "무지개", "cat"],
}
TELLING_SENTENCES = {
    "cat": ["my cat sleeps", "고양이가 있어요", "猫がいる", "これはねこです", "it is a kitty"],
    "fire engine": ["消防の車", "it has an engine", "Эта машина красная"],
}
HARMLESS_SENTENCES = {
    "cat": ["it sits at home"],
    "fire engine": ["赤い車です", "빨간 차"],
}


def cases(texts: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(own, text) for own, own_texts in texts.items() for text in own_texts]


def check(own: Word | None, text: str, mode: ClueMode = ClueMode.WORD) -> Code | None:
    return why_not_a_clue(text, own_word=own, mode=mode, said=frozenset())


@pytest.mark.parametrize(("own", "text"), cases(TELLING))
def test_a_clue_that_tells_the_own_word(own: str, text: str) -> None:
    """W12."""
    assert check(WORDS[own], text) is Code.CLUE_IS_THE_WORD


@pytest.mark.parametrize(("own", "text"), cases(HARMLESS))
def test_a_clue_that_only_shares_letters_with_the_own_word(own: str, text: str) -> None:
    """W12: where in doubt the table judges; a refusal says something about the word."""
    assert check(WORDS[own], text) is None


@pytest.mark.parametrize(("own", "text"), cases(TELLING_SENTENCES))
def test_a_sentence_that_tells_the_own_word(own: str, text: str) -> None:
    """W12."""
    assert check(WORDS[own], text, ClueMode.SENTENCE) is Code.CLUE_IS_THE_WORD


@pytest.mark.parametrize(("own", "text"), cases(HARMLESS_SENTENCES))
def test_a_sentence_with_short_words_that_mean_nothing(own: str, text: str) -> None:
    """W12."""
    assert check(WORDS[own], text, ClueMode.SENTENCE) is None


@pytest.mark.parametrize("text", [text for _, text in cases(TELLING)])
def test_a_ghost_may_say_anything(text: str) -> None:
    """W12: there is no word to compare with, and a refusal would tell it."""
    assert check(None, text) is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("soft fur", Code.CLUE_TOO_LONG),
        ("soft, fur", Code.CLUE_TOO_LONG),
        ("soft/fur", Code.CLUE_TOO_LONG),
        ("부드러운 털", Code.CLUE_TOO_LONG),
        ("ふわふわ、かわいい", Code.CLUE_TOO_LONG),
        ("semi-soft", None),
        ("don't", None),
        ("  soft!  ", None),
        ("ふわふわ", None),
        ("", Code.EMPTY_TEXT),
        ("…", Code.EMPTY_TEXT),
        ("\u200b\x1b", Code.EMPTY_TEXT),
    ],
)
def test_one_word_is_one_word(text: str, code: Code | None) -> None:
    """W12."""
    assert check(TEA, text) is code


@pytest.mark.parametrize("text", ["Soft", "soft!", "ＳＯＦＴ", "söft"])
def test_a_clue_counts_as_given_before_however_it_is_written(text: str) -> None:
    """W12."""
    said = why_not_a_clue(text, own_word=TEA, mode=ClueMode.WORD, said=frozenset({"soft"}))
    lately = why_not_a_clue(text, own_word=TEA, mode=ClueMode.WORD, said=frozenset(), said_lately=["SOFT"])
    assert (said, lately) == (Code.CLUE_REPEATED, Code.CLUE_REPEATED)


def test_a_word_without_letters_matches_no_clue() -> None:
    assert check(Word({"en": "♥"}), "love") is None
