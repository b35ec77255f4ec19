"""The name of the game: the spy's half is plain to see, the word lies behind a redaction bar that is pulled away."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget

from spyword.ui.widgets.plain import styled

_GLYPHS: Final[dict[str, tuple[str, ...]]] = {
    "S": (".###", "#...", ".##.", "...#", "...#", "###."),
    "P": ("###.", "#..#", "#..#", "###.", "#...", "#..."),
    "Y": ("#...#", "#...#", ".#.#.", "..#..", "..#..", "..#.."),
    "'": ("#", "#", ".", ".", ".", "."),
    "W": ("#...#", "#...#", "#.#.#", "#.#.#", "##.##", "#...#"),
    "O": (".##.", "#..#", "#..#", "#..#", "#..#", ".##."),
    "R": ("###.", "#..#", "#..#", "###.", "#.#.", "#..#"),
    "D": ("###.", "#..#", "#..#", "#..#", "#..#", "###."),
}
_HEIGHT: Final = 6
_GAP: Final = 3
_FRAME: Final = 0.03
"""Seconds between two columns of the bar."""
_LARGE_FROM: Final = Size(110, 34)
"""The window in which a pixel is two cells wide and a whole one high."""


def _pixels(text: str) -> list[str]:
    """The rows of the text in the pixel font, `#` for ink."""
    return [".".join(_GLYPHS[letter][row] for letter in text) for row in range(_HEIGHT)]


SPYS: Final = _pixels("SPY'S")
WORD: Final = _pixels("WORD")
WIDTH: Final = len(WORD[0])
"""Columns of the covered half, in pixels."""


def _half_blocks(upper: str, lower: str) -> str:
    return "".join({"##": "█", "#.": "▀", ".#": "▄"}.get(a + b, " ") for a, b in zip(upper, lower, strict=True))


def _small(pixels: list[str]) -> list[str]:
    """Two pixels in a cell, one above the other."""
    return [_half_blocks(*rows) for rows in zip(pixels[::2], pixels[1::2], strict=True)]


def _large(pixels: list[str]) -> list[str]:
    """Two cells side by side for a pixel."""
    return ["".join({"#": "██"}.get(pixel, "  ") for pixel in row) for row in pixels]


def logo(uncovered: int, *, is_large: bool = False) -> Content:
    """Three rows, or six; of the word, `uncovered` columns of pixels are free of the bar, counted from the left."""
    draw, scale = (_large, 2) if is_large else (_small, 1)
    covered = "█" * scale * (WIDTH - uncovered)
    rows = [
        styled(
            (spys, "$primary"), " " * _GAP * scale, (word[: uncovered * scale], "$foreground"), (covered, "$redaction")
        )
        for spys, word in zip(draw(SPYS), draw(WORD), strict=True)
    ]
    return Content("\n").join(rows)


class Logo(Widget):
    """Shows the logo, twice as large where there is room; with animation the bar is pulled away once."""

    DEFAULT_CSS = "Logo { width: auto; height: auto; }"

    def __init__(self, *, animated: bool) -> None:
        super().__init__()
        self._uncovered = 0 if animated else WIDTH
        self._timer: Timer | None = None

    @property
    def _is_large(self) -> bool:
        return self.app.size.width >= _LARGE_FROM.width and self.app.size.height >= _LARGE_FROM.height

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return (len(SPYS[0]) + _GAP + WIDTH) * (2 if self._is_large else 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return _HEIGHT if self._is_large else _HEIGHT // 2

    def render(self) -> Content:
        return logo(self._uncovered, is_large=self._is_large)

    def on_mount(self) -> None:
        if self._uncovered < WIDTH:
            self._timer = self.set_interval(_FRAME, self._pull)

    def _pull(self) -> None:
        self._uncovered += 1
        self.refresh()
        if self._uncovered >= WIDTH and self._timer is not None:
            self._timer.stop()
