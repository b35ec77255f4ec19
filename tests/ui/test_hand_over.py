"""Between two people: the laptop is passed, and nothing of anybody else can be seen."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spys_word.views import Role
from spyword.text import cell_width
from spyword.ui.messages import OpenMenu, Reveal, ShowTable
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.widgets.armed import ArmedPrompt
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.views import IDS, NAMES, clues_view, deal_view, farewell_view, seats, vote_view

ANNA, MINSU, SAKURA = IDS[:3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_names_who_takes_the_laptop_and_nobody_else(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    view = deal_view(players=12)
    async with showing(partial(HandOverScreen, view, player=ANNA), tmp_path, size=size, language=language) as it:
        for player, name in zip(IDS, NAMES, strict=True):
            await it.show(partial(HandOverScreen, view, player=player))
            assert name in it.text()
            others = [other for other in NAMES if other != name and len(other) > 1]
            assert [other for other in others if other in it.text()] == []


async def test_space_opens_after_half_a_second_and_not_before(tmp_path: Path) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=ANNA), tmp_path) as it:
        await it.press("space", after=0.4)
        assert it.orders == []
        await it.press("space", after=0.4)
        assert it.orders == [Reveal(ANNA)]


async def test_the_prompt_is_faint_until_space_would_be_heard(tmp_path: Path) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=ANNA), tmp_path) as it:
        prompt = it.app.screen.query_one(ArmedPrompt)
        prompt.look()
        assert prompt.has_class("-asleep")
        it.clock.advance(0.6)
        prompt.look()
        assert not prompt.has_class("-asleep")


@pytest.mark.parametrize("key", ["enter", "tab", "up", "1", "a", "f2"])
async def test_no_other_key_opens(tmp_path: Path, key: str) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=ANNA), tmp_path) as it:
        await it.press(key, key)
        assert it.orders == []


async def test_a_click_on_the_prompt_opens_like_space(tmp_path: Path) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=ANNA), tmp_path) as it:
        await it.pilot.click(ArmedPrompt)
        assert it.orders == []
        it.clock.advance(2)
        await it.pilot.click(ArmedPrompt)
        await it.pilot.pause()
        assert it.orders == [Reveal(ANNA)]


async def test_esc_is_the_menu(tmp_path: Path) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=ANNA), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [OpenMenu()]


async def test_a_second_look_can_be_given_up_with_esc(tmp_path: Path) -> None:
    """W15."""
    async with showing(partial(HandOverScreen, clues_view(), player=ANNA, is_peek=True), tmp_path) as it:
        assert "second look" in it.text()
        await it.press("escape")
        assert it.orders == [ShowTable()]


@pytest.mark.parametrize("size", SIZES)
async def test_every_name_has_the_same_room(tmp_path: Path, size: tuple[int, int]) -> None:
    rooms = set()
    view = deal_view(players=12)
    async with showing(partial(HandOverScreen, view, player=ANNA), tmp_path, size=size) as it:
        for player in IDS:
            await it.show(partial(HandOverScreen, view, player=player))
            plate = it.app.screen.query_one("#name")
            assert cell_width(it.said("#name")) <= plate.content_region.width
            rooms.add(plate.region)
    assert len(rooms) == 1


@pytest.mark.parametrize(("seen", "step"), [(0, "1 of 6"), (2, "3 of 6"), (5, "6 of 6")])
async def test_it_counts_the_cards_that_were_looked_at(tmp_path: Path, seen: int, step: str) -> None:
    async with showing(partial(HandOverScreen, deal_view(seen=seen), player=IDS[seen]), tmp_path) as it:
        assert step in it.rows()[0]


async def test_it_counts_those_who_vote_in_a_duel(tmp_path: Path) -> None:
    """W23: the tied do not vote."""
    view = vote_view(players=6, tied=(ANNA, SAKURA), voted=1, seats=seats(6, dead=IDS[5:6]))
    async with showing(partial(HandOverScreen, view, player=IDS[3]), tmp_path) as it:
        assert "2 of 3" in it.rows()[0]


async def test_in_a_vote_it_is_the_same_however_the_others_voted(tmp_path: Path) -> None:
    """W18: the public view of a vote knows no ballot, so two votes differ in their version at most."""
    screens = []
    for offers_pass in (False, True):
        view = vote_view(voted=2, offers_pass=offers_pass)
        async with showing(partial(HandOverScreen, view, player=SAKURA), tmp_path) as it:
            screens.append(it.cells())
    assert screens[0] == screens[1]


async def test_last_words_are_announced_alike_whatever_the_role(tmp_path: Path) -> None:
    """W34."""
    async with showing(partial(HandOverScreen, farewell_view(ANNA, None), player=ANNA), tmp_path) as it:
        assert "Last words" in it.text()
        assert [word for word in (*Role, "guess") if str(word) in it.text()] == []


async def test_it_speaks_to_the_table_and_to_the_player(tmp_path: Path) -> None:
    async with showing(partial(HandOverScreen, deal_view(), player=MINSU), tmp_path, language="en", own="ko") as it:
        prompts = list(it.app.screen.query(ArmedPrompt))
        assert len(prompts) == 2
        assert "The laptop goes to" in it.text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_has_room(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with showing(
        partial(HandOverScreen, vote_view(tied=IDS[:2]), player=IDS[5]),
        tmp_path,
        size=size,
        language=language,
        own="ru" if language != "ru" else "ja",
    ) as it:
        assert it.cut_off("*") == []
        assert not it.app.screen.show_vertical_scrollbar
