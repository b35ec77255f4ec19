"""Text that has to fit a column of so many cells."""

from __future__ import annotations

from typing import Final

from spyword.text import cell_width, cut

MORE: Final = "…"
"""Stands where a text was shortened."""


def shortened(text: str, cells: int) -> str:
    """The whole text, or its beginning and `MORE`, in at most so many cells."""
    if cell_width(text) <= cells:
        return text
    return cut(text, cells - 1) + MORE if cells > 0 else ""


def padded(text: str, cells: int) -> str:
    """The text in exactly so many cells, from the left."""
    fitting = shortened(text, cells)
    return fitting + " " * (cells - cell_width(fitting))


def padded_left(text: str, cells: int) -> str:
    """The text in exactly so many cells, at their right end."""
    fitting = shortened(text, cells)
    return " " * (cells - cell_width(fitting)) + fitting
