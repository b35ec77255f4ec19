"""However the program ends: the terminal is as it was, the journal is whole, and nothing goes on in the dark."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from spyword.engine.spyfall import QuestionsView
from tests.terminal.left_game import SPYFALL, go_on, leave, secrets, version_left
from tests.terminal.pseudo import ENTER, ESC, SPACE, UP, Pseudo, pseudo


def go_on_to_the_first_card(terminal: Pseudo) -> None:
    """Continue the game that was left, up to the card of Jean."""
    go_on(terminal, "I am Jean")
    terminal.type(SPACE)
    terminal.wait_for("Got it")
    terminal.settle()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_with_the_terminal_as_it_was(tmp_path: Path, number: signal.Signals) -> None:
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.send(number)
        terminal.wait_for_end()
        assert terminal.modes_left() == []
        assert terminal.lines_are_restored()
        assert terminal.said_afterwards() == ""
    assert version_left(tmp_path) == 0


def test_save_and_quit_in_the_middle_of_a_round_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    left = leave(tmp_path, SPYFALL, at=QuestionsView)
    with pseudo(tmp_path) as terminal:
        go_on(terminal, "Ask whom?")
        terminal.type(ESC)
        terminal.wait_for("Save and quit")
        terminal.take_time()
        terminal.type(UP + UP + ENTER)
        assert terminal.wait_for_end() == 0
        assert terminal.modes_left() == []
        assert terminal.lines_are_restored()
        assert terminal.said_afterwards() == ""
    assert version_left(tmp_path) == left.version


def test_a_closed_terminal_ends_it(tmp_path: Path) -> None:
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.close_window()
        terminal.wait_for_end()
    assert version_left(tmp_path) == 0


def test_a_closed_terminal_ends_it_even_if_no_signal_says_so(tmp_path: Path) -> None:
    """As after `nohup`, or in a session of its own: only the end of the input tells."""
    leave(tmp_path)
    deaf = "import signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); from spyword.cli import main; "
    with pseudo(tmp_path, "-c", deaf + "sys.exit(main(['--lang', 'en']))") as terminal:
        go_on_to_the_first_card(terminal)
        terminal.close_window()
        terminal.wait_for_end()
    assert version_left(tmp_path) == 0


def test_suspending_covers_the_card_first_and_coming_back_finds_the_cover(tmp_path: Path) -> None:
    """Hole 12."""
    leave(tmp_path)
    held = secrets(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on_to_the_first_card(terminal)
        assert [text for text in held if text in terminal.text] != []
        terminal.send(signal.SIGTSTP)
        terminal.wait_until_stopped()
        terminal.settle()
        assert terminal.modes_left() == []
        assert terminal.lines_are_restored()
        before = len(terminal.output)
        terminal.send(signal.SIGCONT)
        terminal.wait_for("I am Jean")
        terminal.settle()
        assert [text for text in held if text in terminal.output[before:]] == []


def test_bytes_that_are_no_text_are_no_crash(tmp_path: Path) -> None:
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.type(b"\xff\xfe\x80\xc3")
        terminal.settle()
        terminal.take_time()
        terminal.type(ENTER)
        terminal.wait_for("I am Ming")


def test_a_crash_says_one_sentence_and_no_secret(tmp_path: Path) -> None:
    """Hole 11: neither the local variables nor the message of the error come out."""
    leave(tmp_path)
    held = secrets(tmp_path)
    crash = (
        "import sys; from spyword.ui.screens.card import CardScreen\n"
        "def fail(self):\n"
        "    word = self.card.word.reveal()\n"
        "    told = self.card.told.reveal()\n"
        "    raise RuntimeError(f'{word} {told}')\n"
        "CardScreen.action_do_got_it = fail\n"
        "from spyword.cli import main; sys.exit(main(['--lang', 'en']))"
    )
    with pseudo(tmp_path, "-c", crash) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.take_time()
        before = len(terminal.output)
        terminal.type(ENTER)
        assert terminal.wait_for_end() == 1
        assert terminal.modes_left() == []
        assert terminal.lines_are_restored()
        said = terminal.output[before:]
        assert "RuntimeError" in terminal.said_afterwards()
        assert "Traceback" not in said
        assert "word =" not in said
        assert [secret for secret in held if secret in said] == []
    reports = [path.read_text() for path in tmp_path.glob("crash*")]
    assert len(reports) == 1
    assert [secret for secret in held if secret in reports[0]] == []
    assert version_left(tmp_path) == 0


def test_neither_title_nor_clipboard_is_written_to(tmp_path: Path) -> None:
    """Holes 7, 8, 15: no operating system command at all."""
    leave(tmp_path)
    with pseudo(tmp_path) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.send(signal.SIGTERM)
        terminal.wait_for_end()
        assert terminal.told_to_the_system() == []


def test_nothing_is_logged_whatever_the_environment_asks_for(tmp_path: Path) -> None:
    """Hole 22."""
    leave(tmp_path / "data")
    log = tmp_path / "textual.log"
    watchers = {"TEXTUAL_LOG": str(log), "TEXTUAL_DEBUG": "1", "TEXTUAL": "debug,devtools", "TEXTUAL_SHOW_RETURN": "1"}
    with pseudo(tmp_path / "data", environ=watchers) as terminal:
        go_on_to_the_first_card(terminal)
        terminal.send(signal.SIGTERM)
        terminal.wait_for_end()
        assert terminal.said_afterwards() == ""
    assert not log.exists()
    assert not Path("keys.log").exists()
