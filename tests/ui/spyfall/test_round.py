"""The end of a round: all is told, and in an order that keeps everybody waiting for it (S14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Proceed
from spyword.engine.spyfall.views import RoundEnd
from spyword.prefs import Pictures, Prefs
from spyword.ui.catalogue import PUBLIC
from spyword.ui.messages import Act
from spyword.ui.screens.spyfall.round import RoundScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.picture import PictureFrame
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_endings import round_record, round_view
from tests.ui.spyfall_views import HOSPITAL, LOCATIONS, NURSE, seats
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA = IDS[:3]
FULL = round_view(round_record(players=12), players=12)
CAUGHT = round_view(round_record())


def screen(end: RoundEnd, spies: tuple[PlayerId, ...] = (MINSU,)) -> Callable[[Stage], RoundScreen]:
    return partial(RoundScreen, round_view(round_record(end, spies=spies)))


def row_of(it: Showing, name: str) -> str:
    """The player's line among the scores, which stand below what has happened."""
    return next(row for row in reversed(it.rows()) if name in row)


def has_begun(banner: Banner) -> bool:
    return banner._timer is not None


def paper_falls(it: Showing) -> bool:
    return not it.app.screen.query_one(Banner).is_at_rest


@pytest.mark.parametrize("pictures", list(Pictures))
@pytest.mark.parametrize("language", LANGUAGES)
async def test_location_roles_spies_points_and_scores_are_complete_at_80_by_24(
    tmp_path: Path, language: str, pictures: Pictures
) -> None:
    """S14: twelve players, no scrolling."""
    prefs = Prefs(animations=False, pictures=pictures)
    async with showing(partial(RoundScreen, FULL), tmp_path, language=language, prefs=prefs) as it:
        assert HOSPITAL.names[language] in it.text()
        for seat in FULL.seats:
            is_spy = seat.id == MINSU
            role = it.stage.t("SPY") if is_spy else NURSE.texts[language]
            assert row_of(it, seat.name).split()[-2:] == ["·" if is_spy else "+1", str(seat.points)]
            assert role in row_of(it, seat.name)
        assert it.cut_off("Banner, #why, Scores, Prompt, PictureFrame") == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_the_smallest_window_everything_is_found_by_scrolling(tmp_path: Path, language: str) -> None:
    async with showing(partial(RoundScreen, FULL), tmp_path, size=(40, 16), language=language) as it:
        seen = it.text()
        assert HOSPITAL.names[language] in seen
        for _ in range(24):
            await it.press("down")
            seen += it.text()
        assert [name for name in NAMES if name not in seen] == []
        assert NURSE.texts[language] in seen
        assert it.stage.t("SPY") in seen


@pytest.mark.parametrize(
    ("end", "spies", "sentences"),
    [
        (RoundEnd.SPY_CONVICTED, (MINSU,), ("C a u g h t", "Anna accuses 민수, and all agree.", "민수 is a spy!")),
        (RoundEnd.WRONG_ONE_CONVICTED, (MINSU,), ("T h e   s p y   w i n s", "さくら is no spy.")),
        (RoundEnd.WRONG_ONE_CONVICTED, (MINSU, IDS[4]), ("T h e   s p i e s   w i n",)),
        (RoundEnd.NOBODY_CONVICTED, (MINSU,), ("s p y   w i n s", "time is up", "The spy was not found.")),
        (RoundEnd.NOBODY_CONVICTED, (MINSU, IDS[4]), ("s p i e s   w i n", "The spies were not found.")),
        (RoundEnd.LOCATION_NAMED, (MINSU,), ("s p y   w i n s", "민수 is a spy, and says: Hospital.", "right")),
        (RoundEnd.LOCATION_NAMED, (MINSU, IDS[4]), ("s p y   w i n s",)),
        (RoundEnd.WRONG_LOCATION_NAMED, (MINSU,), ("W r o n g", "says: Train.", "That is wrong.")),
        (RoundEnd.VOID, (MINSU,), ("N o b o d y", "No spy is left", "does not count")),
    ],
)
async def test_the_banner_says_who_has_won_and_two_lines_why(
    tmp_path: Path, end: RoundEnd, spies: tuple[PlayerId, ...], sentences: tuple[str, ...]
) -> None:
    """S10 to S12, S20."""
    async with showing(screen(end, spies), tmp_path) as it:
        assert [sentence for sentence in sentences if sentence not in it.text()] == []


