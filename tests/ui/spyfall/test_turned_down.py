"""An accusation that was turned down (S10, S11, S13)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Proceed
from spyword.prefs import Prefs
from spyword.ui.catalogue import PUBLIC
from spyword.ui.messages import Act
from spyword.ui.screens.spyfall.turned_down import TurnedDownScreen
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import accusation, turned_down_view
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA, ANYA = IDS[:4]
FULL = turned_down_view(accusation(MINSU, ANYA, players=12, agreeing=IDS[4:9]), players=12)
SIX = turned_down_view(accusation(MINSU, ANYA, agreeing=(ANNA,)))


def stamp(it: Showing) -> str:
    return it.stage.t("TURNED DOWN").replace(" ", "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_says_who_accused_whom_and_who_agreed(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """S10: twelve players, without scrolling."""
    async with showing(partial(TurnedDownScreen, FULL), tmp_path, size=size, language=language) as it:
        text = it.text()
        assert [name for place, name in enumerate(NAMES) if place not in (1, 3) and f"✓ {name}" not in text] == [
            name for place, name in enumerate(NAMES) if place in (0, 2, 9, 10, 11)
        ]
        assert [name for name in NAMES if f"✗ {name}" in text] == [NAMES[place] for place in (0, 2, 9, 10, 11)]
        assert stamp(it) in text.replace(" ", "")
        assert it.cut_off("#charge, SignedNames, #stamp, Prompt") == []


async def test_after_a_secret_vote_nobody_learns_who_was_for_it(tmp_path: Path) -> None:
    """S13."""
    view = turned_down_view(accusation(MINSU, ANYA, agreeing=None))
    async with showing(partial(TurnedDownScreen, view), tmp_path) as it:
        assert "✓" not in it.text()
        assert [name for name in NAMES[:6] if name in it.text()] == [NAMES[1], NAMES[3]]
        assert "Not everybody agrees." in it.text()


@pytest.mark.parametrize(
    ("accuser", "is_closing", "sentence"),
    [
        (MINSU, False, f"The clock goes on. {NAMES[1]} cannot accuse again before it is up."),
        (MINSU, True, "The next in turn may accuse."),
        (IDS[5], True, "The next in turn may accuse."),
        (ANNA, True, "That was the last accusation."),
    ],
)
async def test_it_says_what_comes_next(tmp_path: Path, accuser: PlayerId, is_closing: bool, sentence: str) -> None:
    """S10: the stop is spent. S11: the dealer has begun, and Anna sits at the dealer's right."""
    record = accusation(accuser, ANYA, is_closing=is_closing)
    async with showing(partial(TurnedDownScreen, turned_down_view(record, dealer=MINSU)), tmp_path) as it:
        assert sentence in it.text()


async def test_enter_goes_on(tmp_path: Path) -> None:
    async with showing(partial(TurnedDownScreen, SIX), tmp_path) as it:
        await it.press("enter")
        assert it.orders == [Act(Proceed(version=SIX.version))]


async def test_the_stamp_comes_after_the_accusation_or_at_a_key(tmp_path: Path) -> None:
    async with showing(partial(TurnedDownScreen, SIX), tmp_path, prefs=Prefs(animations=True)) as it:
        assert NAMES[1] in it.text()
        assert stamp(it) not in it.text().replace(" ", "")
        await it.press("enter")
        assert it.orders == []
        assert stamp(it) in it.text().replace(" ", "")
        await it.press("enter")
        assert it.orders == [Act(Proceed(version=SIX.version))]


def test_everybody_sees_it() -> None:
    assert PUBLIC[type(SIX)] is TurnedDownScreen
