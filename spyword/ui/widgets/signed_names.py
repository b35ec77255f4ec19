"""Names with a sign before each: as many side by side as have room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.segment import Segment

from spyword.text import cell_width
from spyword.ui.widgets.columns import Columns
from spyword.ui.widgets.fitting import padded

_AROUND: Final = 3
"""Cells for the sign and its space, and for the gap after a name."""


class SignedName(NamedTuple):
    """One player."""

    sign: str
    name: str
    is_marked: bool
    """Stands out, besides by its sign."""


class SignedNames(Columns):
    """Down one column after another, in the order given."""

    DEFAULT_CSS: ClassVar[str] = """
    SignedNames > .names--plain { color: $faint; }
    SignedNames > .names--marked { color: $foreground; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"names--plain", "names--marked"}

    def __init__(self, names: Sequence[SignedName], *, id: str | None = None) -> None:
        super().__init__(len(names), id=id)
        self._names = tuple(names)

    def columns_in(self, cells: int) -> int:
        widest = max((cell_width(each.name) for each in self._names), default=0) + _AROUND
        return max(1, min(cells // widest, len(self._names)))

    def entry(self, index: int, cells: int) -> Iterator[Segment]:
        each = self._names[index]
        kind = "marked" if each.is_marked else "plain"
        yield Segment(padded(f"{each.sign} {each.name}", cells), self.get_component_rich_style(f"names--{kind}"))
