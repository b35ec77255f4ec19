"""The reference of locations (S4): all of them in columns, and the same list to point at one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import ClassVar, Final

from rich.segment import Segment
from textual.app import ComposeResult
from textual.content import Content

from spyword.engine.spyfall.views import ListedLocation
from spyword.i18n import Translator
from spyword.text import cell_width
from spyword.ui.pack_text import in_language
from spyword.ui.widgets.columns import Columns, PointedColumns
from spyword.ui.widgets.fitting import padded
from spyword.ui.widgets.sheet import Sheet

_MARK: Final = 2
"""Cells of the sign before a name, and the space after it."""
_GAP: Final = 1
"""Cells between two columns."""
_NARROWEST: Final = 18
"""No column is narrower than so many cells, however few rows were wished for."""


class LocationList(Columns):
    """Every location of the game, down one column after another; the used ones are crossed out.

    As many columns as show every name whole, or more where the list would be taller than it should be: then the
    longest names are cut. All look alike to everybody, so the list tells nothing of who looks at it.
    """

    DEFAULT_CSS: ClassVar[str] = """
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
        super().__init__(len(locations), id=id)
        self.locations = tuple(locations)
        self._names = [in_language(listed.location.names, *languages) for listed in locations]
        self._tallest = tallest

    def columns_in(self, cells: int) -> int:
        widest = _MARK + max(map(cell_width, self._names), default=0)
        whole = (cells + _GAP) // (widest + _GAP)
        wished = ceil(len(self._names) / self._tallest)
        possible = (cells + _GAP) // (min(widest, _NARROWEST) + _GAP)
        return max(1, min(max(whole, wished), possible))

    def edges_in(self, cells: int) -> list[int]:
        """Each column has the room for its own widest name and a share of what is over; where there is not enough,
        the widest give way."""
        rows, columns = self.rows_in(cells), self.columns_in(cells)
        widths = [
            _MARK + _GAP + max(map(cell_width, self._names[rows * column : rows * (column + 1)]), default=0)
            for column in range(columns)
        ]
        while sum(widths) > cells:
            widths[widths.index(max(widths))] -= 1
        spare = cells - sum(widths)
        edges = [0]
        for column, width in enumerate(widths):
            edges.append(edges[-1] + width + spare * (column + 1) // columns - spare * column // columns)
        return edges

    def entry(self, index: int, cells: int) -> Iterator[Segment]:
        """Sign, name and gap. A cross and a strike say that it is used, so it takes no colour to tell."""
        kind = self._kind(index)
        sign_kind = "pointed" if kind == "pointed" else "sign"
        name = padded(self._names[index], cells - _MARK - _GAP)
        shown = name.rstrip()
        yield Segment(f"{self._sign(index)} ", self.get_component_rich_style(f"location--{sign_kind}"))
        yield Segment(shown, self.get_component_rich_style(f"location--{kind}"))
        yield Segment(name[len(shown) :] + " " * _GAP, self.rich_style)

    def _kind(self, index: int) -> str:
        return "used" if self.locations[index].is_used else "open"

    def _sign(self, index: int) -> str:
        return "✗" if self.locations[index].is_used else "·"


class LocationPicker(LocationList, PointedColumns):
    """The list with a pointer, which goes to unused locations only."""

    DEFAULT_CSS: ClassVar[str] = "LocationPicker { pointer: pointer; }"

    @property
    def pointed(self) -> ListedLocation | None:
        """The location at the pointer."""
        return None if self.place is None else self.locations[self.place]

    def can_choose(self, index: int) -> bool:
        return not self.locations[index].is_used

    def _kind(self, index: int) -> str:
        return "pointed" if index == self.place else super()._kind(index)

    def _sign(self, index: int) -> str:
        return "▸" if index == self.place else super()._sign(index)


class LocationSheet(Sheet):
    """The reference as it lies on the table: a framed list under its name."""

    DEFAULT_CSS: ClassVar[str] = "LocationSheet { padding: 0 1; border-subtitle-color: $faint; }"

    def __init__(self, reference: LocationList, t: Translator, *, id: str | None = None) -> None:
        super().__init__(t("Locations"), id=id)
        self.reference = reference
        if any(listed.is_used for listed in reference.locations):
            self.border_subtitle = Content(t("✗ played already"))

    def compose(self) -> ComposeResult:
        yield self.reference
