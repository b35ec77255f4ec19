"""The whole program in a real pseudo-terminal, as a person has it before them."""

from __future__ import annotations

import codecs
import contextlib
import errno
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pyte

LIMIT: Final = 30.0
"""Seconds after which something that should have come counts as missing."""
QUIET: Final = 0.4
"""Seconds without output after which the program counts as done."""

ARMED: Final = 0.8
"""Seconds after which a screen surely takes keys."""

ENTER, SPACE, ESC, TAB = b"\r", b" ", b"\x1b", b"\t"
UP, DOWN = b"\x1b[A", b"\x1b[B"

# Sequences that pyte takes for text or for something else.
_UNKNOWN = re.compile(
    r"\x1b\[[<>=][0-9;:]*[ -/]*[@-~]|\x1b\[\??[0-9;]*\$[@-~]|\x1b\[[0-9;]* [@-~]"
    r"|\x1b[P_^][^\x1b]*\x1b\\|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
)
_ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[@-Z\\^-_=>])")
_BEGUN = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|[P_^\]][^\x07\x1b]*\x1b?)?$")
_MODE = re.compile(r"\x1b\[\?([0-9;]+)([hl])")
_OSC = re.compile(r"\x1b\]([0-9]*);([^\x07\x1b]*)")

_POINTER_SHAPE = "22"
CURSOR_SHOWN, LINE_WRAP = 25, 7
_ON_AT_FIRST: Final = frozenset((CURSOR_SHOWN, LINE_WRAP))


def _begin_as_from_a_shell() -> None:
    """In the child: the terminal is its own, and no signal is ignored because whoever runs the tests ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class Missing(AssertionError):
    """What was waited for has not come."""


class Pseudo:
    """A terminal with one program in it."""

    def __init__(self, words: Sequence[str], environ: dict[str, str], columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._begun = ""
        self.output = ""
        """All that the program has ever written."""
        self._modes: dict[int, bool] = {}
        self._hand, program_side = os.openpty()
        self.resize(columns, rows)
        self._lines_before = termios.tcgetattr(self._hand)
        self.process = subprocess.Popen(
            words,
            stdin=program_side,
            stdout=program_side,
            stderr=program_side,
            env=environ,
            start_new_session=True,
            preexec_fn=_begin_as_from_a_shell,
        )
        os.close(program_side)

    # What the person does

    def resize(self, columns: int, rows: int) -> None:
        """Drag the window to another size."""
        self.screen.resize(rows, columns)
        fcntl.ioctl(self._hand, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys: bytes) -> None:
        """Press keys at once."""
        os.write(self._hand, keys)

    def hold(self, key: bytes, *, seconds: float, delay: float) -> None:
        """Hold a key: a press, after the delay a repeat every 33 ms."""
        end = time.monotonic() + seconds
        self.type(key)
        self.watch(delay)
        while time.monotonic() < end:
            self.type(key)
            self.watch(0.033)

    def take_time(self) -> None:
        """Let the screen get ready for keys, and press one that leads nowhere: the next press is no repeat of any."""
        self.watch(ARMED)
        self.type(TAB)

    def close_window(self) -> None:
        """The terminal itself is gone."""
        os.close(self._hand)
        self._hand = -1

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the program."""
        self.process.send_signal(number)

    # What the person sees

    @property
    def text(self) -> str:
        """The screen."""
        return "\n".join(self.screen.display)

    def watch(self, seconds: float) -> None:
        """Look at the screen for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self._read(left):
            pass

    def settle(self) -> None:
        """Look until nothing moves any more."""
        while self._read(QUIET):
            pass

    def wait_for(self, text: str) -> None:
        """Look until this is to be read."""
        end = time.monotonic() + LIMIT
        while text not in self.text:
            if time.monotonic() > end or (not self._read(0.5) and self.process.poll() is not None):
                raise Missing(f"{text!r} is not on the screen:\n{self.text}")

    def wait_until_gone(self, text: str) -> None:
        """Look until this is not to be read any more."""
        end = time.monotonic() + LIMIT
        while text in self.text:
            if time.monotonic() > end:
                raise Missing(f"{text!r} is still on the screen:\n{self.text}")
            self._read(0.5)

    def wait_for_end(self) -> int:
        """Look until the program has ended. Returns its exit status; negative: the signal that killed it."""
        end = time.monotonic() + LIMIT
        while self.process.poll() is None:
            if time.monotonic() > end:
                raise Missing(f"the program goes on:\n{self.text}")
            self._read(0.05)
        while self._read(0.05):
            pass
        return self.process.returncode

    def wait_until_stopped(self) -> None:
        """Look until the program is suspended."""
        end = time.monotonic() + LIMIT
        while " T " not in Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2][:3] + " ":
            if time.monotonic() > end:
                raise Missing("the program was not suspended")
            self._read(0.05)

    def modes_left(self) -> list[int]:
        """Terminal modes that are not as they were found."""
        return sorted(mode for mode, is_on in self._modes.items() if is_on != (mode in _ON_AT_FIRST))

    def lines_are_restored(self) -> bool:
        """Echo, line editing and signals of the terminal are as they were."""
        return termios.tcgetattr(self._hand)[:4] == self._lines_before[:4]

    def said_afterwards(self) -> str:
        """What stands in the shell after the program has left the alternate screen."""
        return _ESCAPE.sub("", self.output.rpartition("\x1b[?1049l")[2]).strip()

    def told_to_the_system(self) -> list[str]:
        """What was sent to the window's title, the clipboard and the like; the mouse pointer's shape aside."""
        return [text for number, text in _OSC.findall(self.output) if number != _POINTER_SHAPE]

    # The machinery

    def _read(self, seconds: float) -> bool:
        """Take in what has come; False if nothing came in so many seconds, or never will."""
        if self._hand < 0:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
            return False
        waiting = select.poll()  # not `select`, which knows no descriptors over 1023
        waiting.register(self._hand, select.POLLIN)
        if not waiting.poll(seconds * 1000):
            return False
        try:
            data = os.read(self._hand, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            return False
        self._take(self._decoder.decode(data))
        return True

    def _take(self, text: str) -> None:
        self.output += text
        text = self._begun + text
        cut = _BEGUN.search(text)
        self._begun = text[cut.start() :] if cut else ""
        text = text[: cut.start()] if cut else text
        for numbers, letter in _MODE.findall(text):
            self._modes.update({int(number): letter == "h" for number in numbers.split(";")})
        self._stream.feed(_UNKNOWN.sub("", text))

    def close(self) -> None:
        """Whatever happens, nothing stays."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self._hand >= 0:
            os.close(self._hand)


@contextmanager
def pseudo(
    folder: Path, *words: str, columns: int = 80, rows: int = 24, environ: Mapping[str, str] | None = None
) -> Iterator[Pseudo]:
    """Start the program on this data folder. `words` instead of `-m spyword`."""
    surroundings = {
        name: value
        for name, value in os.environ.items()
        if name not in ("COLUMNS", "LINES", "NO_COLOR", "TMUX") and not name.startswith(("TEXTUAL", "SSH", "PYTEST"))
    }
    surroundings |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    surroundings |= {"SPYWORD_HOME": str(folder), "PYTHONPATH": os.getcwd(), **(environ or {})}
    terminal = Pseudo([sys.executable, *(words or ("-m", "spyword", "--lang", "en"))], surroundings, columns, rows)
    try:
        yield terminal
    finally:
        terminal.close()
