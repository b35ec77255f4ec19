"""The time is up, and one after another accuses somebody or nobody (S11)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import Accuse, Decline
from spyword.ui.catalogue import PUBLIC
from spyword.ui.messages import Act, AskPeek
from spyword.ui.screens.spyfall.closing import ClosingScreen
from spyword.ui.widgets.choices import Choices
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.spyfall_views import LOCATIONS, accusation, closing_view
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA, ANYA, JOSE = IDS[:5]
EARLIER = (
    accusation(JOSE, ANNA),
    accusation(SAKURA, ANYA, is_closing=True),
    accusation(JOSE, MINSU, is_closing=True),
)
FULL = closing_view(IDS[5], players=12, dealer=SAKURA, accusations=EARLIER)
SIX = closing_view(ANYA, dealer=SAKURA, accusations=EARLIER[:2])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_order_choices_and_locations_are_complete_at_80_by_24(tmp_path: Path, language: str) -> None:
    """S4, S11: twelve players, twenty locations."""
    async with showing(partial(ClosingScreen, FULL), tmp_path, language=language) as it:
        right = [row[46:] for row in it.rows()]
        assert [name for name in NAMES if NAMES[5] != name and not any(name in row for row in right)] == []
        assert any(it.stage.t("Nobody") in row for row in right)
        assert [name for name in NAMES if not any(name in row[:26] for row in it.rows())] == []
        assert [place for place in LOCATIONS if place.names[language][:5] not in it.text()] == []
        assert it.cut_off("#time, #order, #whom, #places, Choices") == []


async def test_whose_turn_it_was_and_is_stands_in_order(tmp_path: Path) -> None:
    """S11: from the dealer leftwards; who has declined, and who accused whom before."""
    async with showing(partial(ClosingScreen, FULL), tmp_path, size=(140, 45)) as it:
        rows = [row for row in it.rows() if "│" in row]
        beginnings = [f"✓ {NAMES[2]}", f"✓ {NAMES[3]}", f"✓ {NAMES[4]}", f"▸ {NAMES[5]}", f"○ {NAMES[6]}"]
        places = [next(place for place, row in enumerate(rows) if each in row) for each in beginnings]
        assert places == sorted(places)
        assert f"→ {NAMES[3]}" in rows[places[0]]
        assert "nobody" in rows[places[1]]
        assert f"→ {NAMES[0]} · {NAMES[1]}" in rows[places[2]]


@pytest.mark.parametrize("size", SIZES)
async def test_the_accuser_accuses(tmp_path: Path, size: tuple[int, int]) -> None:
    """S11: spent stops do not matter, the same player can be accused more than once."""
    async with showing(partial(ClosingScreen, SIX), tmp_path, size=size) as it:
        assert NAMES[3] in it.text()
        await it.press("3")
        assert it.orders == [Act(Accuse(ANYA, SAKURA, version=SIX.version))]


@pytest.mark.parametrize("keys", [("end", "enter"), ("6",)])
async def test_or_nobody(tmp_path: Path, keys: tuple[str, ...]) -> None:
    """S11: a player may decline."""
    async with showing(partial(ClosingScreen, SIX), tmp_path) as it:
        await it.press(*keys)
        assert it.orders == [Act(Decline(ANYA, version=SIX.version))]


async def test_in_the_smallest_window_the_list_scrolls_to_nobody(tmp_path: Path) -> None:
    async with showing(partial(ClosingScreen, FULL), tmp_path, size=(40, 16)) as it:
        assert it.cut_off("#whom, Choices") == []
        await it.press("end")
        assert "Nobody" in it.text()
        await it.press("enter")
        assert it.orders == [Act(Decline(IDS[5], version=FULL.version))]


async def test_a_key_that_comes_too_early_accuses_nobody(tmp_path: Path) -> None:
    async with showing(partial(ClosingScreen, SIX), tmp_path) as it:
        await it.press("1", "enter", after=0.1)
        assert it.orders == []


async def test_somebody_may_look_at_the_own_card_again(tmp_path: Path) -> None:
    """S9."""
    async with showing(partial(ClosingScreen, SIX), tmp_path) as it:
        assert isinstance(it.app.focused, Choices)
        await it.press("f2")
        assert it.orders == [AskPeek()]


def test_everybody_sees_it() -> None:
    assert PUBLIC[type(SIX)] is ClosingScreen
