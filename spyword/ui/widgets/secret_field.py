"""The field of last words: it keeps within its width and takes nothing that a terminal could obey."""

from __future__ import annotations

from spyword.text import clean, cut
from spyword.ui.widgets.typed import TypedField


class SecretField(TypedField):
    """Every change is cleaned at once, so that a pasted escape sequence is never drawn, not even for a frame."""

    DEFAULT_CSS = "SecretField { background: $panel; }"

    def __init__(self, value: str, *, cells: int) -> None:
        self._cells = cells
        super().__init__(value)
        self.cursor_position = len(value)

    def validate_value(self, value: str) -> str:
        """Clean and cut; a space at the end stays, for the next word is on its way."""
        cleaned = clean(value)
        if cleaned and value[-1].isspace():
            cleaned += " "
        return cut(cleaned, self._cells)
