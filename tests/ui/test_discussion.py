"""Free talk: the clock that everybody reads, and the way to the vote."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.spys_word.actions import ToTheVote
from spyword.engine.spys_word.views import Clue, DiscussionView
from spyword.prefs import Prefs
from spyword.table.clock import TableClock
from spyword.ui.messages import Act, AskPeek, OpenMenu, TogglePause
from spyword.ui.screens.discussion import DiscussionScreen
from spyword.ui.widgets.big_time import BigTime, clock_text, glyph
from spyword.ui.widgets.clock_face import ClockFace
from spyword.ui.widgets.clue_sheet import ClueSheet
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.time_bar import TimeBar
from tests.ui.public_views import SETTINGS, talking
from tests.ui.showing import LANGUAGES, SIZES, FakeClock, Showing, showing
from tests.ui.views import IDS, NAMES


class Talk:
    """A discussion on the screen, and its clock."""

    def __init__(self, it: Showing, clock: TableClock, time: FakeClock) -> None:
        self.it = it
        self.clock = clock
        self.time = time
        self.rings = 0

    async def after(self, seconds: float) -> None:
        """So much later the screen looks at the clock."""
        self.time.advance(seconds)
        await self.look()

    async def look(self) -> None:
        self.it.app.screen.query_one(ClockFace).look()
        await self.it.pilot.pause()

    def shows(self, seconds: int, scale: int = 1) -> bool:
        """The digits of this time stand in the middle of the table."""
        digits = [str(each.content) for each in self.it.app.screen.query_one(BigTime).query(Plain)]
        return digits == [glyph(sign, scale) for sign in clock_text(seconds)]


@asynccontextmanager
async def talk(
    folder: Path,
    view: DiscussionView,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    sounds: bool = True,
) -> AsyncIterator[Talk]:
    time = FakeClock()
    clock = TableClock(time)
    clock.begin(view.timing)
    prefs = Prefs(animations=False, sounds=sounds)
    async with showing(
        lambda stage: DiscussionScreen(view, replace(stage, clock=clock)),
        folder,
        size=size,
        language=language,
        prefs=prefs,
    ) as it:
        talk = Talk(it, clock, time)

        def ring() -> None:
            talk.rings += 1

        it.app.bell = ring  # type: ignore[method-assign]
        await talk.look()
        yield talk


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_clock_and_all_twelve_fit(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with talk(tmp_path, talking(12, dead=(IDS[3],)), size=size, language=language) as it:
        assert [name for name in NAMES if name not in it.it.text()] == []
        assert it.shows(90, {40: 0, 80: 1, 140: 2}[size[0]])


async def test_it_counts_down_from_what_the_clock_says(tmp_path: Path) -> None:
    """W14. A started second is shown whole, so that 0:00 is the end."""
    async with talk(tmp_path, talking(seconds=90)) as it:
        assert it.shows(90)
        await it.after(0.4)
        assert it.shows(90)
        await it.after(0.7)
        assert it.shows(89)
        await it.after(60)
        assert it.shows(29)


async def test_the_bar_gets_shorter(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=60)) as it:
        bar = it.it.app.screen.query_one(TimeBar)
        full = bar.filled
        assert full == bar.size.width
        await it.after(30)
        assert bar.filled == round(full / 2)


async def test_without_a_limit_it_counts_up(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=None)) as it:
        assert it.shows(0)
        await it.after(125)
        assert it.shows(125)
        assert "No limit" in it.it.text()
        assert not it.it.app.screen.query_one(TimeBar).display


async def test_a_second_costs_the_paint_of_the_digits_that_changed(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=90)) as it:
        painted: list[int] = []
        for place, digit in enumerate(it.it.app.screen.query_one(BigTime).query(Plain)):
            digit.update = lambda *_, place=place, **__: painted.append(place)  # type: ignore[method-assign]
        await it.after(1)
        assert painted == [2, 3]
        await it.after(1)
        assert painted == [2, 3, 3]
        await it.look()
        assert painted == [2, 3, 3]


async def test_the_last_ten_seconds_are_said_and_rung_once_each(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=60)) as it:
        await it.after(49.5)
        assert it.rings == 0
        await it.after(0.5)
        assert it.rings == 1
        assert "The vote is about to begin!" in it.it.text()
        await it.after(0.3)
        await it.after(0.3)
        assert it.rings == 1
        for _ in range(20):
            await it.after(0.5)
        assert it.rings == 10


async def test_nothing_rings_with_sounds_off(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=60), sounds=False) as it:
        for _ in range(12):
            await it.after(5)
        assert it.rings == 0


async def test_a_pause_is_plain_to_see_and_silent(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=60)) as it:
        await it.after(55)
        rings = it.rings
        it.clock.pause()
        await it.after(100)
        assert "Paused" in it.it.text()
        assert it.shows(5)
        assert it.rings == rings
        it.clock.resume()
        await it.after(1)
        assert "Paused" not in it.it.text()
        assert it.shows(4)


async def test_enter_leads_to_the_vote(tmp_path: Path) -> None:
    """W14: anybody may, on one device."""
    async with talk(tmp_path, talking()) as it:
        await it.it.press("enter")
        assert it.it.orders == [Act(ToTheVote(version=7))]


async def test_a_held_enter_leads_there_once(tmp_path: Path) -> None:
    async with talk(tmp_path, talking()) as it:
        it.it.clock.advance(5)
        await it.it.hold("enter", seconds=2)
        assert it.it.orders == [Act(ToTheVote(version=7))]


async def test_space_pauses_and_goes_on_as_often_as_the_table_likes(tmp_path: Path) -> None:
    async with talk(tmp_path, talking()) as it:
        await it.it.press("space", "space")
        assert it.it.orders == [TogglePause(), TogglePause()]


async def test_the_own_word_and_the_menu_are_a_key_away(tmp_path: Path) -> None:
    """W15."""
    async with talk(tmp_path, talking()) as it:
        await it.it.press("f2", "escape")
        assert it.it.orders == [AskPeek(), OpenMenu()]


@pytest.mark.parametrize("size", SIZES)
async def test_the_written_clues_stand_beside_the_clock(tmp_path: Path, size: tuple[int, int]) -> None:
    view = talking(4, settings=replace(SETTINGS, written_clues=True))
    clues = tuple(Clue(1, player, f"clue{place}") for place, player in enumerate(IDS[:4]))
    async with talk(tmp_path, replace(view, clues=clues), size=size) as it:
        assert [clue.text for clue in clues if clue.text not in it.it.text()] == []


async def test_a_long_sheet_scrolls_with_the_arrows(tmp_path: Path) -> None:
    view = talking(12, settings=replace(SETTINGS, written_clues=True))
    clues = tuple(Clue(number, player, "a" * 24) for number in range(1, 6) for player in IDS)
    async with talk(tmp_path, replace(view, clues=clues)) as it:
        await it.it.press("down", "down", "up")
        assert it.it.app.screen.query_one(ClueSheet).scroll_offset.y == 1


async def test_the_clock_takes_the_room_that_a_window_gives(tmp_path: Path) -> None:
    async with talk(tmp_path, talking(seconds=90)) as it:
        for size, scale in (((40, 16), 0), ((140, 45), 2), ((80, 24), 1)):
            await it.it.pilot.resize_terminal(*size)
            await it.it.pilot.pause()
            await it.look()
            assert it.shows(90, scale)
