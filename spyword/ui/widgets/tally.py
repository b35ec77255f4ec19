"""How many votes each has, as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from spyword.text import cell_width
from spyword.ui.widgets.fitting import padded
from spyword.ui.widgets.plain import styled

_WIDEST_VOTE: Final = 4
"""Cells of one vote where there is much room."""
_COUNT: Final = 4
"""Cells for the number behind a bar."""


@dataclass(frozen=True, slots=True)
class TallyLine:
    """One who could be voted for, or Pass."""

    name: str
    is_pass: bool = False


class Tally(Widget):
    """One line each; every vote is as long as the room allows."""

    DEFAULT_CSS: ClassVar[str] = "Tally { width: 1fr; height: auto; }"

    counts: reactive[tuple[int, ...]] = reactive(())
    """For each line, the votes to show now."""
    leaders: reactive[frozenset[int]] = reactive(frozenset())
    """The lines that are marked as level on top."""
    line: reactive[str] = reactive("\n", layout=True)
    """What leads from one line to the next."""

    def __init__(self, lines: Sequence[TallyLine], most: int) -> None:
        """`most`: the highest count that will come."""
        super().__init__()
        self._lines = tuple(lines)
        self._most = most
        self._name_cells = max((cell_width(line.name) for line in lines), default=0)
        self.set_reactive(Tally.counts, (0,) * len(lines))

    def show(self, counts: Sequence[int], leaders: Sequence[int] = ()) -> None:
        """Let the bars stand at these counts."""
        self.counts = tuple(counts)
        self.leaders = frozenset(leaders)

    def set_spacing(self, *, is_wide: bool) -> None:
        """An empty line between two bars, or none."""
        self.line = "\n\n" if is_wide else "\n"

    def render(self) -> Content:
        room = self.size.width - self._name_cells - _COUNT
        unit = min(_WIDEST_VOTE, max(1, room // max(1, self._most)))
        parts: list[str | tuple[str, str]] = []
        for place, (line, count) in enumerate(zip(self._lines, self.counts, strict=True)):
            leads = place in self.leaders
            name = (padded(line.name, self._name_cells), "bold" if leads else "italic" if line.is_pass else "")
            bar = ("█" * (unit * count), "$accent" if leads else "$secondary")
            number = (f" {count}" if count else " ·", "bold" if leads else "$faint")
            parts += [self.line if parts else "", name, " ", bar, number, (" ◂" if leads else "", "bold $accent")]
        return styled(*parts)
