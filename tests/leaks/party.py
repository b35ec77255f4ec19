"""Whole games in the real app, played by keys alone, and everything in which a secret could be left behind.

The party knows no game: what is dealt, what is secret in it and what is done on its screens is the deal's matter.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from textual.screen import Screen

from spyword.engine.game import Game, Player, PlayerId, View
from spyword.files import JOURNAL, data_folder
from spyword.people.store import People
from spyword.prefs import Prefs
from spyword.table.clock import TableClock
from spyword.table.deal_record import DealRecord
from spyword.table.journal import start_journal
from spyword.table.opening import codec, seats_of
from spyword.table.setup import SeatDraft, Setup, Stock
from spyword.table.table import Table
from spyword.ui.app import SpywordApp
from spyword.ui.base import GameScreen, PrivateScreen
from spyword.ui.regulars import Regulars
from spyword.ui.router import Router
from spyword.ui.screens.hand_over import HandOverScreen
from tests.ui.showing import FakeClock, Showing

NAMES: Final = ("Jean", "민수", "さくら", "Аня", "Zoë", "Bob [b]x[/b]", "李小龙", "Q")
IDS: Final = tuple(PlayerId(f"p{number:02}") for number in range(1, len(NAMES) + 1))
SEED: Final = 7


class Deal(Protocol):
    """A game with all that is drawn by chance fixed."""

    @property
    def ids(self) -> tuple[PlayerId, ...]:
        """The players, in seating order."""
        ...

    def setup(self) -> Setup:
        """The form it was started from."""
        ...

    def dealt(self, players: Sequence[Player]) -> tuple[Stock, Game]:
        """The game, and what it was drawn from."""
        ...

    def secrets(self, view: View) -> frozenset[str]:
        """Every text that nobody may find while this is what the table sees."""
        ...

    def round_of(self, view: View) -> int:
        """The number of the round."""
        ...

    async def go_on(self, it: Party) -> bool:
        """Do the next thing on the screen that stands; False: what every table does there is enough."""
        ...


def drafts(players: int, languages: Sequence[str]) -> tuple[SeatDraft, ...]:
    """So many seats, with cards of these languages in turn."""
    return tuple(SeatDraft(name, languages[number % len(languages)]) for number, name in enumerate(NAMES[:players]))


REGULARS: Final = NAMES[:4:2]
"""Who has a profile: every second of the first four."""


def table_of(deal: Deal, people: People, folder: Path, clock: FakeClock) -> Table:
    """The deal on a table, with a journal in the folder; some of the players have profiles."""
    profiles = {name: people.add(name, "en").id for name in REGULARS}
    setup = deal.setup()
    setup = replace(setup, seats=tuple(replace(seat, profile=profiles.get(seat.name)) for seat in setup.seats))
    seats = seats_of(setup)
    stock, game = deal.dealt([seat.player for seat in seats])
    record = DealRecord.of(setup, stock, SEED, is_fixed=False, began=0.0)
    journal = start_journal(folder / JOURNAL, record.written(), codec(record, stock))
    return Table(game, seats, journal, TableClock(clock))


def sit_down(app: SpywordApp, deal: Deal, clock: FakeClock) -> Router:
    """The deal on the app's table; nothing is shown yet."""
    people = app.lobby.people
    table = table_of(deal, people, app.folder, clock)
    app.router = Router(app, table, Regulars(people, table))
    return app.router


@dataclass(kw_only=True)
class Party(Showing):
    """The people round the laptop, who press the keys."""

    table: Table
    folder: Path
    deal: Deal
    screens_shown: int = 0
    """How many screens have come up so far."""
    talked: int = 0
    """How many things were done while the table talks, for a deal that has a plan."""

    @property
    def screen(self) -> Screen[object]:
        """What stands."""
        return self.app.standing

    @property
    def view(self) -> View:
        """What everybody may see."""
        return self.table.view()

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.deal.round_of(self.view)

    @property
    def is_private(self) -> bool:
        """Somebody alone may look now."""
        return isinstance(self.screen, PrivateScreen)

    @property
    def is_over(self) -> bool:
        """All is told."""
        return self.table.is_over

    def secrets_now(self) -> frozenset[str]:
        """All that nobody may find now."""
        return self.deal.secrets(self.view)

    def count(self, _: object) -> None:
        """Another screen has come up."""
        self.screens_shown += 1

    async def go_on(self) -> None:
        """Do the next natural thing, by the keys that the screen offers."""
        if isinstance(self.screen, HandOverScreen):
            await self.press("space")
        elif not await self.deal.go_on(self):
            await self.press("enter")

    async def go_on_until(self, kind: type[GameScreen]) -> None:
        """Play until a screen of this kind stands."""
        while not isinstance(self.screen, kind):
            assert not self.is_over
            await self.go_on()

    async def pass_to(self, player: PlayerId, kind: type[PrivateScreen[View]]) -> None:
        """Play until this player looks at a private screen of this kind."""
        while not (isinstance(self.screen, kind) and self.screen.view.viewer == player):
            assert not self.is_over
            await self.go_on()


@asynccontextmanager
async def party(
    deal: Deal,
    folder: Path,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> AsyncIterator[Party]:
    """Sit down at a table of this language."""
    clock = FakeClock()
    home = data_folder(str(folder))
    app = SpywordApp(home, Prefs(animations=False), language, now=clock)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        router = sit_down(app, deal, clock)
        await router.show()
        await pilot.pause()
        it = Party(pilot, app, router.stage(), clock, table=router.table, folder=home, deal=deal)
        app.screen_change_signal.subscribe(app, it.count, immediate=True)
        yield it
