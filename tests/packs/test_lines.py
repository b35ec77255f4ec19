"""Where a key stands, however the file is written."""

from __future__ import annotations

import pytest

from spyword.packs.lines import NO_LINES, KeyPath, find_lines

WAYS: dict[str, tuple[str, KeyPath, int | None]] = {
    "a key": ("format = 1\nid = 2\n", ("id",), 2),
    "a key in quotes": ('format = 1\n"id" = 2\n', ("id",), 2),
    "a key with a dot": ('format = 1\nname.en = "x"\n', ("name", "en"), 2),
    "within an inline table": ('format = 1\nname = { en = "x" }\n', ("name", "en"), 2),
    "a table": ("[name]\nen = 1\nko = 2\n", ("name", "ko"), 3),
    "an indented table": ("  [ name ]\n\ten = 1\n", ("name", "en"), 2),
    "a missing key of a table": ("\n[name]\nen = 1\n", ("name", "ja"), 2),
    "the first pair": ("[[pair]]\na = 1\n[[pair]]\na = 2\n", ("pair", 1, "a"), 2),
    "the second pair": ("[[pair]]\na = 1\n[[pair]]\na = 2\n", ("pair", 2, "a"), 4),
    "a missing side of the second pair": ("[[pair]]\na = 1\n[[pair]]\na = 2\n", ("pair", 2, "b"), 3),
    "the list of pairs": ("\n[[pair]]\n[[pair]]\n", ("pair",), 2),
    "a table within a pair": ("[[pair]]\n[[pair]]\n[pair.a]\nen = 1\n", ("pair", 2, "a", "en"), 4),
    "accepted spellings in a table": ("[[pair]]\n[pair.also.a]\nja = []\n", ("pair", 1, "also", "a", "ja"), 3),
    "pairs in one list": ("id = 1\npair = [\n  { a = 1 },\n  { a = 2 },\n]\n", ("pair", 2, "a"), 4),
    "a role": ("[[location]]\n[[location]]\nroles = [\n{ en = 1 },\n{ en = 2 }]\n", ("location", 2, "roles", 2), 5),
    "beside another in a list": ("x = [ { a = 1 }, { a = 2 },\n{ a = 3 } ]\n", ("x", 2), 1),
    "after a comma at the beginning": ("x = [\n[1, 2]\n, 'b',\n\n# ]\ntrue,\n]\n", ("x", 3), 6),
    "after a bracket in a text": ('x = [\n"[",\n"a, b",\n7]\n', ("x", 3), 4),
    "after a long text in a list": ("x = [\n'''a\nb''',\n7,\n]\n", ("x", 2), 4),
    "after the end of a list": ("x = [\n]\ny = [\n7 ]\n", ("x", 1), 1),
    "after a list": ("x = [\n7\n]\nid = 1\n", ("id",), 4),
    "a drawing in quotes": ('[art."my cat"]\nrows = []\n', ("art", "my cat", "rows"), 2),
    "after a comment of quotes": ('# """\nid = 1\n', ("id",), 2),
    "after a comment of apostrophes": ("x = 1 # '''\nid = 1\n", ("id",), 2),
    "after quotes in a text": ("x = \"'''\"\ny = '\"\"\"'\nid = 1\n", ("id",), 3),
    "after a long text": ('x = """\nid = 0\n"""\nid = 1\n', ("id",), 4),
    "after a long text that ends in a quote": ('x = """\nid = 0\n""""\nid = 1\n', ("id",), 4),
    "after a long text with an escaped end": ('x = """\n\\"""\nid = 0\n"""\nid = 1\n', ("id",), 5),
    "after a long literal text": ("x = '''\n\"\"\"\nid = 0\n'''\nid = 1\n", ("id",), 5),
    "in a comment": ("# id = 1\n", ("id",), None),
    "with Windows ends of lines": ("format = 1\r\n\r\nid = 2\r\n", ("id",), 3),
    "nowhere": ("format = 1\n", ("id",), None),
}


@pytest.mark.parametrize(("text", "path", "line"), WAYS.values(), ids=WAYS)
def test_the_line_of_a_key_is_found_or_that_of_what_is_around_it(text: str, path: KeyPath, line: int | None) -> None:
    assert find_lines(text).find(path) == line


def test_a_pack_without_a_file_has_no_lines() -> None:
    assert NO_LINES.find(("id",)) is None
