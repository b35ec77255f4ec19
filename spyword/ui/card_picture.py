"""Which picture lies on a card, and how large."""

from __future__ import annotations

from typing import Final

from textual.geometry import Size

from spyword.engine.picture import Art, Picture
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.views import Card
from spyword.packs.cells import Drawing
from spyword.packs.emoji import has_emoji_images
from spyword.packs.pictures import Mode, draw
from spyword.prefs import Pictures

# Drawn here and not taken from a pack: no emoji says "no word". The ghost is in the manner of the other pictures.
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


def draw_card(card: Card, mode: Mode, pixels: int) -> Drawing | None:
    """What is drawn on a card, so many pixels wide. The word stays in its `Secret` until then."""
    return draw_word(card.word.reveal(), mode, pixels)


def draw_word(word: Word | None, mode: Mode, pixels: int) -> Drawing | None:
    """The word's picture; the ghost where there is no word, a closed file where a word has no picture.

    So the plate is never empty: from afar a card without a word looks like any other.
    """
    return draw(_picture(word), pixels, mode) or draw(Picture(art=_CLOSED), pixels, mode)


def _picture(word: Word | None) -> Picture:
    if word is None:
        return Picture(art=_GHOST)
    if word.picture is None or not has_emoji_images():
        # Without the images of emoji a drawn word would stand out beside its pair, so it lies in a closed file too.
        return Picture(art=_CLOSED)
    return word.picture
