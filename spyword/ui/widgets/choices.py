"""A short list to choose one thing from: arrows and Enter, a digit, or the mouse."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events, on
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the list."""

    id: str
    label: str
    hint: str = ""
    """Said fainter, behind the label."""
    disabled: bool = False


class Choices(OptionList):
    """The list. Posts `Chosen`; digits choose at once."""

    DEFAULT_CSS: ClassVar[str] = """
    Choices {
        height: auto; border: none; padding: 0; background: transparent; scrollbar-size: 0 0;
        &:focus { border: none; background-tint: transparent; }
        & > .option-list--option { padding: 0 2; }
        & > .option-list--option-highlighted { background: $panel; color: $primary; text-style: bold; }
    }
    """

    @dataclass
    class Chosen(Message):
        """This line was chosen."""

        id: str

    def __init__(self, choices: Sequence[Choice], *, id: str | None = None) -> None:
        self._choices = tuple(choices)
        super().__init__(*(self._option(number, choice) for number, choice in enumerate(choices, 1)), id=id)

    @staticmethod
    def _option(number: int, choice: Choice) -> Option:
        parts: list[str | tuple[str, str]] = [(f"{number} ", "$text-muted"), choice.label]
        if choice.hint:
            parts.append((f"  {choice.hint}", "$text-muted"))
        return Option(Content.assemble(*parts), id=choice.id, disabled=choice.disabled)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option.id is not None:
            self.post_message(self.Chosen(event.option.id))

    def on_key(self, event: events.Key) -> None:
        digit = unicodedata.normalize("NFKC", event.character or "")
        if digit.isdecimal() and 1 <= int(digit) <= len(self._choices):
            event.stop()
            choice = self._choices[int(digit) - 1]
            if not choice.disabled:
                self.highlighted = int(digit) - 1
                self.post_message(self.Chosen(choice.id))
