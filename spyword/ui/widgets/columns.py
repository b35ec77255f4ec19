"""Short lines down one column after another, as in an index, and a pointer that goes among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget


class Columns(Widget, can_focus=False):
    """So many entries in as many columns as its width allows; all columns but the last are full."""

    DEFAULT_CSS: ClassVar[str] = "Columns { height: auto; }"

    def __init__(self, entries: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._entries = entries

    def columns_in(self, cells: int) -> int:
        """How many columns stand side by side in so many cells; at least one."""
        raise NotImplementedError

    def entry(self, index: int, cells: int) -> Iterable[Segment]:
        """The entry of that number in exactly so many cells."""
        raise NotImplementedError

    def rows_in(self, cells: int) -> int:
        """How many rows the list takes in so many cells."""
        return ceil(self._entries / self.columns_in(cells))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows_in(width)

    def render_line(self, y: int) -> Strip:
        cells = self.content_size.width
        edges = self.edges_in(cells)
        segments: list[Segment] = []
        for column, index in enumerate(range(y, self._entries, self.rows_in(cells))):
            segments += self.entry(index, edges[column + 1] - edges[column])
        return Strip(segments).adjust_cell_length(cells, self.rich_style)

    def edges_in(self, cells: int) -> list[int]:
        """Where the columns begin, and where the last one ends: they share the whole width alike."""
        columns = self.columns_in(cells)
        return [cells * column // columns for column in range(columns + 1)]

    def region_at(self, index: int) -> Region:
        """The cells of the entry of that number, as far as the list is laid out."""
        edges = self.edges_in(self.content_size.width)
        column, row = divmod(index, self.rows_in(self.content_size.width))
        return Region(edges[column], row, edges[column + 1] - edges[column], 1)

    def index_at(self, spot: Offset) -> int | None:
        """The number of the entry in that cell of the list."""
        cells = self.content_size.width
        column = sum(edge <= spot.x for edge in self.edges_in(cells)[1:])
        index = spot.y + self.rows_in(cells) * column
        return index if index < self._entries else None


class PointedColumns(Columns):
    """The list with a pointer, which stands on entries that can be chosen only, and on none to begin with.

    Posts `Pointed` when it moves. Keys are the screen's.
    """

    DEFAULT_CSS: ClassVar[str] = "PointedColumns { pointer: pointer; }"

    @dataclass
    class Pointed(Message):
        """The pointer stands on another entry."""

        index: int

    place: reactive[int | None] = reactive(None, repaint=False)
    """The number of the entry at the pointer."""

    def watch_place(self, before: int | None, now: int | None) -> None:
        """Two entries look otherwise; the rest of a long list is not painted again."""
        self.refresh(*(self.region_at(index) for index in (before, now) if index is not None))

    def can_choose(self, index: int) -> bool:
        """The pointer may stand on this entry."""
        raise NotImplementedError

    def move(self, columns: int, rows: int) -> bool:
        """Go so far right and down, over what cannot be chosen to what can; False if there is nothing more."""
        step = rows + columns * self.rows_in(self.content_size.width)
        index = self.place
        if index is None:
            index, step = (-1, 1) if step > 0 else (self._entries, -1)
        index += step
        while 0 <= index < self._entries:
            if self.point(index):
                return True
            index += step
        return False

    def point(self, index: int) -> bool:
        """Stand on this entry; False if there is none of that number, or it cannot be chosen."""
        if not (0 <= index < self._entries and self.can_choose(index)):
            return False
        if index != self.place:
            self.place = index
            self.post_message(self.Pointed(index))
        return True

    def on_click(self, event: events.Click) -> None:
        event.stop()
        spot = event.get_content_offset(self)
        index = None if spot is None else self.index_at(spot)
        if index is not None:
            self.point(index)
