"""A line that can be pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp


class ButtonLine(Widget, can_focus=True):
    """Space, Enter or a click press it; a key that is held down presses once. Posts `Pressed`."""

    DEFAULT_CSS: ClassVar[str] = """
    ButtonLine {
        height: 1; padding: 0 1; color: $foreground; pointer: pointer;
        &:focus { background: $panel; color: $primary; text-style: bold; }
        &:hover { background: $panel; }
        &.-waiting { color: $faint; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("space,enter", "press", show=False)]

    label: reactive[str] = reactive("")

    @dataclass
    class Pressed(Message):
        """The line was pressed."""

        button: ButtonLine

        @property
        def control(self) -> ButtonLine:
            return self.button

    def __init__(self, label: str, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.set_reactive(ButtonLine.label, label)

    def render(self) -> Content:
        return Content(self.label)

    def action_press(self) -> None:
        if cast("SpywordApp", self.app).guard.may_cross():
            self.post_message(self.Pressed(self))

    def on_click(self) -> None:
        self.post_message(self.Pressed(self))
