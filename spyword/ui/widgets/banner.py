"""Who has won, under a short fall of confetti."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.content import Content
from textual.timer import Timer
from textual.widget import Widget

from spyword.text import cell_width
from spyword.ui.lettering import spread
from spyword.ui.widgets.plain import styled

_FRAME: Final = 0.12
"""Seconds."""
_FRAMES: Final = 30
_SIGNS: Final = "▪●★▴◆"
_COLOURS: Final = ("$primary", "$secondary", "$accent", "$success", "$warning")
_PIECES: Final = 0.4
"""Pieces of paper a column."""
_MARGIN: Final = 2
"""Cells beside the text that stay free."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece of paper, how it looks and how it falls."""

    column: int
    above: float
    """Rows above the banner where it starts."""
    speed: float
    """Rows a frame."""
    rests_on: int
    sign: str
    colour: str

    def row(self, frame: int) -> int:
        """The row it is in; under 0 it has not come yet."""
        return min(self.rests_on, int(frame * self.speed - self.above))


class Banner(Widget):
    """One line with paper falling on both sides of it. It comes to rest by itself, or when told to."""

    DEFAULT_CSS: ClassVar[str] = "Banner { height: 3; width: 100%; }"

    def __init__(self, text: str, *, is_joyful: bool, is_animated: bool, waits: bool = False) -> None:
        """`waits`: nothing falls before `begin`."""
        super().__init__()
        self._text = text
        self._is_joyful = is_joyful
        self._waits = waits
        self._frame = 0 if is_animated else _FRAMES
        self._timer: Timer | None = None

    @property
    def is_at_rest(self) -> bool:
        """Nothing falls any more."""
        return self._frame >= _FRAMES

    def on_mount(self) -> None:
        if not self._waits:
            self.begin()

    def begin(self) -> None:
        """Let the paper fall; nothing if it lies already, or if there is nothing to be joyful about."""
        if self._is_joyful and not self.is_at_rest and self._timer is None:
            self._timer = self.set_interval(_FRAME, self._fall)

    def rest(self) -> None:
        """Let all paper lie, at once."""
        if self._timer is not None:
            self._timer.stop()
        self._frame = _FRAMES
        self.refresh()

    def _fall(self) -> None:
        self._frame += 1
        if self.is_at_rest:
            self.rest()
        self.refresh()

    def render(self) -> Content:
        width, height = self.size
        room = width - 2 * _MARGIN
        text = spread(self._text, room)
        lines = [self._paper(width, row) for row in range(height)]
        middle, start = height // 2, max(0, (width - cell_width(text)) // 2)
        before = lines[middle][: max(0, start - _MARGIN)]
        after = lines[middle][start + cell_width(text) + _MARGIN :]
        gap = " " * (start - len(before))
        lines[middle] = [*before, gap, (text, "bold $primary"), " " * _MARGIN, *after]
        return styled(*(part for row, line in enumerate(lines) for part in (*(["\n"] if row else []), *line)))

    def _paper(self, width: int, row: int) -> list[str | tuple[str, str]]:
        """One part a cell."""
        cells: list[str | tuple[str, str]] = [" "] * width
        if self._is_joyful:
            for piece in _pieces(width, self.size.height):
                if piece.row(self._frame) == row:
                    cells[piece.column] = (piece.sign, piece.colour)
        return cells


def _pieces(width: int, height: int) -> Iterator[_Piece]:
    """The same paper for every game: it means nothing."""
    chance = random.Random(width)
    for _ in range(int(width * _PIECES)):
        yield _Piece(
            column=chance.randrange(width),
            above=chance.uniform(1, 6),
            speed=chance.uniform(0.3, 0.7),
            rests_on=chance.randrange(height),
            sign=chance.choice(_SIGNS),
            colour=chance.choice(_COLOURS),
        )
