"""The real app outside a game: somebody walks from Home into its rooms and presses keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.events import Paste

from spyword.prefs import Prefs
from spyword.ui.app import SpywordApp
from spyword.ui.messages import Go, Place
from spyword.ui.stage import Stage
from tests.ui.showing import FakeClock, Showing


class Visit(Showing):
    """A visitor with a keyboard."""

    async def go(self, place: Place, game: str | None = None) -> None:
        """Walk there."""
        self.app.post_message(Go(place, game))
        await self.settle()

    async def settle(self) -> None:
        """Until everything that was asked for is on the screen."""
        self.clock.advance(5)
        for _ in range(4):
            await self.pilot.pause()

    async def type(self, text: str) -> None:
        """Paste a text into the field with the cursor; every terminal and input method ends in this or in keys."""
        assert self.app.focused is not None
        self.app.focused.post_message(Paste(text))
        await self.settle()

    @property
    def standing(self) -> str:
        """The name of the topmost screen's class."""
        return type(self.app.screen).__name__


@asynccontextmanager
async def visiting(
    folder: Path,
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    place: Place | None = None,
    game: str | None = None,
) -> AsyncIterator[Visit]:
    """Open the app at Home, or walk on to another place; `game`: whose form."""
    clock = FakeClock()
    app = SpywordApp(folder, Prefs(animations=False, sounds=False), language, now=clock)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        visit = Visit(pilot, app, Stage(language, app.prefs), clock)
        await visit.settle()
        if place is not None:
            await visit.go(place, game)
        yield visit
