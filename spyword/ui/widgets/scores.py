"""What everybody was in a round, and what it was worth (S14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from spyword.text import cell_width
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.plain import styled

LEADS: Final = "★"
_POINTS: Final = 4
"""Cells of the points of the round, and of the running score."""
_SIGN: Final = 2
"""Cells of the star and the space after it."""
_BAR: Final = 10
"""Cells of the bar over a role that is not told yet: the same for everybody."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One player."""

    name: str
    was: str
    """The role, or that it was a spy; may be empty."""
    is_spy: bool
    won: int | None
    """Points of this round; None for who was not in it."""
    total: int
    """With them."""


class Scores(Widget):
    """A line a player. Who they were, and then the points, are told when the screen says so."""

    DEFAULT_CSS: ClassVar[str] = "Scores { width: 100%; height: auto; }"

    are_cards_open: reactive[bool] = reactive(False)
    are_points_told: reactive[bool] = reactive(False)
    is_wide: reactive[bool] = reactive(False, layout=True)
    """An empty line between two players."""

    def __init__(self, lines: Sequence[ScoreLine]) -> None:
        super().__init__()
        self._lines = tuple(lines)
        self._names = max((cell_width(line.name) for line in lines), default=0)
        self._longest = max((cell_width(line.was) for line in lines), default=0)
        self._best = max((line.total for line in lines), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows_in(width, is_wide=self.is_wide)

    def rows_in(self, cells: int, *, is_wide: bool) -> int:
        """The rows that it takes in so many cells, with or without empty lines."""
        rows = len(self._lines) * (1 if self._has_room(cells) else 2)
        return rows + (len(self._lines) - 1) * is_wide

    def _room_for_card(self, cells: int) -> int:
        """Cells between the name and the points."""
        return max(0, cells - _SIGN - self._names - 1 - 2 * _POINTS)

    def _has_room(self, cells: int) -> bool:
        """What everybody was stands behind the name; otherwise below it."""
        return self._longest <= self._room_for_card(cells)

    def render(self) -> Content:
        return styled(*self._parts())

    def _parts(self) -> Iterator[str | tuple[str, str]]:
        cells = self.size.width
        room, has_room = self._room_for_card(cells), self._has_room(cells)
        for place, line in enumerate(self._lines):
            if place:
                yield "\n\n" if self.is_wide else "\n"
            leads = self.are_points_told and line.total == self._best > 0
            yield (f"{LEADS if leads else ' '} ", "bold $warning")
            yield (padded(line.name, self._names), "bold" if leads else "" if line.won is not None else "$faint")
            yield " "
            yield self._card(line, room) if has_room else " " * room
            yield from self._points(line, leads=leads)
            if not has_room:
                yield "\n" + " " * _SIGN
                yield self._card(line, cells - _SIGN)

    def _card(self, line: ScoreLine, cells: int) -> tuple[str, str]:
        if not self.are_cards_open:
            return padded("█" * min(_BAR, cells), cells), "$redaction"
        return padded(line.was, cells), "bold $accent" if line.is_spy else "$secondary"

    def _points(self, line: ScoreLine, *, leads: bool) -> Iterator[tuple[str, str]]:
        won = line.won or 0
        if not self.are_points_told:
            yield (" " * _POINTS + padded_left(str(line.total - won), _POINTS), "$faint")
            return
        yield (padded_left(f"+{won}" if won else "·", _POINTS), "bold $success" if won else "$faint")
        yield (padded_left(str(line.total), _POINTS), "bold $primary" if leads else "bold")
