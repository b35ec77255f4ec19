"""Whether the pictures of a pack can be drawn, and give nobody away: both words of a pair have one, or neither."""

from __future__ import annotations

import re
from collections.abc import Iterator

from spyword.engine.picture import Art, Picture
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.emoji import bare_emoji, emoji_file, has_emoji_images
from spyword.packs.lines import KeyPath
from spyword.packs.problems import Finding, ProblemCode
from spyword.text import clean

CLEAR = "."
"""The letter of a drawing that lets the plate through."""
MOST_COLOURS = 12
"""Letters of one palette."""
_SIDES = (16, 24)
"""Pixels along the side of a drawing."""
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def check_pictures(pairs: tuple[Pair, ...]) -> Iterator[Finding]:
    """All that can be wrong with the pictures of these pairs."""
    first_pairs: dict[str, int] = {}
    for number, pair in enumerate(pairs, start=1):
        at = ("pair", number)
        yield from _check_both_or_neither(pair, at)
        for side, word in (("a", pair.a), ("b", pair.b)):
            yield from check_picture(word.picture, _shown(word, ""), (*at, side))
            if word.picture is not None and word.picture.emoji:
                yield from _check_repeat(word.picture.emoji, number, (*at, side, "emoji"), first_pairs)


def _check_both_or_neither(pair: Pair, at: KeyPath) -> Iterator[Finding]:
    """A single blank card would tell who is the odd one out."""
    for without, other, side in ((pair.a, pair.b, "a"), (pair.b, pair.a, "b")):
        if without.picture is None and other.picture is not None:
            yield Finding(
                ProblemCode.PICTURE_MISSING, (*at, side), {"word": _shown(without, side), "other": _shown(other, "")}
            )


def _shown(word: Word, side: str) -> str:
    return next(iter(word.texts.values()), side)


def check_picture(picture: Picture | None, shown: str, at: KeyPath) -> Iterator[Finding]:
    """It can be drawn; `shown` is the text that it belongs to."""
    if picture is None:
        return
    emoji, art = picture.emoji, picture.art
    if emoji and art is not None:
        yield Finding(ProblemCode.TWO_PICTURES, at, {"word": shown})
    if emoji and has_emoji_images() and emoji_file(emoji) is None:
        yield Finding(ProblemCode.EMOJI_UNKNOWN, (*at, "emoji"), {"emoji": emoji})
    if art is not None:
        yield from _check_art(art, (*at, "art"))


def _check_repeat(emoji: str, number: int, at: KeyPath, first_pairs: dict[str, int]) -> Iterator[Finding]:
    bare = bare_emoji(emoji)
    if bare in first_pairs:
        yield Finding(ProblemCode.EMOJI_TWICE, at, {"emoji": emoji, "first": str(first_pairs[bare])})
    first_pairs.setdefault(bare, number)


def _check_art(art: Art, at: KeyPath) -> Iterator[Finding]:
    used = dict.fromkeys(letter for row in art.rows for letter in row if letter != CLEAR)
    if len(art.rows) not in _SIDES or any(len(row) != len(art.rows) for row in art.rows):
        yield Finding(ProblemCode.ART_NOT_SQUARE, at)
    elif not used:
        yield Finding(ProblemCode.ART_EMPTY, at)
    known = dict(art.palette)
    for letter in used:
        if letter not in known:
            yield Finding(ProblemCode.ART_LETTER, at, {"letter": letter})
    for letter, colour in art.palette:
        if len(letter) != 1 or letter != clean(letter) or letter == CLEAR or not _COLOUR.fullmatch(colour):
            yield Finding(ProblemCode.ART_COLOUR, at, {"letter": letter})
    if len(art.palette) > MOST_COLOURS:
        yield Finding(ProblemCode.ART_TOO_MANY_COLOURS, at, {"limit": str(MOST_COLOURS)})
