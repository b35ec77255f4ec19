"""A list of any length with a cursor: only the lines that are seen are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual


class LongList(ScrollView, can_focus=True):
    """One row a line. The cursor stands on the first line to begin with; above it, Up leads out of the list."""

    DEFAULT_CSS: ClassVar[str] = """
    LongList {
        height: 1fr; background: transparent; scrollbar-size-vertical: 1; overflow-x: hidden; pointer: pointer;
        & > .list--cursor { background: $panel; }
        &:focus > .list--cursor { background: $panel; color: $primary; text-style: bold; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"list--line", "list--cursor"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"move('{way}')", show=False)
        for key, way in {
            "up": "up",
            "down": "down",
            "pageup": "page_up",
            "pagedown": "page_down",
            "home": "first",
            "end": "last",
        }.items()
    ]

    cursor: reactive[int | None] = reactive(None, repaint=False)
    """The number of the line at the cursor; None if the list is empty."""

    @dataclass
    class Moved(Message):
        """The cursor stands on another line."""

    @dataclass
    class Chosen(Message):
        """The line at the cursor was clicked."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._length = 0

    def line(self, index: int, cells: int) -> Content:
        """The line of that number, in at most so many cells."""
        raise NotImplementedError

    def set_length(self, length: int, cursor: int = 0) -> None:
        """Other lines, so many of them; the cursor stands on that one, or on the last if there are fewer."""
        self._length = length
        self.virtual_size = Size(self.size.width, length)
        self.set_reactive(LongList.cursor, min(cursor, length - 1) if length else None)
        self._show_cursor()
        self.refresh()
        self.post_message(self.Moved())

    def on_resize(self) -> None:
        self.virtual_size = Size(self.size.width, self._length)
        self.call_after_refresh(self._show_cursor)

    def render_line(self, y: int) -> Strip:
        index, cells = y + self.scroll_offset.y, self.scrollable_content_region.width
        if not 0 <= index < self._length:
            return Strip.blank(cells, self.rich_style)
        style = self.get_visual_style("list--cursor" if index == self.cursor else "list--line")
        strips = Visual.to_strips(self, self.line(index, cells), cells, 1, style)
        return strips[0].extend_cell_length(cells, style.rich_style)

    def watch_cursor(self, before: int | None, now: int | None) -> None:
        top = self.scroll_offset.y
        self.refresh(*(Region(0, line - top, self.size.width, 1) for line in (before, now) if line is not None))
        self._show_cursor()
        self.post_message(self.Moved())

    def _show_cursor(self) -> None:
        if self.cursor is not None:
            self.scroll_to_region(Region(0, self.cursor, 1, 1), animate=False, immediate=True)

    def action_move(self, way: str) -> None:
        """Move the cursor."""
        if self.cursor is None or (way == "up" and self.cursor == 0):
            self.screen.focus_previous() if way == "up" else self.screen.focus_next()
            return
        page, last = max(1, self.scrollable_content_region.height), self._length - 1
        step = {"up": -1, "down": 1, "page_up": -page, "page_down": page, "first": -last, "last": last}[way]
        self.cursor = min(last, max(0, self.cursor + step))

    def on_click(self, event: events.Click) -> None:
        """A click puts the cursor there, one at the cursor chooses the line."""
        event.stop()
        spot = event.get_content_offset(self)
        index = None if spot is None else spot.y + self.scroll_offset.y
        if index is None or index >= self._length:
            return
        if index == self.cursor:
            self.post_message(self.Chosen())
        self.cursor = index
