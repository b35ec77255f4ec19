"""A table whose first columns stand still, while the others scroll to the side if there are more than fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, HorizontalScroll
from textual.message import Message

from spyword.i18n import Translator
from spyword.ui.widgets.plain import Plain, styled

Parts = Iterator[str | tuple[str, str]]


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

    @dataclass
    class Fitted(Message):
        """The columns have got their room."""

        overflows: bool
        """Not all of them fit at once."""

    def __init__(self, columns: int, t: Translator) -> None:
        super().__init__()
        self._t = t
        self._columns = columns
        self._cells = 0
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

    def on_resize(self) -> None:
        """Share the room among the columns."""
        room = self.query_one(HorizontalScroll).size.width
        cells = min(self.WIDEST, max(self.NARROWEST, room // max(1, self._columns)))
        if cells != self._cells:
            self._cells = cells
            self._show()
        self.post_message(self.Fitted(overflows=cells * self._columns > room))

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
