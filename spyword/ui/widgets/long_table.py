"""A table whose first columns stand still, while the others scroll to the side if there are more than fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, HorizontalScroll
from textual.message import Message

from spyword.engine.game import PlayerId
from spyword.i18n import Translator
from spyword.people.standing import Gain
from spyword.ui.widgets.fitting import padded_left
from spyword.ui.widgets.plain import Plain, styled

Parts = Iterator[str | tuple[str, str]]

NEW_LEVEL: Final = "▲"
_GAIN: Final = 3
"""Cells of a number with its sign; no game brings a hundred."""


class LongTable(Horizontal):
    """The columns share the room, within limits. Rows begin with `row_break`, in both parts alike."""

    DEFAULT_CSS: ClassVar[str] = """
    LongTable {
        height: auto;
        & > Plain { width: auto; height: auto; text-wrap: nowrap; }
        & > HorizontalScroll { width: 1fr; height: auto; scrollbar-size-horizontal: 0; }
        & > HorizontalScroll > Plain { width: auto; height: auto; text-wrap: nowrap; }
    }
    """
    NARROWEST: ClassVar[int]
    """Cells of a column where there is little room."""
    WIDEST: ClassVar[int]

    _LEAST_WITH_GAINS: ClassVar[int] = 50
    """Cells of a table under which no column is left for what the game has brought."""

    @dataclass
    class Fitted(Message):
        """The columns have got their room."""

        overflows: bool
        """Not all of them fit at once."""
        shows_gains: bool
        """What the game has brought stands in a column of its own."""

    def __init__(self, columns: int, t: Translator, gains: Mapping[PlayerId, Gain] | None = None) -> None:
        """`gains` get a column of the standing part where that takes no room from the others."""
        super().__init__()
        self._t = t
        self._columns = columns
        self._gains = gains or {}
        self._cells = 0
        self._shows_gains = False
        self.row_break = "\n"
        """What leads from one row to the next."""

    def standing(self) -> Parts:
        """The part that stands still."""
        raise NotImplementedError

    def moving(self, cells: int) -> Parts:
        """The columns, each of so many cells."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield Plain(classes="table--standing")
        with HorizontalScroll(can_focus=False):
            yield Plain(classes="table--moving")

    def gain_title(self) -> Parts:
        """Over the column of what the game has brought, if there is one."""
        if self._shows_gains:
            yield (padded_left(self._t("XP"), _GAIN) + "  ", "bold $faint")

    def gain_of(self, player: PlayerId) -> Parts:
        """What it brought this player; nothing where nothing was, and where there is no such column."""
        if self._shows_gains:
            gain = self._gains.get(player)
            yield (padded_left("" if gain is None else f"+{gain.xp}", _GAIN), "$success")
            yield (f"{NEW_LEVEL if gain is not None and gain.levels else ' '} ", "bold $warning")

    def on_resize(self) -> None:
        """Share the room among the columns."""
        before = self._cells, self._shows_gains
        room = self._room()
        self._cells = min(self.WIDEST, max(self.NARROWEST, room // max(1, self._columns)))
        if before != (self._cells, self._shows_gains):
            self._show()
        self.post_message(self.Fitted(self._cells * self._columns > room, self._shows_gains))

    def _room(self) -> int:
        """Cells for the columns, once it is decided whether what the game has brought gets one."""
        needed = self.NARROWEST * self._columns
        without = self._beside(shows_gains=False)
        if not self._gains or self.size.width < self._LEAST_WITH_GAINS:
            return without
        beside = self._beside(shows_gains=True)
        return self._beside(shows_gains=beside >= needed or without < needed)

    def _beside(self, *, shows_gains: bool) -> int:
        """Cells that the standing part leaves."""
        self._shows_gains = shows_gains
        return self.size.width - max(line.cell_length for line in styled(*self.standing()).split("\n"))

    def set_spacing(self, *, is_wide: bool) -> None:
        """An empty line between two rows, or none."""
        self.row_break = "\n\n" if is_wide else "\n"
        self._show()

    def _show(self) -> None:
        self.query_one(".table--standing", Plain).update(styled(*self.standing()))
        self.query_one(".table--moving", Plain).update(styled(*self.moving(self._cells)))

    def scroll_columns(self, step: int) -> None:
        """So many columns to the right, or to the left if negative."""
        self.query_one(HorizontalScroll).scroll_relative(x=step * max(1, self._cells), animate=False)
