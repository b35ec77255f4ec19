"""Pixels as terminal cells: half blocks in colour, a map to sixteen colours that keeps the hue, and line art."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from spyword.packs.pixels import Pixel, Pixels

Colour = tuple[int, int, int]
"""Red, green and blue, each 0 to 255."""


class Cell(NamedTuple):
    """One terminal cell of a picture."""

    char: str
    foreground: Colour | None
    background: Colour | None
    """None: the terminal's own colour."""


Drawing = tuple[tuple[Cell, ...], ...]
"""Rows of cells: half as many rows as cells in a row, since a cell is two pixels high."""

PLATE: Colour = (0x58, 0x4B, 0x7A)
"""The violet behind every picture: the colour on which the fewest emoji lose part of their edge."""

_SIXTEEN: tuple[Colour, ...] = (
    (0, 0, 0),
    (170, 0, 0),
    (0, 170, 0),
    (170, 85, 0),
    (0, 0, 170),
    (170, 0, 170),
    (0, 170, 170),
    (170, 170, 170),
    (85, 85, 85),
    (255, 85, 85),
    (85, 255, 85),
    (255, 255, 85),
    (85, 85, 255),
    (255, 85, 255),
    (85, 255, 255),
    (255, 255, 255),
)
"""The standard palette by Rich's reckoning: a colour given exactly so is shown as that colour of the terminal."""
_BLUE = 4
_SOLID = 128
"""Opacity from which a pixel belongs to the picture where edges cannot be blended."""


def in_colour(pixels: Pixels) -> Drawing:
    """Half blocks with the edges blended into the plate."""
    return _half_blocks(pixels, _on_plate)


def in_sixteen_colours(pixels: Pixels) -> Drawing:
    """Half blocks in the sixteen standard colours, on the blue one, with hard edges."""
    return _half_blocks(pixels, lambda pixel: _SIXTEEN[_standard(pixel) if pixel.alpha >= _SOLID else _BLUE])


def _half_blocks(pixels: Pixels, colour: Callable[[Pixel], Colour]) -> Drawing:
    return tuple(
        tuple(_half_block(colour(top), colour(bottom)) for top, bottom in zip(*rows, strict=True))
        for rows in zip(pixels[::2], pixels[1::2], strict=True)
    )


def _half_block(top: Colour, bottom: Colour) -> Cell:
    """Equal halves are a space: it has no hairlines, and a screen reader passes over it."""
    return Cell(" ", None, top) if top == bottom else Cell("▀", top, bottom)


def _on_plate(pixel: Pixel) -> Colour:
    red, green, blue = (
        (channel * pixel.alpha + plate * (255 - pixel.alpha) + 127) // 255
        for channel, plate in zip(pixel[:3], PLATE, strict=True)
    )
    return red, green, blue


@lru_cache(maxsize=4096)
def _standard(pixel: Pixel) -> int:
    """The number of the standard colour that keeps the hue: what is brown stays brown instead of turning grey."""
    hue, lightness, _ = colorsys.rgb_to_hls(*(channel / 255 for channel in pixel[:3]))
    chroma = (max(pixel[:3]) - min(pixel[:3])) / 255
    if chroma < _GREY:
        return next(number for limit, number in _GREYS if lightness <= limit)
    dim, bright = next(numbers for limit, *numbers in _HUES if hue * 360 < limit)
    return bright if lightness > _BRIGHT else dim


_GREY = 0.15
"""Chroma below which a colour has no hue."""
_BRIGHT = 0.55
"""Lightness above which the bright colour of a hue is taken."""
_GREYS = ((0.2, 0), (0.5, 8), (0.82, 7), (1.0, 15))
"""Lightness up to which each grey is taken."""
_HUES = (
    (8, 1, 9),
    (18, 3, 9),
    (40, 3, 3),
    (66, 3, 11),
    (160, 2, 10),
    (212, 6, 14),
    (255, 4, 12),
    (335, 5, 13),
    (361, 1, 9),
)
"""Degrees below which each hue is taken, and its dim and bright colour."""


def in_lines(pixels: Pixels) -> Drawing:
    """Ink without any colour: outline, dark parts, and the darker side of every edge inside."""
    size = len(pixels)
    ink = [[_is_inked(pixels, x, y) for x in range(size)] for y in range(size)]
    return tuple(
        tuple(Cell(_INK[top, bottom], None, None) for top, bottom in zip(*rows, strict=True))
        for rows in zip(ink[::2], ink[1::2], strict=True)
    )


_INK = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_DARK = 70
"""Brightness (0 to 255) up to which a pixel is inked whatever is around it."""
_STEP = 30
"""How far apart (0 to 255) two neighbours must be to make an edge; the darker of them is inked."""


def _is_inked(pixels: Pixels, x: int, y: int) -> bool:
    pixel = pixels[y][x]
    if pixel.alpha < _SOLID:
        return False
    brightness = _brightness(pixel)
    if brightness <= _DARK:
        return True
    size = len(pixels)
    for near_x, near_y in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
        if not (0 <= near_x < size and 0 <= near_y < size):
            return True
        near = pixels[near_y][near_x]
        if near.alpha < _SOLID or (_brightness(near) > brightness and _distance(near, pixel) > _STEP):
            return True
    return False


def _brightness(pixel: Pixel) -> float:
    return sum(weight * channel for weight, channel in zip(_WEIGHTS, pixel[:3], strict=True))


def _distance(one: Pixel, other: Pixel) -> float:
    """Weighted like brightness, but by channel: an orange kernel and a green leaf can be equally bright."""
    return sum(weight * abs(a - b) for weight, a, b in zip(_WEIGHTS, one[:3], other[:3], strict=True))


_WEIGHTS = (0.299, 0.587, 0.114)
"""How much red, green and blue add to brightness."""
