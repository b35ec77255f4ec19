"""Large letters, as far as a terminal has them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from spyword.text import cell_width, cut

_SEPARATE: Final = ("LATIN", "CYRILLIC", "GREEK", "HANGUL", "HIRAGANA", "KATAKANA", "CJK", "ARMENIAN", "GEORGIAN")
"""Scripts whose letters stand for themselves. Those of others join, or hang on each other, and must not be torn."""


def spread(text: str, cells: int) -> str:
    """The text with a space after each letter, if its script and the room (in cells) allow it; else as it is."""
    if not all(_stands_alone(char) for char in text):
        return text
    wide = " ".join(_letters(text))
    return wide if cell_width(wide) <= cells else text


def _stands_alone(char: str) -> bool:
    if not char.isalpha():
        return True
    return unicodedata.name(char, "").startswith(_SEPARATE)


def _letters(text: str) -> Iterator[str]:
    """Each sign with all that belongs to it: accents, flags, joined emoji."""
    rest = text
    while rest:
        sign = cut(rest, 1) or cut(rest, 2) or rest
        yield sign
        rest = rest[len(sign) :]
