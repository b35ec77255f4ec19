"""A game that is continued lands on a cover."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.ui.messages import OpenMenu, ShowTable
from spyword.ui.screens.resume import ResumeScreen
from tests.ui.public_views import speaking, verdict
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.views import NAMES, deal_view


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_names_the_table_and_the_way_on(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    view = speaking(12, at=3)
    async with showing(lambda stage: ResumeScreen(view, stage), tmp_path, size=size, language=language) as it:
        text = "".join(it.text().split())
        assert [name for name in NAMES if "".join(name.split()) not in text.replace("│", "")] == []


async def test_it_says_how_far_the_game_was(tmp_path: Path) -> None:
    async with showing(lambda stage: ResumeScreen(speaking(), stage), tmp_path) as it:
        assert "Round 2" in it.text()
        await it.show(lambda stage: ResumeScreen(deal_view(round=0), stage))
        assert "The cards are being dealt." in it.text()


async def test_it_tells_nothing_of_what_was_on_the_screen(tmp_path: Path) -> None:
    async with showing(lambda stage: ResumeScreen(verdict("tiger"), stage), tmp_path) as it:
        assert "tiger" not in it.text()


async def test_space_shows_the_table_and_enter_does_not(tmp_path: Path) -> None:
    async with showing(lambda stage: ResumeScreen(speaking(), stage), tmp_path) as it:
        await it.press("enter")
        assert it.orders == []
        await it.press("space")
        assert it.orders == [ShowTable()]


async def test_the_menu_is_there(tmp_path: Path) -> None:
    async with showing(lambda stage: ResumeScreen(speaking(), stage), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [OpenMenu()]
