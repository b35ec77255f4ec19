"""One line of a form: a label and one of a few values, turned by the arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from spyword.text import cell_width, cut
from spyword.ui.widgets.plain import styled

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp

T = TypeVar("T")

_ARROWS = 4
"""Cells of the two arrows, each with a space."""


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """One of the values that can be picked."""

    value: T
    label: str
    refusal: str = ""
    """Why it cannot be picked now, in words; it is shown all the same, so that nobody looks for it in vain."""


class Picker(Widget, Generic[T], can_focus=True):
    """Left and right, Space, Enter or a click turn to the next value. Posts `Changed`.

    Where the label and the widest value have not room beside each other the value stands below.
    """

    DEFAULT_CSS: ClassVar[str] = """
    Picker {
        height: auto; padding: 0 1; color: $foreground; pointer: pointer;
        &:focus { background: $panel; color: $primary; text-style: bold; }
        &:hover { background: $panel; }
        &.-refused { color: $error; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "press", show=False),
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
        self._show_refusal()

    @property
    def picked(self) -> Value[T]:
        """What stands there now; it may be refused."""
        return self._values[self.index]

    @property
    def value(self) -> T:
        return self.picked.value

    def offer(self, values: Sequence[Value[T]], value: T) -> None:
        """Put other values to choose from, without telling anybody."""
        shown = self._shown()
        self._values = tuple(values)
        self.set_reactive(Picker.index, self._position(value))
        if shown != self._shown():
            self._show_refusal()
            self.refresh(layout=True)

    def _shown(self) -> tuple[int, tuple[tuple[str, str], ...]]:
        return self.index, tuple((value.label, value.refusal) for value in self._values)

    def _position(self, value: T) -> int:
        return next((place for place, each in enumerate(self._values) if each.value == value), 0)

    # How it looks

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Room for the label and the widest value."""
        widest = max(cell_width(each.label) for each in self._values)
        return cell_width(self.label) + bool(self.label) + widest + _ARROWS

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 if self.get_content_width(container, viewport) <= width else 2

    def _chosen(self, cells: int) -> str:
        return cut(self.picked.label, cells - _ARROWS)

    def render(self) -> Content:
        cells = self.content_size.width
        chosen = self._chosen(cells)
        left, right = ("◂ ", " ▸") if len(self._values) > 1 else ("  ", "  ")
        if self.content_size.height == 1:
            gap = " " * (cells - cell_width(self.label) - cell_width(chosen) - _ARROWS)
        else:
            gap = "\n" + " " * (cells - cell_width(chosen) - _ARROWS)
        return styled(self.label, gap, (left, "$faint"), chosen, (right, "$faint"))

    # How it is turned

    def action_turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self._values)

    def action_press(self) -> None:
        """Enter leads here from other screens: one that is still held down turns nothing."""
        if cast("SpywordApp", self.app).guard.may_cross():
            self.action_turn(1)

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow turns back, one anywhere else turns on."""
        event.stop()
        self.focus()
        spot, cells = event.get_content_offset(self), self.content_size.width
        arrow = cells - cell_width(self._chosen(cells)) - _ARROWS
        is_back = spot is not None and spot.y == self.content_size.height - 1 and arrow <= spot.x < arrow + 2
        self.action_turn(-1 if is_back else 1)

    def watch_index(self) -> None:
        self._show_refusal()
        self.post_message(self.Changed(self))  # type: ignore[arg-type]

    def _show_refusal(self) -> None:
        self.set_class(bool(self.picked.refusal), "-refused")
