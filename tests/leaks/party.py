"""Whole games in the real app, played by keys alone, and everything in which a secret could be left behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from textual.screen import Screen

from spyword.engine.game import Player, PlayerId
from spyword.engine.picture import Picture
from spyword.engine.spys_word import deal
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.settings import Settings
from spyword.engine.spys_word.views import Role, SpysWordView
from spyword.files import data_folder
from spyword.games import SpysWordSetup
from spyword.games.spys_word import WordStock
from spyword.prefs import Prefs
from spyword.table.clock import TableClock
from spyword.table.deal_record import DealRecord
from spyword.table.journal import start_journal
from spyword.table.opening import codec
from spyword.table.seats import Seat
from spyword.table.setup import SeatDraft
from spyword.table.table import Table
from spyword.ui.app import SpywordApp
from spyword.ui.base import GameScreen, PrivateScreen
from spyword.ui.router import Router
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.end import EndScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.screens.hand_over import HandOverScreen
from tests.ui.showing import FakeClock, Showing

XYLOPHONE: Final = Word(
    {"en": "xylophone", "ko": "실로폰", "ja": "木琴", "ru": "ксилофон"}, {"en": ("glockenspiel",)}, Picture("🎹")
)
MARIMBA: Final = Word({"en": "marimba", "ko": "마림바", "ja": "マリンバ", "ru": "маримба"}, picture=Picture("🥁"))
PAIR: Final = Pair(XYLOPHONE, MARIMBA)
TYPED: Final = "zanzibar"
"""What everybody types as last words: a text that stands nowhere else."""

NAMES: Final = ("Jean", "민수", "さくら", "Аня", "Zoë", "Bob [b]x[/b]", "李小龙", "Q")
IDS: Final = tuple(PlayerId(f"p{number:02}") for number in range(1, len(NAMES) + 1))
C, S, G = Role.CIVILIAN, Role.SPY, Role.GHOST
ROLES: Final = (C, C, S, G, C, C, C, C)
"""Of the first eight players; the opener is a civilian, as the ghost never begins (W10)."""

SEED: Final = 7


@dataclass(frozen=True, slots=True)
class Deal:
    """A game with all that is drawn by chance fixed."""

    roles: Sequence[Role] = ROLES
    settings: Settings = field(default_factory=Settings)
    civilian_word: Word = XYLOPHONE
    spy_word: Word = MARIMBA
    languages: Sequence[str] = ("en",)
    """Of the cards, in turn."""

    @property
    def ids(self) -> tuple[PlayerId, ...]:
        """The players, in seating order, which is the speaking order too."""
        return IDS[: len(self.roles)]

    @property
    def pair(self) -> Pair:
        """The two words in play."""
        return Pair(self.civilian_word, self.spy_word)

    def table(self, folder: Path, clock: FakeClock) -> Table:
        """Put it on a table, with a journal in the folder."""
        seats = tuple(
            Seat(Player(player, NAMES[number]), self.languages[number % len(self.languages)])
            for number, player in enumerate(self.ids)
        )
        players = [seat.player for seat in seats]
        game = deal(
            players,
            self.pair,
            self.settings,
            seed=SEED,
            roles=self.roles,
            order=self.ids,
            civilian_word=self.civilian_word,
        )
        setup = SpysWordSetup(tuple(SeatDraft(seat.player.name, seat.language) for seat in seats), self.settings)
        stock = WordStock(self.settings, "instruments", self.pair)
        record = DealRecord.of(setup, stock, SEED)
        journal = start_journal(folder / "journal", record.written(), codec(record, stock))
        return Table(game, seats, journal, TableClock(clock))


@dataclass(kw_only=True)
class Party(Showing):
    """The people round the laptop, who press the keys."""

    table: Table
    folder: Path
    victims: Sequence[PlayerId] = ()
    """For whom all the others vote, vote by vote."""
    typed: str = TYPED
    """What everybody types as last words."""

    @property
    def screen(self) -> Screen[object]:
        """What stands."""
        return self.app.standing

    @property
    def view(self) -> SpysWordView:
        """What everybody may see."""
        view = self.table.view()
        assert isinstance(view, SpysWordView)
        return view

    screens_shown: int = 0
    """How many screens have come up so far."""

    @property
    def is_private(self) -> bool:
        """Somebody alone may look now."""
        return isinstance(self.screen, PrivateScreen)

    @property
    def is_over(self) -> bool:
        """All is told."""
        return isinstance(self.screen, EndScreen)

    def count(self, _: object) -> None:
        """Another screen has come up."""
        self.screens_shown += 1

    async def go_on(self) -> None:
        """Do the next natural thing, by the keys that the screen offers."""
        match self.screen:
            case HandOverScreen():
                await self.press("space")
            case BallotScreen():
                await self.press(str(1 + self._ballot_line()), "enter")
            case FarewellScreen():
                await self.press(*self.typed, after=0.3)
                await self.press("enter", "space")
            case _:
                await self.press("enter")

    async def go_on_until(self, kind: type[GameScreen]) -> None:
        """Play until a screen of this kind stands."""
        while not isinstance(self.screen, kind):
            assert not self.is_over
            await self.go_on()

    async def pass_to(self, player: PlayerId, kind: type[PrivateScreen[SpysWordView]]) -> None:
        """Play until this player looks at a private screen of this kind."""
        while not (isinstance(self.screen, kind) and self.screen.view.viewer == player):
            assert not self.is_over
            await self.go_on()

    def _ballot_line(self) -> int:
        assert isinstance(self.screen, BallotScreen)
        view = self.screen.view
        victim = self.victims[(view.round - 1) % len(self.victims)]
        return view.candidates.index(victim) if victim in view.candidates else 0


@asynccontextmanager
async def party(
    deal: Deal,
    folder: Path,
    *,
    victims: Sequence[PlayerId] = (),
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> AsyncIterator[Party]:
    """Sit down at a table of this language."""
    clock = FakeClock()
    home = data_folder(str(folder))
    app = SpywordApp(home, Prefs(animations=False), language, now=clock)
    table = deal.table(home, clock)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        app.router = Router(app, table)
        await app.router.show()
        await pilot.pause()
        it = Party(pilot, app, app.router.stage(), clock, table=table, folder=home, victims=victims)
        app.screen_change_signal.subscribe(app, it.count, immediate=True)
        yield it
