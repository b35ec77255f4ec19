"""Who wants to look at the own card again (W15, S9)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.ui.messages import Peek, ShowTable
from spyword.ui.screens.choose_name import ChooseNameScreen
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.views import IDS, NAMES, clues_view, seats


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_players_have_room_in_seating_order(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    view = clues_view(players=12)
    async with showing(partial(ChooseNameScreen, view), tmp_path, size=size, language=language) as it:
        found = [next(y for y, row in enumerate(it.rows()) if f" {name} " in row) for name in NAMES]
        assert found == list(range(found[0], found[0] + 12))


async def test_the_eliminated_are_not_asked(tmp_path: Path) -> None:
    """W16."""
    view = clues_view(seats=seats(6, dead=IDS[1:2]))
    async with showing(partial(ChooseNameScreen, view), tmp_path) as it:
        assert NAMES[1] not in it.text()
        await it.press("2")
        assert it.orders == [Peek(IDS[2])]


async def test_arrows_and_enter_choose_too(tmp_path: Path) -> None:
    async with showing(partial(ChooseNameScreen, clues_view()), tmp_path) as it:
        await it.press("enter")
        assert it.orders == []
        await it.press("down", "down", "enter")
        assert it.orders == [Peek(IDS[1])]


async def test_esc_leads_back_to_the_table(tmp_path: Path) -> None:
    async with showing(partial(ChooseNameScreen, clues_view()), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [ShowTable()]


async def test_nobody_is_chosen_by_a_key_that_was_held_down(tmp_path: Path) -> None:
    async with showing(partial(ChooseNameScreen, clues_view()), tmp_path) as it:
        await it.press("1", "enter", after=0.2)
        assert it.orders == []
