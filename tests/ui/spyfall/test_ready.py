"""Everybody has seen the card, and the dealer starts the clock (S8)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import StartClock
from spyword.ui.messages import Act, AskPeek
from spyword.ui.screens.spyfall.ready import ReadyScreen
from spyword.ui.widgets.location_list import LocationList
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.spyfall_views import ready_view
from tests.ui.views import IDS, NAMES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_dealer_is_named_and_the_locations_are_there(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    view = ready_view(players=12, dealer=IDS[5])
    async with showing(partial(ReadyScreen, view), tmp_path, size=size, language=language) as it:
        assert f"▸ {NAMES[5]} ◂" in it.text()
        assert it.cut_off("#dealing *") == []
        for _ in range(8):
            await it.press("down")
        assert it.app.screen.query_one(LocationList).region.bottom <= it.app.screen.query_one("#ready").region.bottom


async def test_at_80_columns_nothing_has_to_be_scrolled(tmp_path: Path) -> None:
    async with showing(partial(ReadyScreen, ready_view(players=12)), tmp_path) as it:
        assert it.app.screen.query_one("#ready").max_scroll_y == 0
        assert "Length of the round: 8:00" in it.text()
        assert "Round 3 of 5" in it.text()


async def test_enter_starts_the_clock_once(tmp_path: Path) -> None:
    """S8."""
    async with showing(partial(ReadyScreen, ready_view(dealer=IDS[2])), tmp_path) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=2)
        assert it.orders == [Act(StartClock(IDS[2], version=7))]


async def test_the_own_card_is_a_key_away(tmp_path: Path) -> None:
    """S9."""
    async with showing(partial(ReadyScreen, ready_view()), tmp_path) as it:
        await it.press("f2")
        assert it.orders == [AskPeek()]
