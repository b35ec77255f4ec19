"""The ghost's guess (W28 to W33)."""

from __future__ import annotations

import unicodedata

import pytest

from spyword.engine.spys_word import Word, guess_is_right, is_a_guess
from spyword.engine.spys_word.guess import forgiven_edits
from tests.engine.evening import CAT, DOG
from tests.engine.vectors import GUESSES


def word(spellings: tuple[str, ...]) -> Word:
    return Word({"en": spellings[0]}, {"en": spellings[1:]})


RIGHT = [(text, case.civilian, case.spy) for case in GUESSES for text in case.right]
WRONG = [(text, case.civilian, case.spy) for case in GUESSES for text in case.wrong]
ASK_AGAIN = [text for case in GUESSES for text in case.ask_again]


@pytest.mark.parametrize(("text", "civilian", "spy"), RIGHT)
def test_a_right_guess(text: str, civilian: tuple[str, ...], spy: tuple[str, ...]) -> None:
    """W29, W30, W31, W32."""
    assert guess_is_right(text, word(civilian), word(spy))
    assert guess_is_right(unicodedata.normalize("NFD", text), word(civilian), word(spy))


@pytest.mark.parametrize(("text", "civilian", "spy"), WRONG)
def test_a_wrong_guess(text: str, civilian: tuple[str, ...], spy: tuple[str, ...]) -> None:
    """W29, W30, W31, W32."""
    assert is_a_guess(text)
    assert not guess_is_right(text, word(civilian), word(spy))


@pytest.mark.parametrize("text", [*ASK_AGAIN, "\u200b", "\u3164", "\x1b", "🐱", "\u0301"])
def test_what_leaves_nothing_is_not_a_guess(text: str) -> None:
    """W33."""
    assert not is_a_guess(text)
    assert not guess_is_right(text, CAT, DOG)


@pytest.mark.parametrize("text", ["cat", "kitty", "고양이", "猫", "ねこ", "ネコ", "кошка"])
def test_the_word_counts_in_every_language_and_spelling_of_the_pack(text: str) -> None:
    """W30."""
    assert guess_is_right(text, CAT, DOG)
    assert not guess_is_right(text, DOG, CAT)


@pytest.mark.parametrize(
    ("spelling", "edits"),
    [
        ("beach", 0),
        ("coffee", 1),
        ("pineapple", 1),
        ("watermelon", 2),
        ("самолёт", 1),
        ("びょういん", 0),
        ("サングラス", 0),
        ("ジェットコースター", 1),
        ("공항", 0),
        ("고양이", 1),
        ("비행기표", 1),
        ("아이스크림", 2),
        ("飛行機雲", 0),
        ("お茶づけごはんセット", 0),
    ],
)
def test_long_words_forgive_small_typos(spelling: str, edits: int) -> None:
    """W31."""
    assert forgiven_edits(spelling) == edits


@pytest.mark.parametrize(
    ("guess", "spelling", "is_right"),
    [
        ("wtermelon", "watermelon", True),
        ("watremelom", "watermelon", True),  # neighbours swapped and one replaced
        ("wtrmeln", "watermelon", False),
        ("びよういん", "びょういん", False),
        ("자하철", "지하철", True),  # one jamo of three syllables
        ("자하촐", "지하철", False),
        ("아이스키림", "아이스크림", True),
    ],
)
def test_how_many_typos_are_forgiven_depends_on_the_length(guess: str, spelling: str, is_right: bool) -> None:
    """W31."""
    assert guess_is_right(guess, word((spelling,)), word(("zzz",))) is is_right


def test_a_near_miss_of_both_words_is_wrong_but_an_exact_hit_is_right() -> None:
    """W32."""
    civilian, spy = word(("tapestry",)), word(("tapestri",))
    assert guess_is_right("tapestry", civilian, spy)
    assert not guess_is_right("tapestro", civilian, spy)
    assert not guess_is_right("tapestri", civilian, spy)


def test_a_spelling_that_both_words_list_is_wrong() -> None:
    """W29, W32."""
    assert not guess_is_right("couch", word(("sofa", "couch")), word(("bench", "couch")))
