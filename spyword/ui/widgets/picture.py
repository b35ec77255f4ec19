"""A word's picture on its plate, made of half blocks."""

from __future__ import annotations

from collections.abc import Callable

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from spyword.packs.cells import Cell, Colour, Drawing


class PictureFrame(Widget, can_focus=False):
    """Shows a drawing in the size that the screen gives it. It is decoration: the word stands beside it in letters.

    Its cells are the drawing's own colours, whatever the theme; the plate is part of the drawing.
    """

    DEFAULT_CSS = "PictureFrame { width: auto; height: auto; }"

    def __init__(self, draw: Callable[[int], Drawing | None], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._draw = draw
        self._pixels: int | None = None
        self._strips: tuple[Strip, ...] = ()

    def fit(self, pixels: int) -> None:
        """Take so many pixels' room: as many columns, half as many rows. 0: none at all.

        Where the terminal shows no pictures it takes none either.
        """
        if pixels == self._pixels:
            return
        self._pixels = pixels
        drawing = self._draw(pixels) if pixels else None
        self._strips = tuple(_strip(row) for row in drawing or ())
        self.styles.width = pixels if drawing else 0
        self.styles.height = pixels // 2 if drawing else 0
        self.display = bool(drawing)
        self.refresh(layout=True)

    def render_line(self, y: int) -> Strip:
        if y >= len(self._strips):
            return Strip.blank(self.size.width, self.rich_style)
        return self._strips[y]


def _strip(cells: tuple[Cell, ...]) -> Strip:
    """One row. Neighbours that look alike become one segment: fewer bytes on a slow link."""
    segments: list[Segment] = []
    for char, foreground, background in cells:
        style = Style(color=_colour(foreground), bgcolor=_colour(background))
        if segments and segments[-1].style == style:
            segments[-1] = Segment(segments[-1].text + char, style)
        else:
            segments.append(Segment(char, style))
    return Strip(segments, len(cells))


def _colour(colour: Colour | None) -> Color | None:
    return None if colour is None else Color.from_rgb(*colour)
