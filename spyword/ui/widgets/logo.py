"""The name of the game: the spy's half is plain to see, the word lies behind a redaction bar that is pulled away."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.timer import Timer

from spyword.ui.widgets.plain import Plain, styled

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


def _pixels(text: str) -> list[str]:
    """The rows of the text in the pixel font, `#` for ink."""
    return [".".join(_GLYPHS[letter][row] for letter in text) for row in range(_HEIGHT)]


SPYS: Final = _pixels("SPY'S")
WORD: Final = _pixels("WORD")
WIDTH: Final = len(WORD[0])


def _half_blocks(upper: str, lower: str) -> str:
    return "".join({"##": "█", "#.": "▀", ".#": "▄"}.get(a + b, " ") for a, b in zip(upper, lower, strict=True))


def _row(pixels: list[str], row: int) -> str:
    return _half_blocks(pixels[2 * row], pixels[2 * row + 1])


def logo(uncovered: int) -> Content:
    """Three rows; of the word, `uncovered` columns are free of the bar, counted from the left."""
    parts: list[str | tuple[str, str]] = []
    for row in range(_HEIGHT // 2):
        word = _row(WORD, row)
        parts += [
            (_row(SPYS, row), "$primary"),
            " " * _GAP,
            (word[:uncovered], "$foreground"),
            ("█" * (WIDTH - uncovered), "$redaction"),
            "\n" if row < _HEIGHT // 2 - 1 else "",
        ]
    return styled(*parts)


class Logo(Plain):
    """Shows the logo; with animation the bar is pulled away once."""

    DEFAULT_CSS = "Logo { width: auto; height: 3; }"

    def __init__(self, *, animated: bool) -> None:
        self._uncovered = 0 if animated else WIDTH
        self._timer: Timer | None = None
        super().__init__(logo(self._uncovered))

    def on_mount(self) -> None:
        if self._uncovered < WIDTH:
            self._timer = self.set_interval(_FRAME, self._pull)

    def _pull(self) -> None:
        self._uncovered += 1
        self.update(logo(self._uncovered), layout=False)
        if self._uncovered >= WIDTH and self._timer is not None:
            self._timer.stop()
