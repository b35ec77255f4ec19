"""The end of a game of Spyfall: the winners, the standings, every round (S17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.views import EndView, RoundEnd, Termination
from spyword.prefs import Prefs
from spyword.ui.catalogue import PUBLIC
from spyword.ui.lobby import Lobby
from spyword.ui.messages import Go, LobbyOrder, Place
from spyword.ui.screens.spyfall.standings import StandingsScreen
from spyword.ui.stage import Stage
from spyword.ui.terms import ENDINGS
from spyword.ui.widgets.banner import Banner
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_endings import end_view, round_record, some_rounds
from tests.ui.spyfall_views import LOCATIONS, seats
from tests.ui.views import IDS, NAMES

FULL = end_view(some_rounds(5, players=12), players=12)
SIX = end_view(some_rounds(5))


def screen(view: EndView) -> Callable[[Stage], StandingsScreen]:
    return partial(StandingsScreen, view)


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Where the screen wants to go."""
    found: list[Place] = []

    async def carry_out(lobby: Lobby, order: LobbyOrder) -> None:
        assert isinstance(order, Go)
        found.append(order.place)

    monkeypatch.setattr(Lobby, "carry_out", carry_out)
    return found


def row_of(it: Showing, name: str) -> str:
    """The player's line of the table."""
    return next(row for row in reversed(it.rows()) if name in row)


def paper_falls(it: Showing) -> bool:
    return not it.app.screen.query_one(Banner).is_at_rest


@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_players_and_five_rounds_are_complete_at_80_by_24(tmp_path: Path, language: str) -> None:
    """S17."""
    async with showing(screen(FULL), tmp_path, language=language) as it:
        for seat in FULL.seats:
            assert f" {seat.points} " in row_of(it, seat.name)
        head = "\n".join(it.rows()[:8])
        assert [place for place in LOCATIONS[:5] if place.names[language][:3] not in head] == []
        assert it.stage.t(ENDINGS[RoundEnd.SPY_CONVICTED]) in head
        assert "→" not in it.text()
        assert it.cut_off("Banner, #reason, RoundsTable, #legend, Prompt") == []


async def test_most_points_stand_on_top_and_who_is_level_shares_a_place(tmp_path: Path) -> None:
    async with showing(screen(SIX), tmp_path) as it:
        rows = [row for row in it.rows()[7:] if any(name in row for name in NAMES[:6])]
        scores = [next(seat.points for seat in SIX.seats if seat.name in row) for row in rows]
        assert scores == sorted(scores, reverse=True)
        assert [row.split()[0] for row in rows] == [str(1 + sum(other > each for other in scores)) for each in scores]


async def test_each_round_says_who_was_the_spy_and_what_it_was_worth(tmp_path: Path) -> None:
    """S14, S15: in the fourth round the spy named the location."""
    async with showing(screen(SIX), tmp_path, size=(140, 45)) as it:
        spies = [record.spies[0] for record in SIX.rounds]
        for seat in SIX.seats:
            assert row_of(it, seat.name).count("●") == spies.count(seat.id)
        namer = next(seat.name for seat in SIX.seats if seat.id == spies[3])
        assert "● +4" in row_of(it, namer)
        assert "4 Bakery" in it.text()
        assert "guessed" in it.text()


async def test_more_rounds_than_fit_are_found_with_the_arrows(tmp_path: Path) -> None:
    """S1: up to twenty."""
    async with showing(screen(end_view(some_rounds(20))), tmp_path) as it:
        assert "← → more" in it.text()
        assert "20 Inter" not in it.text()
        await it.press(*["right"] * 20)
        assert "20 Inter" in it.text()
        await it.press(*["left"] * 20)
        assert "1 Hosp" in it.text()


@pytest.mark.parametrize(
    ("view", "sentences"),
    [
        (SIX, (f"{' '.join(NAMES[3][:3])}", "5 rounds were played.")),
        (end_view((round_record(RoundEnd.LOCATION_NAMED),)), ("민 수   w i n s", "1 round was played.")),
        (
            end_view((round_record(RoundEnd.SPY_CONVICTED),)),
            ("s h a r e d", f"{NAMES[0]} · {NAMES[2]}"),
        ),
        (end_view((), termination=Termination.TOO_FEW_PLAYERS), ("N o b o d y", "Too few players are left")),
        (
            end_view((round_record(RoundEnd.VOID),), termination=Termination.NO_LOCATION_LEFT),
            ("No location is left.", "void"),
        ),
    ],
    ids=["one winner", "one round", "level", "nobody", "no location"],
)
async def test_the_banner_says_who_has_won_and_the_line_why(
    tmp_path: Path, view: EndView, sentences: tuple[str, ...]
) -> None:
    """S17, S20."""
    async with showing(screen(view), tmp_path) as it:
        assert [sentence for sentence in sentences if sentence not in it.text()] == []


async def test_winners_have_a_star_and_not_only_a_colour(tmp_path: Path) -> None:
    async with showing(screen(SIX), tmp_path) as it:
        assert [seat.name for seat in SIX.seats if "★" in row_of(it, seat.name)] == [
            seat.name for seat in SIX.seats if seat.id in SIX.outcome.winners
        ]


async def test_who_has_left_keeps_the_points(tmp_path: Path) -> None:
    """S20."""
    gone = tuple(replace(seat, has_left=seat.id == IDS[2]) for seat in seats(6))
    async with showing(screen(end_view(some_rounds(2), seats=gone)), tmp_path) as it:
        assert NAMES[2] in it.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_the_smallest_window_everybody_is_found_by_scrolling(tmp_path: Path, language: str) -> None:
    async with showing(screen(FULL), tmp_path, size=(40, 16), language=language) as it:
        seen = it.text()
        for _ in range(12):
            await it.press("down")
            seen += it.text()
        assert [name for name in NAMES if name not in seen] == []


@pytest.mark.parametrize(
    ("key", "place"), [("enter", Place.AGAIN), ("f4", Place.SETUP), ("escape", Place.HOME), ("f1", Place.HELP)]
)
async def test_each_key_leads_to_its_place(tmp_path: Path, places: list[Place], key: str, place: Place) -> None:
    async with showing(screen(SIX), tmp_path) as it:
        await it.press(key)
        assert places == [place]


async def test_a_held_enter_asks_for_one_new_game(tmp_path: Path, places: list[Place]) -> None:
    async with showing(screen(SIX), tmp_path) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=3)
        assert places == [Place.AGAIN]


@pytest.mark.parametrize("size", SIZES)
async def test_confetti_comes_to_rest_at_a_key_and_hides_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    async with showing(screen(SIX), tmp_path, size=size, prefs=Prefs(animations=True)) as it:
        assert paper_falls(it)
        await it.press("tab")
        assert not paper_falls(it)
        assert NAMES[3].split()[0] in it.text().replace(" ", "")


async def test_nothing_falls_for_nobody(tmp_path: Path) -> None:
    view = end_view((), termination=Termination.TOO_FEW_PLAYERS)
    async with showing(screen(view), tmp_path, prefs=Prefs(animations=True)) as it:
        assert "◆" not in it.text()


def test_everybody_sees_it() -> None:
    assert PUBLIC[type(SIX)] is StandingsScreen
