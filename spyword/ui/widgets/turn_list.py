"""Who may be asked now: the whole table in seating order, with a pointer, and who still has an accusation (S8, S9)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.segment import Segment

from spyword.engine.game import PlayerId
from spyword.ui.widgets.columns import PointedColumns
from spyword.ui.widgets.fitting import padded

HAS_STOP: Final = "●"
"""May still stop the clock to accuse somebody."""
STOP_SPENT: Final = "○"
"""Has done so in this round."""
_KEYS: Final = "1234567890"
"""The digit of each of the first ten seats."""
_COLUMN: Final = 19
"""Cells of one column: the digit or the pointer, a space, a name of 16 cells, and the mark of the stop."""
_SIGNS: Final = 3
"""Those of them that are not the name."""


@dataclass(frozen=True, slots=True)
class TurnRow:
    """One player at the table."""

    player: PlayerId
    name: str
    has_stop: bool
    can_be_asked: bool
    is_asker: bool


class TurnList(PointedColumns):
    """The pointer goes to those alone who may be asked; if it is one only, it stands there at once.

    A seat keeps its digit for the whole game.
    """

    DEFAULT_CSS: ClassVar[str] = """
    TurnList > .turn--open { color: $foreground; }
    TurnList > .turn--closed { color: $faint; }
    TurnList > .turn--asker { color: $primary; text-style: bold; }
    TurnList > .turn--pointed { color: $background; background: $primary; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"turn--open", "turn--closed", "turn--asker", "turn--pointed"}

    def __init__(self, rows: Sequence[TurnRow]) -> None:
        super().__init__(len(rows))
        self._rows = tuple(rows)
        askable = [index for index, row in enumerate(rows) if row.can_be_asked]
        if len(askable) == 1:
            self.set_reactive(TurnList.place, askable[0])

    @property
    def pointed(self) -> PlayerId | None:
        """The player at the pointer."""
        return None if self.place is None else self._rows[self.place].player

    def columns_in(self, cells: int) -> int:
        return max(1, min(cells // _COLUMN, len(self._rows)))

    def entry(self, index: int, cells: int) -> Iterator[Segment]:
        row = self._rows[index]
        digit = _KEYS[index] if row.can_be_asked and index < len(_KEYS) else " "
        sign = "▸" if index == self.place else digit
        mark = HAS_STOP if row.has_stop else STOP_SPENT
        style = self.get_component_rich_style(f"turn--{self._kind(index)}")
        gap = 1 if cells > _COLUMN and self.columns_in(self.content_size.width) > 1 else 0
        for part in (f"{sign} ", padded(row.name, cells - _SIGNS - gap), mark):
            yield Segment(part, style)
        yield Segment(" " * gap, self.rich_style)

    def _kind(self, index: int) -> str:
        row = self._rows[index]
        if index == self.place:
            return "pointed"
        if row.is_asker:
            return "asker"
        return "open" if row.can_be_asked else "closed"

    def can_choose(self, index: int) -> bool:
        return self._rows[index].can_be_asked

    def point_by_digit(self, character: str | None) -> bool:
        """Point at the seat of a digit of any script; whether it was a digit at all."""
        if character is None or not character.isdecimal():
            return False
        self.point(_KEYS.index(str(unicodedata.decimal(character))))
        return True
