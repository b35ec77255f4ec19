"""The secret vote: one ballot, and nothing of any other."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS, Vote
from spyword.engine.spys_word.views import VoteView
from spyword.ui.messages import Act
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.ballot_paper import BallotPaper
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import IDS, NAMES, seats, vote_view

ANNA = IDS[0]
FULL = vote_view(ANNA, players=12, offers_pass=True)


def chosen(it: Showing) -> list[str]:
    """The lines with a filled circle."""
    return [row.split("●", 1)[1].strip(" │") for row in it.rows() if "●" in row]


def vote_for(view: VoteView, target: PlayerId) -> Act:
    return Act(Vote(ANNA, target, version=view.version))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_the_others_and_pass_have_room_in_seating_order(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """W17: eleven others and Pass, without scrolling."""
    async with showing(partial(BallotScreen, FULL), tmp_path, size=size, language=language) as it:
        lines = [row.split("○", 1)[1].strip(" │") for row in it.rows() if "○" in row]
        digits = [*"1234567890", "", ""]
        labels = [*NAMES[1:], it.stage.t("Pass: nobody goes")]
        assert lines == [f"{digit}  {label}".strip() for digit, label in zip(digits, labels, strict=True)]
        assert it.cut_off("Dossier, BallotPaper, ArmedPrompt") == []


async def test_nothing_is_chosen_at_first_and_enter_does_nothing(tmp_path: Path) -> None:
    """W18: not without a choice."""
    async with showing(partial(BallotScreen, vote_view(ANNA)), tmp_path) as it:
        assert chosen(it) == []
        await it.press("enter", "space", "enter")
        assert chosen(it) == []
        assert it.orders == []
        assert it.app.screen.query_one(ArmedPrompt).has_class("-asleep")


async def test_arrows_point_space_chooses_enter_hands_in(tmp_path: Path) -> None:
    view = vote_view(ANNA)
    async with showing(partial(BallotScreen, view), tmp_path) as it:
        await it.press("down", "down", "space")
        assert chosen(it) == [f"2  {NAMES[2]}"]
        assert it.orders == []
        await it.press("enter")
        assert it.orders == [vote_for(view, IDS[2])]


async def test_the_first_arrow_up_points_at_the_last_line(tmp_path: Path) -> None:
    async with showing(partial(BallotScreen, vote_view(ANNA)), tmp_path) as it:
        await it.press("up", "down", "space")
        assert chosen(it) == [f"5  {NAMES[5]}"]


@pytest.mark.parametrize(("key", "line"), [("1", 0), ("9", 8), ("0", 9), ("３", 2), ("８", 7), ("٣", 2)])
async def test_a_digit_chooses_full_width_ones_too(tmp_path: Path, key: str, line: int) -> None:
    async with showing(partial(BallotScreen, FULL), tmp_path) as it:
        await it.press(key, "enter")
        assert it.orders == [vote_for(FULL, IDS[1 + line])]


@pytest.mark.parametrize("key", ["9", "0", "x", "ф", "ㅎ", "²", "三"])
async def test_other_keys_choose_nothing(tmp_path: Path, key: str) -> None:
    async with showing(partial(BallotScreen, vote_view(ANNA)), tmp_path) as it:
        await it.press(key)
        assert chosen(it) == []


async def test_a_click_chooses(tmp_path: Path) -> None:
    view = vote_view(ANNA)
    async with showing(partial(BallotScreen, view), tmp_path) as it:
        await it.pilot.click(BallotPaper, offset=(10, 3))
        await it.pilot.pause()
        assert chosen(it) == [f"4  {NAMES[4]}"]


async def test_a_choice_can_be_changed_until_it_is_handed_in(tmp_path: Path) -> None:
    view = vote_view(ANNA)
    async with showing(partial(BallotScreen, view), tmp_path) as it:
        await it.press("1", "4", "up", "space")
        assert chosen(it) == [f"3  {NAMES[3]}"]
        await it.press("enter")
        assert it.orders == [vote_for(view, IDS[3])]


async def test_pass_is_the_last_line_where_it_is_offered(tmp_path: Path) -> None:
    """W17, W22."""
    view = vote_view(ANNA, offers_pass=True)
    async with showing(partial(BallotScreen, view), tmp_path) as it:
        await it.press("up", "space", "enter")
        assert it.orders == [vote_for(view, PASS)]
        await it.show(partial(BallotScreen, vote_view(ANNA)))
        assert "Pass" not in it.text()


async def test_only_the_alive_can_be_voted_for(tmp_path: Path) -> None:
    """W16."""
    view = vote_view(ANNA, seats=seats(6, dead=IDS[2:4]))
    async with showing(partial(BallotScreen, view), tmp_path) as it:
        assert NAMES[2] not in it.text()
        assert sum("○" in row for row in it.rows()) == 3


async def test_in_a_duel_only_the_tied_stand_on_the_paper(tmp_path: Path) -> None:
    """W23."""
    async with showing(partial(BallotScreen, vote_view(ANNA, tied=IDS[1:3])), tmp_path) as it:
        assert "duel" in it.text()
        assert [row.split("○")[1].strip(" │") for row in it.rows() if "○" in row] == [
            f"1  {NAMES[1]}",
            f"2  {NAMES[2]}",
        ]


async def test_the_paper_is_as_blank_for_the_last_voter_as_for_the_first(tmp_path: Path) -> None:
    """W18: never anything about earlier ballots."""
    papers = []
    async with showing(partial(BallotScreen, vote_view(ANNA)), tmp_path) as it:
        for voted in range(6):
            await it.show(partial(BallotScreen, vote_view(ANNA, voted=voted)))
            papers.append(it.cells())
            await it.press("3")
    assert papers == [papers[0]] * 6


async def test_a_ballot_is_not_handed_in_before_the_screen_is_armed(tmp_path: Path) -> None:
    async with showing(partial(BallotScreen, vote_view(ANNA)), tmp_path) as it:
        await it.press("1", "enter", after=0.1)
        assert it.orders == []


async def test_a_key_repaints_only_the_lines_that_changed(tmp_path: Path) -> None:
    """Over a slow link a key must cost little."""
    async with showing(partial(BallotScreen, FULL), tmp_path) as it:
        paper = it.app.screen.query_one(BallotPaper)
        await it.press("3")
        drawn: list[int] = []
        draw = paper.render_line

        def note(y: int) -> object:
            drawn.append(y)
            return draw(y)

        paper.render_line = note  # type: ignore[method-assign, assignment]
        await it.press("7")
        assert set(drawn) == {2, 6}
