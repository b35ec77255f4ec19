"""What every command writes to the shell: aligned columns, one sentence for what went wrong, and its exit status."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from spyword.text import cell_width, clean

OK = 0
BAD_REQUEST = 2
"""Something that was asked for, or a file, is not as it must be; a sentence said what."""


def print_columns(rows: Sequence[Sequence[str]], indent: str = "") -> None:
    """Rows of equally many cells, each column as wide as its widest cell; nothing in them that a terminal obeys."""
    cleaned = [[clean(cell) for cell in row] for row in rows]
    widths = [max(map(cell_width, column)) for column in zip(*cleaned, strict=True)]
    for row in cleaned:
        cells = (cell + " " * (width - cell_width(cell)) for cell, width in zip(row, widths, strict=True))
        print(f"{indent}{'  '.join(cells)}".rstrip())


def complain(sentence: str) -> int:
    """Say what went wrong. Returns the exit status for it."""
    print(clean(sentence), file=sys.stderr)
    return BAD_REQUEST