async def test_a_spy_who_named_no_location_in_time_is_told_so(tmp_path: Path) -> None:
    """S20."""
    record = replace(round_record(RoundEnd.WRONG_LOCATION_NAMED), named=None)
    async with showing(partial(RoundScreen, round_view(record)), tmp_path) as it:
        assert "민수 is a spy, and named no location in time." in it.text()


async def test_the_winner_gets_the_points_and_the_leader_a_star(tmp_path: Path) -> None:
    """S15, S17."""
    before = tuple(replace(seat, points=1) for seat in seats(6))
    view = round_view(round_record(RoundEnd.LOCATION_NAMED), seats=before)
    async with showing(partial(RoundScreen, view), tmp_path) as it:
        rows = [row for row in it.rows() if "+4" in row]
        assert len(rows) == 1
        assert "★ 민수" in rows[0]
        assert rows[0].split()[-1] == "5"
        assert row_of(it, "Anna").split()[-2:] == ["·", "1"]
        assert sum("★ " in row for row in it.rows()[6:]) == 1


async def test_where_no_roles_are_played_the_spy_alone_is_named(tmp_path: Path) -> None:
    """S7."""
    async with showing(partial(RoundScreen, round_view(round_record(roles=False))), tmp_path) as it:
        assert row_of(it, "さくら").split()[-3:] == ["さくら", "+1", "3"]
        assert NURSE.texts["en"] not in it.text()
        assert "SPY" in row_of(it, "민수")


async def test_before_the_truth_is_told_neither_place_nor_roles_are_on_the_screen(tmp_path: Path) -> None:
    """S14: what stands there follows from the accusation alone."""
    shown = []
    for spies, location in (((MINSU,), HOSPITAL), ((IDS[4],), LOCATIONS[1])):
        end = RoundEnd.SPY_CONVICTED if MINSU in spies else RoundEnd.WRONG_ONE_CONVICTED
        record = replace(round_record(end, spies=spies, location=location), accused=MINSU)
        view = round_view(record, seats=seats(6))
        view = replace(view, seats=tuple(replace(seat, points=dict(record.points)[seat.id]) for seat in view.seats))
        async with showing(partial(RoundScreen, view), tmp_path, prefs=Prefs(animations=True)) as it:
            assert "Anna accuses 민수" in it.text()
            assert [word for word in ("SPY ", "nurse", "Hospital", "School", "+1") if word in it.text()] == []
            shown.append(it.text().replace("█", ""))
    assert shown[0].split() == shown[1].split()


async def test_any_key_tells_all_at_once_and_another_goes_on(tmp_path: Path) -> None:
    async with showing(partial(RoundScreen, CAUGHT), tmp_path, prefs=Prefs(animations=True)) as it:
        await it.press("enter")
        assert it.orders == []
        assert "Hospital" in it.text()
        assert "+1" in it.text()
        assert not paper_falls(it)
        await it.press("enter")
        assert it.orders == [Act(Proceed(version=CAUGHT.version))]


async def test_confetti_falls_when_the_truth_is_told_and_lies_at_a_key(tmp_path: Path) -> None:
    async with showing(partial(RoundScreen, CAUGHT), tmp_path, prefs=Prefs(animations=True)) as it:
        told = it.app.screen
        assert isinstance(told, RoundScreen)
        banner = told.query_one(Banner)
        assert not has_begun(banner)
        told.next_frame()
        assert has_begun(banner)
        told.next_frame()
        assert paper_falls(it)
        await it.press("tab")
        assert not paper_falls(it)


async def test_the_file_of_the_location_is_closed_at_first(tmp_path: Path) -> None:
    async with showing(partial(RoundScreen, CAUGHT), tmp_path, prefs=Prefs(animations=True)) as it:
        told = it.app.screen
        assert isinstance(told, RoundScreen)
        picture = told.query_one(PictureFrame)
        closed = picture._strips
        assert picture.size.width == 18
        told.end_show()
        assert picture._strips != closed


@pytest.mark.parametrize(("is_last", "label"), [(False, "The next round"), (True, "To the standings")])
async def test_the_key_says_where_it_leads(tmp_path: Path, is_last: bool, label: str) -> None:
    async with showing(partial(RoundScreen, round_view(round_record(), is_last=is_last)), tmp_path) as it:
        assert label in it.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_picture_has_room_beside_the_scores(tmp_path: Path, size: tuple[int, int]) -> None:
    async with showing(partial(RoundScreen, FULL), tmp_path, size=size) as it:
        assert it.app.screen.query_one(PictureFrame).size.width == {80: 18, 140: 24, 40: 0}[size[0]]


def test_everybody_sees_it() -> None:
    assert PUBLIC[type(CAUGHT)] is RoundScreen
