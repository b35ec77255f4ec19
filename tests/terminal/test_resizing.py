"""The window is dragged about while the game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spyfall import Ask, QuestionsView
from tests.terminal.left_game import JEAN, MING, SPYFALL, dealt, go_on, go_on_to_the_cover, leave, secrets
from tests.terminal.pseudo import DOWN, ENTER, SPACE, pseudo

SMALLER = "Please make the window larger"


def test_a_window_too_small_asks_for_room_and_covers_the_card(tmp_path: Path) -> None:
    leave(tmp_path)
    held = secrets(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Jean")
        terminal.type(SPACE)
        terminal.wait_for("Got it")
        terminal.settle()
        terminal.resize(38, 15)
        terminal.wait_for(SMALLER)
        assert [text for text in held if text in terminal.text] == []
        terminal.resize(1, 1)
        terminal.settle()
        terminal.resize(200, 60)
        terminal.wait_for("I am Jean")
        assert terminal.process.poll() is None


@pytest.mark.parametrize(("columns", "rows"), [(40, 16), (80, 24), (200, 60)])
def test_a_hand_over_stands_whole_in_every_window(tmp_path: Path, columns: int, rows: int) -> None:
    leave(tmp_path)
    with pseudo(tmp_path, columns=1, rows=1) as terminal:
        terminal.settle()
        terminal.resize(columns, rows)
        go_on_to_the_cover(terminal)
        terminal.type(SPACE)
        for text in ("The laptop goes to", "J e a n", "Everybody else: look away.", "I am Jean: open", "Space Open"):
            terminal.wait_for(text)


def test_questions_are_asked_on_in_every_window(tmp_path: Path) -> None:
    """S8, S9: in each of them the arrow and the keys are in sight, and in the last the next question is asked."""
    with dealt(tmp_path, SPYFALL, at=QuestionsView) as game:
        game.do(Ask(JEAN, MING, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "Jean ━━▸  Ming")
        terminal.type(SPACE)
        terminal.wait_until_gone("Paused")
        for columns, rows in ((40, 16), (140, 45)):
            terminal.resize(columns, rows)
            terminal.settle()
            for text in ("Jean ━━▸  Ming", "Sakura", "F5  Accuse", "F6  I am the spy", "Enter Ask"):
                terminal.wait_for(text)
        terminal.type(DOWN + ENTER)
        terminal.wait_for("Ming ━━▸  Sakura")
        assert terminal.process.poll() is None
