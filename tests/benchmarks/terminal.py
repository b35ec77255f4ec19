"""A program in a terminal of its own: what it shows, how soon, and how much it writes."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Final, Self

import pyte

_NOT_FOR_PYTE: Final = re.compile(
    rb"\x1b\[[<>=][0-9;:]*[ -/]*[@-~]|\x1b\[\??[0-9;]*\$[@-~]|\x1b[P_^][^\x1b]*\x1b\\|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
)
"""Sequences that pyte would print as text: keyboard protocols, queries, strings."""

DOWN: Final = b"\x1b[B"
UP: Final = b"\x1b[A"
ENTER: Final = b"\r"
SPACE: Final = b" "


class Terminal:
    """Runs one program until the block ends; then it is killed."""

    def __init__(
        self, command: Sequence[str], environ: Mapping[str, str], columns: int = 80, rows: int = 24, limit: float = 20
    ) -> None:
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._limit = limit
        self.written = 0
        """Bytes that the program has written so far."""
        self.began = time.perf_counter()
        self._pid, self._descriptor = pty.fork()
        if self._pid == 0:
            os.execvpe(command[0], list(command), {**environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"})
        fcntl.ioctl(self._descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.kill(self._pid, 9)
        os.waitpid(self._pid, 0)
        os.close(self._descriptor)

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return [line.rstrip() for line in self._screen.display]

    def wait_for(self, text: str) -> float:
        """Seconds from the start of the program until the text is on the screen. Raises `TimeoutError`."""
        while not any(text in line for line in self.lines):
            if self._read(self._limit) is None:
                raise TimeoutError("\n".join((f"no {text!r} in", *self.lines)))
        return self._last_read - self.began

    def settle(self, quiet: float = 0.3) -> None:
        """Wait until the program has written nothing for so many seconds."""
        while self._read(quiet) is not None:
            pass

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._descriptor, key)

    def time_key(self, key: bytes) -> tuple[float, int]:
        """Press a key. Seconds until the screen changed, and the bytes written until it was quiet again."""
        before, shown = self.written, self.lines
        pressed = time.perf_counter()
        self.press(key)
        changed = None
        while self._read(self._limit if changed is None else 0.1) is not None:
            if changed is None and self.lines != shown:
                changed = self._last_read
        if changed is None:
            raise TimeoutError("\n".join((f"{key!r} changed nothing in", *shown)))
        return changed - pressed, self.written - before

    def _read(self, wait: float) -> int | None:
        """Take what the program writes within so many seconds; None if it is nothing."""
        if not select.select([self._descriptor], [], [], wait)[0]:
            return None
        try:
            content = os.read(self._descriptor, 65536)
        except OSError:
            return None
        self._last_read = time.perf_counter()
        self.written += len(content)
        self._stream.feed(_NOT_FOR_PYTE.sub(b"", content))
        return len(content) or None
