"""One line of a form: a label and one of a few values, turned by the arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from spyword.text import cell_width
from spyword.ui.widgets.plain import styled

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """One of the values that can be picked."""

    value: T
    label: str
    refusal: str = ""
    """Why it cannot be picked now, in words; it is shown all the same, so that nobody looks for it in vain."""


class Picker(Widget, Generic[T], can_focus=True):
    """Left and right, Space, Enter or a click turn to the next value. Posts `Changed`."""

    DEFAULT_CSS: ClassVar[str] = """
    Picker {
        height: 1; padding: 0 1; color: $foreground;
        &:focus { background: $panel; color: $primary; text-style: bold; }
        &:hover { background: $panel; }
        &.-refused { color: $error; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
    ]

    index: reactive[int] = reactive(0)

    @dataclass
    class Changed(Message):
        """Another value was picked."""

        picker: Picker[object]

        @property
        def control(self) -> Picker[object]:
            return self.picker

    def __init__(self, label: str, values: Sequence[Value[T]], value: T, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.label = label
        self._values = tuple(values)
        self.set_reactive(Picker.index, self._position(value))

    @property
    def picked(self) -> Value[T]:
        """What stands there now; it may be refused."""
        return self._values[self.index]

    @property
    def value(self) -> T:
        return self.picked.value

    def offer(self, values: Sequence[Value[T]], value: T) -> None:
        """Put other values to choose from, without telling anybody."""
        self._values = tuple(values)
        self.set_reactive(Picker.index, self._position(value))
        self._show_refusal()
        self.refresh()

    def _position(self, value: T) -> int:
        return next((place for place, each in enumerate(self._values) if each.value == value), 0)

    def render(self) -> Content:
        room = self.size.width
        chosen = self.picked.label
        arrows = ("◂ ", " ▸") if len(self._values) > 1 else ("  ", "  ")
        gap = " " * max(1, room - cell_width(self.label) - cell_width(chosen) - 4)
        return styled(self.label, gap, (arrows[0], "$faint"), chosen, (arrows[1], "$faint"))

    def action_turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self._values)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus()
        self.action_turn(1)

    def watch_index(self) -> None:
        self._show_refusal()
        self.post_message(self.Changed(self))  # type: ignore[arg-type]

    def _show_refusal(self) -> None:
        self.set_class(bool(self.picked.refusal), "-refused")
