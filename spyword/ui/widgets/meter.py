"""A bar that is a part of a line: how much of something there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

Parts = Iterator[str | tuple[str, str]]

_FULL: Final = "━"
_HALF: Final = "╸"
_REST: Final = "╌"


def meter(share: float, cells: int, style: str = "$secondary") -> Parts:
    """A share from 0 to 1 in so many cells, to half a cell; the whole and nothing at all are told apart from almost."""
    halves = min(2 * cells, max(0, round(share * 2 * cells)))
    if 0 < share < 1:
        halves = min(2 * cells - 1, max(1, halves))
    full, half = divmod(halves, 2)
    yield (_FULL * full + _HALF * half, style)
    yield (_REST * (cells - full - half), "$faint")
