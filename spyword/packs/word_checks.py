"""Whether the words of a pack make fair pairs: each can be guessed, none can be taken for the other (W30 to W32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from spyword.engine.spys_word.guess import is_nearly_spelled
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.lines import KeyPath
from spyword.packs.model import WIDEST, folded_words
from spyword.packs.problems import Finding, ProblemCode, shown_key
from spyword.text import cell_width, clean, fold_guess

FirstPairs = Mapping[tuple[str, str], int]
"""Language code and folded word to the number of the pair in which it stands first."""


def check_words(pairs: tuple[Pair, ...]) -> Iterator[Finding]:
    """All that can be wrong with the words of these pairs, by themselves and among each other."""
    for number, pair in enumerate(pairs, start=1):
        at = ("pair", number)
        yield from _check_word(pair.a, at, "a")
        yield from _check_word(pair.b, at, "b")
        if pair.a.texts and pair.b.texts and not pair.a.texts.keys() & pair.b.texts.keys():
            yield Finding(ProblemCode.NO_COMMON_LANGUAGE, at)
        yield from _check_apart(pair, at)
    yield from _check_repeats(pairs)


def check_shown(text: str, at: KeyPath, widest: int = WIDEST) -> Iterator[Finding]:
    """The text is nothing but what is seen of it, and every screen has room for so many cells of it."""
    yield from _check_clean(text, at)
    if cell_width(text) > widest:
        yield Finding(ProblemCode.TOO_WIDE, at, {"text": clean(text), "limit": str(widest)})


def _check_clean(text: str, at: KeyPath) -> Iterator[Finding]:
    """What was read from a file is clean already; a form may still hold what was pasted into it."""
    if text != clean(text):
        yield Finding(ProblemCode.INVISIBLE, at, {"text": clean(text), "key": shown_key(at)})


def _check_word(word: Word, at: KeyPath, side: str) -> Iterator[Finding]:
    """There is a word, it can be guessed (W33), and it fits on the card."""
    if not word.texts:
        yield Finding(ProblemCode.WORD_EMPTY, (*at, side), {"key": side})
    for language, text in word.texts.items():
        place = (*at, side, language)
        if not fold_guess(text):
            yield Finding(ProblemCode.WORD_EMPTY, place, {"key": shown_key(place)})
        yield from check_shown(text, place)
    for language, texts in word.also.items():
        place = (*at, "also", side, language)
        if not all(map(fold_guess, texts)):
            yield Finding(ProblemCode.WORD_EMPTY, place, {"key": shown_key(place)})
        for text in texts:
            yield from _check_clean(text, place)


def _check_apart(pair: Pair, at: KeyPath) -> Iterator[Finding]:
    """No guess counts for both words, and neither is a part of the other."""
    for ours, theirs in product(_spellings(pair.a), _spellings(pair.b)):
        code = _likeness(ours, theirs)
        if code is not None:
            shorter, longer = sorted((ours, theirs), key=lambda spelling: len(spelling.folded))
            yield Finding(code, at, {"word": shorter.text, "other": longer.text})


@dataclass(frozen=True, slots=True)
class _Spelling:
    """One text that counts as a word (W30)."""

    language: str
    text: str
    folded: str


def _spellings(word: Word) -> tuple[_Spelling, ...]:
    """What counts as the word; of those that are the same to a guess, the first."""
    texts = [*word.texts.items(), *((language, text) for language, each in word.also.items() for text in each)]
    first: dict[tuple[str, str], _Spelling] = {}
    for language, text in texts:
        if folded := fold_guess(text):
            first.setdefault((language, folded), _Spelling(language, text, folded))
    return tuple(first.values())


def _likeness(ours: _Spelling, theirs: _Spelling) -> ProblemCode | None:
    if ours.folded == theirs.folded:
        return ProblemCode.SAME
    if is_nearly_spelled(ours.folded, (theirs.folded,)) or is_nearly_spelled(theirs.folded, (ours.folded,)):
        return ProblemCode.TOO_NEAR
    if ours.language == theirs.language and (ours.folded in theirs.folded or theirs.folded in ours.folded):
        return ProblemCode.INSIDE
    return None


def _check_repeats(pairs: tuple[Pair, ...]) -> Iterator[Finding]:
    """No pair stands twice, and no word in two pairs, not even as an accepted spelling."""
    first_pairs: dict[frozenset[tuple[str, str]], int] = {}
    first_words: dict[tuple[str, str], int] = {}
    for number, pair in enumerate(pairs, start=1):
        words = folded_words(pair)
        first = first_pairs.setdefault(words, number)
        if words and first != number:
            yield Finding(ProblemCode.PAIR_TWICE, ("pair", number), {"first": str(first)})
            continue
        for word in words:
            first_words.setdefault(word, number)
        yield from _check_word_repeats(pair.a, number, "a", first_words)
        yield from _check_word_repeats(pair.b, number, "b", first_words)
    for number, pair in enumerate(pairs, start=1):
        yield from _check_spelling_repeats(pair.a, number, "a", first_words)
        yield from _check_spelling_repeats(pair.b, number, "b", first_words)


def _check_word_repeats(word: Word, number: int, side: str, first_words: FirstPairs) -> Iterator[Finding]:
    for language, text in word.texts.items():
        first = first_words[language, fold_guess(text)]
        if first != number and fold_guess(text):
            yield Finding(ProblemCode.WORD_TWICE, ("pair", number, side, language), {"word": text, "first": str(first)})


def _check_spelling_repeats(word: Word, number: int, side: str, first_words: FirstPairs) -> Iterator[Finding]:
    for language, texts in word.also.items():
        for text in texts:
            first = first_words.get((language, fold_guess(text)), number)
            if first != number:
                at = ("pair", number, "also", side, language)
                yield Finding(ProblemCode.SPELLING_OF_ANOTHER, at, {"word": text, "first": str(first)})
