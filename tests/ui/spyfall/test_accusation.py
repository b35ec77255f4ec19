"""The vote on an accusation: hands that everybody sees, or papers that nobody does (S10, S13)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.engine.spyfall.actions import ShowOfHands, VoteOn
from spyword.ui.catalogue import PRIVATE, PUBLIC
from spyword.ui.messages import Act
from spyword.ui.screens.spyfall.accusation import AccusationBallotScreen, HandsScreen
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.raised_hands import RaisedHands
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_views import accusation_view
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA, ANYA = IDS[:4]
FULL = accusation_view(by_hands=True, players=12)
HANDS = accusation_view(by_hands=True)
PAPER = accusation_view(ANNA)


def up(it: Showing) -> list[str]:
    """Whose hands are up."""
    return [row.split("●", 1)[1].strip(" │")[1:].strip() for row in it.rows() if "●" in row]


# By a show of hands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_who_vote_have_room_with_what_it_comes_to(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """S10: all but the accuser and the accused, at a table of twelve."""
    async with showing(partial(HandsScreen, FULL), tmp_path, size=size, language=language) as it:
        lines = [row.split("○", 1)[1].strip(" │")[1:].strip() for row in it.rows() if "○" in row]
        assert lines == [name for name in NAMES if name not in (NAMES[1], NAMES[3])]
        assert it.cut_off("#charge, RaisedHands, #count, ArmedPrompt") == []
        assert NAMES[1] in it.said("#charge")
        assert NAMES[3] in it.said("#charge")


async def test_nobody_has_agreed_before_a_hand_is_raised(tmp_path: Path) -> None:
    """S10: counted so, it is turned down."""
    async with showing(partial(HandsScreen, HANDS), tmp_path) as it:
        assert up(it) == []
        assert "0 of 4" in it.text()
        await it.press("enter")
        assert it.orders == [Act(ShowOfHands(MINSU, (), version=HANDS.version))]


async def test_hands_go_up_and_down_and_are_counted_in_seating_order(tmp_path: Path) -> None:
    """S13."""
    async with showing(partial(HandsScreen, HANDS), tmp_path) as it:
        await it.press("4", "2", "up", "up", "space", "2")
        assert up(it) == [NAMES[0], NAMES[5]]
        assert "2 of 4" in it.text()
        await it.press("enter")
        assert it.orders == [Act(ShowOfHands(MINSU, (ANNA, IDS[5]), version=HANDS.version))]


async def test_one_key_raises_all_hands_and_says_what_that_means(tmp_path: Path) -> None:
    """S10: unanimous."""
    async with showing(partial(HandsScreen, HANDS), tmp_path) as it:
        await it.press("1", "f5")
        assert len(up(it)) == 4
        assert it.said("#count") == f"Unanimous: {NAMES[3]} shows the card."
        await it.press("f5")
        assert up(it) == []
        await it.press("f5", "enter")
        assert it.orders == [Act(ShowOfHands(MINSU, HANDS.voters, version=HANDS.version))]


async def test_a_click_raises_a_hand(tmp_path: Path) -> None:
    async with showing(partial(HandsScreen, HANDS), tmp_path) as it:
        await it.pilot.click(RaisedHands, offset=(10, 1))
        await it.pilot.pause()
        assert up(it) == [NAMES[2]]


async def test_the_enter_that_made_the_accusation_counts_no_hands(tmp_path: Path) -> None:
    async with showing(partial(HandsScreen, HANDS), tmp_path) as it:
        await it.press("enter", after=0.1)
        assert it.orders == []


async def test_a_hand_repaints_its_own_line_alone(tmp_path: Path) -> None:
    """Over a slow link a key must cost little."""
    async with showing(partial(HandsScreen, FULL), tmp_path) as it:
        hands = it.app.screen.query_one(RaisedHands)
        await it.press("3")
        drawn: list[int] = []
        draw = hands.render_line

        def note(y: int) -> object:
            drawn.append(y)
            return draw(y)

        hands.render_line = note  # type: ignore[method-assign, assignment]
        await it.press("7")
        assert set(drawn) == {2, 6}


# In secret


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_paper_asks_in_the_voters_language(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """S13."""
    view = accusation_view(ANNA, accuser=IDS[5], accused=IDS[4])
    async with showing(partial(AccusationBallotScreen, view), tmp_path, size=size, own=language) as it:
        assert it.cut_off("#question, BallotPaper, ArmedPrompt") == []
        assert all(name in it.said("#question") for name in NAMES[4:6])
        assert sum("○" in row for row in it.rows()) == 2


@pytest.mark.parametrize(("keys", "agrees"), [(("1",), True), (("2",), False), (("1", "down", "space"), False)])
async def test_yes_or_no_is_chosen_and_handed_in(tmp_path: Path, keys: tuple[str, ...], agrees: bool) -> None:
    """S10."""
    async with showing(partial(AccusationBallotScreen, PAPER), tmp_path) as it:
        await it.press(*keys)
        assert it.orders == []
        await it.press("enter")
        assert it.orders == [Act(VoteOn(ANNA, agrees, version=PAPER.version))]


async def test_nothing_is_chosen_at_first_and_enter_does_nothing(tmp_path: Path) -> None:
    """S13: neither yes nor no is easier to say."""
    async with showing(partial(AccusationBallotScreen, PAPER), tmp_path) as it:
        await it.press("enter", "space", "enter")
        assert it.orders == []
        assert it.app.screen.query_one(ArmedPrompt).has_class("-asleep")


async def test_the_paper_is_as_blank_for_the_last_voter_as_for_the_first(tmp_path: Path) -> None:
    """S13: never anything about earlier votes."""
    papers = []
    async with showing(partial(AccusationBallotScreen, PAPER), tmp_path) as it:
        for voted in range(4):
            await it.show(partial(AccusationBallotScreen, accusation_view(ANNA, voted=voted)))
            papers.append(it.cells())
            await it.press("2")
    assert papers == [papers[0]] * 4


def test_hands_are_public_and_papers_private() -> None:
    """S13: the laptop goes round only where votes are secret."""
    assert PUBLIC[type(HANDS)] is HandsScreen
    assert PRIVATE[type(PAPER)] is AccusationBallotScreen
    assert not HANDS.is_private_turn
    assert PAPER.is_private_turn
