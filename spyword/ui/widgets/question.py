"""A question to the whole table, and a list of answers to choose one from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.i18n import Translator
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.plain import Plain


class Question(Vertical):
    """Fills the screen; the list posts `Choices.Chosen`. Nothing is pointed at before a key says so."""

    SCOPED_CSS = False  # the class of a small window is the screen's
    DEFAULT_CSS: ClassVar[str] = """
    Question {
        height: 1fr; align: center middle;
        & > .question--text { width: 100%; text-align: center; text-style: bold; margin-bottom: 1; }
        & > .question--keys { width: 100%; text-align: center; color: $text-muted; margin-top: 1; }
        & > Center { height: auto; max-height: 1fr; }
        & Choices { width: 32; max-width: 100%; max-height: 100%; }
    }
    .-short Question > .question--text, .-short Question > .question--keys { margin: 0; }
    """

    def __init__(self, question: str, choices: Sequence[Choice], t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._t = t
        self._question = question
        self._choices = tuple(choices)

    def compose(self) -> ComposeResult:
        yield Plain(self._question, classes="question--text")
        yield Center(Choices(self._choices))
        yield Plain(self._t("Press a number, or ↑ ↓ and Enter"), classes="question--keys")

    def on_mount(self) -> None:
        """A list of options points at its first line by itself; a stray Enter would choose it."""
        self.query_one(Choices).highlighted = None
