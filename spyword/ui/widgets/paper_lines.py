"""Numbered lines on paper: one is pointed at, some are marked with a filled circle."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from spyword.ui.widgets.fitting import padded

_KEYS: Final = "1234567890"
"""The digit that chooses each of the first ten lines."""


class PaperLines(Widget, can_focus=False):
    """A line for each choice, in a fixed order. What choosing a line means is said by the kind of paper.

    It draws line by line, and only the lines that change: over a slow link a key costs a few hundred bytes. It never
    takes the focus and is made fresh for each screen, so neither tells anything of who was there before.
    """

    DEFAULT_CSS = """
    PaperLines { width: 32; max-width: 100%; height: auto; pointer: pointer; }
    PaperLines > .paper--line { color: $foreground; }
    PaperLines > .paper--cursor { color: $foreground; background: $panel; }
    PaperLines > .paper--chosen { color: $background; background: $primary; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"paper--line", "paper--cursor", "paper--chosen"}

    def __init__(self, choices: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._choices = tuple(choices)
        self._cursor: int | None = None

    def is_chosen(self, index: int) -> bool:
        """The line is marked."""
        raise NotImplementedError

    def choose(self, index: int) -> None:
        """What Space, a digit or a click does with a line; nothing if there is no such line."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._choices)

    def render_line(self, y: int) -> Strip:
        if y >= len(self._choices):
            return Strip.blank(self.size.width, self.rich_style)
        is_chosen = self.is_chosen(y)
        kind = "chosen" if is_chosen else "cursor" if y == self._cursor else "line"
        pointer = "▸" if y == self._cursor else " "
        circle = "●" if is_chosen else "○"
        key = _KEYS[y] if y < len(_KEYS) else " "
        text = padded(f" {pointer} {circle} {key}  {self._choices[y]}", self.size.width)
        return Strip([Segment(text, self.get_component_rich_style(f"paper--{kind}"))], self.size.width)

    def move(self, step: int) -> None:
        """Point at the next or the one before; the first step points at an end of the list."""
        last = len(self._choices) - 1
        if self._cursor is None:
            self._point(0 if step > 0 else last)
        else:
            self._point(min(max(self._cursor + step, 0), last))

    def _point(self, index: int) -> None:
        before, self._cursor = self._cursor, index
        self._repaint(before, index)

    def choose_pointed(self) -> None:
        """Choose the line pointed at; nothing if none is."""
        if self._cursor is not None:
            self.choose(self._cursor)

    def choose_by_digit(self, character: str | None) -> bool:
        """Choose the line of a digit of any script, full-width ones too; whether it was a digit at all."""
        if character is None or not character.isdecimal():
            return False
        self.choose(_KEYS.index(str(unicodedata.decimal(character))))
        return True

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.choose(event.y)

    def _repaint(self, *lines: int | None) -> None:
        regions = {Region(0, line, self.size.width, 1) for line in lines if line is not None}
        if regions:
            self.refresh(*regions)
