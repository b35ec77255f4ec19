"""The ballot paper: nothing is chosen on it at first, and one line is marked with a filled circle."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from spyword.ui.widgets.fitting import padded

_KEYS: Final = "1234567890"
"""The digit that chooses each of the first ten lines."""


class BallotPaper(Widget, can_focus=False):
    """A line for each choice, in a fixed order. Posts `Chosen`; what was chosen can be chosen anew.

    It draws line by line, and only the lines that change: over a slow link a key costs a few hundred bytes. It never
    takes the focus and is made fresh for each voter, so neither tells anything of the voter before.
    """

    DEFAULT_CSS = """
    BallotPaper { width: 32; max-width: 100%; height: auto; pointer: pointer; }
    BallotPaper > .ballot--line { color: $foreground; }
    BallotPaper > .ballot--cursor { color: $foreground; background: $panel; }
    BallotPaper > .ballot--chosen { color: $background; background: $primary; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"ballot--line", "ballot--cursor", "ballot--chosen"}

    @dataclass
    class Chosen(Message):
        """A line was chosen, not yet handed in."""

        index: int

    def __init__(self, choices: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._choices = tuple(choices)
        self._cursor: int | None = None
        self.chosen: int | None = None
        """The line that is marked; None at first."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._choices)

    def render_line(self, y: int) -> Strip:
        if y >= len(self._choices):
            return Strip.blank(self.size.width, self.rich_style)
        kind = "chosen" if y == self.chosen else "cursor" if y == self._cursor else "line"
        pointer = "▸" if y == self._cursor else " "
        circle = "●" if y == self.chosen else "○"
        key = _KEYS[y] if y < len(_KEYS) else " "
        text = padded(f" {pointer} {circle} {key}  {self._choices[y]}", self.size.width)
        return Strip([Segment(text, self.get_component_rich_style(f"ballot--{kind}"))], self.size.width)

    def move(self, step: int) -> None:
        """Point at the next or the one before; the first step points at an end of the list."""
        last = len(self._choices) - 1
        before = self._cursor
        if before is None:
            self._cursor = 0 if step > 0 else last
        else:
            self._cursor = min(max(before + step, 0), last)
        self._repaint(before, self._cursor)

    def choose_pointed(self) -> None:
        """Mark the line pointed at; nothing if none is."""
        if self._cursor is not None:
            self.choose(self._cursor)

    def choose(self, index: int) -> None:
        """Mark this line instead of any other; nothing if there is no such line."""
        if not 0 <= index < len(self._choices):
            return
        changed = (self._cursor, self.chosen, index)
        self._cursor = self.chosen = index
        self._repaint(*changed)
        self.post_message(self.Chosen(index))

    def choose_by_digit(self, character: str | None) -> bool:
        """Mark the line of a digit of any script, full-width ones too; whether it was a digit at all."""
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
