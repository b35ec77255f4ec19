"""A key that is held down, in real time: it crosses one border at most, whatever the keyboard's repeat."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spys_word.views import CluesView, DiscussionView
from tests.terminal.left_game import go_on, leave
from tests.terminal.pseudo import ENTER, SPACE, pseudo

DELAYS = (0.25, 1.0)
"""Seconds before a keyboard begins to repeat: the shortest and the longest."""
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
