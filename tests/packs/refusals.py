"""Files of which one thing is wrong: what is said of it, and where.

Each text is a pack that could be played but for that one thing. The head takes four lines, so the first pair begins
in line 5; its words stand in lines 6 and 7, what else is accepted in line 8.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spyword.packs.problems import ProblemCode as P
from tests.packs.by_hand import GOOD_PAIR, HEAD

CAT: Final = 'en = "cat"'
DOG: Final = 'en = "dog"'


@dataclass(frozen=True)
class Refusal:
    """One fault."""

    story: str
    text: str
    code: P
    line: int | None
    pair: int | None
    fields: Mapping[str, str]
    location: int | None = None


def whole(story: str, text: str, code: P, line: int | None, /, **fields: str) -> Refusal:
    """A fault outside of the pairs, in the text of a whole file."""
    return Refusal(story, text, code, line, None, fields)


def head(story: str, lines: str, code: P, line: int | None, /, **fields: str) -> Refusal:
    """A fault of the lines before the first pair."""
    return whole(story, f"{lines}\n{GOOD_PAIR}", code, line, **fields)


def words(story: str, a: str, b: str, code: P, line: int, /, also: str = "", **fields: str) -> Refusal:
    """A fault of a single pair, given by what stands between the braces."""
    spellings = f"also = {{ {also} }}\n" if also else ""
    return Refusal(story, f"{HEAD}[[pair]]\na = {{ {a} }}\nb = {{ {b} }}\n{spellings}", code, line, 1, fields)


def near(story: str, a: str, b: str, code: P, word: str, other: str, also: str = "") -> Refusal:
    """Two words that could be taken for each other."""
    return words(story, a, b, code, 5, also, word=word, other=other)


def second(story: str, first: str, lines: str, code: P, line: int, /, **fields: str) -> Refusal:
    """A fault of the second pair that the first one causes. It begins in line 9, its words stand in 10 and 11."""
    return Refusal(story, f"{HEAD}[[pair]]\n{first}\n\n[[pair]]\n{lines}\n", code, line, 2, fields)


def drawn(story: str, drawing: str, code: P, /, **fields: str) -> Refusal:
    """A drawing that cannot be shown. It is told of at the word that asks for it."""
    asking = f'{HEAD}[[pair]]\na = {{ art = "cat", en = "cat" }}\nb = {{ emoji = "🐶", en = "dog" }}\n\n'
    return Refusal(story, asking + drawing, code, 6, 1, fields)


def misshapen(story: str, drawing: str, code: P, line: int, /, **fields: str) -> Refusal:
    """A drawing that has not the form of one. Its table begins in line 9."""
    return whole(story, drawn("", drawing, code).text, code, line, **fields)


def places(story: str, blocks: str, code: P, line: int | None, location: int | None, /, **fields: str) -> Refusal:
    """A fault of a pack of locations, given by what stands below its head."""
    return Refusal(story, HEAD + blocks, code, line, None, fields, location)


def zoo(lines: str = "", *, name: str = 'en = "zoo"', roles: str = '{ en = "keeper" }, { en = "thief" }') -> str:
    """A location of three lines, and more lines after them. Nothing is wrong with it unless something is given."""
    return f"[[location]]\n{name}\nroles = [{roles}]\n{lines}"


def grid(*rows: str, palette: str = 'w = "#eaf4ff"') -> str:
    """A drawing, given by its rows."""
    return f"[art.cat]\npalette = {{ {palette} }}\nrows = {list(rows)}\n"


def square(row: str, palette: str = 'w = "#eaf4ff"') -> str:
    """A drawing of sixteen equal rows."""
    return grid(*[row] * 16, palette=palette)
