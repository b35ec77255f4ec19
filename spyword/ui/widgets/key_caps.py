"""Some commands of the screen as key caps, near what they are about, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from spyword.i18n import Translator
from spyword.text import cell_width
from spyword.ui.keynames import key_name
from spyword.ui.keys import Command
from spyword.ui.widgets.plain import styled

_GAP = 2
"""Cells between two commands."""


class KeyCaps(Widget):
    """A click does what the key does, and leaves the cursor where it is. What cannot be done now is faint."""

    DEFAULT_CSS = "KeyCaps { height: auto; padding: 0 1; pointer: pointer; }"

    def __init__(self, commands: Sequence[Command], t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._commands = tuple(commands)
        self._t = t

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, lambda _: self.refresh())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._rows(width))

    def render(self) -> Content:
        gap = Content(" " * _GAP)
        rows = self._rows(self.content_size.width)
        return Content("\n").join(gap.join(self._cap(command) for _, command in row) for row in rows)

    async def on_click(self, event: events.Click) -> None:
        event.stop()
        spot = event.get_content_offset(self)
        rows = self._rows(self.content_size.width)
        if spot is None or spot.y >= len(rows):
            return
        for x, command in rows[spot.y]:
            if x <= spot.x < x + self._width(command):
                await self.screen.run_action(f"command('{command.id}')")

    def _rows(self, cells: int) -> list[list[tuple[int, Command]]]:
        """The commands line by line, each with the column where it begins."""
        rows: list[list[tuple[int, Command]]] = [[]]
        x = 0
        for command in self._commands:
            if rows[-1] and x + self._width(command) > cells:
                rows.append([])
                x = 0
            rows[-1].append((x, command))
            x += self._width(command) + _GAP
        return rows

    def _parts(self, command: Command) -> tuple[str, str]:
        return f" {key_name(command.key, self._t)} ", f" {self._t(command.label)}"

    def _width(self, command: Command) -> int:
        return sum(map(cell_width, self._parts(command)))

    def _cap(self, command: Command) -> Content:
        cap, label = self._parts(command)
        if self.screen.check_action("command", (command.id,)):
            return styled((cap, "bold $foreground on $panel"), label)
        return styled((cap, "$faint on $panel"), (label, "$faint"))
