"""Checking a written clue against W12: one word, not said before, not the own word nor a part or translation of it.

A clue is never checked against the other word, and the ghost has none to check: a refusal would tell.
Where it is unclear whether a word is meant or only happens to share letters, the clue is let through:
the table judges better than we do, and every refusal says something about the speaker's word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Final

from spyword.engine.errors import Code
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.settings import ClueMode
from spyword.text import clean, fold_guess


def why_not_a_clue(
    text: str,
    *,
    own_word: Word | None,
    mode: ClueMode,
    said: frozenset[str],
    said_lately: Iterable[str] = (),
) -> Code | None:
    """The first thing that is wrong with a written clue; None: it may be given (W12).

    `said` holds folded clues, `said_lately` clues as they were written.
    """
    folded = folded_clue(text)
    if not folded:
        return Code.EMPTY_TEXT
    if mode is ClueMode.WORD and len(_words(text)) > 1:
        return Code.CLUE_TOO_LONG
    if own_word is not None and _tells(text, own_word, mode):
        return Code.CLUE_IS_THE_WORD
    if folded in said or any(folded == folded_clue(clue) for clue in said_lately):
        return Code.CLUE_REPEATED
    return None


def folded_clue(text: str) -> str:
    """The form in which clues are compared with each other: as guesses are (W30)."""
    return fold_guess(clean(text))


class _Script(Enum):
    """What a run of letters is written in; each has its own sense of a short word."""

    KANJI = "kanji"
    KANA = "kana"
    HANGUL = "hangul"
    ALPHABET = "alphabet"


_SHORTEST_PART: Final = {
    ClueMode.WORD: {_Script.KANJI: 1, _Script.KANA: 2, _Script.HANGUL: 1, _Script.ALPHABET: 3},
    ClueMode.SENTENCE: {_Script.KANJI: 2, _Script.KANA: 3, _Script.HANGUL: 2, _Script.ALPHABET: 4},
}
"""From how many letters on the beginning or end of the own word counts as a part of it.

Sentences are full of short words that mean nothing: "at" is no part of "cat".
"""
_SHORT_WORD: Final = {_Script.KANJI: 0, _Script.KANA: 1, _Script.HANGUL: 1, _Script.ALPHABET: 3}
"""Words up to this length are found by chance in many others: dog in dogma, 개 in 무지개."""
_ENDING: Final = {_Script.KANJI: 0, _Script.KANA: 2, _Script.HANGUL: 2, _Script.ALPHABET: 1}
"""A short word may carry a grammatical ending of so many letters and is still that word: dogs, 개는."""


def _tells(text: str, own_word: Word, mode: ClueMode) -> bool:
    """The clue holds the own word in some language, or a part of it."""
    runs = tuple(_runs(text))
    return any(
        run == word
        or (run in parts and len(run) >= _SHORTEST_PART[ClueMode.WORD][script])
        or _holds(run, word, script)
        or _is_part(run, word, _SHORTEST_PART[mode][script])
        for word, parts in map(_folded_with_parts, own_word.spellings())
        if word
        for run, script in runs
    )


@lru_cache(maxsize=512)
def _folded_with_parts(spelling: str) -> tuple[str, frozenset[str]]:
    """A spelling of the word, and the words that it consists of."""
    return fold_guess(spelling), frozenset(fold_guess(part) for part in _words(spelling))


def _holds(run: str, word: str, script: _Script) -> bool:
    if len(word) <= _SHORT_WORD[script]:
        return run.startswith(word) and len(run) <= len(word) + _ENDING[script]
    if script is _Script.ALPHABET:
        return run.startswith(word) or run.endswith(word)
    return word in run


def _is_part(run: str, word: str, shortest: int) -> bool:
    return len(run) >= shortest and (word.startswith(run) or word.endswith(run))


def _words(text: str) -> list[str]:
    """What stands between spaces and punctuation; hyphens and apostrophes join."""
    return re.findall(r"[^\W_]+(?:[-'’・‐]+[^\W_]+)*", clean(text))


def _runs(text: str) -> Iterator[tuple[str, _Script]]:
    """The folded words of a clue, and each run of one script in those that mix several."""
    for written in _words(unicodedata.normalize("NFKC", text)):
        word = fold_guess(written)
        if word:
            yield word, _script(word[0])
        runs = list(_one_script_each(word))
        if len(runs) > 1:
            yield from runs


def _one_script_each(word: str) -> Iterator[tuple[str, _Script]]:
    run = ""
    for letter in word:
        if run and _script(letter) is not _script(run[0]):
            yield run, _script(run[0])
            run = ""
        run += letter
    if run:
        yield run, _script(run[0])


def _script(letter: str) -> _Script:
    name = unicodedata.name(letter, "")
    if name.startswith("CJK ") or letter == "々":
        return _Script.KANJI
    if name.startswith(("HIRAGANA", "KATAKANA")):
        return _Script.KANA
    return _Script.HANGUL if name.startswith("HANGUL") else _Script.ALPHABET
