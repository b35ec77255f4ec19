"""A field to type into: composed letters, nothing a terminal could obey, no markup, no clipboard of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.widgets import Input

from spyword.text import clean, cut

LONGEST: Final = 60
"""Cells that are kept of what is typed or pasted, where the caller does not say otherwise."""

_JOINER: Final = "\u200d"


class TypedField(Input):
    """One compact line. What arrives is cleaned at once: Hangul typed by jamo reads as syllables, and a pasted
    escape sequence or a character that turns the direction of the line is gone before it is drawn.
    """

    DEFAULT_CSS: ClassVar[str] = """
    TypedField {
        height: 1; border: none; padding: 0 1; background: $surface; color: $foreground;
        &:focus { border: none; background: $panel; }
        &>.input--placeholder { color: $faint; }
        &.-wrong { color: $error; }
    }
    """

    def __init__(self, value: str = "", *, placeholder: str = "", id: str | None = None, cells: int = LONGEST) -> None:
        """`cells`: what does not fit into so many is cut off."""
        self._cells_kept = cells
        super().__init__(value, placeholder=placeholder, id=id, compact=True, select_on_focus=False)

    def cleaned(self, text: str) -> str:
        """What of the text may stand here."""
        return clean(text)

    def validate_value(self, value: str) -> str:
        """Textual calls this on every change. A space at the end stays: the next word is on its way."""
        kept = self.cleaned(value)
        if kept and value[-1].isspace():
            kept += " "
        return cut(kept, self._cells_kept)

    def replace(self, text: str, start: int, end: int) -> None:
        """The cursor goes behind what is left of the text, which may be shorter than what was typed."""
        before = self.value[: min(start, end)]
        super().replace(text, start, end)
        self.cursor_position = len(self.validate_value(before + text))


class EmojiField(TypedField):
    """Takes an emoji; joiners belong to those that are made of several, and to nothing else."""

    def __init__(self, value: str = "", *, id: str | None = None) -> None:
        super().__init__(value, id=id, cells=8)

    def cleaned(self, text: str) -> str:
        return _JOINER.join(clean(part) for part in text.split(_JOINER)).strip(_JOINER)
