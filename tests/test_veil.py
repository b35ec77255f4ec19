"""The codec of the files that lie open on the table's laptop."""

from __future__ import annotations

import base64

import pytest

from spyword.veil import unveil, veil

TEXTS = ["", "a", "cat", "고양이 / 개", "Животные\nвторая строка\x00", "猫" * 500, "x" * 51, "x" * 52, "x" * 53]


@pytest.mark.parametrize("text", TEXTS)
def test_what_was_veiled_comes_back(text: str) -> None:
    assert unveil(veil(text)) == text


def test_a_veiled_text_is_one_line_of_ascii_without_the_words() -> None:
    line = veil("elephant\n코끼리")
    assert line.isascii()
    assert line.isprintable()
    assert "elephant" not in line
    assert b"elephant" not in base64.b64decode(line)


def test_the_same_text_never_looks_the_same() -> None:
    assert len({veil("cat") for _ in range(50)}) == 50


def test_short_and_longer_words_give_lines_of_one_length() -> None:
    assert len({len(veil(text)) for text in ("", "cat", "водопад", "x" * 52)}) == 1
    assert len(veil("x" * 53)) > len(veil("x" * 52))


def test_two_lines_share_no_column_that_tells_equal_beginnings() -> None:
    """A fixed stream would show through wherever two texts begin alike."""
    first, second = (base64.b64decode(veil("the same beginning")) for _ in range(2))
    assert sum(a == b for a, b in zip(first, second, strict=True)) < 12


@pytest.mark.parametrize("position", [0, 5, 15, 20, 40, -1])
def test_a_changed_letter_is_noticed(position: int) -> None:
    line = veil("cat")
    letters = list(line)
    letters[position] = "A" if letters[position] != "A" else "B"
    with pytest.raises(ValueError, match=r"."):
        unveil("".join(letters))


@pytest.mark.parametrize("line", ["", "cat", "ő", "====", "!" * 96, "AAAA" * 24])
def test_a_line_that_was_never_veiled_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        unveil(line)


def test_a_line_that_was_cut_or_mixed_up_is_refused() -> None:
    line, other = veil("cat"), veil("dog")
    for damaged in (line[:-4], line[4:], line[:48], line + line, line[:48] + other[48:], line + "?"):
        with pytest.raises(ValueError, match=r"."):
            unveil(damaged)


def test_a_line_read_with_its_newline_is_understood() -> None:
    assert unveil(veil("cat") + "\r\n") == "cat"


def test_a_line_sealed_with_another_key_stays_closed() -> None:
    line = veil("cat", key=b"the words in play")
    assert unveil(line, key=b"the words in play") == "cat"
    for key in ({"key": b"other words"}, {}):
        with pytest.raises(ValueError, match="changed"):
            unveil(line, **key)
