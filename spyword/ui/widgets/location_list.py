"""The reference of locations (S4): all of them in columns, and the same list to point at one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from spyword.engine.spyfall.views import ListedLocation
from spyword.text import cell_width
from spyword.ui.pack_text import in_language
from spyword.ui.widgets.fitting import padded

_MARK: Final = 2
"""Cells of the sign before a name, and the space after it."""
_GAP: Final = 1
"""Cells between two columns."""
_NARROWEST: Final = 18
"""No column is narrower than so many cells, however few rows were wished for."""


class LocationList(Widget, can_focus=False):
    """Every location of the game, down one column after another; the used ones are crossed out.

    As many columns as show every name whole, or more where the list would be taller than it should be: then the
    longest names are cut. All look alike to everybody, so the list tells nothing of who looks at it.
    """

    DEFAULT_CSS: ClassVar[str] = """
    LocationList { height: auto; }
    LocationList > .location--open { color: $foreground; }
    LocationList > .location--used { color: $faint; text-style: strike; }
    LocationList > .location--sign { color: $faint; }
    LocationList > .location--pointed { color: $background; background: $primary; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"location--open", "location--used", "location--sign", "location--pointed"}

    def __init__(
        self, locations: Sequence[ListedLocation], *languages: str, tallest: int = 5, id: str | None = None
    ) -> None:
        """`languages` in order of preference; `tallest`: rows that the list should not exceed where it can help it."""
        super().__init__(id=id)
        self.locations = tuple(locations)
        self._names = [in_language(listed.location.names, *languages) for listed in locations]
        self._tallest = tallest

    def columns_in(self, cells: int) -> int:
        """How many columns stand side by side in so many cells."""
        widest = _MARK + max(map(cell_width, self._names), default=0)
        whole = (cells + _GAP) // (widest + _GAP)
        wished = ceil(len(self._names) / self._tallest)
        possible = (cells + _GAP) // (min(widest, _NARROWEST) + _GAP)
        return max(1, min(max(whole, wished), possible))

    def rows_in(self, cells: int) -> int:
        """How many rows the list takes in so many cells."""
        return ceil(len(self._names) / self.columns_in(cells))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows_in(width)

    def render_line(self, y: int) -> Strip:
        cells = self.content_size.width
        columns, rows = self.columns_in(cells), self.rows_in(cells)
        segments: list[Segment] = []
        for column, index in enumerate(range(y, len(self._names), rows)):
            segments += self._entry(index, self._width_of(column, columns, cells))
        return Strip(segments).adjust_cell_length(cells, self.rich_style)

    @staticmethod
    def _width_of(column: int, columns: int, cells: int) -> int:
        """The columns share the whole width; what is over goes to the first ones."""
        left, right = cells * column // columns, cells * (column + 1) // columns
        return right - left

    def _entry(self, index: int, width: int) -> list[Segment]:
        """Sign, name and gap. A cross and a strike say that it is used, so it takes no colour to tell."""
        is_used = self.locations[index].is_used
        kind = self._kind(index)
        sign = "▸" if kind == "pointed" else "✗" if is_used else "·"
        sign_kind = "pointed" if kind == "pointed" else "sign"
        name, gap = padded(self._names[index], width - _MARK - _GAP), " " * _GAP
        shown = name.rstrip()
        return [
            Segment(f"{sign} ", self.get_component_rich_style(f"location--{sign_kind}")),
            Segment(shown, self.get_component_rich_style(f"location--{kind}")),
            Segment(name[len(shown) :] + gap, self.rich_style),
        ]

    def _kind(self, index: int) -> str:
        return "used" if self.locations[index].is_used else "open"


class LocationPicker(LocationList):
    """The list with a pointer, which goes to unused locations only. Nothing is pointed at to begin with."""

    DEFAULT_CSS: ClassVar[str] = "LocationPicker { pointer: pointer; }"

    @dataclass
    class Pointed(Message):
        """Another location is pointed at."""

        listed: ListedLocation

    _place: reactive[int | None] = reactive(None)

    @property
    def pointed(self) -> ListedLocation | None:
        """The location at the pointer."""
        return None if self._place is None else self.locations[self._place]

    def move(self, columns: int, rows: int) -> None:
        """The pointer goes so far right and down, over used ones to the next that is not; it stops at the edges."""
        step = rows + columns * self.rows_in(self.content_size.width)
        if self._place is None:
            self._go(-1 if step > 0 else len(self.locations), 1 if step > 0 else -1)
        else:
            self._go(self._place, step)

    def _go(self, place: int, step: int) -> None:
        place += step
        while 0 <= place < len(self.locations):
            if not self.locations[place].is_used:
                self._point(place)
                return
            place += step

    def _point(self, place: int) -> None:
        if place != self._place:
            self._place = place
            self.post_message(self.Pointed(self.locations[place]))

    def _kind(self, index: int) -> str:
        return "pointed" if index == self._place else super()._kind(index)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        spot = event.get_content_offset(self)
        if spot is None:
            return
        cells = self.content_size.width
        columns, rows = self.columns_in(cells), self.rows_in(cells)
        column = next(column for column in range(columns) if spot.x < cells * (column + 1) // columns)
        place = spot.y + rows * column
        if place < len(self.locations) and not self.locations[place].is_used:
            self._point(place)
