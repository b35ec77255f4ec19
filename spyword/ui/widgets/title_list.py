"""Titles by the game in which they are won: which are, and how far it is to the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.geometry import Region

from spyword.i18n import Translator
from spyword.people.conditions import Progress
from spyword.people.titles import NAME_CELLS, Title
from spyword.text import cell_width
from spyword.ui.honours import stars
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.long_list import LongList
from spyword.ui.widgets.meter import Parts, meter
from spyword.ui.widgets.plain import styled

WON: Final = "✓"
WORN: Final = "◆"
_CURSOR: Final = "▸"
_STARS: Final = 5
_BAR: Final = 8
_SHORTEST_SENTENCE: Final = 16
_GAP: Final = 2
"""Cells of the columns."""
_WHOLE_LINE: Final = 58
"""Cells from which on stars and bars have room."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Begins the titles of one game; the cursor does not stop there."""

    label: str
    won: int
    of: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A title, or that none is worn."""

    title: Title | None
    is_won: bool
    is_worn: bool
    progress: Progress
    """How far it is, for one that is not won."""


class TitleList(LongList):
    """Every title in a line."""

    def __init__(self, t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._t = t
        self.lines: Sequence[Heading | Entry] = ()
        self._count_cells = 0

    def show(self, lines: Sequence[Heading | Entry], title: str | None) -> None:
        """These, with the cursor on the title of that id, else on the first."""
        self.lines = lines
        entries = {n: line for n, line in enumerate(lines) if isinstance(line, Entry)}
        self._count_cells = max((cell_width(self._count(entry)) for entry in entries.values()), default=0)
        first = next(iter(entries), 0)
        self.set_length(
            len(lines), next((n for n, entry in entries.items() if entry.title and entry.title.id == title), first)
        )

    @property
    def chosen(self) -> Entry | None:
        """What the cursor stands on."""
        line = None if self.cursor is None else self.lines[self.cursor]
        return line if isinstance(line, Entry) else None

    # The cursor

    def validate_cursor(self, cursor: int | None) -> int | None:
        """Past a heading, the way that the cursor goes; back where there is nothing more."""
        if cursor is None:
            return None
        onwards, back = range(cursor, len(self.lines)), range(cursor, -1, -1)
        ways = (onwards, back) if self.cursor is None or cursor > self.cursor else (back, onwards)
        return next((n for way in ways for n in way if isinstance(self.lines[n], Entry)), None)

    def action_move(self, way: str) -> None:
        if way == "up" and not any(isinstance(line, Entry) for line in self.lines[: self.cursor or 0]):
            self.screen.focus_previous()
        else:
            super().action_move(way)

    def _show_cursor(self) -> None:
        """With the heading right above it."""
        if self.cursor is not None:
            above = self.cursor > 0 and isinstance(self.lines[self.cursor - 1], Heading)
            region = Region(0, self.cursor - above, 1, 1 + above)
            self.scroll_to_region(region, animate=False, immediate=True)

    # The lines

    def line(self, index: int, cells: int) -> Content:
        line, room = self.lines[index], cells - 1  # a free cell behind it
        if isinstance(line, Heading):
            return styled(*_heading(line, room))
        return styled(_CURSOR if index == self.cursor else " ", *self._entry(line, room - 1))

    def _entry(self, entry: Entry, cells: int) -> Parts:
        name = self._t("No title") if entry.title is None else title_name(entry.title, self._t)
        mark = WORN if entry.is_worn else WON if entry.is_won and entry.title else " "
        yield (f"{mark} ", "$success")
        yield (padded(name, NAME_CELLS), "bold" if entry.is_won else "")
        room = cells - 2 - NAME_CELLS
        if entry.title is not None and cells >= _WHOLE_LINE:
            yield from self._whole(entry, entry.title, room)
        else:
            yield (padded_left("" if entry.is_won else self._count(entry), room), "$faint")

    def _whole(self, entry: Entry, title: Title, cells: int) -> Parts:
        gap = " " * _GAP
        yield gap
        yield (stars(title), "$warning" if entry.is_won else "$faint")
        room = cells - 3 * _GAP - _STARS - _BAR - 1 - self._count_cells
        if room >= _SHORTEST_SENTENCE:
            yield (gap + padded(title_asks(title, self._t), room), "$faint")
        else:
            yield " " * (_GAP + room)
        yield gap
        yield from meter(
            1 if entry.is_won else entry.progress.share, _BAR, "$success" if entry.is_won else "$secondary"
        )
        yield (" " + padded_left(self._count(entry), self._count_cells), "$faint")

    def _count(self, entry: Entry) -> str:
        if entry.is_won:
            return self._t("won") if entry.title else ""
        return f"{entry.progress.reached}/{entry.progress.wanted}"


def _heading(heading: Heading, cells: int) -> Parts:
    count = f" {heading.won}/{heading.of}"
    begin = f"── {heading.label} "
    yield ("── ", "$faint")
    yield (f"{heading.label} ", "bold $secondary")
    yield ("─" * (cells - cell_width(begin) - cell_width(count)), "$faint")
    yield (count, "$secondary")
