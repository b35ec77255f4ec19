"""The line at the top of every screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal

from spyword.ui.widgets.plain import Plain

MARK = "▌SPY■ORD"
"""The name of the game with one letter behind a redaction bar."""


class TopBar(Horizontal):
    """The mark of the game on the left, where we are on the right."""

    DEFAULT_CSS = """
    TopBar { dock: top; height: 1; background: $panel; }
    TopBar > .bar--mark { width: auto; color: $primary; text-style: bold; padding: 0 1; }
    TopBar > .bar--heading { width: 1fr; text-align: right; padding: 0 1; color: $foreground; }
    """

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading

    def compose(self) -> ComposeResult:
        yield Plain(MARK, classes="bar--mark")
        yield Plain(self.heading, classes="bar--heading")
