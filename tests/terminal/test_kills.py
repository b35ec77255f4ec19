"""The program is killed in the middle of a round of Spyfall: the game goes on behind a cover, and so does its clock."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spyword.engine.spyfall import Accuse, Ask, Claim, QuestionsView
from spyword.table.table import HEARTBEAT
from spyword.ui.widgets.big_time import clock_text, glyph
from tests.terminal.left_game import JEAN, MING, SPY, SPYFALL, STEP, dealt, go_on, go_on_to_the_cover, secrets
from tests.terminal.pseudo import DOWN, ENTER, SPACE, Pseudo, pseudo

ROUND = 7 * 60
"""Seconds of a round of five (S6)."""


def time_on(terminal: Pseudo) -> int:
    """Seconds that the large digits show."""
    screen = terminal.screen.display
    for seconds in range(ROUND, 0, -1):
        rows = [
            " ".join(row) for row in zip(*(glyph(sign, 1).split("\n") for sign in clock_text(seconds)), strict=True)
        ]
        for top in range(len(screen) - len(rows)):
            left = screen[top].find(rows[0])
            if left >= 0 and all(line.startswith(row, left) for line, row in zip(screen[top:], rows, strict=False)):
                return seconds
    raise AssertionError(f"no time on\n{terminal.text}")


def kill(terminal: Pseudo) -> None:
    """Nothing can be written down any more."""
    terminal.send(signal.SIGKILL)
    assert terminal.wait_for_end() == -signal.SIGKILL


@contextmanager
def started_again(folder: Path, seen: str) -> Iterator[Pseudo]:
    """The program after its death, where this is to be read behind the cover, which tells nothing."""
    held = secrets(folder)
    with pseudo(folder) as terminal:
        go_on_to_the_cover(terminal)
        assert [text for text in held if text in terminal.text] == []
        terminal.type(SPACE)
        terminal.wait_for(seen)
        terminal.take_time()
        yield terminal


def test_killed_while_questions_go_round(tmp_path: Path) -> None:
    """S8: the turn is where it was. The clock stands, and gives back no more than may be lost."""
    with dealt(tmp_path, SPYFALL, at=QuestionsView) as game:
        game.do(Ask(JEAN, MING, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "Jean ━━▸  Ming")
        terminal.type(SPACE)
        terminal.wait_until_gone("Paused")
        begun = time_on(terminal)
        terminal.type(DOWN + ENTER)
        terminal.wait_for("Ming ━━▸  Sakura")
        terminal.watch(1.2)
        shown = time_on(terminal)
        assert shown < begun
        kill(terminal)
    with started_again(tmp_path, "Ming ━━▸  Sakura") as terminal:
        assert "Paused" in terminal.text
        assert 0 <= time_on(terminal) - shown <= HEARTBEAT


def test_killed_while_a_claim_is_open(tmp_path: Path) -> None:
    """S12: the spy looks again, alone, and takes the claim back; the clock goes on from where it was stopped."""
    with dealt(tmp_path, SPYFALL, at=QuestionsView) as game:
        game.do(Ask(JEAN, MING, version=0), Claim(SPY, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Sakura")
        terminal.type(SPACE)
        terminal.wait_for("You are a spy.")
        kill(terminal)
    with started_again(tmp_path, "I am Sakura") as terminal:
        assert "a spy" not in terminal.text
        terminal.type(SPACE)
        terminal.wait_for("You are a spy.")
        terminal.take_time()
        terminal.type(ENTER)
        terminal.wait_for("Jean ━━▸  Ming")
        terminal.settle()
        assert 0 <= ROUND - 2 * STEP - time_on(terminal) <= HEARTBEAT


def test_killed_in_the_middle_of_a_secret_vote(tmp_path: Path) -> None:
    """S13: whoever has voted does not vote again, and nobody sees what they said."""
    with dealt(tmp_path, SPYFALL, at=QuestionsView) as game:
        game.do(Accuse(JEAN, MING, version=0))
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "I am Sakura")
        terminal.type(SPACE)
        terminal.wait_for("Submit vote")
        terminal.take_time()
        terminal.type(b"1" + ENTER)
        terminal.wait_for("I am Anya")
        kill(terminal)
    with started_again(tmp_path, "I am Anya") as terminal:
        terminal.type(SPACE)
        terminal.wait_for("Submit vote")
        assert "2 of 3" not in terminal.text
        assert "●" not in terminal.text
