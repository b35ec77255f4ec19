"""Reads a pack file into a `Pack`, and tells with file and line what does not have the form of one.

What the words are is looked at in `checking`; here only the shape is judged, and what is not of the right shape
is left out of the pack that comes back, so that one reading finds as many problems as there are.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from spyword.engine.picture import Art, Picture
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.lines import NO_LINES, KeyPath, Lines, find_lines
from spyword.packs.model import LANGUAGES, Origin, Pack
from spyword.packs.problems import Finding, PackProblem, ProblemCode, shown_key
from spyword.text import clean

FORMAT = 1
"""The version of the file format that this program reads and writes."""
MOST_KILOBYTES = 1024
"""Larger files are not packs, and are not read to their end."""

SIDES = ("a", "b")
"""The keys of the two words of a pair."""

_FORMAT_BITS = 32
"""No format has a larger number; Python refuses to print numbers that are much larger."""

_PICTURE_KEYS = ("emoji", "art")
_EMOJI_GLUE = dict.fromkeys((0x200D, 0xFE0F))
"""Zero-width joiner and emoji style selector."""

_TEXT = '"…"'
_LIST = '[ "…", "…" ]'
_TEXTS = '{ en = "…" }'
_SPELLINGS = '{ en = [ "…" ] }'
_ALSO = '{ a = { en = [ "…" ] } }'
_PALETTE = '{ w = "#eaf4ff" }'
_ART = "[art.NAME]"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file."""

    pack: Pack | None
    """None if the file could not be understood at all."""
    problems: tuple[PackProblem, ...]
    lines: Lines = NO_LINES
    faulty: tuple[KeyPath, ...] = ()
    """The places of the problems: what else seems wrong there only follows from them."""


