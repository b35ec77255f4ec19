"""Widths in terminal cells are the same as those by which the screens are laid out."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from spyword.text import cell_width, clean, cut

WIDER_THAN_DRAWN = {"\u3164", "\uffa0"}
"""The Hangul fillers: nothing is drawn, Python counts cells; `clean` drops them."""


def visible_signs() -> Iterator[str]:
    """Every code point that this Python knows and `clean` may let through."""
    for code in range(0x110000):
        sign = chr(code)
        if unicodedata.category(sign)[0] != "C" and sign not in WIDER_THAN_DRAWN:
            yield sign


def test_every_sign_is_as_wide_as_it_is_drawn() -> None:
    wrong = [f"U+{ord(sign):04X}" for sign in visible_signs() if cell_width(sign) != cell_len(sign)]
    assert wrong == []


SPELLED = [
    "plain", "고양이", "ねこ", "ﾈｺ", "全角ＡＢＣ", "кошка", "e\u0301", "❤", "❤\ufe0f", "1\ufe0f\u20e3", "👍🏽", "🇰🇷🇯🇵",
    "👨\u200d👩\u200d👧", "\u1100\u1161\u11a8", "नमस्ते", "สวัสดี", "ẓ\u0323\u0323", "½ ™ … —", "█▀▄", "🛜🫨", "",
]  # fmt: skip


@pytest.mark.parametrize("text", SPELLED)
def test_a_text_is_as_wide_as_it_is_drawn(text: str) -> None:
    assert cell_width(text) == cell_len(text)


POOL = [
    chr(code)
    for code in (*range(0x20, 0x500), *range(0xAC00, 0xAC40), *range(0x2190, 0x2C00), *range(0x1F300, 0x1FB00))
    if unicodedata.category(chr(code)) != "Cn"
]


def test_a_clean_jumble_is_as_wide_as_it_is_drawn() -> None:
    rng = random.Random(4)
    jumbles = ["".join(rng.choices([*POOL, *"\u200d\ufe0f\u0301" * 200], k=8)) for _ in range(5_000)]
    assert [text for text in map(clean, jumbles) if cell_width(text) != cell_len(text)] == []


@pytest.mark.parametrize(
    ("text", "cells", "kept"),
    [
        ("abc", 2, "ab"),
        ("日本語", 5, "日本"),
        ("日本語", 6, "日本語"),
        ("e\u0301e\u0301", 1, "e\u0301"),
        ("🇰🇷🇯🇵", 3, "🇰🇷"),
        ("👍🏽👍🏽", 2, "👍🏽"),
        ("❤\ufe0f", 1, ""),
        ("👨\u200d👩\u200d👧x", 2, "👨\u200d👩\u200d👧"),
        ("abc", 0, ""),
        ("abc", -1, ""),
    ],
)
def test_a_cut_never_goes_through_the_middle_of_a_sign(text: str, cells: int, kept: str) -> None:
    assert cut(text, cells) == kept


@given(st.text(st.characters()), st.integers(0, 20))
def test_a_cut_text_fits_and_is_a_beginning(typed: str, cells: int) -> None:
    text = clean(typed)
    assert text.startswith(cut(text, cells))
    assert cell_width(cut(text, cells)) <= cells
    assert cut(text, cell_width(text)) == text
