"""How much of a limited time is left, as a bar."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from spyword.ui.widgets.plain import styled


class TimeBar(Widget):
    """One line; painted anew only when it gets a cell shorter."""

    DEFAULT_CSS: ClassVar[str] = "TimeBar { height: 1; color: $primary; }"

    filled: reactive[int] = reactive(0)
    """Cells."""

    def show(self, share: float) -> None:
        """From 1 (all of it is left) to 0."""
        self.filled = round(share * self.size.width)

    def render(self) -> Content:
        return styled("━" * self.filled, ("─" * (self.size.width - self.filled), "$faint"))
