"""The two dialogs that stop the clock: an accusation (S10), and "I am the spy" (S12)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import Accuse, Claim
from spyword.ui.messages import Act
from spyword.ui.screens.spyfall.accuse import AccuseDialog
from spyword.ui.screens.spyfall.claim_by_name import ClaimDialog
from spyword.ui.screens.spyfall.questions import QuestionsScreen
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import questions_view, seats
from tests.ui.views import IDS, NAMES

VIEW = questions_view(players=12, seats=seats(12, spent=IDS[1:2]))


@asynccontextmanager
async def asked_by(
    key: str, folder: Path, *, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[Showing]:
    """The dialog that this key puts over the table."""
    async with showing(partial(QuestionsScreen, VIEW), folder, size=size, language=language) as it:
        await it.press(key)
        yield it


async def test_an_accusation_asks_who_and_whom_and_says_both_in_one_sentence(tmp_path: Path) -> None:
    """S10."""
    async with asked_by("f5", tmp_path) as it:
        assert "Who accuses?" in it.text()
        await it.press("down", "down", "enter")
        assert f"{NAMES[2]}: who is the spy?" in it.text()
        await it.press("down", "enter")
        assert it.said("#sentence") == f"{NAMES[2]} accuses {NAMES[0]} of being the spy."
        assert it.orders == []
        await it.press("space")
        assert it.orders == [Act(Accuse(IDS[2], IDS[0], version=7))]
        assert isinstance(it.app.screen, QuestionsScreen)


async def test_who_has_accused_in_this_round_is_not_offered(tmp_path: Path) -> None:
    """S10: once a round."""
    async with asked_by("f5", tmp_path) as it:
        assert NAMES[1] not in it.text()
        await it.press("1")
        assert NAMES[1] in it.text()  # but may be accused


async def test_nobody_accuses_themselves(tmp_path: Path) -> None:
    async with asked_by("f5", tmp_path) as it:
        await it.press("2", "2")
        assert it.said("#sentence") == f"{NAMES[2]} accuses {NAMES[1]} of being the spy."


async def test_esc_leads_back_step_by_step_to_the_table(tmp_path: Path) -> None:
    async with asked_by("f5", tmp_path) as it:
        await it.press("1", "1", "escape")
        assert "who is the spy?" in it.text()
        await it.press("escape")
        assert "Who accuses?" in it.text()
        await it.press("escape")
        assert isinstance(it.app.screen, QuestionsScreen)
        assert it.orders == []


@pytest.mark.parametrize("key", ["enter", "space", "f5"])
async def test_a_key_held_down_accuses_nobody(tmp_path: Path, key: str) -> None:
    async with asked_by("f5", tmp_path) as it:
        it.clock.advance(5)
        await it.hold(key, seconds=3)
        assert it.orders == []


async def test_a_key_held_down_confirms_nothing_that_another_chose(tmp_path: Path) -> None:
    async with asked_by("f5", tmp_path) as it:
        await it.press("1", "1")
        await it.hold("1", seconds=2)
        assert isinstance(it.app.screen, AccuseDialog)
        assert it.orders == []


async def test_a_claim_needs_a_name_and_nothing_else(tmp_path: Path) -> None:
    """S12: the rest is asked behind a cover."""
    async with asked_by("f6", tmp_path) as it:
        await it.press("enter")
        assert it.orders == []
        await it.press("5")
        assert it.orders == [Act(Claim(IDS[4], version=7))]


async def test_a_claim_can_be_given_up_before_the_name(tmp_path: Path) -> None:
    async with asked_by("f6", tmp_path) as it:
        assert isinstance(it.app.screen, ClaimDialog)
        await it.press("escape")
        assert isinstance(it.app.screen, QuestionsScreen)
        assert it.orders == []


@pytest.mark.parametrize("key", ["f5", "f6"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_can_be_reached(tmp_path: Path, key: str, size: tuple[int, int], language: str) -> None:
    async with asked_by(key, tmp_path, size=size, language=language) as it:
        shown = set()
        for _ in range(12):
            await it.press("down")
            shown |= {name for name in NAMES if name in it.text()}
        assert shown >= set(NAMES) - {NAMES[1]}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sentence_and_its_keys_fit(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    async with asked_by("f5", tmp_path, size=size, language=language) as it:
        await it.press("5", "5")
        assert it.cut_off("#accusation *") == []
