"""What the cover says before the private moments of Spyfall, and who is asked for a second look."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from spyword.ui.errands import Errand, errand_of
from spyword.ui.messages import Peek, ShowTable
from spyword.ui.screens.choose_name import ChooseNameScreen
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.screens.resume import ResumeScreen
from tests.ui.showing import showing
from tests.ui.spyfall_views import LOCATIONS, claim_view, deal_view, naming_view, questions_view, seats
from tests.ui.views import IDS, NAMES


def test_the_cards_are_looked_at_one_after_another() -> None:
    assert errand_of(deal_view(players=5, seen=2)) == Errand("A look at the card", 3, 5)


def test_a_claim_is_called_what_everybody_has_heard_and_no_more() -> None:
    """S12: whether it is true, the claimant alone learns."""
    assert errand_of(claim_view(IDS[2], None)) == Errand("Says: I am the spy")


async def test_the_cover_before_a_claim_names_the_claimant(tmp_path: Path) -> None:
    """S12."""
    view = claim_view(IDS[1], None)
    async with showing(partial(HandOverScreen, view, player=IDS[1]), tmp_path) as it:
        assert "Says: I am the spy" in it.text()
        assert NAMES[1] in it.text().replace(" ", "")


async def test_all_who_have_not_left_may_look_again(tmp_path: Path) -> None:
    """S9, S20."""
    gone = [replace(seat, has_left=seat.id == IDS[1]) for seat in seats(4)]
    async with showing(partial(ChooseNameScreen, questions_view(seats=tuple(gone))), tmp_path) as it:
        assert NAMES[1] not in it.text()
        await it.press("2")
        assert it.orders == [Peek(IDS[2])]


async def test_a_game_that_is_continued_lands_on_a_cover_that_tells_nothing_of_the_round(tmp_path: Path) -> None:
    async with showing(partial(ResumeScreen, naming_view(round=4)), tmp_path) as it:
        assert "Round 4" in it.text()
        assert NAMES[5] in it.text()
        assert [place for place in LOCATIONS if place.names["en"] in it.text()] == []
        await it.press("space")
        assert it.orders == [ShowTable()]
