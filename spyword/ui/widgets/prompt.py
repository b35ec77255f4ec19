"""The call to action in the body of a screen: which key, and what it does."""

from __future__ import annotations

from textual import events
from textual.containers import Center, Vertical

from spyword.i18n import Translator
from spyword.ui.keynames import key_name
from spyword.ui.keys import Command
from spyword.ui.widgets.plain import Plain, styled


class Prompt(Plain):
    """A key cap and a few words. A click on it does what the key does, through the same guard."""

    DEFAULT_CSS = """
    Prompt {
        width: auto; max-width: 100%; height: auto; pointer: pointer;
        &:hover { text-style: underline; }
        &.-unavailable { visibility: hidden; }
    }
    """

    def __init__(
        self, command: Command, t: Translator, label: str | None = None, *, is_main: bool = True, id: str | None = None
    ) -> None:
        """`label` instead of the command's own word; `is_main`: the one thing to do here."""
        cap = "bold $background on $primary" if is_main else "bold $foreground on $panel"
        words = t(command.label) if label is None else label
        super().__init__(
            styled((f" {key_name(command.key, t)} ", cap), (f" {words}", "bold" if is_main else "")), id=id
        )
        self._command = command

    async def on_click(self, event: events.Click) -> None:
        """The mouse is as good as the key."""
        event.stop()
        await self.screen.run_action(f"command('{self._command.id}')")

    def set_available(self, is_available: bool) -> None:
        """Show it, or keep its place empty."""
        self.set_class(not is_available, "-unavailable")


class Prompts(Center):
    """Some prompts under each other, in the middle of the screen."""

    DEFAULT_CSS = """
    Prompts { height: auto; }
    Prompts > Vertical { width: auto; max-width: 100%; height: auto; }
    """

    def __init__(self, *prompts: Prompt) -> None:
        super().__init__(Vertical(*prompts))
