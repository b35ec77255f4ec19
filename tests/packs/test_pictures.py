"""The picture of a word, as each terminal can show it."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyword.engine.picture import Art, Picture
from spyword.packs import emoji
from spyword.packs.cells import PLATE, Drawing, in_colour
from spyword.packs.emoji import bare_emoji, emoji_file, has_emoji_images
from spyword.packs.pictures import SIZES, Mode, draw, mode
from spyword.packs.pixels import read_pixels
from tests.packs.by_hand import RED

CAT = Picture("🐱")


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    """No picture from before, and none for those who come after."""
    emoji._folder.cache_clear()
    draw.cache_clear()
    yield
    emoji._folder.cache_clear()
    draw.cache_clear()


def lines(drawing: Drawing | None) -> list[str]:
    """The characters of a drawing."""
    assert drawing is not None
    return ["".join(cell.char for cell in row).rstrip() for row in drawing]


MODES = [
    (False, "truecolor", "utf-8", Mode.COLOUR),
    (False, "256", "UTF-8", Mode.COLOUR),
    (False, "standard", "utf8", Mode.SIXTEEN),
    (False, "windows", "UTF_8", Mode.SIXTEEN),
    (False, None, "utf-8", Mode.LINES),
    (True, "truecolor", "utf-8", Mode.LINES),
    (True, "standard", "utf-8", Mode.LINES),
    (True, None, "utf-8", Mode.LINES),
    (False, "truecolor", "ascii", Mode.NONE),
    (False, "truecolor", "iso-8859-1", Mode.NONE),
    (False, "256", "ANSI_X3.4-1968", Mode.NONE),
    (False, "standard", "euc_kr", Mode.NONE),
    (True, None, "koi8-r", Mode.NONE),
    (False, "truecolor", "", Mode.NONE),
]


@pytest.mark.parametrize(("no_color", "color_system", "encoding", "best"), MODES)
def test_the_best_that_a_terminal_can_do(no_color: bool, color_system: str | None, encoding: str, best: Mode) -> None:
    assert mode(no_color=no_color, color_system=color_system, encoding=encoding) is best


@pytest.mark.parametrize(("encoding", "best"), [("utf-8", "COLOUR"), ("ascii", "NONE"), ("latin-1", "NONE")])
def test_by_default_the_encoding_is_that_of_the_output(encoding: str, best: str) -> None:
    script = "from spyword.packs.pictures import mode; print(mode(no_color=False, color_system='256').name)"
    command = [sys.executable, "-X", "utf8=0", "-c", script]
    ran = subprocess.run(command, env={"PYTHONIOENCODING": encoding}, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{best}\n"


def test_without_any_output_it_is_taken_for_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "__stdout__", None)
    assert mode(no_color=False, color_system="truecolor") is Mode.COLOUR


HASHES = {
    ("🐱", 36): "81bf703337da18cf",
    ("🐱", 24): "c07cc2a7dab42301",
    ("🐱", 18): "f2229e63ebdaa49a",
    ("🍎", 36): "ca58bb98cf82c685",
    ("🍎", 24): "eab7bfc488a70405",
    ("🍎", 18): "295dfd86a38987ad",
    ("🎸", 36): "a85b0a7e1e96225e",
    ("🎸", 24): "7656ead56c98688a",
    ("🎸", 18): "a071730adbd0285e",
}
"""Of every cell, seen and found good once."""


@pytest.mark.parametrize(("sign", "size"), HASHES)
def test_a_picture_is_the_same_on_every_machine(sign: str, size: int) -> None:
    drawing = draw(Picture(sign), size, Mode.COLOUR)
    assert drawing is not None
    cells = [tuple(cell) for row in drawing for cell in row]
    assert hashlib.blake2b(repr(cells).encode(), digest_size=8).hexdigest() == HASHES[sign, size]


@pytest.mark.parametrize("how", [Mode.COLOUR, Mode.SIXTEEN, Mode.LINES])
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_has_the_size_that_is_asked_for(size: int, how: Mode) -> None:
    for picture in (CAT, Picture(art=RED)):
        drawing = draw(picture, size, how)
        assert drawing is not None
        assert [len(row) for row in drawing] == [size] * (size // 2)


def test_the_cat_lies_on_the_violet_plate() -> None:
    drawing = draw(CAT, 24, Mode.COLOUR)
    assert drawing is not None
    assert drawing[0][0] == drawing[0][23] == drawing[11][0] == (" ", None, PLATE)


def test_on_sixteen_colours_only_those_are_used() -> None:
    drawing = draw(CAT, 24, Mode.SIXTEEN)
    assert drawing is not None
    used = {colour for row in drawing for cell in row for colour in (cell.foreground, cell.background) if colour}
    assert {channel for colour in used for channel in colour} <= {0, 85, 170, 255}
    assert used != {(0, 0, 170)}


def test_without_colour_the_cat_is_drawn_in_ink() -> None:
    assert lines(draw(CAT, 18, Mode.LINES)) == [
        " ▄▄            ▄▄",
        " █▀▀▀▄ ▄▄▄▄ ▄▀▀▀█",
        " ██   ▀    ▀   ██",
        "  █            █",
        " █   ▄▄    ▄▄   █",
        " █   ▀▀    ▀▀   █",
        " █      ██      █",
        " ▀▀▄▄ ▄▄██▄▄ ▄▄▀▀",
        "     ▀▀▀▀▀▀▀▀",
    ]


@pytest.mark.parametrize("picture", [CAT, Picture(art=RED)], ids=["emoji", "drawing"])
def test_without_utf8_there_is_no_picture(picture: Picture) -> None:
    assert draw(picture, 24, Mode.NONE) is None


@pytest.mark.parametrize("picture", [Picture(), Picture("🐱🐱"), Picture("x" * 999)], ids=["none", "two", "a sentence"])
def test_an_emoji_without_an_image_has_no_picture(picture: Picture) -> None:
    assert draw(picture, 24, Mode.COLOUR) is None


@pytest.mark.parametrize("picture", [CAT, Picture(art=RED)], ids=["emoji", "drawing"])
def test_without_pillow_there_is_no_picture(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert draw(picture, 24, Mode.COLOUR) is None


def test_without_the_images_of_emoji_there_are_only_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emoji, "find_spec", lambda name: None)
    assert not has_emoji_images()
    assert draw(CAT, 24, Mode.COLOUR) is None
    assert draw(Picture(art=RED), 24, Mode.COLOUR) is not None


@pytest.mark.parametrize("damage", ["empty", "no image", "half", "flipped", "one bit"])
def test_a_damaged_image_is_no_picture_and_no_crash(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = emoji_file("🐱")
    assert whole is not None
    content = whole.read_bytes()
    spoiled = {
        "empty": b"",
        "no image": b"GIF89a, or so",
        "half": content[: len(content) // 2],
        "flipped": content[:200] + bytes(255 - byte for byte in content[200:]),
        "one bit": content[:276] + bytes([content[276] ^ 1]) + content[277:],
    }
    (tmp_path / whole.name).write_bytes(spoiled[damage])
    monkeypatch.setattr(emoji, "_folder", lambda: tmp_path)
    assert draw(CAT, 24, Mode.COLOUR) is None


@pytest.mark.parametrize(
    ("sign", "name"),
    [
        ("🐱", "1f431.png"),
        ("❤", "2764.png"),
        ("❤\ufe0f", "2764.png"),
        ("1\ufe0f\u20e3", "31-20e3.png"),
        ("🇰🇷", "1f1f0-1f1f7.png"),
        ("👨\u200d🍳", "1f468-200d-1f373.png"),
        ("❤\ufe0f\u200d🔥", "2764-fe0f-200d-1f525.png"),
    ],
)
def test_the_image_of_an_emoji_is_found_by_its_code_points(sign: str, name: str) -> None:
    file = emoji_file(sign)
    assert file is not None
    assert file.name == name


def test_the_style_selector_does_not_make_another_emoji() -> None:
    assert bare_emoji("❤\ufe0f") == bare_emoji("❤") != bare_emoji("❤\ufe0f\u200d🔥")


def test_nothing_but_emoji_leads_to_a_file() -> None:
    assert emoji_file("") is None
    assert emoji_file("../1f431") is None


FLAG = Art((("r", "#ff0000"), ("b", "#0000ff")), ("rrrrrrrrbbbbbbbb",) * 16)
DISC_24 = Art((("w", "#ffffff"),), ("." * 24,) * 6 + ("." * 6 + "w" * 12 + "." * 6,) * 12 + ("." * 24,) * 6)


@pytest.mark.parametrize("size", SIZES)
def test_a_drawing_is_scaled_to_every_size(size: int) -> None:
    drawing = draw(Picture(art=FLAG), size, Mode.COLOUR)
    assert drawing is not None
    half = size // 2
    assert {cell for row in drawing for cell in row[:half]} == {(" ", None, (255, 0, 0))}
    assert {cell for row in drawing for cell in row[half:]} == {(" ", None, (0, 0, 255))}


def test_a_drawing_of_its_own_size_is_shown_letter_by_letter() -> None:
    pixels = read_pixels(Picture(art=DISC_24), 24)
    assert pixels is not None
    shown = ["".join("w" if pixel == (255, 255, 255, 255) else "." for pixel in row) for row in pixels]
    assert tuple(shown) == DISC_24.rows
    assert in_colour(pixels) == draw(Picture(art=DISC_24), 24, Mode.COLOUR)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", [16, 24])
def test_every_letter_of_a_drawing_takes_as_much_room_as_the_others(side: int, size: int) -> None:
    room = []
    for column in range(side):
        row = "." * column + "r" + "." * (side - column - 1)
        pixels = read_pixels(Picture(art=Art(RED.palette, (row,) * side)), size)
        assert pixels is not None
        room.append(sum(pixel.alpha for pixel in pixels[0]) / 255)
    assert room == pytest.approx([size / side] * side, abs=0.01)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_clear_does_not_darken_the_edge(size: int) -> None:
    """Averages are of colours weighted by opacity: a half covered pixel is half clear, not half black."""
    dotted = Art((("r", "#ff0000"),), ("r..r.rr....rrr.r",) * 16)
    pixels = read_pixels(Picture(art=dotted), size)
    assert pixels is not None
    edges = {pixel for row in pixels for pixel in row if 0 < pixel.alpha < 255}
    assert edges
    assert all(pixel.red >= 253 and pixel.green == pixel.blue == 0 for pixel in edges)


@pytest.mark.parametrize(
    "art",
    [
        Art(RED.palette, ("r" * 15, *RED.rows[1:])),
        Art(RED.palette, (*RED.rows[1:], "")),
        Art((("r", "red"),), RED.rows),
    ],
    ids=["a letter is missing", "a row is missing", "a colour is none"],
)
def test_a_drawing_that_nobody_checked_is_no_picture_and_no_crash(art: Art) -> None:
    assert draw(Picture(art=art), 24, Mode.COLOUR) is None