def read_pack(path: Path, origin: Origin = Origin.OWN) -> Reading:
    """Read one file. Nothing is raised: what goes wrong is a problem of the reading."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_KILOBYTES * 1024 + 1)
    except OSError as error:
        return _unread(path, ProblemCode.UNREADABLE, reason=error.strerror or type(error).__name__)
    except ValueError as error:  # a path that no file can have
        return _unread(path, ProblemCode.UNREADABLE, reason=str(error))
    if len(content) > MOST_KILOBYTES * 1024:
        return _unread(path, ProblemCode.TOO_LARGE, limit=str(MOST_KILOBYTES))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return _unread(path, ProblemCode.NOT_UTF8)
    return read_text(text, path, origin)


def read_text(text: str, path: Path, origin: Origin = Origin.OWN) -> Reading:
    """Read the text of a file; `path` is only named."""
    try:
        content = tomllib.loads(text)
    except RecursionError:
        return _unread(path, ProblemCode.NOT_TOML, reason="nested too deeply")
    except ValueError as error:
        reason, line = _syntax_error(str(error), text)
        return Reading(None, (PackProblem(path, line, None, ProblemCode.NOT_TOML, {"reason": reason}),))
    lines = find_lines(text)
    reader = _Reader()
    pack = replace(reader.pack(content), origin=origin, path=path)
    problems = tuple(finding.placed(path, lines) for finding in reader.findings)
    return Reading(pack, problems, lines, tuple(finding.at for finding in reader.findings))


def _unread(path: Path, code: ProblemCode, **fields: str) -> Reading:
    return Reading(None, (PackProblem(path, None, None, code, fields),))


def _syntax_error(message: str, text: str) -> tuple[str, int | None]:
    """What `tomllib` says, parted into the reason and the line."""
    reason, _, place = message.partition(" (at ")
    if match := re.match(r"line (\d+)", place):
        return reason, int(match[1])
    return reason, text.rstrip().count("\n") + 1 if place else None


class _Reader:
    """Goes through one parsed file and collects what is wrong with its shape."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self._arts: Mapping[str, Art | None] = {}

    def pack(self, content: Mapping[str, object]) -> Pack:
        self._refuse_other_keys(content, ("format", "id", "name", "pair", "art"), ())
        self._check_format(content.get("format"))
        arts = self._table(content.get("art"), ("art",), _ART)
        self._arts = {name: self._art(art, ("art", name)) for name, art in arts.items()}
        names = self._texts(self._table(content.get("name"), ("name",), _TEXTS), ("name",))
        name = {language: text for language, text in names.items() if text}
        pairs = tuple(
            self._pair(pair, ("pair", number), name)
            for number, pair in enumerate(self._list(content.get("pair"), ("pair",), "[[pair]]"), start=1)
        )
        return Pack(self._text(content.get("id", ""), ("id",)), name, pairs)

    def _check_format(self, value: object) -> None:
        if value is None:
            self._report(ProblemCode.FORMAT_MISSING, ("format",))
        elif isinstance(value, bool) or not isinstance(value, int) or value.bit_length() > _FORMAT_BITS:
            self._report_form(("format",), str(FORMAT))
        elif value != FORMAT:
            self._report(ProblemCode.FORMAT_UNKNOWN, ("format",), value=str(value))

    def _pair(self, value: object, at: KeyPath, category: Mapping[str, str]) -> Pair:
        table = self._table(value, at, "[[pair]]")
        self._refuse_other_keys(table, (*SIDES, "also"), at)
        also = self._table(table.get("also"), (*at, "also"), _ALSO)
        self._refuse_other_keys(also, SIDES, (*at, "also"))
        a, b = (self._word(table.get(side), also.get(side), at, side) for side in SIDES)
        return Pair(a, b, category)

    def _word(self, value: object, also: object, at_pair: KeyPath, side: str) -> Word:
        at = (*at_pair, side)
        table = self._table(value, at, _TEXTS)
        texts = self._texts({key: text for key, text in table.items() if key not in _PICTURE_KEYS}, at)
        return Word(texts, self._spellings(also, (*at_pair, "also", side)), self._picture(table, at))

    def _spellings(self, value: object, at: KeyPath) -> Mapping[str, tuple[str, ...]]:
        table = self._table(value, at, _SPELLINGS)
        self._refuse_other_keys(table, LANGUAGES, at)
        spellings = {code: self._list_of_texts(table.get(code), (*at, code)) for code in LANGUAGES}
        return {code: texts for code, texts in spellings.items() if texts}

    def _picture(self, table: Mapping[str, object], at: KeyPath) -> Picture | None:
        if not any(key in table for key in _PICTURE_KEYS):
            return None
        emoji = self._emoji(table.get("emoji", ""), (*at, "emoji"))
        name = self._text(table.get("art", ""), (*at, "art"))
        if name and name not in self._arts:
            self._report(ProblemCode.ART_UNKNOWN, (*at, "art"), name=name)
        return Picture(emoji, self._arts.get(name)) if emoji or name else None

    def _emoji(self, value: object, at: KeyPath) -> str:
        """Joiners and style selectors belong to an emoji; everything else invisible does not."""
        self._text(value.translate(_EMOJI_GLUE) if isinstance(value, str) else value, at)
        return value.strip() if isinstance(value, str) else ""

    def _art(self, value: object, at: KeyPath) -> Art | None:
        """The drawing; None if it has not the form of one."""
        found_before = len(self.findings)
        table = self._table(value, at, _ART)
        self._refuse_other_keys(table, ("palette", "rows"), at)
        palette = self._table(table.get("palette"), (*at, "palette"), _PALETTE)
        art = Art(
            tuple((letter, self._text(colour, (*at, "palette", letter))) for letter, colour in palette.items()),
            self._list_of_texts(table.get("rows"), (*at, "rows")),
        )
        return art if len(self.findings) == found_before else None

    def _texts(self, table: Mapping[str, object], at: KeyPath) -> Mapping[str, str]:
        self._refuse_other_keys(table, LANGUAGES, at)
        return {code: self._text(table[code], (*at, code)) for code in LANGUAGES if code in table}

    def _text(self, value: object, at: KeyPath) -> str:
        if not isinstance(value, str):
            self._report_form(at, _TEXT)
            return ""
        text = clean(value)
        if text != unicodedata.normalize("NFC", " ".join(value.split())):
            self._report(ProblemCode.INVISIBLE, at, text=text, key=shown_key(at))
        return text

    def _list_of_texts(self, value: object, at: KeyPath) -> tuple[str, ...]:
        texts = self._list(value, at, _LIST)
        if not all(isinstance(text, str) for text in texts):
            self._report_form(at, _LIST)
            return ()
        return tuple(self._text(text, at) for text in texts)

    def _table(self, value: object, at: KeyPath, form: str) -> Mapping[str, object]:
        return value if isinstance(value, dict) else self._nothing(value, at, form, {})

    def _list(self, value: object, at: KeyPath, form: str) -> Sequence[object]:
        return value if isinstance(value, list) else self._nothing(value, at, form, ())

    def _nothing(self, value: object, at: KeyPath, form: str, nothing: T) -> T:
        """A value that is missing is empty; one of another type is wrong."""
        if value is not None:
            self._report_form(at, form)
        return nothing

    def _refuse_other_keys(self, table: Iterable[str], known: Iterable[str], at: KeyPath) -> None:
        for key in table:
            if key not in known:
                self._report(ProblemCode.UNKNOWN_KEY, (*at, key), key=clean(key))

    def _report_form(self, at: KeyPath, form: str) -> None:
        self._report(ProblemCode.WRONG_TYPE, at, key=shown_key(at), form=form)

    def _report(self, code: ProblemCode, at: KeyPath, **fields: str) -> None:
        self.findings.append(Finding(code, at, fields))
