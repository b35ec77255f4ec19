"""The window is dragged about while the game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.left_game import leave, words
from tests.terminal.pseudo import ENTER, SPACE, pseudo

SMALLER = "Please make the window larger"


def test_a_window_too_small_asks_for_room_and_covers_the_card(tmp_path: Path) -> None:
    leave(tmp_path)
    secrets = words(tmp_path)
    with pseudo(tmp_path) as terminal:
        terminal.wait_for("Continue")
        terminal.settle()
        terminal.type(ENTER)
        terminal.wait_for("The game goes on")
        terminal.watch(0.7)
        terminal.type(SPACE)
        terminal.wait_for("I am Jean")
        terminal.watch(1.5)
        terminal.type(SPACE)
        terminal.wait_for("Got it")
        terminal.settle()
        terminal.resize(38, 15)
        terminal.wait_for(SMALLER)
        assert [word for word in secrets if word in terminal.text] == []
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
        terminal.wait_for("Continue")
        terminal.settle()
        terminal.type(ENTER)
        terminal.wait_for("The game goes on")
        terminal.watch(0.7)
        terminal.type(SPACE)
        for text in ("The laptop goes to", "J e a n", "Everybody else: look away.", "I am Jean: open", "Space Open"):
            terminal.wait_for(text)
