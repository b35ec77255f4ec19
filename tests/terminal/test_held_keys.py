"""A key that is held down, in real time: it crosses one border at most, whatever the keyboard's repeat."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spyfall import Ask, Claim, QuestionsView
from spyword.engine.spys_word.views import CluesView, DiscussionView
from tests.terminal.left_game import JEAN, MING, SAKURA, SPY, SPYFALL, THREE, dealt, go_on, leave
from tests.terminal.pseudo import ENTER, SPACE, pseudo

LONGEST = 1.0
DELAYS = (0.25, LONGEST)
"""Seconds before a keyboard begins to repeat."""
HELD = 2.6
"""Seconds: longer than every pause that the guard asks for."""


@pytest.mark.parametrize("delay", DELAYS)
def test_space_held_on_a_cover_opens_one_card(tmp_path: Path, delay: float) -> None:
    """Hole 1."""
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Jean")
        terminal.hold(SPACE, seconds=HELD, delay=delay)
        terminal.wait_for("Got it")
        assert "Jean" in terminal.text


@pytest.mark.parametrize("delay", DELAYS)
def test_enter_held_on_a_card_closes_that_card(tmp_path: Path, delay: float) -> None:
    """Hole 1."""
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Jean")
        terminal.type(SPACE)
        terminal.wait_for("Got it")
        terminal.take_time()
        terminal.hold(ENTER, seconds=HELD, delay=delay)
        terminal.wait_for("I am Ming")


@pytest.mark.parametrize("delay", DELAYS)
def test_enter_held_by_a_speaker_gives_one_clue(tmp_path: Path, delay: float) -> None:
    """Both steps are public and go on by the same key: only the guard stands between them."""
    view = leave(tmp_path, at=CluesView)
    assert isinstance(view, CluesView)
    names = {seat.id: seat.name for seat in view.seats}
    with pseudo(tmp_path) as terminal:
        go_on(terminal, f"▸ {names[view.order[0]]} ◂")
        terminal.hold(ENTER, seconds=HELD, delay=delay)
        terminal.wait_for(f"▸ {names[view.order[1]]} ◂")


@pytest.mark.parametrize("delay", DELAYS)
def test_enter_held_to_end_the_talk_hands_in_no_ballot(tmp_path: Path, delay: float) -> None:
    leave(tmp_path, at=DiscussionView)
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "To the vote")
        terminal.hold(ENTER, seconds=HELD, delay=delay)
        terminal.wait_for("I am Jean")
        terminal.hold(SPACE, seconds=HELD, delay=delay)
        terminal.wait_for("Submit vote")
        assert "●" not in terminal.text


def test_enter_held_by_one_of_three_asks_one_question(tmp_path: Path) -> None:
    """S8: only one can be asked, so nothing but the guard stands between this question and the next."""
    with dealt(tmp_path, THREE, at=QuestionsView) as game:
        game.do(Ask(JEAN, MING, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "Jean ━━▸  Ming")
        terminal.type(SPACE)
        terminal.wait_until_gone("Paused")
        terminal.hold(ENTER, seconds=HELD, delay=LONGEST)
        terminal.wait_for("Ming ━━▸  Sakura")


def test_space_held_by_a_spy_who_claims_shows_no_card(tmp_path: Path) -> None:
    """S12: the key that opens the cover is the one that shows the card behind it."""
    with dealt(tmp_path, SPYFALL, at=QuestionsView) as game:
        game.do(Claim(SPY, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Sakura")
        terminal.hold(SPACE, seconds=HELD, delay=LONGEST)
        terminal.wait_for("You are a spy.")


def test_enter_held_to_take_a_claim_back_asks_nothing(tmp_path: Path) -> None:
    """S12: behind the claim stand the questions, where the same key asks."""
    with dealt(tmp_path, THREE, at=QuestionsView) as game:
        game.do(Ask(JEAN, MING, version=0), Claim(SAKURA, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Sakura")
        terminal.type(SPACE)
        terminal.wait_for("You are not a spy.")
        terminal.take_time()
        terminal.hold(ENTER, seconds=HELD, delay=LONGEST)
        terminal.wait_for("Jean ━━▸  Ming")
