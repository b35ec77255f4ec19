"""One screen in the real app, without a game: what stands on it, and what it asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.message import Message
from textual.pilot import Pilot
from textual.widget import Widget

from spyword.prefs import Prefs
from spyword.ui.app import SpywordApp
from spyword.ui.base import GameScreen
from spyword.ui.messages import GameOrder
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from tests.ui.views import NAME_OF

LANGUAGES: Final = ("en", "ko", "ja", "ru")
SIZES: Final = ((80, 24), (40, 16), (140, 45))
"""Columns and rows: the usual terminal, the smallest, a large one."""

LONG_AFTER: Final = 5.0
"""Seconds after which every key is a new one and every screen armed."""


Cell = tuple[str, Style | None]
"""One cell of the screen: what stands in it, and how it looks."""


class FakeClock:
    """A clock that moves when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


@dataclass
class Showing:
    """A screen that stands."""

    pilot: Pilot[None]
    app: SpywordApp
    stage: Stage
    clock: FakeClock
    orders: list[GameOrder] = field(default_factory=list)
    """What the screen asked for, oldest first."""

    async def show(self, make: Callable[[Stage], GameScreen]) -> None:
        """Let another screen stand."""
        await self.app.stand(make(self.stage))
        await self.pilot.pause()

    async def press(self, *keys: str, after: float = LONG_AFTER) -> None:
        """Press each key so many seconds after what was before."""
        for key in keys:
            self.clock.advance(after)
            await self.pilot.press(key)
            await self.pilot.pause()

    async def hold(self, key: str, *, seconds: float, delay: float = 0.5, every: float = 0.033) -> None:
        """Hold a key down as a terminal tells it: a press, after the delay repeats, and never a release."""
        await self.press(key, after=0.0)
        self.clock.advance(delay)
        held = delay
        while held <= seconds:
            await self.press(key, after=0.0)
            self.clock.advance(every)
            held += every

    def rows(self) -> list[str]:
        """The screen as text, a string a row."""
        return ["".join(segment.text for segment in strip) for strip in self.cells()]

    def text(self) -> str:
        """The whole screen as text."""
        return "\n".join(self.rows())

    def said(self, selector: str) -> str:
        """What a piece of text says, whether or not it has room."""
        return str(self.app.screen.query_one(selector, Plain).visual)

    def cut_off(self, selector: str) -> list[Widget]:
        """Those of the widgets that do not stand whole on the screen."""
        whole = self.app.screen.region
        return [each for each in self.app.screen.query(selector) if not whole.contains_region(each.region)]

    def cells(self) -> list[list[Segment]]:
        """The screen as it is drawn: text with its style, row by row."""
        return [list(strip.simplify()) for strip in self.app.screen._compositor.render_strips()]

    def grid(self) -> list[list[Cell]]:
        """The screen cell by cell. A wide sign fills its first cell; the second holds an empty text."""
        rows = []
        for row in self.cells():
            cells: list[Cell] = []
            for segment in row:
                for char in segment.text:
                    cells += [(char, segment.style), ("", segment.style)][: cell_len(char)]
            rows.append(cells)
        return rows


class _Blank(GameScreen):
    """Nothing stands yet."""

    def compose(self) -> ComposeResult:
        yield from ()


@asynccontextmanager
async def showing(
    make: Callable[[Stage], GameScreen],
    folder: Path,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    own: str | None = None,
    prefs: Prefs | None = None,
) -> AsyncIterator[Showing]:
    """Make a screen stand, at a table of `language` whose players all have the language `own`. Home never stood."""
    clock = FakeClock()
    orders: list[GameOrder] = []

    def listen(message: Message) -> None:
        if isinstance(message, GameOrder) and all(message is not order for order in orders):
            orders.append(message)

    app = SpywordApp(folder, prefs or Prefs(animations=False), language, now=clock)
    app._modes[app.DEFAULT_MODE] = lambda: _Blank(app.lobby.stage())
    languages = dict.fromkeys(NAME_OF, own or language)
    stage = Stage(language, app.prefs, None, languages, NAME_OF)
    async with app.run_test(size=size, notifications=True, tooltips=True, message_hook=listen) as pilot:
        it = Showing(pilot, app, stage, clock, orders)
        await it.show(make)
        yield it
