"""Which picture lies on a card, or beside what is told of it, and how large."""

from __future__ import annotations

from typing import Final

from textual.geometry import Size

from spyword.engine import spyfall, spys_word
from spyword.engine.picture import Art, Picture
from spyword.packs.cells import Drawing
from spyword.packs.emoji import has_emoji_images
from spyword.packs.pictures import Mode, draw
from spyword.prefs import Pictures

# Drawn here and not taken from a pack: no emoji says "no word". They are in the manner of the other pictures.
_GHOST: Final = Art(
    palette=(("w", "#f4f1fb"), ("s", "#cfc6e6"), ("k", "#2a2140"), ("p", "#f2a7bd")),
    rows=(
        "........................",
        "........wwwwwwww........",
        "......wwwwwwwwwwss......",
        ".....wwwwwwwwwwwwss.....",
        "....wwwwwwwwwwwwwwss....",
        "....wwwwwwwwwwwwwwss....",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwwwkkkwwwwkkkwwss...",
        "...wwwwkkkwwwwkkkwwss...",
        "...wwwwkkkwwwwkkkwwss...",
        "...wwwwkkkwwwwkkkwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwpppwwwkkwwwpppss...",
        "...wwwwwwwkkkkwwwwwss...",
        "...wwwwwwwkkkkwwwwwss...",
        "...wwwwwwwwkkwwwwwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwwwwwwwwwwwwwwwss...",
        "...wwww.wwww.wwww.sss...",
        "....ww...ww...ww...s....",
        "........................",
    ),
)
_SPY: Final = Art(
    palette=(
        ("h", "#2a2140"),
        ("b", "#e0574f"),
        ("f", "#ffd8a8"),
        ("n", "#e5b480"),
        ("k", "#1f1830"),
        ("w", "#cfe3f5"),
        ("c", "#d9ac68"),
        ("d", "#b5884a"),
        ("s", "#f4f1fb"),
    ),
    rows=(
        "........................",
        ".........hh..hh.........",
        "........hhhhhhhh........",
        ".......hhhhhhhhhh.......",
        ".......hhhhhhhhhh.......",
        ".......bbbbbbbbbb.......",
        ".......bbbbbbbbbb.......",
        "....hhhhhhhhhhhhhhhh....",
        "...hhhhhhhhhhhhhhhhhh...",
        "......ffffffffffff......",
        "......kkkkkffkkkkk......",
        "......kwwkkkkkwwkk......",
        "......kwkkkffkwkkk......",
        ".......kkkfffffkk.......",
        "..ccc..fffffnffff..ccc..",
        "..cccc.fffffnffff.cccc..",
        "..ccccc.ffffffff.ccccc..",
        "..cccccc.ffffff.cccccc..",
        "..ccccccc.ssss.ccccccc..",
        "..dccccccc.ss.cccccccd..",
        "..dcccccccc..ccccccccd..",
        ".ddcccccccccdccccccccdd.",
        ".dccccccccccdcccccccccd.",
        ".dccccccccccdcccccccccd.",
    ),
)
_CLOSED: Final = Art(
    palette=(("t", "#e0a458"), ("f", "#f0bd76"), ("k", "#2a2140"), ("s", "#b9803a")),
    rows=(
        "........................",
        "........................",
        "........................",
        "...tttttttt.............",
        "..tttttttttt............",
        "..tttttttttttttttttttt..",
        "..tttttttttttttttttttt..",
        "..ffffffffffffffffffff..",
        "..ffffffffffffffffffff..",
        "..fffkkkkkkkkkkkkkkfff..",
        "..fffkkkkkkkkkkkkkkfff..",
        "..ffffffffffffffffffff..",
        "..fffkkkkkkkkkffffffff..",
        "..fffkkkkkkkkkffffffff..",
        "..ffffffffffffffffffff..",
        "..fffkkkkkkkkkkkkfffff..",
        "..fffkkkkkkkkkkkkfffff..",
        "..ffffffffffffffffffff..",
        "..ffffffffffffffffffff..",
        "..ssssssssssssssssssss..",
        "..ssssssssssssssssssss..",
        "........................",
        "........................",
        "........................",
    ),
)


def pixels_for(window: Size, pictures: Pictures) -> int:
    """The side of the picture, in pixels (columns), that leaves room for the word and the key; 0 is none.

    It depends on the window and the setting alone, so it is the same for every role and every word.
    """
    if pictures is Pictures.OFF:
        return 0
    sizes = _SIZES if pictures is Pictures.AUTO else _SIZES[-1:]
    return next((pixels for pixels, least in sizes if window.width >= least[0] and window.height >= least[1]), 0)


_SIZES: Final = ((36, (44, 30)), (24, (40, 20)), (18, (40, 16)))
"""Pixels, and the columns and rows of the smallest window that has room for them."""


def pixels_beside(window: Size, pictures: Pictures) -> int:
    """The side of each of two pictures that stand beside a table, or of one; 0 where there is no room for them."""
    if pictures is Pictures.OFF or window.width < 78 or window.height < 24:
        return 0
    return 24 if pictures is Pictures.AUTO and window.width >= 110 and window.height >= 34 else 18


def draw_card(card: spys_word.Card, how: Mode, pixels: int) -> Drawing | None:
    """The picture of the word on a card, or the ghost. The word stays in its `Secret` until then."""
    word = card.word.reveal()
    return draw_on_plate(_GHOST if word is None else word.picture, how, pixels)


def draw_location_card(card: spyfall.Card, how: Mode, pixels: int) -> Drawing | None:
    """The picture of the location on a card, or the spy. The location stays in its `Secret` until then."""
    location = card.location.reveal()
    return draw_on_plate(_SPY if location is None else location.picture, how, pixels)


def draw_on_plate(picture: Picture | Art | None, how: Mode, pixels: int) -> Drawing | None:
    """A picture; a closed file where there is none.

    So the plate is never empty: from afar a card without a word looks like any other.
    """
    return draw(_shown(picture), pixels, how) or draw(Picture(art=_CLOSED), pixels, how)


def _shown(picture: Picture | Art | None) -> Picture:
    if isinstance(picture, Art):
        return Picture(art=picture)
    if picture is None or not has_emoji_images():
        # Without the images of emoji a drawn word would stand out beside its pair, so it lies in a closed file too.
        return Picture(art=_CLOSED)
    return picture
