"""A time in digits that can be read from the other end of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from spyword.ui.widgets.plain import Plain

_FONT: Final[dict[str, tuple[str, ...]]] = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", ".##", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", ".#.", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
    ":": (".", "#", ".", "#", "."),
}
"""Five rows of pixels."""


def clock_text(seconds: int) -> str:
    """`1:05`."""
    return f"{seconds // 60}:{seconds % 60:02}"


def glyph(sign: str, scale: int) -> str:
    """The lines of one digit or colon: half blocks at scale 0, else pixels of 2·scale columns and scale rows."""
    rows = _FONT[sign]
    if scale:
        lines = ["".join(("█" if dot == "#" else " ") * 2 * scale for dot in row) for row in rows]
        return "\n".join(line for line in lines for _ in range(scale))
    return "\n".join(map(_half_blocks, rows[::2], (*rows[1::2], "." * len(rows[0]))))


def _half_blocks(upper: str, lower: str) -> str:
    return "".join({"##": "█", "#.": "▀", ".#": "▄"}.get(a + b, " ") for a, b in zip(upper, lower, strict=True))


class BigTime(Horizontal):
    """One small widget a digit, so that a second costs the repaint of one or two of them."""

    DEFAULT_CSS: ClassVar[str] = """
    BigTime {
        width: auto; height: auto; max-height: 11; color: $primary;
        & > Plain { width: auto; height: auto; margin-right: 1; }
        & > Plain:last-of-type { margin-right: 0; }
    }
    """

    def __init__(self, seconds: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._text = clock_text(seconds)
        self._scale = 0

    def compose(self) -> ComposeResult:
        yield from map(Plain, self._glyphs(self._text))

    def show(self, seconds: int, scale: int) -> bool:
        """Show this time; only digits that changed are painted. True if anything did."""
        text = clock_text(seconds)
        if text == self._text and scale == self._scale:
            return False
        if len(text) != len(self._text):
            self._text, self._scale = text, scale
            self.refresh(recompose=True)
            return True
        before = self._glyphs(self._text)
        resized = scale != self._scale
        self._text, self._scale = text, scale
        for place, (old, new) in enumerate(zip(before, self._glyphs(text), strict=True)):
            if old != new:
                self.query(Plain)[place].update(new, layout=resized)
        return True

    def _glyphs(self, text: str) -> Sequence[Content]:
        return [Content(glyph(sign, self._scale)) for sign in text]
