"""The app: options, theme, what happens to keys, focus and crashes. What stands on the screen is the router's."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen

from spyword.prefs import Prefs
from spyword.ui import messages
from spyword.ui.base import GameScreen, PrivateScreen
from spyword.ui.crash import Crash, crash_of
from spyword.ui.dialogs import TooSmallScreen
from spyword.ui.guard import KeyGuard
from spyword.ui.keynames import key_name
from spyword.ui.lobby import Lobby
from spyword.ui.theme import THEMES

SMALLEST = (40, 16)
"""Columns and rows under which the game stands still and asks for a larger window."""


if TYPE_CHECKING:
    from spyword.ui.router import Router


class SpywordApp(App[None]):
    """One terminal, one table."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["styles/app.tcss", "screens/home.tcss"]
    TITLE = "Spyword"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    DEFAULT_MODE = "table"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, folder: Path, prefs: Prefs, language: str, *, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.folder = folder
        self.prefs = prefs
        self.language = language
        self.now = now
        self.guard = KeyGuard(now)
        self.lobby = Lobby(self)
        self.router: Router | None = None
        self.crash: Crash | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = prefs.theme
        self.add_mode(self.DEFAULT_MODE, self.lobby.home)

    def get_driver_class(self) -> type[Driver]:
        """A driver that stands the end of the terminal and the odd signal, where there is a POSIX terminal."""
        if os.name != "posix":
            return super().get_driver_class()
        from spyword.ui.terminal import TableTerminal

        return TableTerminal

    def on_mount(self) -> None:
        self.set_interval(0.25, self.tick)
        self.app_suspend_signal.subscribe(self, self._cover)
        self.app_resume_signal.subscribe(self, self._come_back)
        self.set_timer(0.3, lambda: self.run_worker(self.lobby.load_the_rest, thread=True))

    def tick(self) -> None:
        """The time of a phase may be up."""
        if self.router is not None and len(self.screen_stack) == 1:
            self.router.table.tick()

    # What stands on the screen

    @property
    def standing(self) -> Screen[object]:
        """The screen under any dialogs."""
        return self.screen_stack[0]

    async def stand(self, screen: GameScreen) -> None:
        """Replace whatever stands, dialogs included, by a fresh screen."""
        if not self.screen_stack:
            return  # the app is closing
        self.clear_notifications()
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        if self.router is not None:
            self.router.release_clock()
        await self.switch_screen(screen)
        self.guard.screen_shown()
        self.fit()

    async def ask(self, dialog: GameScreen) -> None:
        """Put a dialog over what stands. A secret is covered first, and the clock stands still meanwhile."""
        if self.router is not None:
            await self.router.cover()
            self.router.hold_clock()
        await self.push_screen(dialog)
        self.guard.screen_shown()

    @on(messages.CloseDialog)
    async def close_dialog(self) -> None:
        """Back to what is below the top dialog."""
        if len(self.screen_stack) > 1:
            await self.pop_screen()
            self.guard.screen_shown()
        if len(self.screen_stack) == 1 and self.router is not None:
            self.router.release_clock()

    def fit(self) -> None:
        """Ask for a larger window where nothing would fit, and go back when it does."""
        self.call_later(self._fit)

    async def _fit(self) -> None:
        """Looks only when its turn has come: a window that is dragged tells its size many times over."""
        is_small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        if is_small and not isinstance(self.screen, TooSmallScreen):
            await self.ask(TooSmallScreen(self.lobby.stage()))
        elif not is_small and isinstance(self.screen, TooSmallScreen):
            await self.close_dialog()

    def on_resize(self, event: events.Resize) -> None:
        self.fit()

    # Orders of the screens: all of them go to the game's router or to the lobby

    @on(messages.GameOrder)
    async def order_in_game(self, message: messages.GameOrder) -> None:
        if self.router is not None:
            await self.router.carry_out(message)

    @on(messages.LobbyOrder)
    async def order_in_lobby(self, message: messages.LobbyOrder) -> None:
        await self.lobby.carry_out(message)

    async def action_leave(self) -> None:
        """Ctrl+Q or Ctrl+C: never out of a running game without a question."""
        await self.lobby.ask_to_leave()

    # Keys, focus, clipboard, crash

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.InputEvent) and not event.is_forwarded:
            if isinstance(event, events.Key):
                self.guard.key_pressed(event.key)
            elif isinstance(event, events.MouseDown):
                self.guard.mouse_pressed(event.x, event.y)
            if isinstance(self.screen, PrivateScreen):
                self.screen.touched()
        await super().on_event(event)

    async def on_app_blur(self) -> None:
        """The window is not looked at any more: no secret stays."""
        await self._cover()

    async def _cover(self, _: object = None) -> None:
        """Nor does one stay while the program is suspended."""
        if self.router is not None:
            await self.router.cover()

    def _come_back(self, _: object) -> None:
        """The program goes on after a suspension: the terminal is empty, and the player has to find the way back."""
        self.guard.screen_shown()
        self.refresh(layout=True)

    def get_key_display(self, binding: Binding) -> str:
        return key_name(binding.key, self.lobby.stage().t)

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing of this game goes to a clipboard: the next player could paste it."""

    def action_screenshot(self, filename: str | None = None, path: str | None = None) -> None:
        """No picture of the screen is ever written: a secret could be on it."""

    def _fatal_error(self) -> None:
        """A crash says one sentence; Textual's own report would print the local variables."""
        self.crash = crash_of(self.folder)
        self._close_messages_no_wait()
