"""Pixels become cells: two in each, blended into the plate, in sixteen colours, or as ink."""

from __future__ import annotations

import pytest
from rich.color import Color, ColorSystem

from spyword.packs.cells import PLATE, Cell, Colour, in_colour, in_lines, in_sixteen_colours
from spyword.packs.pixels import Pixel, Pixels

RED = Pixel(255, 0, 0, 255)
BLUE = Pixel(0, 0, 255, 255)
CLEAR = Pixel(0, 0, 0, 0)


def solid(red: int, green: int, blue: int) -> Pixel:
    """A pixel that hides what is behind it."""
    return Pixel(red, green, blue, 255)


def picture(*rows: str, **pixels: Pixel) -> Pixels:
    """Pixels by letters."""
    return tuple(tuple(pixels.get(letter, CLEAR) for letter in row) for row in rows)


def test_a_cell_shows_two_pixels_one_above_the_other() -> None:
    drawing = in_colour(picture("rb", "br", "rr", "bb", r=RED, b=BLUE)[:2])
    assert drawing == ((Cell("▀", (255, 0, 0), (0, 0, 255)), Cell("▀", (0, 0, 255), (255, 0, 0))),)


def test_equal_halves_are_a_space() -> None:
    """It has no hairlines, and a screen reader passes over it."""
    assert in_colour(picture("r", "r", r=RED)) == ((Cell(" ", None, (255, 0, 0)),),)
    assert in_sixteen_colours(picture("r", "r", r=RED)) == ((Cell(" ", None, (170, 0, 0)),),)


def test_a_drawing_is_half_as_high_as_it_is_wide() -> None:
    drawing = in_colour(picture(*["...."] * 4))
    assert [len(row) for row in drawing] == [4, 4]


@pytest.mark.parametrize(
    ("alpha", "colour"),
    [(0, PLATE), (255, (255, 0, 0)), (51, (121, 60, 98)), (128, (172, 37, 61))],
)
def test_edges_are_blended_into_the_violet_plate(alpha: int, colour: Colour) -> None:
    pixel = Pixel(255, 0, 0, alpha)
    assert in_colour(((pixel,), (pixel,))) == ((Cell(" ", None, colour),),)


def test_the_plate_is_violet() -> None:
    assert PLATE == (0x58, 0x4B, 0x7A)


KEPT = {
    "black": ((10, 10, 10), 0),
    "dark grey": ((90, 90, 90), 8),
    "light grey": ((180, 180, 180), 7),
    "white": ((250, 250, 250), 15),
    "a ripe apple": ((190, 25, 49), 1),
    "a pink nose": ((255, 120, 130), 9),
    "a brown dog": ((193, 105, 79), 3),
    "an orange": ((244, 144, 12), 3),
    "a yellow star": ((255, 204, 77), 11),
    "a lemon": ((255, 230, 110), 11),
    "a green leaf": ((62, 114, 29), 2),
    "an emerald": ((40, 160, 80), 2),
    "green tea": ((165, 211, 120), 10),
    "deep water": ((0, 110, 120), 6),
    "the sky": ((93, 220, 240), 14),
    "blue jeans": ((34, 70, 153), 4),
    "a pale blue": ((150, 170, 255), 12),
    "grapes": ((120, 40, 140), 5),
    "a rose": ((240, 120, 200), 13),
}


@pytest.mark.parametrize(("colour", "number"), KEPT.values(), ids=KEPT)
def test_sixteen_colours_keep_the_hue(colour: tuple[int, int, int], number: int) -> None:
    """What is shown is just that colour of the terminal: Rich takes the nearest, and the nearest is itself."""
    pixel = solid(*colour)
    (((char, foreground, background),),) = in_sixteen_colours(((pixel,), (pixel,)))
    assert (char, foreground) == (" ", None)
    assert background is not None
    assert Color.from_rgb(*background).downgrade(ColorSystem.STANDARD).number == number


@pytest.mark.parametrize(("alpha", "number"), [(0, 4), (127, 4), (128, 1), (255, 1)])
def test_in_sixteen_colours_edges_are_hard_and_the_plate_is_blue(alpha: int, number: int) -> None:
    pixel = Pixel(190, 0, 0, alpha)
    (((_, _, background),),) = in_sixteen_colours(((pixel,), (pixel,)))
    assert background is not None
    assert Color.from_rgb(*background).downgrade(ColorSystem.STANDARD).number == number


LIGHT = solid(230, 230, 230)
DARK = solid(40, 40, 40)
ORANGE = solid(170, 90, 0)
GREEN = solid(0, 160, 30)

INKED = {
    "nothing": ("....|....|....|....", "    |    "),
    "the outline of what is light": ("wwww|wwww|wwww|wwww", "█▀▀█|█▄▄█"),
    "all of what is dark": ("kkkk|kkkk|kkkk|kkkk", "████|████"),
    "what lies against the clear": ("......|.wwww.|.wwww.|.wwww.|.wwww.|......", " ▄▄▄▄ | █  █ | ▀▀▀▀ "),
    "the darker side of an edge": ("ggoo|ggoo|ggoo|ggoo", "██▀█|██▄█"),
    "tops and bottoms": ("k.k.|.kk.|....|....", "▀▄█ |    "),
}


@pytest.mark.parametrize(("rows", "lines"), INKED.values(), ids=INKED)
def test_without_colour_ink_shows_outline_dark_parts_and_edges(rows: str, lines: str) -> None:
    drawing = in_lines(picture(*rows.split("|"), w=LIGHT, k=DARK, o=ORANGE, g=GREEN))
    assert "|".join("".join(cell.char for cell in row) for row in drawing) == lines
    assert {(cell.foreground, cell.background) for row in drawing for cell in row} == {(None, None)}
