"""How a word's picture is shown on this terminal: in colour, in sixteen colours, in lines, or not at all."""

from __future__ import annotations

import sys
from enum import Enum
from functools import lru_cache

from spyword.engine.picture import Picture
from spyword.packs.cells import Drawing, in_colour, in_lines, in_sixteen_colours
from spyword.packs.pixels import read_pixels

SIZES = (36, 24, 18)
"""The sides that a picture can have, in pixels: as many columns, and half as many rows."""


class Mode(Enum):
    """What the terminal can do."""

    COLOUR = "colour"
    """Truecolor or 256 colours."""
    SIXTEEN = "sixteen"
    LINES = "lines"
    """No colour at all: black on white, or white on black."""
    NONE = "none"
    """No half blocks either: the word stands alone."""


def mode(*, no_color: bool, color_system: str | None, encoding: str | None = None) -> Mode:
    """The best that this terminal can do.

    `color_system` is Rich's name for it (`truecolor`, `256`, `standard`, `windows`); None is no colour.
    `encoding` is that of the terminal; by default the one that the program writes to.
    """
    if not _is_unicode(encoding if encoding is not None else _written_encoding()):
        return Mode.NONE
    if no_color or color_system is None:
        return Mode.LINES
    return Mode.SIXTEEN if color_system in ("standard", "windows") else Mode.COLOUR


def _written_encoding() -> str:
    output = sys.__stdout__
    return output.encoding if output is not None else "utf-8"


def _is_unicode(encoding: str) -> bool:
    return encoding.lower().replace("-", "").replace("_", "").startswith("utf")


@lru_cache(maxsize=64)
def draw(picture: Picture, size: int, how: Mode) -> Drawing | None:
    """The picture, `size` columns wide; None where it cannot be shown: the word alone has to do."""
    if how is Mode.NONE or (pixels := read_pixels(picture, size)) is None:
        return None
    match how:
        case Mode.SIXTEEN:
            return in_sixteen_colours(pixels)
        case Mode.LINES:
            return in_lines(pixels)
        case _:
            return in_colour(pixels)
