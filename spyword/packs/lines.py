"""On which line of a TOML file a key stands: `tomllib` forgets it, and a problem should name it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

KeyPath = tuple[str | int, ...]
"""The way to a value: keys, and within a list the number of the thing in it, from 1."""

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"\\]*"|'[^']*')"""
_DOTTED = rf"{_PART}(?:\s*\.\s*{_PART})*"
_TABLE = re.compile(rf"\s*\[\s*({_DOTTED})\s*\]")
_ARRAY_TABLE = re.compile(rf"\s*\[\[\s*({_DOTTED})\s*\]\]")
_KEY = re.compile(rf"\s*({_DOTTED})\s*=")
_COMMENT = r"#[^\n]*"
_LONG_STRING = r'"""(?:[^\\]|\\.)*?"""' + r"|'''.*?'''"
_SHORT_STRING = r'"(?:[^"\\\n]|\\.)*"' + r"|'[^'\n]*'"
_OPAQUE = re.compile(rf"({_COMMENT}|{_LONG_STRING})|{_SHORT_STRING}", re.DOTALL)
"""What may look like keys inside; the group holds what surely is none."""
_LIST_BEGINS = re.compile(r"\s*\[")
_LIST_PART = re.compile(rf"{_SHORT_STRING}|[\[\]{{}},]|[^\s\"'\[\]{{}},]+")
"""A text, a bracket, a comma, or a word of anything else."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Where the keys of one file stand."""

    of_key: Mapping[KeyPath, int] = field(default_factory=dict)
    """Line numbers, from 1."""

    def find(self, path: KeyPath) -> int | None:
        """The line of the key, else of the nearest thing around it; None if there is not even that."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.of_key:
                return self.of_key[path[:length]]
        return None


NO_LINES = Lines()
"""Of a pack that stands in no file."""


def find_lines(text: str) -> Lines:
    """Every table and key that begins a line, and what is in its list. What stands inside an inline table has the
    line of its key.
    """
    of_key: dict[KeyPath, int] = {}
    counts: dict[KeyPath, int] = {}
    table: KeyPath = ()
    lines = _OPAQUE.sub(_blanked, text).split("\n")
    for number, line in enumerate(lines, start=1):
        if match := _ARRAY_TABLE.match(line):
            name = _resolved(_parts(match[1]), counts)
            counts[name] = counts.get(name, 0) + 1
            table = (*name, counts[name])
            of_key.setdefault(name, number)
            of_key[table] = number
        elif match := _TABLE.match(line):
            table = _resolved(_parts(match[1]), counts)
            of_key.setdefault(table, number)
        elif match := _KEY.match(line):
            key = (*table, *_parts(match[1]))
            of_key.setdefault(key, number)
            if _LIST_BEGINS.match(line, match.end()):
                for place, line_of_item in enumerate(_lines_of_list(lines, number, match.end()), start=1):
                    of_key.setdefault((*key, place), line_of_item)
    return Lines(of_key)


def _lines_of_list(lines: Sequence[str], first: int, column: int) -> Iterator[int]:
    """The line on which each thing begins in the list that begins in this line and column."""
    depth, is_awaited = 0, False
    for number in range(first, len(lines) + 1):
        for part in _LIST_PART.findall(lines[number - 1], column if number == first else 0):
            if part in "]}":
                depth -= 1
                if depth == 0:
                    return
            elif is_awaited and depth == 1:
                yield number
                is_awaited = False
            if part in "[{":
                depth += 1
            if depth == 1 and part in "[,":
                is_awaited = True


def _blanked(opaque: re.Match[str]) -> str:
    """Nothing is left of a comment, of a long string no letter, but its ends of lines; a short string can be a key."""
    if opaque[1] is None:
        return opaque[0]
    return ("" if opaque[1].startswith("#") else '""') + "\n" * opaque[0].count("\n")


def _parts(dotted: str) -> KeyPath:
    return tuple(part.strip("\"'") for part in re.findall(_PART, dotted))


def _resolved(name: KeyPath, counts: Mapping[KeyPath, int]) -> KeyPath:
    """`pair.a` means the `a` of the pair that was opened last."""
    path: KeyPath = ()
    for part in name[:-1]:
        path = (*path, part)
        if path in counts:
            path = (*path, counts[path])
    return (*path, *name[-1:])
