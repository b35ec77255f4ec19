"""Reads a pack file into a `Pack` or a `PlacePack`, and tells with file and line what has not the form of one.

What the words are is looked at in `checking`; here only the shape is judged, and what is not of the right shape
is left out of the pack that comes back, so that one reading finds as many problems as there are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.lines import NO_LINES, KeyPath, find_lines
from spyword.packs.model import LANGUAGES, AnyPack, Origin, Pack, PlacePack
from spyword.packs.problems import Finding, PackProblem, ProblemCode
from spyword.packs.values import PICTURE_KEYS, TEXTS, Values

MOST_KILOBYTES = 1024
"""Larger files are not packs, and are not read to their end."""

SIDES = ("a", "b")
"""The keys of the two words of a pair."""

_SPELLINGS = '{ en = [ "…" ] }'
_ALSO = '{ a = { en = [ "…" ] } }'
_ROLE = '{ en = "…" }'
_ROLES = '[ { en = "…" }, { en = "…" } ]'


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file."""

    path: Path
    pack: AnyPack | None
    """None if the file could not be understood at all."""
    problems: tuple[PackProblem, ...]
    text: str = ""
    """Of the file, if it could be understood."""
    faulty: tuple[KeyPath, ...] = ()
    """The places of the problems: what else seems wrong there only follows from them."""

    def placed(self, findings: Iterable[Finding]) -> tuple[PackProblem, ...]:
        """The findings with their lines. Those are looked for only now: hardly any file needs them."""
        found = tuple(findings)
        lines = find_lines(self.text) if found else NO_LINES
        return tuple(finding.placed(self.path, lines) for finding in found)


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
        return Reading(path, None, (PackProblem(path, line, None, ProblemCode.NOT_TOML, {"reason": reason}),))
    reader: _Words | _Places = _Places() if "location" in content and "pair" not in content else _Words()
    pack = replace(reader.pack(content), origin=origin, path=path)
    reading = Reading(path, pack, (), text, tuple(finding.at for finding in reader.findings))
    return replace(reading, problems=reading.placed(reader.findings))


def _unread(path: Path, code: ProblemCode, **fields: str) -> Reading:
    return Reading(path, None, (PackProblem(path, None, None, code, fields),))


def _syntax_error(message: str, text: str) -> tuple[str, int | None]:
    """What `tomllib` says, parted into the reason and the line."""
    reason, _, place = message.partition(" (at ")
    if match := re.match(r"line (\d+)", place):
        return reason, int(match[1])
    return reason, text.rstrip().count("\n") + 1 if place else None


class _Words(Values):
    """Reads a pack of words."""

    def pack(self, content: Mapping[str, object]) -> Pack:
        pack_id, name = self.head(content, "pair")
        pairs = tuple(
            self._pair(pair, ("pair", number), name)
            for number, pair in enumerate(self.list_of(content.get("pair"), ("pair",), "[[pair]]"), start=1)
        )
        return Pack(pack_id, name, pairs)

    def _pair(self, value: object, at: KeyPath, category: Mapping[str, str]) -> Pair:
        table = self.table(value, at, "[[pair]]")
        self.refuse_other_keys(table, (*SIDES, "also"), at)
        also = self.table(table.get("also"), (*at, "also"), _ALSO)
        self.refuse_other_keys(also, SIDES, (*at, "also"))
        a, b = (self._word(table.get(side), also.get(side), at, side) for side in SIDES)
        return Pair(a, b, category)

    def _word(self, value: object, also: object, at_pair: KeyPath, side: str) -> Word:
        at = (*at_pair, side)
        table = self.table(value, at, TEXTS)
        texts = self.texts({key: text for key, text in table.items() if key not in PICTURE_KEYS}, at)
        return Word(texts, self._spellings(also, (*at_pair, "also", side)), self.picture(table, at))

    def _spellings(self, value: object, at: KeyPath) -> Mapping[str, tuple[str, ...]]:
        table = self.table(value, at, _SPELLINGS)
        self.refuse_other_keys(table, LANGUAGES, at)
        spellings = {code: self.list_of_texts(table.get(code), (*at, code)) for code in LANGUAGES}
        return {code: texts for code, texts in spellings.items() if texts}


class _Places(Values):
    """Reads a pack of locations."""

    def pack(self, content: Mapping[str, object]) -> PlacePack:
        pack_id, name = self.head(content, "location")
        blocks = self.list_of(content.get("location"), ("location",), "[[location]]")
        scenes = tuple(self._scene(block, number, pack_id) for number, block in enumerate(blocks, start=1))
        return PlacePack(pack_id, name, scenes)

    def _scene(self, value: object, number: int, pack_id: str) -> Scene:
        at = ("location", number)
        table = self.table(value, at, "[[location]]")
        names = {key: text for key, text in table.items() if key not in (*PICTURE_KEYS, "roles")}
        location = Location(f"{pack_id}/{number}", self.texts(names, at), self.picture(table, at))
        return Scene(location, self._roles(table.get("roles"), (*at, "roles")))

    def _roles(self, value: object, at: KeyPath) -> tuple[Role, ...]:
        roles = enumerate(self.list_of(value, at, _ROLES), start=1)
        tables = ((number, self.table(role, (*at, number), _ROLE)) for number, role in roles)
        return tuple(Role(self.texts(table, (*at, number))) for number, table in tables)
