"""Pure text work: cleaning what people type, widths in terminal cells, folding for comparison.

Everything that a person typed or pasted passes `clean` once, at the door; from there on it holds nothing
that a terminal could obey. Nothing here knows of markup: text is text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

NAME_CELLS: Final = 16
"""The widest name, in terminal cells."""

_MARKS_PER_LETTER: Final = 4
"""More combining marks on one letter than any living script needs are a prank on the lines around."""

_EMOJI_STYLE: Final = "\ufe0f"
_JOINER: Final = "\u200d"
_BREVE: Final = "\u0306"

_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and signs by category that show nothing: fillers, the joiner of graphemes, variation selectors."""

_WIDE_AS_EMOJI: Final = frozenset(
    "#*0123456789©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌨⏏⏭⏮⏯⏱⏲⏸⏹⏺Ⓜ▪▫▶◀◻◼☀☁☂☃☄☎☑☘☝☠☢☣☦☪☮☯☸☹☺♀♂♟♠♣♥♦♨♻♾⚒⚔⚕⚖⚗⚙⚛⚜⚠⚧⚰⚱⛈⛏⛑⛓⛩⛰⛱⛴⛷⛸⛹✂✈✉✌✍"
    "✏✒✔✖✝✡✳✴❄❇❣❤➡⤴⤵⬅⬆⬇🅰🅱🅾🅿🌡🌤🌥🌦🌧🌨🌩🌪🌫🌬🌶🍽🎖🎗🎙🎚🎛🎞🎟🏋🏌🏍🏎🏔🏕🏖🏗🏘🏙🏚🏛🏜🏝🏞🏟🏳🏵🏷🐿👁📽🕉🕊🕯🕰🕳🕴🕵🕶🕷🕸🕹🖇🖊🖋🖌🖍🖐🖥🖨🖱🖲🖼🗂🗃🗄🗑🗒🗓🗜🗝🗞🗡🗣🗨🗯🗳🗺"
    "🛋🛍🛎🛏🛠🛡🛢🛣🛤🛥🛩🛰🛳"
)
"""Narrow by themselves, two cells wide before the emoji style selector (VS16)."""

_WIDE_SINCE_UNICODE_16: Final = (
    range(0x2630, 0x2638),
    range(0x268A, 0x2690),
    range(0x4DC0, 0x4E00),
    range(0x1D300, 0x1D357),
    range(0x1D360, 0x1D377),
)
"""Trigrams, hexagrams and counting rods."""
_JAMO_TAILS: Final = (range(0x1160, 0x1200), range(0xD7B0, 0xD800))
"""Vowels and finals that sit inside the cell of the consonant before them."""
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
_EMOJI_TO_COME: Final = frozenset((*range(0x1F6D0, 0x1F700), *range(0x1FA70, 0x1FB00)))
"""Where newer versions of Unicode than Python's put emoji."""


def clean(text: str) -> str:
    """The text as it may be kept and shown: NFC, one line, nothing invisible, nothing a terminal obeys.

    White space of any kind becomes single spaces, the ends are trimmed. Control, bidi, zero-width, private-use,
    surrogate and unassigned code points are dropped, and so are marks that have no letter to stand on.
    The emoji style selector stays where it has an effect.
    """
    line = " ".join(text.split())
    if line.isascii() and line.isprintable():
        return line
    return "".join(_kept(line)).strip()


def _kept(text: str) -> Iterator[str]:
    base, marks = "", 0
    for char in unicodedata.normalize("NFC", "".join(char for char in text if _is_visible(char))):
        if char == _EMOJI_STYLE:
            if base in _WIDE_AS_EMOJI and not marks:
                marks += 1
                yield char
        elif _char_width(char) == 0:
            if base and base != " " and marks < _MARKS_PER_LETTER:
                marks += 1
                yield char
        elif not (char == base == " "):
            base, marks = char, 0
            yield char


