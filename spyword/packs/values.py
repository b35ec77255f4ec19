"""Reads the values of a parsed pack file, and collects what has not the form that it should have."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from spyword.engine.picture import Art, Picture
from spyword.packs.lines import KeyPath
from spyword.packs.model import LANGUAGES
from spyword.packs.problems import Finding, ProblemCode, shown_key
from spyword.text import clean

FORMAT: Final = 1
"""The version of the file format that this program reads and writes."""
TEXTS: Final = '{ en = "…" }'
"""How a table of texts by language looks."""
PICTURE_KEYS: Final = ("emoji", "art")
KINDS: Final = ("pair", "location")
"""The keys of what a pack can hold; one pack holds one of them."""

_FORMAT_BITS = 32
"""No format has a larger number; Python refuses to print numbers that are much larger."""
_EMOJI_GLUE = dict.fromkeys((0x200D, 0xFE0F))
"""Zero-width joiner and emoji style selector."""

_TEXT = '"…"'
_LIST = '[ "…", "…" ]'
_PALETTE = '{ w = "#eaf4ff" }'
_ART = "[art.NAME]"

T = TypeVar("T")


class Values:
    """Goes through one parsed file. What is wrong is a finding, and is left out of what comes back."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self._arts: Mapping[str, Art | None] = {}

    def head(self, content: Mapping[str, object], blocks: str) -> tuple[str, Mapping[str, str]]:
        """Id and names of the pack, whose content are blocks of this key; its drawings are known from now on."""
        self.refuse_other_keys(content, ("format", "id", "name", *KINDS, "art"), ())
        for other in KINDS:
            if other != blocks and other in content:
                self.report(ProblemCode.TWO_KINDS, (other,))
        self.check_format(content.get("format"))
        arts = self.table(content.get("art"), ("art",), _ART)
        self._arts = {name: self._art(art, ("art", name)) for name, art in arts.items()}
        names = self.texts(self.table(content.get("name"), ("name",), TEXTS), ("name",))
        return self.text(content.get("id", ""), ("id",)), {language: text for language, text in names.items() if text}

    def check_format(self, value: object) -> None:
        if value is None:
            self.report(ProblemCode.FORMAT_MISSING, ("format",))
        elif isinstance(value, bool) or not isinstance(value, int) or value.bit_length() > _FORMAT_BITS:
            self._report_form(("format",), str(FORMAT))
        elif value != FORMAT:
            self.report(ProblemCode.FORMAT_UNKNOWN, ("format",), value=str(value))

    def picture(self, table: Mapping[str, object], at: KeyPath) -> Picture | None:
        if not any(key in table for key in PICTURE_KEYS):
            return None
        emoji = self._emoji(table.get("emoji", ""), (*at, "emoji"))
        name = self.text(table.get("art", ""), (*at, "art"))
        if name and name not in self._arts:
            self.report(ProblemCode.ART_UNKNOWN, (*at, "art"), name=name)
        return Picture(emoji, self._arts.get(name)) if emoji or name else None

    def _emoji(self, value: object, at: KeyPath) -> str:
        """Joiners and style selectors belong to an emoji; everything else invisible does not."""
        self.text(value.translate(_EMOJI_GLUE) if isinstance(value, str) else value, at)
        return value.strip() if isinstance(value, str) else ""

    def _art(self, value: object, at: KeyPath) -> Art | None:
        """The drawing; None if it has not the form of one."""
        found_before = len(self.findings)
        table = self.table(value, at, _ART)
        self.refuse_other_keys(table, ("palette", "rows"), at)
        palette = self.table(table.get("palette"), (*at, "palette"), _PALETTE)
        art = Art(
            tuple((letter, self.text(colour, (*at, "palette", letter))) for letter, colour in palette.items()),
            self.list_of_texts(table.get("rows"), (*at, "rows")),
        )
        return art if len(self.findings) == found_before else None

    def texts(self, table: Mapping[str, object], at: KeyPath) -> Mapping[str, str]:
        self.refuse_other_keys(table, LANGUAGES, at)
        return {code: self.text(table[code], (*at, code)) for code in LANGUAGES if code in table}

    def text(self, value: object, at: KeyPath) -> str:
        if not isinstance(value, str):
            self._report_form(at, _TEXT)
            return ""
        text = clean(value)
        if text != unicodedata.normalize("NFC", " ".join(value.split())):
            self.report(ProblemCode.INVISIBLE, at, text=text, key=shown_key(at))
        return text

    def list_of_texts(self, value: object, at: KeyPath) -> tuple[str, ...]:
        texts = self.list_of(value, at, _LIST)
        if not all(isinstance(text, str) for text in texts):
            self._report_form(at, _LIST)
            return ()
        return tuple(self.text(text, at) for text in texts)

    def table(self, value: object, at: KeyPath, form: str) -> Mapping[str, object]:
        return value if isinstance(value, dict) else self._nothing(value, at, form, {})

    def list_of(self, value: object, at: KeyPath, form: str) -> Sequence[object]:
        return value if isinstance(value, list) else self._nothing(value, at, form, ())

    def _nothing(self, value: object, at: KeyPath, form: str, nothing: T) -> T:
        """A value that is missing is empty; one of another type is wrong."""
        if value is not None:
            self._report_form(at, form)
        return nothing

    def refuse_other_keys(self, table: Iterable[str], known: Iterable[str], at: KeyPath) -> None:
        for key in table:
            if key not in known:
                self.report(ProblemCode.UNKNOWN_KEY, (*at, key), key=clean(key))

    def _report_form(self, at: KeyPath, form: str) -> None:
        self.report(ProblemCode.WRONG_TYPE, at, key=shown_key(at), form=form)

    def report(self, code: ProblemCode, at: KeyPath, **fields: str) -> None:
        self.findings.append(Finding(code, at, fields))
