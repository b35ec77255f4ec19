"""The own card of Spyfall: a spy's is like all others but for what is written and drawn (S2, S7, S9, S18)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from rich.segment import Segment

from spyword.engine.spyfall.actions import GotIt
from spyword.engine.spyfall.location import Location
from spyword.engine.spyfall.settings import Settings
from spyword.engine.spyfall.views import Card
from spyword.ui.catalogue import PRIVATE, peek
from spyword.ui.messages import Act, Cover
from spyword.ui.screens.spyfall.card import LocationCardScreen
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import LOCATIONS, NURSE, SETTINGS, deal_view, place_card, questions_view, spy_card
from tests.ui.views import IDS, NAMES

ANNA = IDS[0]
WIDEST = max(LOCATIONS, key=lambda location: len(location.names["en"]))
PARTNERS = replace(SETTINGS, spies=2, spies_know=True)
PLAIN = replace(SETTINGS, play_roles=False)
HANDS = {
    "at a location": place_card(),
    "at another, without a picture": place_card(Location("p7", dict.fromkeys(LANGUAGES, "Zoo"))),
    "the spy": spy_card(),
}
PARTS = ("#word", "#detail", "#note", "PictureFrame")


def frame(it: Showing) -> list[list[Segment]]:
    """The screen without the rows in which cards may differ."""
    regions = [it.app.screen.query(part).first().region for part in PARTS if it.app.screen.query(part)]
    inked = {y for region in regions for y in range(region.y, region.bottom)}
    return [row for y, row in enumerate(it.cells()) if y not in inked]


def looks(it: Showing) -> list[set[str]]:
    """The colours in each of the rows with a text."""
    rows = [it.app.screen.query(part).first().region.y for part in PARTS[:3] if it.app.screen.query(part)]
    return [{str(segment.style) for segment in it.cells()[row]} for row in rows]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_location_and_role_stand_whole_in_the_players_language(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """S2."""
    view = deal_view(ANNA, place_card(WIDEST))
    async with showing(partial(LocationCardScreen, view), tmp_path, size=size, own=language) as it:
        assert [text for text in (WIDEST.names[language], NURSE.texts[language]) if text not in it.text()] == []
        assert it.cut_off("PictureFrame, #word, #detail, ArmedPrompt") == []
        assert "spy" not in it.text().replace("SPY", "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", [SETTINGS, PARTNERS, PLAIN], ids=["roles", "spies know", "location alone"])
async def test_all_cards_have_the_same_cells_colours_keys_and_timers(
    tmp_path: Path, language: str, size: tuple[int, int], settings: Settings
) -> None:
    """S2: from across the table the spy holds the same card."""
    seen = []
    first = partial(LocationCardScreen, deal_view(ANNA, place_card(), settings=settings))
    async with showing(first, tmp_path, size=size, language=language) as it:
        for hand in (*HANDS.values(), spy_card(IDS[3])):
            await it.show(partial(LocationCardScreen, deal_view(ANNA, hand, settings=settings)))
            screen = it.app.screen
            places = [(type(each), each.region) for each in screen.query("*")]
            keys = {key: active.binding.description for key, active in screen.active_bindings.items()}
            timers = sorted(timer._interval for node in screen.walk_children(with_self=True) for timer in node._timers)
            seen.append((frame(it), looks(it), places, keys, timers))
    assert seen == [seen[0]] * 4


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_spy_reads_so_in_the_place_of_the_location(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """S2."""
    view = deal_view(ANNA, spy_card())
    async with showing(partial(LocationCardScreen, view), tmp_path, size=size, language=language) as it:
        assert it.said("#word") == it.stage.t("You are the spy")
        assert it.said("#word") in it.text()
        assert [place for place in LOCATIONS if place.names[language] in it.text()] == []


@pytest.mark.parametrize("size", SIZES)
async def test_spies_who_know_each_other_read_the_other_ones_name(tmp_path: Path, size: tuple[int, int]) -> None:
    """S18; whoever is no spy reads nobody's name."""
    view = deal_view(ANNA, spy_card(IDS[5]), settings=PARTNERS)
    async with showing(partial(LocationCardScreen, view), tmp_path, size=size) as it:
        assert NAMES[5] in it.text()
        await it.show(partial(LocationCardScreen, deal_view(ANNA, place_card(), settings=PARTNERS)))
        assert [name for name in NAMES[1:6] if name in it.text()] == []


async def test_where_the_location_alone_is_played_no_card_has_a_line_for_a_role(tmp_path: Path) -> None:
    """S7."""
    for hand in (place_card(role=None), spy_card()):
        view = deal_view(ANNA, hand, settings=PLAIN)
        async with showing(partial(LocationCardScreen, view), tmp_path) as it:
            assert len(it.app.screen.query("#detail")) == 0


async def test_enter_confirms_the_first_look_and_covers_a_second(tmp_path: Path) -> None:
    """S9."""
    view = deal_view(ANNA, place_card())
    async with showing(partial(LocationCardScreen, view), tmp_path) as it:
        await it.press("space", "enter")
        assert it.orders == [Act(GotIt(ANNA, version=view.version))]
        it.orders.clear()
        again = replace(questions_view(), viewer=ANNA, card=place_card())
        await it.show(partial(LocationCardScreen, again))
        await it.press("enter")
        assert it.orders == [Cover()]


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
async def test_the_picture_follows_the_window(tmp_path: Path, hand: Card) -> None:
    async with showing(partial(LocationCardScreen, deal_view(ANNA, hand)), tmp_path) as it:
        for size, side in (((80, 22), 24), ((40, 16), 18), ((80, 20), 24), ((100, 30), 36), ((140, 45), 36)):
            await it.pilot.resize_terminal(*size)
            await it.pilot.pause()
            assert it.app.screen.query_one("PictureFrame").region.width == side
            assert it.cut_off("PictureFrame, #word, #detail, ArmedPrompt") == []


def test_the_card_lies_behind_the_cover_at_first_and_at_a_second_look() -> None:
    """S9."""
    assert PRIVATE[type(deal_view())] is LocationCardScreen
    assert peek(questions_view()) is LocationCardScreen