def _is_visible(char: str) -> bool:
    if char in _INVISIBLE:
        return False
    category = unicodedata.category(char)
    if category == "Cn":
        return ord(char) in _EMOJI_TO_COME
    return category[0] != "C" and category not in {"Zl", "Zp"}


def clean_name(name: str) -> str:
    """A name as it may be kept: clean, and no wider than `NAME_CELLS`."""
    return cut(clean(name), NAME_CELLS).rstrip()


def cell_width(text: str) -> int:
    """How many terminal cells the text takes on one line."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(width for _, width in _graphemes(text))


def cut(text: str, cells: int) -> str:
    """The longest beginning of the text that fits into so many cells. No letter, accent or flag is cut in two."""
    kept = 0
    end = 0
    for grapheme, width in _graphemes(text):
        if kept + width > cells:
            break
        kept += width
        end += len(grapheme)
    return text[:end]


def _graphemes(text: str) -> Iterator[tuple[str, int]]:
    """What is seen as one sign each, with its width in cells."""
    sign, width, joined = "", 0, False
    for char in text:
        own_width = _char_width(char)
        if char == _EMOJI_STYLE and sign in _WIDE_AS_EMOJI:
            own_width = 1
        if not sign:
            sign, width = char, own_width
        elif joined:
            sign += char
        elif own_width == 0 or char == _EMOJI_STYLE or _completes_flag(sign, char):
            sign, width = sign + char, width + own_width
        else:
            yield sign, width
            sign, width = char, own_width
        joined = char == _JOINER
    if sign:
        yield sign, width


def _completes_flag(sign: str, char: str) -> bool:
    return len(sign) == 1 and ord(sign) in _FLAG_LETTERS and ord(char) in _FLAG_LETTERS


def _char_width(char: str) -> int:
    code = ord(char)
    category = unicodedata.category(char)
    if category == "Cn":
        return 2 if code in _EMOJI_TO_COME else 1
    if category[0] == "M" or category in {"Cc", "Cf", "Zl", "Zp"} or code in _SKIN_TONES:
        return 0
    if any(code in block for block in _JAMO_TAILS):
        return 0
    if unicodedata.east_asian_width(char) in "WF" or any(code in block for block in _WIDE_SINCE_UNICODE_16):
        return 2
    return 1


_LOOKALIKES: Final = str.maketrans("авекмнорстухі", "abekmhopctyxi")
"""Cyrillic letters whose capitals look like Latin ones."""


def fold_name(name: str) -> str:
    """Two names with the same fold cannot be told apart at a table: case, width, spacing, look-alike letters."""
    folded = unicodedata.normalize("NFKC", clean(name)).casefold()
    return unicodedata.normalize("NFKC", "".join(folded.replace(_EMOJI_STYLE, "").split())).translate(_LOOKALIKES)


def fold_guess(text: str) -> str:
    """The normal form in which guesses, words and clues are compared (W30).

    >>> fold_guess("  C-A-T! "), fold_guess("Ёлка"), fold_guess("ﾈｺ")
    ('cat', 'елка', 'ねこ')
    """
    if text.isascii():
        return "".join(filter(str.isalnum, text.lower()))
    folded = unicodedata.normalize("NFKC", text).casefold()
    letters = "".join(char for char in folded if unicodedata.category(char)[0] in "LNM")
    return _without_accents(unicodedata.normalize("NFC", letters).translate(_HIRAGANA))


_HIRAGANA: Final = {code: code - 0x60 for code in (*range(0x30A1, 0x30F7), 0x30FD, 0x30FE)}
"""Katakana to hiragana."""


def _without_accents(text: str) -> str:
    """No combining marks on Latin, Greek and Cyrillic letters; й keeps its breve: it is another letter (W30)."""
    kept = ""
    base = ""
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char)[0] != "M":
            base = char
        elif _bears_accents(base) and not (base == "и" and char == _BREVE):
            continue
        kept += char
    return unicodedata.normalize("NFC", kept)


def _bears_accents(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(("LATIN ", "GREEK ", "CYRILLIC ")) if letter else False
