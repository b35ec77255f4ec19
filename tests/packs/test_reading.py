"""Files that cannot even be read, and the many ways in which people write a good one."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.picture import Art, Picture
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.checking import check_file
from spyword.packs.model import Pack
from spyword.packs.problems import PackProblem, ProblemCode
from spyword.packs.reading import MOST_KILOBYTES, read_pack
from tests.packs.by_hand import GOOD_PAIR, HEAD, pack_file

GOOD = HEAD + GOOD_PAIR


def only_problem(path: Path) -> PackProblem:
    """What is wrong with a file that cannot be understood at all."""
    checked = check_file(path)
    assert checked.pack is None
    (problem,) = checked.problems
    assert (problem.path, problem.line, problem.pair) == (path, None, None)
    return problem


def good_pack(path: Path) -> Pack:
    """A pack that nothing is wrong with."""
    checked = check_file(path)
    assert checked.problems == ()
    assert isinstance(checked.pack, Pack)
    return checked.pack


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    problem = only_problem(tmp_path / "none.toml")
    assert (problem.code, problem.fields) == (ProblemCode.UNREADABLE, {"reason": "No such file or directory"})


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    problem = only_problem(tmp_path)
    assert (problem.code, problem.fields) == (ProblemCode.UNREADABLE, {"reason": "Is a directory"})


def test_a_name_that_no_file_can_have_is_a_problem_and_no_crash() -> None:
    assert only_problem(Path("a\0b")).code is ProblemCode.UNREADABLE
    assert only_problem(Path("x" * 5000)).code is ProblemCode.UNREADABLE


def test_a_file_that_goes_on_and_on_is_not_read_to_its_end(tmp_path: Path) -> None:
    largest = pack_file(tmp_path, GOOD + "#" * (MOST_KILOBYTES * 1024 - len(GOOD)))
    assert good_pack(largest).id == "test"
    with largest.open("a") as file:
        file.write("#")
    problem = only_problem(largest)
    assert (problem.code, problem.fields) == (ProblemCode.TOO_LARGE, {"limit": "1024"})
    assert only_problem(Path("/dev/zero")).code is ProblemCode.TOO_LARGE


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp1251", "euc-kr", "shift-jis"])
def test_a_file_in_another_encoding_is_told_of(encoding: str, tmp_path: Path) -> None:
    word = {"cp1251": "кот", "euc-kr": "고양이"}.get(encoding, "ねこ")
    path = tmp_path / "test.toml"
    path.write_bytes(GOOD.replace("cat", word).encode(encoding))
    assert only_problem(path).code is ProblemCode.NOT_UTF8


def test_a_mark_of_byte_order_is_passed_over(tmp_path: Path) -> None:
    """Some editors write one. Lines are counted all the same."""
    good_pack(pack_file(tmp_path, "\ufeff" + GOOD))
    (problem,) = check_file(pack_file(tmp_path, "\ufeff" + GOOD.replace("dog", ""))).problems
    assert problem.line == 7


def test_windows_ends_of_lines_are_fine(tmp_path: Path) -> None:
    assert (
        good_pack(pack_file(tmp_path, GOOD.replace("\n", "\r\n"))).pairs == good_pack(pack_file(tmp_path, GOOD)).pairs
    )


def test_everything_in_a_pack_comes_to_its_place(tmp_path: Path) -> None:
    drawing = '[art.rex]\npalette = { b = "#0000ff" }\nrows = [\n' + '"bbbbbbbbbbbbbbbb",' * 16 + "\n]\n"
    read = good_pack(
        pack_file(
            tmp_path,
            'format = 1\nid = "pets"\nname = { ru = "Питомцы", en = "Pets" }\n'
            '[[pair]]\na = { emoji = "🐱", en = "cat", ja = "猫" }\nb = { art = "rex", en = "dog", ja = "犬" }\n'
            'also = { a = { en = ["kitty", "puss"], ja = ["ねこ"] }, b = { ko = [] } }\n' + drawing,
        )
    )
    assert read.id == "pets"
    assert read.name == {"en": "Pets", "ru": "Питомцы"}
    assert read.pairs == (
        Pair(
            Word({"en": "cat", "ja": "猫"}, {"en": ("kitty", "puss"), "ja": ("ねこ",)}, Picture("🐱")),
            Word({"en": "dog", "ja": "犬"}, {}, Picture(art=Art((("b", "#0000ff"),), ("b" * 16,) * 16))),
            read.name,
        ),
    )


LONG_HAND = """
format = 1
id = "test"
[name]
en = "Test"
[[pair]]
[pair.b]
en = 'dog'
[pair.a]
"en" = "cat"
"""

AS_A_LIST = """
format = 1
id = "test"
name.en = "Test"
pair = [
    { a.en = "cat", b = { en = "dog" } },
]
"""


@pytest.mark.parametrize("text", [LONG_HAND, AS_A_LIST], ids=["long hand", "a list"])
def test_any_way_of_writing_toml_will_do(text: str, tmp_path: Path) -> None:
    assert good_pack(pack_file(tmp_path, text)).pairs == good_pack(pack_file(tmp_path, GOOD)).pairs


def test_texts_are_cleaned_and_white_space_is_forgiven(tmp_path: Path) -> None:
    text = GOOD.replace("cat", "  polar \\t bear ").replace("dog", "cafe\\u0301").replace("Test", " Test ")
    read = good_pack(pack_file(tmp_path, text))
    assert (read.pairs[0].a.texts, read.pairs[0].b.texts) == ({"en": "polar bear"}, {"en": "café"})
    assert read.name == {"en": "Test"}


def test_the_name_of_the_pack_is_the_category_of_every_pair(tmp_path: Path) -> None:
    """It is public in the game (W2); where a language has none, nothing empty stands for it."""
    read = good_pack(pack_file(tmp_path, GOOD.replace('en = "Test"', 'en = "Test", ko = ""')))
    assert read.pairs[0].category == {"en": "Test"}


def test_what_is_of_the_wrong_form_is_left_out_and_the_rest_comes_back(tmp_path: Path) -> None:
    reading = read_pack(pack_file(tmp_path, GOOD + '[[pair]]\na = 7\nb = { en = "hen", ko = 8 }\nalso = []\n'))
    assert isinstance(reading.pack, Pack)
    assert [problem.line for problem in reading.problems] == [11, 9, 10]
    assert [(pair.a.texts, pair.b.texts) for pair in reading.pack.pairs] == [
        ({"en": "cat"}, {"en": "dog"}),
        ({}, {"en": "hen", "ko": ""}),
    ]
