"""The private screen of "I am the spy": what is written differs, and nothing else (S12)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import ShowCard, TakeBack
from spyword.ui.base import UNTOUCHED
from spyword.ui.messages import Act, Cover, Reveal
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.screens.spyfall.claim import ClaimScreen
from spyword.ui.widgets.plain import Plain
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import claim_view
from tests.ui.views import IDS

ANNA = IDS[0]
SPY, OTHER = claim_view(ANNA, True), claim_view(ANNA, False)


def frame(it: Showing) -> list[list[tuple[str, object]]]:
    """The screen without what the two texts say: of their cells only the ground."""
    written = [it.app.screen.query_one(part).region for part in ("#told", "#advice")]
    return [
        [
            ("", style and style.bgcolor) if any(region.contains(x, y) for region in written) else (sign, style)
            for x, (sign, style) in enumerate(row)
        ]
        for y, row in enumerate(it.grid())
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_spy_and_anybody_else_have_the_same_cells_colours_keys_and_timers(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """S12: from across the table nobody can tell whether it is true."""
    frames, places, keys, timers = [], [], [], []
    async with showing(partial(ClaimScreen, SPY), tmp_path, size=size, language=language) as it:
        for view in (SPY, OTHER):
            await it.show(partial(ClaimScreen, view))
            frames.append(frame(it))
            widgets = list(it.app.screen.query("*"))
            places.append([(type(each), each.region) for each in widgets])
            timers.append([len(each._timers) for each in (it.app.screen, *widgets)])
            keys.append(
                {
                    key: (active.binding.description, active.enabled)
                    for key, active in it.app.screen.active_bindings.items()
                }
            )
    assert frames[0] == frames[1]
    assert places[0] == places[1]
    assert keys[0] == keys[1]
    assert timers[0] == timers[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_texts_have_room_and_both_keys_are_in_sight(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async with showing(partial(ClaimScreen, SPY), tmp_path, size=size, language=language) as it:
        for view in (SPY, OTHER):
            await it.show(partial(ClaimScreen, view))
            assert it.cut_off("#claim *") == []
            for part in it.app.screen.query(Plain).filter("#told, #advice"):
                assert part.visual.get_height({}, part.content_region.width) <= part.content_region.height


async def test_a_spy_shows_the_card(tmp_path: Path) -> None:
    """S12."""
    async with showing(partial(ClaimScreen, SPY), tmp_path) as it:
        assert it.said("#told") == "You are a spy."
        await it.press("space")
        assert it.orders == [Act(ShowCard(ANNA, version=7))]


async def test_one_who_is_no_spy_is_told_so_and_has_nothing_to_show(tmp_path: Path) -> None:
    """S12: and nothing is heard of the key either."""
    async with showing(partial(ClaimScreen, OTHER), tmp_path) as it:
        rings: list[str] = []
        it.app.bell = lambda: rings.append("ring")  # type: ignore[method-assign]
        assert it.said("#told") == "You are not a spy."
        before = it.cells()
        await it.press("space")
        assert it.orders == []
        assert rings == []
        assert it.cells() == before


@pytest.mark.parametrize("is_spy", [True, False])
async def test_everybody_can_take_it_back(tmp_path: Path, is_spy: bool) -> None:
    """S12."""
    async with showing(partial(ClaimScreen, claim_view(ANNA, is_spy)), tmp_path) as it:
        await it.press("enter")
        assert it.orders == [Act(TakeBack(ANNA, version=7))]


@pytest.mark.parametrize("delay", [0.25, 0.5, 1.0])
async def test_the_space_that_opened_the_screen_shows_no_card(tmp_path: Path, delay: float) -> None:
    """However long the terminal waits before it repeats a held key."""
    cover = partial(HandOverScreen, claim_view(ANNA, None), player=ANNA)
    async with showing(cover, tmp_path) as it:
        await it.press("space")
        assert it.orders == [Reveal(ANNA)]
        await it.show(partial(ClaimScreen, SPY))
        it.clock.advance(delay)
        await it.hold("space", seconds=2, delay=0.033)
        assert it.orders == [Reveal(ANNA)]


async def test_it_covers_itself_when_nobody_is_there(tmp_path: Path) -> None:
    async with showing(partial(ClaimScreen, SPY), tmp_path) as it:
        it.clock.advance(UNTOUCHED + 1)
        assert isinstance(it.app.screen, ClaimScreen)
        it.app.screen.look_at_clock()
        await it.pilot.pause()
        assert it.orders == [Cover()]


async def test_it_speaks_the_claimants_own_language(tmp_path: Path) -> None:
    async with showing(partial(ClaimScreen, SPY), tmp_path, language="en", own="ko") as it:
        assert it.app.screen.t.language == "ko"  # type: ignore[attr-defined]
