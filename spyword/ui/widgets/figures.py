"""Numbers with what they are, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import ClassVar, Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from spyword.text import cell_width
from spyword.ui.widgets.fitting import padded, shortened
from spyword.ui.widgets.meter import Parts
from spyword.ui.widgets.plain import styled

_GAP: Final = 4
"""Cells between two columns."""
_COLUMN: Final = 35
"""Cells that are enough for a column: the longest label and two digits."""
_LEADER: Final = "·"
_SHORTEST: Final = 3
"""Cells of the shortest leader, with a space at each end."""


class Figures(Widget):
    """A leader goes from each label to its number. They are read down one column after the other."""

    DEFAULT_CSS: ClassVar[str] = "Figures { height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._figures: Sequence[tuple[str, str]] = ()

    def show(self, figures: Sequence[tuple[str, str]]) -> None:
        """Labels and what is said of each."""
        self._figures = figures
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return ceil(len(self._figures) / self._columns_in(width))

    def _columns_in(self, cells: int) -> int:
        widest = max((cell_width(label) + cell_width(figure) for label, figure in self._figures), default=0)
        return max(1, (cells + _GAP) // (min(widest + _SHORTEST, _COLUMN) + _GAP))

    def render(self) -> Content:
        cells = self.content_size.width
        columns = self._columns_in(cells)
        rows = ceil(len(self._figures) / columns)
        room = (cells + _GAP) // columns - _GAP
        lines = []
        for row in range(rows):
            parts = [styled(*_figure(label, figure, room)) for label, figure in self._figures[row::rows]]
            lines.append(Content(" " * _GAP).join(parts))
        return Content("\n").join(lines)


def _figure(label: str, figure: str, cells: int) -> Parts:
    label = shortened(label, cells - cell_width(figure) - _SHORTEST)
    yield label
    dots = cells - cell_width(label) - cell_width(figure) - 2
    yield (f" {_LEADER * dots} ", "$faint")
    yield (padded(figure, cell_width(figure)), "bold")
