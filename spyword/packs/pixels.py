"""Pixels of a word's picture, from the PNG of an emoji or from a drawing of the pack file. Pillow is read late."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spyword.engine.picture import Art, Picture
from spyword.packs.emoji import emoji_file

if TYPE_CHECKING:
    from PIL.Image import Image


class Pixel(NamedTuple):
    """Straight (not premultiplied) colour and opacity, each 0 to 255."""

    red: int
    green: int
    blue: int
    alpha: int


Pixels = tuple[tuple[Pixel, ...], ...]
"""Rows of as many pixels."""

_CLEAR_PIXEL = (0, 0, 0, 0)
_COMMON_MULTIPLE = 144
"""Pixels: every size of a drawing (16, 24) and of a picture (18, 24, 36) goes into it."""


def read_pixels(picture: Picture, size: int) -> Pixels | None:
    """The picture, `size` pixels wide and high; None if it cannot be had on this machine."""
    try:
        image = _art_image(picture.art) if picture.art is not None else _emoji_image(picture.emoji)
    except (ImportError, OSError, ValueError, SyntaxError):  # no Pillow, or a damaged file of either kind
        return None
    return None if image is None else _averaged(image, size)


def _emoji_image(emoji: str) -> Image | None:
    file = emoji_file(emoji)
    if file is None:
        return None
    from PIL import Image as images

    with images.open(file, formats=("PNG",)) as image:
        return image.convert("RGBA")


def _art_image(art: Art) -> Image:
    """The drawing, so large that averaging it down to any size of a picture is even. Raises `ValueError`."""
    from PIL import Image as images

    colours = {letter: (*bytes.fromhex(colour.lstrip("#")), 255) for letter, colour in art.palette}
    dots = bytes(value for row in art.rows for letter in row for value in colours.get(letter, _CLEAR_PIXEL))
    drawn = images.frombytes("RGBA", (len(art.rows), len(art.rows)), dots)
    return drawn.resize((_COMMON_MULTIPLE, _COMMON_MULTIPLE), images.Resampling.NEAREST)


def _averaged(image: Image, size: int) -> Pixels:
    """Box averages. Pillow weights colours by opacity, so that what is clear does not bleed into the edge."""
    from PIL import Image as images

    small = image.resize((size, size), images.Resampling.BOX)
    dots = [Pixel(*dot) for dot in zip(*[iter(small.tobytes())] * 4, strict=True)]
    return tuple(tuple(dots[start : start + size]) for start in range(0, size * size, size))
