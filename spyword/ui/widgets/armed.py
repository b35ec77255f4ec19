"""A call to action that shows whether it would be heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from spyword.i18n import Translator
from spyword.ui.keys import Command
from spyword.ui.widgets.prompt import Prompt

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp

_LOOK: Final = 0.1
"""Seconds between two looks at the guard."""


class ArmedPrompt(Prompt):
    """Faint until the guard lets a key cross the border, and until there is something to confirm.

    Who presses too early sees why nothing happens, and the same for everybody: the time never depends on a role.
    """

    DEFAULT_CSS = "ArmedPrompt.-asleep { opacity: 35%; }"

    def __init__(
        self,
        command: Command,
        t: Translator,
        label: str | None = None,
        *,
        is_main: bool = True,
        is_ready: bool = True,
        id: str | None = None,
    ) -> None:
        super().__init__(command, t, label, is_main=is_main, id=id)
        self.is_ready = is_ready
        """There is something to confirm."""
        self.add_class("-asleep")

    def on_mount(self) -> None:
        self.set_interval(_LOOK, self.look)

    def set_ready(self, is_ready: bool) -> None:
        """There is something to confirm now, or there is not."""
        self.is_ready = is_ready
        self.look()

    def look(self) -> None:
        """Wake up or fall asleep, as the guard says."""
        guard = cast("SpywordApp", self.app).guard
        self.set_class(not (self.is_ready and guard.is_armed()), "-asleep")
