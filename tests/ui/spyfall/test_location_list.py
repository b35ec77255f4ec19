"""The reference of locations: all of them in sight at any width, and a pointer that skips the used ones (S4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.app import ComposeResult

from spyword.ui.base import GameScreen
from spyword.ui.widgets.location_list import LocationList, LocationPicker
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import LOCATIONS, listed


class ListScreen(GameScreen):
    """Nothing but the list."""

    def body(self) -> ComposeResult:
        yield LocationPicker(listed(), self.t.language)


def picker(it: Showing) -> LocationPicker:
    return it.app.screen.query_one(LocationPicker)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_location_is_listed_in_the_language_of_the_table(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async with showing(ListScreen, tmp_path, size=size, language=language) as it:
        names = [location.names[language] for location in LOCATIONS]
        room = size[0] // picker(it).columns_in(size[0]) - 4
        assert [name for name in names if cell_len(name) <= room and name not in it.text()] == []
        assert [name for name in names if name[:6] not in it.text()] == []
        assert picker(it).size.height <= {40: 10, 80: 5, 140: 5}[size[0]]


async def test_in_a_wide_window_every_name_is_whole(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path, size=(140, 24), language="ru") as it:
        assert [place.names["ru"] for place in LOCATIONS if place.names["ru"] not in it.text()] == []


async def test_a_name_without_room_is_cut_between_letters(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path, size=(40, 30), language="ko") as it:
        picker(it).styles.width = 21
        await it.pilot.pause()
        assert all(cell_len(row) == 40 for row in it.rows())
        assert "은하계 사이의 대…" in it.text()


async def test_a_location_that_the_language_lacks_is_shown_in_the_next(tmp_path: Path) -> None:
    class OtherScreen(ListScreen):
        def body(self) -> ComposeResult:
            yield LocationList(listed(), "xx", "ja")

    async with showing(OtherScreen, tmp_path) as it:
        assert "病院" in it.text()


async def test_a_column_lends_room_to_one_with_longer_names(tmp_path: Path) -> None:
    """S4: at 80 columns a usual name of 17 cells is whole, though a fourth of the width is less."""
    async with showing(ListScreen, tmp_path, language="ru") as it:
        assert "· Отделение полиции " in it.text()


@pytest.mark.parametrize("columns", range(18, 140, 7))
def test_the_columns_fill_the_width(columns: int) -> None:
    edges = LocationList(listed(), "ru").edges_in(columns)
    assert edges[0] == 0
    assert edges[-1] == columns
    assert edges == sorted(edges)


@pytest.mark.parametrize("columns", range(18, 140, 7))
def test_the_list_uses_its_width_and_its_columns(columns: int) -> None:
    names = LocationList(listed(), "en")
    assert names.columns_in(columns) * names.rows_in(columns) >= len(LOCATIONS)
    assert columns // names.columns_in(columns) >= 18 or names.columns_in(columns) == 1


async def test_used_locations_are_marked_without_colour_too(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path) as it:
        crossed = "".join(
            segment.text for row in it.cells() for segment in row if segment.style and segment.style.strike
        )
        assert "Supermarket" in crossed
        assert "Hospital" not in crossed
        assert "✗ Supermarket" in it.text()
        assert "· Hospital" in it.text()


async def test_the_pointer_skips_used_locations_and_stops_at_the_edges(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path) as it:
        assert picker(it).pointed is None
        picker(it).move(0, 1)
        assert picker(it).pointed == listed()[0]
        picker(it).move(0, -1)
        assert picker(it).pointed == listed()[0]
        picker(it).move(0, 1)
        picker(it).move(0, 1)
        assert picker(it).pointed == listed()[3]  # 2 is used
        picker(it).move(1, 0)
        assert picker(it).pointed == listed()[8]
        picker(it).move(3, 0)
        assert picker(it).pointed == listed()[8]
        await it.pilot.pause()
        assert "▸ Library" in it.text()


async def test_the_first_step_backwards_points_at_the_end(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path) as it:
        picker(it).move(0, -1)
        assert picker(it).pointed == listed()[19]


async def test_a_click_points_but_not_at_a_used_one(tmp_path: Path) -> None:
    async with showing(ListScreen, tmp_path) as it:
        await it.pilot.click(LocationPicker, offset=(45, 1))
        assert picker(it).pointed == listed()[11]
        await it.pilot.click(LocationPicker, offset=(45, 0))
        assert picker(it).pointed == listed()[11]
        await it.pilot.click(LocationPicker, offset=(79, 4))
        assert picker(it).pointed == listed()[19]


def test_a_game_without_locations_has_an_empty_list() -> None:
    assert LocationList((), "en").rows_in(40) == 0
