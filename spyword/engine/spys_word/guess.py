"""The ghost's guess at the civilians' word: what is one, and which is right (W28 to W33)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from spyword.engine.spys_word.pair import Word
from spyword.text import clean, fold_guess


def is_a_guess(text: str) -> bool:
    """Something is left of the text after normalising; otherwise the field asks again (W33)."""
    return bool(fold_guess(clean(text)))


def guess_is_right(text: str, civilian_word: Word, spy_word: Word) -> bool:
    """The guess names the civilians' word and not the spies' (W29, W32).

    An exact match decides before any near one: words may lie a typo apart from each other.
    """
    guess = fold_guess(clean(text))
    if not guess:
        return False
    civilian, spy = civilian_word.spellings(), spy_word.spellings()
    if is_spelled(guess, spy):
        return False
    if is_spelled(guess, civilian):
        return True
    return is_nearly_spelled(guess, civilian) and not is_nearly_spelled(guess, spy)


def is_spelled(text: str, spellings: Iterable[str]) -> bool:
    """The text is one of the spellings, once both are normalised (W30)."""
    folded = fold_guess(text)
    return any(folded == _folded(spelling) for spelling in spellings)


def is_nearly_spelled(text: str, spellings: Iterable[str]) -> bool:
    """The text is one of the spellings but for the small typos that its length forgives (W31)."""
    folded = fold_guess(text)
    return any(_is_near(folded, _folded(spelling)) for spelling in spellings)


def forgiven_edits(spelling: str) -> int:
    """How many edits a guess at this spelling may be off (W31).

    >>> [forgiven_edits(word) for word in ("beach", "coffee", "watermelon", "고양이", "びょういん", "飛行機雲")]
    [0, 1, 2, 1, 0, 0]
    """
    folded = _folded(spelling)
    if any(_is_kanji(letter) for letter in folded):
        return 0
    if any(_is_hangul(letter) for letter in folded):
        return _by_length(len(folded), one_from=3, two_from=5)
    return _by_length(len(folded), one_from=6, two_from=10)


def _by_length(length: int, *, one_from: int, two_from: int) -> int:
    return (length >= one_from) + (length >= two_from)


@lru_cache(maxsize=512)
def _folded(spelling: str) -> str:
    return fold_guess(spelling)


def _is_near(folded: str, spelling: str) -> bool:
    edits = forgiven_edits(spelling)
    if not edits:
        return folded == spelling
    from rapidfuzz.distance import OSA  # loaded at the first guess: it would cost every start some 30 ms

    return OSA.distance(_jamo(folded), _jamo(spelling), score_cutoff=edits) <= edits


def _jamo(folded: str) -> str:
    """Hangul taken apart into jamo, all else as it is (W31)."""
    return "".join(unicodedata.normalize("NFD", letter) if _is_hangul(letter) else letter for letter in folded)


def _is_hangul(letter: str) -> bool:
    return "가" <= letter <= "힣"


def _is_kanji(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("CJK ")
