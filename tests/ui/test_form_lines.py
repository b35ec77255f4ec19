"""The lines that forms are made of: a field to type into, a value to turn, a button, key caps."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.i18n import translator
from spyword.text import cell_width
from spyword.ui.base import GameScreen
from spyword.ui.keys import ADD, DELETE, EDIT, REMOVE, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.button_line import ButtonLine
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.typed import TypedField
from tests.ui.showing import LANGUAGES, Showing, showing

SIZES_OF_CATS = [Value(size, name) for size, name in enumerate(("small", "large", "gigantic"))]


class Bench(GameScreen):
    """One of each, and what happened to them."""

    BINDINGS = bindings(ADD, REMOVE, EDIT, DELETE)

    def __init__(self, stage: Stage, width: int = 40) -> None:
        super().__init__(stage)
        self._width = width
        self.done: list[str] = []
        self.impossible: set[str] = set()

    def body(self) -> ComposeResult:
        with Vertical() as column:
            column.styles.width = self._width
            yield TypedField(id="field")
            yield Picker("Cat", SIZES_OF_CATS, 0, id="picker")
            yield ButtonLine("Press", id="button")
            yield KeyCaps((ADD, REMOVE, EDIT, DELETE), self.t, id="caps")

    def on_button_line_pressed(self) -> None:
        self.done.append("press")

    def is_available(self, command_id: str) -> bool | None:
        return None if command_id in self.impossible else True

    def action_do_add(self) -> None:
        self.done.append("add")

    def action_do_remove(self) -> None:
        self.done.append("remove")

    def action_do_edit(self) -> None:
        self.done.append("edit")

    def action_do_delete(self) -> None:
        self.done.append("delete")


def bench(it: Showing) -> Bench:
    assert isinstance(it.app.standing, Bench)
    return it.app.standing


def field(it: Showing) -> TypedField:
    return it.app.screen.query_one(TypedField)


def value(it: Showing) -> object:
    return it.app.screen.query_one(Picker).value


async def type_into(it: Showing, *texts: str) -> None:
    """One insertion after another, as keys, input methods and pasting make them."""
    for text in texts:
        field(it).insert_text_at_cursor(text)
        await it.pilot.pause()


# Typing


async def test_hangul_typed_by_jamo_in_the_middle_of_a_name_leaves_the_cursor_behind_it(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        await type_into(it, "김님")
        field(it).cursor_position = 1
        await type_into(it, *unicodedata.normalize("NFD", "지민"))
        assert (field(it).value, field(it).cursor_position) == ("김지민님", 3)


async def test_a_kana_with_a_separate_mark_becomes_one_sign(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        await type_into(it, "か", "\u3099", "き")
        assert (field(it).value, field(it).cursor_position) == ("がき", 2)


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("\x1b[31mred\x1b]0;owned\x07", "[31mred]0;owned"),
        ("Ev\u202ee\u200b\u2066", "Eve"),
        ("a\tb\u2028c\u00a0d", "a b c d"),
        ("e" + "\u0301" * 50, "é" + "\u0301" * 4),
        ("[@click=app.quit]x[/]", "[@click=app.quit]x[/]"),
        ("１２３", "１２３"),
    ],
    ids=["escapes", "bidi", "spaces", "marks", "markup", "full-width"],
)
async def test_nothing_that_is_pasted_is_obeyed(tmp_path: Path, pasted: str, kept: str) -> None:
    """Holes 20 and 21."""
    async with showing(Bench, tmp_path) as it:
        await type_into(it, pasted)
        assert field(it).value == kept
        assert "\x1b" not in it.text()


async def test_the_space_between_two_words_can_be_typed_and_one_in_front_cannot(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        await type_into(it, " ", "A", " ", " ", "B")
        assert field(it).value == "A B"
        field(it).cursor_position = 0
        await type_into(it, " ")
        assert (field(it).value, field(it).cursor_position) == ("A B", 0)


async def test_a_flood_is_cut_by_cells_and_no_letter_in_two(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        await type_into(it, "x" + "한" * 100_000)
        assert field(it).value == "x" + "한" * 29
        assert cell_width(field(it).value) <= 60


# Turning


@pytest.mark.parametrize(
    ("keys", "size"), [(("right",), 1), (("space",), 1), (("enter",), 1), (("left",), 2), (("right",) * 3, 0)]
)
async def test_a_value_is_turned_by_arrows_space_and_enter(tmp_path: Path, keys: tuple[str, ...], size: int) -> None:
    async with showing(Bench, tmp_path) as it:
        it.app.screen.query_one(Picker).focus()
        await it.press(*keys)
        assert value(it) == size


async def test_the_mouse_turns_on_and_on_the_left_arrow_back(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        await it.pilot.click("#picker", offset=(3, 0))
        assert value(it) == 1
        row = it.app.screen.query_one(Picker).region.y
        await it.pilot.click(offset=(it.rows()[row].index("◂"), row))
        assert value(it) == 0


async def test_enter_held_down_since_the_screen_before_turns_nothing_and_presses_nothing(tmp_path: Path) -> None:
    """Hole 1."""
    async with showing(Bench, tmp_path) as it:
        it.app.screen.query_one(Picker).focus()
        await it.press("down", after=0.0)
        await it.hold("enter", seconds=2, delay=0.03)
        assert value(it) == 0
        it.app.screen.query_one(ButtonLine).focus()
        await it.hold("enter", seconds=2, delay=0.03)
        assert bench(it).done == []


async def test_a_button_held_down_is_pressed_once(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        it.app.screen.query_one(ButtonLine).focus()
        it.clock.advance(5)
        await it.hold("space", seconds=2, delay=0.1)
        assert bench(it).done == ["press"]


@pytest.mark.parametrize(("width", "height"), [(18, 1), (17, 2)])
async def test_a_value_without_room_beside_its_label_stands_below(tmp_path: Path, width: int, height: int) -> None:
    """`Cat`, a space, `gigantic` and the arrows are 16 cells, and there is one of padding at each end."""
    async with showing(lambda stage: Bench(stage, width), tmp_path) as it:
        assert it.app.screen.query_one(Picker).region.height == height
        await it.press("tab", "tab", "right", "right")
        assert "gigantic" in it.text()


# Key caps


async def test_key_caps_take_as_many_lines_as_they_need(tmp_path: Path) -> None:
    async with showing(lambda stage: Bench(stage, 24), tmp_path) as it:
        caps = it.app.screen.query_one(KeyCaps)
        assert caps.region.height > 1
        assert [word for word in ("Add", "Remove", "Edit", "Delete") if word not in it.text()] == []


@pytest.mark.parametrize("word", ["Add", "Remove", "Edit", "Delete"])
async def test_a_click_on_a_key_cap_does_what_the_key_does_and_the_cursor_stays(tmp_path: Path, word: str) -> None:
    async with showing(lambda stage: Bench(stage, 24), tmp_path) as it:
        field(it).focus()
        row = next(place for place, text in enumerate(it.rows()) if word in text)
        await it.pilot.click(offset=(it.rows()[row].index(word), row))
        await it.pilot.pause()
        assert bench(it).done == [word.lower()]
        assert it.app.focused is field(it)


async def test_what_cannot_be_done_now_is_not_done_by_a_click_either(tmp_path: Path) -> None:
    async with showing(Bench, tmp_path) as it:
        bench(it).impossible.add("add")
        bench(it).refresh_bindings()
        await it.pilot.click("#caps", offset=(2, 0))
        await it.press("f5")
        assert bench(it).done == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_key_caps_speak_the_language_of_the_table(tmp_path: Path, language: str) -> None:
    async with showing(Bench, tmp_path, language=language) as it:
        assert translator(language)("Remove") in it.text()
