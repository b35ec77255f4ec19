"""A spy names the location: pointed at, asked, confirmed (S12)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import NameLocation
from spyword.ui.messages import Act, OpenMenu
from spyword.ui.screens.spyfall.naming import NamingScreen
from spyword.ui.widgets.location_list import LocationPicker
from tests.ui.showing import LANGUAGES, showing
from tests.ui.spyfall_views import LOCATIONS, naming_view
from tests.ui.views import IDS, NAMES

MINSU = IDS[1]


async def test_a_location_is_named_by_enter_and_then_space(tmp_path: Path) -> None:
    """S12."""
    async with showing(partial(NamingScreen, naming_view()), tmp_path) as it:
        assert f"{NAMES[1]} has shown the card" in it.text()
        await it.press("enter", "space")
        assert it.orders == []
        await it.press("down", "down", "right", "enter")
        assert "“Library”" in it.said("#answer")
        assert it.orders == []
        await it.press("space")
        assert it.orders == [Act(NameLocation(MINSU, "p8", version=7))]


async def test_the_answer_can_be_changed_until_it_is_confirmed(tmp_path: Path) -> None:
    async with showing(partial(NamingScreen, naming_view()), tmp_path) as it:
        await it.press("down", "enter", "escape")
        assert it.said("#answer") == ""
        await it.press("down", "enter", "space")
        assert it.orders == [Act(NameLocation(MINSU, "p1", version=7))]


async def test_esc_is_the_menu_while_nothing_is_asked(tmp_path: Path) -> None:
    async with showing(partial(NamingScreen, naming_view()), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [OpenMenu()]


async def test_a_used_location_cannot_be_named(tmp_path: Path) -> None:
    """S4: it was played already."""
    async with showing(partial(NamingScreen, naming_view(used=range(19))), tmp_path) as it:
        await it.press("down", "up", "left", "enter", "space")
        assert it.orders == [Act(NameLocation(MINSU, "p19", version=7))]


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_key_held_down_names_nothing(tmp_path: Path, key: str) -> None:
    async with showing(partial(NamingScreen, naming_view()), tmp_path) as it:
        await it.press("down")
        it.clock.advance(5)
        await it.hold(key, seconds=3)
        assert it.orders == []


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((80, 24), "ja"), ((40, 16), "ru")])
async def test_pointer_answer_and_keys_are_in_sight_for_every_location(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async with showing(partial(NamingScreen, naming_view()), tmp_path, size=size, language=language) as it:
        for _ in range(17):
            await it.press("down", "enter")
            place = it.app.screen.query_one(LocationPicker).pointed
            assert place is not None
            assert place.location.names[language] in it.said("#answer")
            assert "▸ " + place.location.names[language][:6] in it.text()
            assert it.cut_off("#answer, .asking Prompt") == []
            await it.press("escape")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_locations_are_in_sight_at_80_columns(tmp_path: Path, language: str) -> None:
    """S4."""
    async with showing(partial(NamingScreen, naming_view()), tmp_path, language=language) as it:
        assert [place for place in LOCATIONS if place.names[language] not in it.text()] == []


async def test_asking_moves_nothing_of_the_list(tmp_path: Path) -> None:
    async with showing(partial(NamingScreen, naming_view()), tmp_path) as it:
        await it.press("down")
        before = it.app.screen.query_one(LocationPicker).region
        await it.press("enter")
        assert it.app.screen.query_one(LocationPicker).region == before
