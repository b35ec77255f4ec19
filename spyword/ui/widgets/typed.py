"""A field to type into: composed letters, no markup, no clipboard of its own."""

from __future__ import annotations

import unicodedata
from typing import ClassVar

from textual.widgets import Input


class TypedField(Input):
    """One compact line. What is typed is composed (NFC) as it arrives: Hangul typed by jamo reads as syllables."""

    DEFAULT_CSS: ClassVar[str] = """
    TypedField {
        height: 1; border: none; padding: 0 1; background: $surface; color: $foreground;
        &:focus { border: none; background: $panel; }
        &>.input--placeholder { color: $faint; }
    }
    """

    def __init__(self, value: str = "", *, placeholder: str = "", id: str | None = None) -> None:
        super().__init__(value, placeholder=placeholder, id=id, compact=True, select_on_focus=False)

    def validate_value(self, value: str) -> str:
        """Textual calls this on every change."""
        return unicodedata.normalize("NFC", value)
