"""Bars of parts: signs that can be told apart without colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

WIDTH: Final = 20
"""Cells."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a bar."""

    share: float
    """0 to 1."""
    sign: str
    colour: str


def bar(parts: Iterable[Part]) -> Text:
    """Every cell belongs to the part in whose share its middle lies."""
    drawn = Text()
    middle = [(cell + 0.5) / WIDTH for cell in range(WIDTH)]
    begin = 0.0
    for part in parts:
        end = begin + part.share
        drawn.append(part.sign * sum(begin <= at < end for at in middle), part.colour)
        begin = end
    return drawn


def legend(parts: Iterable[tuple[str, str, str]]) -> Text:
    """Name, sign and colour of each part, in one line."""
    return Text.assemble(*(piece for name, sign, colour in parts for piece in ((sign, colour), f" {name}   ")))
