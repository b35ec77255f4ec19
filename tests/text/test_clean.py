"""What people type and paste is clean before anybody sees it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.text import NAME_CELLS, cell_width, clean, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("e\u0301te\u0301", "été"),
        ("고양이", "고양이"),
        ("\u1100\u1169\u110b\u1163\u11bc\u110b\u1175", "고양이"),
        ("a\u2028b\u2029c\u0085d", "a b c d"),
        ("　全角　空白　", "全角 空白"),
        ("\x1b[31mred\x1b[0m\x07", "[31mred[0m"),
        ("[bold]not markup[/]", "[bold]not markup[/]"),
        ("\u202eabc\u202c\u2066d\u2069\u200e", "abcd"),
        ("a\u200bb\u200cc\u2060d\ufeffe\u00adf", "abcdef"),
        ("a \u200b b", "a b"),
        ("\ue000x\U000f0000y", "xy"),
        ("\ud800x\udfff", "x"),
        ("\ufffex\ufdd0", "x"),
        ("\u3164\u115f\u2800x\uffa0", "x"),
        ("\u0301abc", "abc"),
        ("a \u0301b", "a b"),
        ("z" + "\u0323" * 50, "ẓ" + "\u0323" * 4),
        ("x\ufe0f", "x"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👨\u200d👩", "👨👩"),
        ("葛\U000e0100", "葛"),
        ("\U0001f1f0\U0001f1f7", "🇰🇷"),
        ("\U000e0041x", "x"),
        ("", ""),
    ],
    ids=ascii,
)
def test_only_what_can_be_seen_is_kept(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@given(st.text(st.characters()))
def test_clean_text_holds_nothing_a_terminal_obeys_and_stays_as_it_is(typed: str) -> None:
    kept = clean(typed)
    assert not any(unicodedata.category(char) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} for char in kept)
    assert kept == " ".join(kept.split())
    assert unicodedata.is_normalized("NFC", kept)
    assert clean(kept) == kept


@given(st.text(st.characters()))
def test_clean_text_that_is_not_empty_can_be_seen(typed: str) -> None:
    kept = clean(typed)
    assert bool(kept) == bool(cell_width(kept))


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Аня  ", "Аня"),
        ("Bartholomew the Third", "Bartholomew the"),
        ("일이삼사오육칠팔구", "일이삼사오육칠팔"),
        ("a일이삼사오육칠팔", "a일이삼사오육칠"),
    ],
)
def test_a_name_is_no_wider_than_its_place(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert cell_width(kept) <= NAME_CELLS
