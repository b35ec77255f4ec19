"""When two names, two guesses, two clues are the same (W12, W30)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.text import fold_guess, fold_name


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("  C-A-T! ", "cat"),
        ("ＣＡＴ", "cat"),
        ("Coffée", "coffee"),
        ("Straße", "strasse"),
        ("İstanbul", "istanbul"),
        ("Ёлка", "елка"),
        ("ЧАЙ", "чай"),
        ("чаи\u0306", "чай"),
        ("Άλφα", "αλφα"),
        ("ﾈｺ", "ねこ"),
        ("バス", "ばす"),
        ("ﾊﾞｽ", "ばす"),
        ("ハ\u3099ス", "ばす"),
        ("ハ゛ス", "ばす"),
        ("コーヒー", "こーひー"),
        ("고 양 이", "고양이"),
        ("\u1100\u1169\u110b\u1163\u11bc\u110b\u1175", "고양이"),
        ("route 66", "route66"),
        ("６６", "66"),
        ("ไม้", "ไม้"),
        ("?! …", ""),
        ("🐱", ""),
    ],
)
def test_guesses_compare_in_their_normal_form(text: str, folded: str) -> None:
    """W30."""
    assert fold_guess(text) == folded


@pytest.mark.parametrize(("one", "other"), [("чай", "чаи"), ("バス", "ハス"), ("バス", "パス"), ("공항", "공장")])
def test_marks_that_are_part_of_a_letter_count(one: str, other: str) -> None:
    """W30."""
    assert fold_guess(one) != fold_guess(other)


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold_guess(fold_guess(text)) == fold_guess(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann Lee", "AnnLee"),
        ("Ann", " Ａｎｎ\u200b"),
        ("Аня", "AНЯ"),
        ("Max", "Мах"),
        ("민수", "\u1106\u1175\u11ab\u1109\u116e"),
        ("❤", "❤\ufe0f"),
    ],
)
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("はな", "ハナ"), ("Ваня", "Таня"), ("Ä", "A")])
def test_names_that_can_be_told_apart_are_not_alike(one: str, other: str) -> None:
    assert fold_name(one) != fold_name(other)
