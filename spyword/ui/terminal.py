"""The terminal as a table needs it. Textual's own driver, and what it leaves out when things go wrong.

A terminal that was closed ends the app instead of keeping a thread busy for ever; SIGTERM and SIGHUP end it too, with
the terminal as it was; a suspension waits until the secret is covered; a byte that is no text is no crash.
The version of Textual is pinned, as this leans on its insides; tests/terminal watches over that.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import termios
import threading
from codecs import getincrementaldecoder
from typing import Final, TextIO

from textual._parser import ParseError
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

GRACE: Final = 2.0
"""Seconds that the app has to end by itself. After them the process ends all the same: the journal is whole."""
_POLL: Final = 0.1
"""Seconds after which the input thread looks whether it should end, as in Textual."""
_CHUNK: Final = 4096


class LostOutput:
    """A file for the screen that keeps quiet when nobody can see it any more.

    Without it Textual's writing thread would die of the first error, and the app wait for it for ever.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write what can be written."""
        with contextlib.suppress(OSError, ValueError):
            self._file.write(text)

    def flush(self) -> None:
        """Let it out, if there is somewhere to go."""
        with contextlib.suppress(OSError, ValueError):
            self._file.flush()

    def fileno(self) -> int:
        """The terminal's descriptor."""
        return self._file.fileno()


class TableTerminal(LinuxDriver):
    """The driver of the app wherever there is a POSIX terminal."""

    def __init__(
        self, app: App[object], *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        if self._file is not None:
            self._file = LostOutput(self._file)  # type: ignore[assignment]  # all that Textual uses of a file
        self._last_resort: threading.Timer | None = None

    def start_application_mode(self) -> None:
        """Also listen to the signals that end a program. One that the shell has us ignore (`nohup`) stays ignored."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, lambda *_: self.end())

    def end(self) -> None:
        """End the app, from whatever thread or signal: by itself, or if it hangs, without asking."""
        if self._last_resort is None:
            self._last_resort = threading.Timer(GRACE, self._give_up)
            self._last_resort.daemon = True
            self._last_resort.start()
            self._loop.call_soon_threadsafe(self._app.exit)

    def close(self) -> None:
        super().close()
        if self._last_resort is not None:
            self._last_resort.cancel()

    def _give_up(self) -> None:
        if self.attrs_before is not None:
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        os._exit(1)

    def _sigtstp_application(self, *_: object) -> None:
        """Stop only when the app had time to cover what stands on the screen: it would come back first thing."""
        stop = super()._sigtstp_application

        def cover_and_stop() -> None:
            self._app.app_suspend_signal.publish(self._app)
            self._app.call_later(stop)

        self._loop.call_soon_threadsafe(cover_and_stop)

    def run_input_thread(self) -> None:
        """Read keys until the app ends or the terminal is gone.

        As in Textual, but for two things: an end of input ends the app (there it is read again and again, as fast as
        the machine can), and bytes that are no UTF-8 become U+FFFD (there they end the app).
        """
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")("replace").decode
        selector = selectors.SelectSelector()
        selector.register(self.fileno, selectors.EVENT_READ)
        try:
            while not self.exit_event.is_set():
                if selector.select(_POLL):
                    data = self._read()
                    if not data:
                        self.end()
                        break
                    for message in parser.feed(decode(data)):
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)
        finally:
            selector.close()
            with contextlib.suppress(EOFError, ParseError):
                for _ in parser.feed(""):
                    pass

    def _read(self) -> bytes:
        """What was typed; nothing if the terminal is gone."""
        try:
            return os.read(self.fileno, _CHUNK)
        except OSError:
            return b""
