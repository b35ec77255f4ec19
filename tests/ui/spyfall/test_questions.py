"""Questions go round under the clock: the arrow, whom one may ask, the list of locations, and what stops it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.game import Timing
from spyword.engine.spyfall.actions import Ask, HandOn
from spyword.engine.spyfall.views import QuestionsView
from spyword.prefs import Prefs
from spyword.table.clock import TableClock
from spyword.ui.messages import Act, AskPeek, OpenMenu, TogglePause
from spyword.ui.screens.spyfall.accuse import AccuseDialog
from spyword.ui.screens.spyfall.claim_by_name import ClaimDialog
from spyword.ui.screens.spyfall.questions import QuestionsScreen
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.big_time import BigTime
from spyword.ui.widgets.clock_face import ClockFace
from spyword.ui.widgets.location_list import LocationList
from spyword.ui.widgets.time_bar import TimeBar
from spyword.ui.widgets.turn_list import TurnList
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import LOCATIONS, questions_view, seats
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA = IDS[:3]


class Round(Showing):
    """A round on the screen, and its clock."""

    table_clock: TableClock

    async def look(self) -> None:
        """The screen looks at the clock."""
        self.app.screen.query_one(ClockFace).look()
        await self.pilot.pause()


@asynccontextmanager
async def playing(
    folder: Path, view: QuestionsView, *, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[Round]:
    async with showing(
        lambda stage: QuestionsScreen(view, stage), folder, size=size, language=language, prefs=Prefs(animations=False)
    ) as it:
        clock = TableClock(it.clock)
        clock.begin(view.timing)
        it.__class__ = Round
        assert isinstance(it, Round)
        it.table_clock = clock
        it.stage = replace(it.stage, clock=clock)
        await it.show(lambda stage: QuestionsScreen(view, stage))
        await it.look()
        yield it


TWELVE = questions_view(players=12, seats=seats(12, spent=IDS[3:5]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_players_and_twenty_locations_stand_whole_at_80_columns(tmp_path: Path, language: str) -> None:
    """S4, S9: nothing of it has to be looked for."""
    async with playing(tmp_path, TWELVE, language=language) as it:
        assert it.cut_off("#now *, TurnList, LocationList") == []
        assert [name for name in NAMES if name not in it.text()] == []
        assert [place for place in LOCATIONS if place.names[language][:6] not in it.text()] == []
        assert it.app.screen.query_one("#round").max_scroll_y == 0
        assert it.app.screen.query_one(LocationList).size.height == 5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_arrow_clock_names_and_keys_are_in_sight_at_any_size(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async with playing(tmp_path, TWELVE, size=size, language=language) as it:
        assert it.cut_off("#arrow, BigTime, KeyCaps") == []
        assert {"F3", "F5", "F6"} <= set(it.text().split())
        for _ in range(30):
            await it.press("down")
        below = it.app.screen.query_one(LocationList).region.bottom
        assert below <= it.app.screen.query_one("#round").region.bottom


async def test_the_arrow_leads_from_the_one_who_asked_to_the_one_who_asks_next(tmp_path: Path) -> None:
    """S8."""
    async with playing(tmp_path, questions_view()) as it:
        assert it.said("#arrow") == f"{NAMES[0]} ━━▸  {NAMES[1]} "
        assert it.said("#rule") == "Answers, then asks anybody but Anna."


async def test_the_dealer_asks_first_and_was_asked_by_nobody(tmp_path: Path) -> None:
    """S8."""
    async with playing(tmp_path, questions_view(asker=ANNA, came_from=None)) as it:
        assert it.said("#arrow").strip() == NAMES[0]
        assert "first question" in it.said("#rule")


async def test_a_turn_that_was_handed_on_has_nothing_to_answer(tmp_path: Path) -> None:
    """S8."""
    async with playing(tmp_path, questions_view(was_handed=True)) as it:
        assert it.said("#rule") == "Has the turn, and asks anybody but Anna."


async def test_only_those_who_may_be_asked_can_be_pointed_at(tmp_path: Path) -> None:
    """S8: neither oneself nor the one who has just asked."""
    async with playing(tmp_path, questions_view(players=4, asker=SAKURA, came_from=MINSU)) as it:
        people = it.app.screen.query_one(TurnList)
        pointed = []
        for key in ("down", "down", "down", "up", "2", "3", "1"):
            await it.press(key)
            pointed.append(people.pointed)
        assert pointed == [ANNA, IDS[3], IDS[3], ANNA, ANNA, ANNA, ANNA]


async def test_enter_asks_the_one_pointed_at_and_nobody_before(tmp_path: Path) -> None:
    """S8."""
    async with playing(tmp_path, questions_view()) as it:
        await it.press("enter")
        assert it.orders == []
        await it.press("down", "down", "enter")
        assert it.orders == [Act(Ask(MINSU, IDS[3], version=7))]


async def test_the_turn_can_be_handed_on_without_a_question(tmp_path: Path) -> None:
    """S8."""
    async with playing(tmp_path, questions_view()) as it:
        await it.press("f3")
        assert it.orders == []
        await it.press("5", "f3")
        assert it.orders == [Act(HandOn(MINSU, IDS[4], version=7))]


async def test_with_three_players_the_only_one_left_is_pointed_at_at_once(tmp_path: Path) -> None:
    """S8: the direction is fixed after the first question."""
    async with playing(tmp_path, questions_view(players=3)) as it:
        await it.press("enter")
        assert it.orders == [Act(Ask(MINSU, SAKURA, version=7))]


async def test_a_held_enter_asks_once(tmp_path: Path) -> None:
    async with playing(tmp_path, questions_view(players=3)) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=2)
        assert it.orders == [Act(Ask(MINSU, SAKURA, version=7))]


async def test_a_click_points_and_a_full_width_digit_too(tmp_path: Path) -> None:
    async with playing(tmp_path, questions_view()) as it:
        await it.pilot.click(TurnList, offset=(4, 3))
        assert it.app.screen.query_one(TurnList).pointed == IDS[3]
        await it.press("３")
        assert it.app.screen.query_one(TurnList).pointed == SAKURA


async def test_the_table_reads_who_still_has_an_accusation(tmp_path: Path) -> None:
    """S9, S10: by a sign, whatever the colours."""
    async with playing(tmp_path, TWELVE) as it:
        marks = [next(row for row in it.rows()[2:14] if name in row[52:])[:-1].rstrip(" │")[-1] for name in NAMES]
        assert marks == ["○" if place in (3, 4) else "●" for place in range(12)]


async def test_accuse_asks_who_and_the_spy_key_asks_the_name(tmp_path: Path) -> None:
    """S9."""
    async with playing(tmp_path, questions_view()) as it:
        stood = []
        for key in ("f5", "escape", "f6"):
            await it.press(key)
            stood.append(type(it.app.screen))
        assert stood == [AccuseDialog, QuestionsScreen, ClaimDialog]


async def test_nobody_accuses_when_every_stop_is_spent(tmp_path: Path) -> None:
    """S10: once a round."""
    async with playing(tmp_path, questions_view(seats=seats(6, spent=IDS))) as it:
        await it.press("f5")
        assert isinstance(it.app.screen, QuestionsScreen)


async def test_while_the_clock_is_paused_nothing_happens_but_going_on(tmp_path: Path) -> None:
    """S12: neither an accusation nor a claim, nor a question."""
    async with playing(tmp_path, questions_view()) as it:
        await it.press("3")
        it.table_clock.pause()
        await it.look()
        assert "Paused" in it.text()
        await it.press("enter", "f3", "f5", "f6")
        assert it.orders == []
        assert isinstance(it.app.screen, QuestionsScreen)
        assert it.app.screen.query_one(ArmedPrompt).has_class("-asleep")
        await it.press("space", "f2", "escape")
        assert it.orders == [TogglePause(), AskPeek(), OpenMenu()]
        it.table_clock.resume()
        await it.look()
        await it.press("enter")
        assert it.orders[-1] == Act(Ask(MINSU, SAKURA, version=7))


async def test_the_last_ten_seconds_are_marked_and_rung(tmp_path: Path) -> None:
    async with playing(tmp_path, questions_view()) as it:
        rings: list[float] = []
        it.app.bell = lambda: rings.append(it.clock.now)  # type: ignore[method-assign]
        it.clock.advance(469.5)
        await it.look()
        assert rings == []
        it.clock.advance(0.5)
        await it.look()
        assert len(rings) == 1
        assert "The last seconds!" in it.text()


async def test_the_bar_shows_what_is_left_of_the_whole_round(tmp_path: Path) -> None:
    """S10, S12: after a stop the time begins with what was left."""
    async with playing(tmp_path, replace(questions_view(), timing=Timing(2, 240))) as it:
        bar = it.app.screen.query_one(TimeBar)
        assert bar.filled == bar.size.width // 2


async def test_the_clock_is_as_large_as_its_room_allows(tmp_path: Path) -> None:
    async with playing(tmp_path, questions_view()) as it:
        for size, rows in (((40, 16), 3), ((60, 30), 3), ((140, 45), 10), ((80, 24), 5)):
            await it.pilot.resize_terminal(*size)
            await it.pilot.pause()
            await it.look()
            assert it.app.screen.query_one(BigTime).size.height == rows
            assert it.cut_off("BigTime, BigTime > *") == []
