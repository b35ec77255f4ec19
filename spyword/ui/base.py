"""What all screens have in common: guarded keys, translated bindings, and the covering of private ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import ActiveBinding
from textual.screen import Screen
from textual.widgets import Footer

from spyword.i18n import Translator
from spyword.ui.keys import COMMANDS
from spyword.ui.messages import Cover, Go, OpenMenu, Place
from spyword.ui.stage import Stage
from spyword.ui.widgets.bar import TopBar

if TYPE_CHECKING:
    from spyword.engine.errors import Code
    from spyword.engine.game import View
    from spyword.ui.app import SpywordApp

V = TypeVar("V", bound="View")

NORMAL_ROWS: Final = 22
"""Rows under which a window is short."""
UNTOUCHED: Final = 30.0
"""Seconds after which a private screen that nobody touches covers itself."""
_LOOK: Final = 1.0
"""Seconds between two looks at the clock."""


class GameScreen(Screen[None]):
    """One full, opaque screen. It is made fresh for each view, never installed and never kept.

    A command of `keys.py` named `x` is handled by the method `action_do_x`. One that crosses a border is let
    through by the app's `KeyGuard` only.
    """

    AUTO_FOCUS = ""
    # Textual declares these as instance variables, so they cannot be ClassVar.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-medium"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (NORMAL_ROWS, "-normal"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage

    @property
    def game_app(self) -> SpywordApp:
        """The app, by its own type."""
        return cast("SpywordApp", self.app)

    @property
    def t(self) -> Translator:
        """The voice of this screen."""
        return self.stage.t

    def heading(self) -> str:
        """What stands at the right end of the top bar; never a secret."""
        return ""

    def compose(self) -> ComposeResult:
        yield TopBar(self.heading())
        yield from self.body()
        yield Footer(compact=True, show_command_palette=False)

    def body(self) -> ComposeResult:
        """The widgets between the top bar and the footer."""
        yield from ()

    async def action_command(self, command_id: str) -> None:
        """A key of the table was pressed: hand it to `action_do_<id>` if the guard agrees."""
        guard = self.game_app.guard
        if COMMANDS[command_id].crosses:
            if not guard.may_cross():
                return
            guard.crossed()
        await self.run_action(f"do_{command_id}")

    def is_available(self, command_id: str) -> bool | None:
        """Whether the command can be used now; None shows it dimmed, False hides it."""
        return True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "command":
            return self.is_available(str(parameters[0]))
        return super().check_action(action, parameters)

    def when_laid_out(self, callback: Callable[[], None]) -> None:
        """Call back once the layout stands, unless another screen has taken this one's place meanwhile."""
        self.call_after_refresh(lambda: callback() if self in self.app.screen_stack else None)

    def refused(self, code: Code) -> None:
        """The rules said no to what this screen asked for."""
        self.app.bell()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The bindings with their descriptions in the language of this screen."""
        return {
            key: active._replace(
                binding=replace(active.binding, description=self.t(active.binding.description), tooltip=""), tooltip=""
            )
            for key, active in super().active_bindings.items()
        }

    def action_do_menu(self) -> None:
        """Open the menu; a secret is covered first."""
        self.post_message(OpenMenu())

    def _pop_result_callback(self) -> None:
        """The first screen of a stack was never pushed and has no callback; Textual forgets that when it switches."""
        if self._result_callbacks:
            super()._pop_result_callback()

    def action_do_help(self) -> None:
        """The rules, at any time."""
        self.post_message(Go(Place.HELP))


class ViewScreen(GameScreen, Generic[V]):
    """A screen that shows one view."""

    def __init__(self, view: V, stage: Stage) -> None:
        super().__init__(stage)
        self.view = view


class PrivateScreen(ViewScreen[V]):
    """A screen that only its viewer may see. It covers itself when the viewer may have turned away.

    The app covers it when the window loses the focus or is suspended; untouched for too long, it asks for that itself.
    """

    _touched_at: float = 0.0

    @property
    def t(self) -> Translator:
        """The viewer's own language."""
        return self.stage.speaking_to(self.view.viewer)

    def on_mount(self) -> None:
        """Look now and then at the clock. One long timer would keep this screen in memory until it is up."""
        self.touched()
        self.set_interval(_LOOK, self.look_at_clock)

    def touched(self) -> None:
        """A key or the mouse: the viewer is there."""
        self._touched_at = self.game_app.now()

    def look_at_clock(self) -> None:
        """Ask for the cover if nobody was there for too long."""
        if self.game_app.now() - self._touched_at >= UNTOUCHED:
            self.post_message(Cover())
