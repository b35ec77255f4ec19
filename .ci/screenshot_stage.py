"""The running app with a game of Spy's Word on its table, driven to the place where a picture is made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field

from textual.pilot import Pilot

from spyword.engine import spys_word as game
from spyword.engine.game import Action, Game, Player, PlayerId
from spyword.engine.spys_word import Role, Settings
from spyword.engine.spys_word.views import SpysWordView
from spyword.games import SpysWordSetup
from spyword.games.spys_word import WordStock
from spyword.packs.library import Library
from spyword.table.clock import TableClock
from spyword.table.deal_record import DealRecord
from spyword.table.journal import start_journal
from spyword.table.opening import codec, seats_of
from spyword.table.setup import SeatDraft, Setup, Stock, remember_setup
from spyword.table.table import Table
from spyword.ui.app import SpywordApp
from spyword.ui.messages import Go, OpenMenu, Place, Reveal
from spyword.ui.regulars import Regulars
from spyword.ui.router import Router

CIVILIAN, SPY, GHOST = Role.CIVILIAN, Role.SPY, Role.GHOST
NAMES = {
    "en": ("Anna", "Ben", "Chloe", "Dan", "Ella", "Finn", "Grace", "Hugo"),
    "ko": ("지민", "서연", "민준", "하은", "도윤", "수아", "예준", "지우"),
    "ja": ("さくら", "ハルト", "ゆい", "蓮", "美咲", "ソラ", "陽菜", "大和"),
    "ru": ("Аня", "Борис", "Вера", "Глеб", "Даша", "Женя", "Кирилл", "Лена"),
}
SEED = 11


def seat_drafts(language: str, players: int) -> tuple[SeatDraft, ...]:
    """So many people of this language."""
    return tuple(SeatDraft(name, language) for name in NAMES[language][:players])


class Clock:
    """Moves when the scene says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Scene:
    """One picture: which game, in which looks, and how far it is played."""

    name: str
    play: Callable[[Stage], Awaitable[None]]
    language: str = "en"
    size: tuple[int, int] = (80, 24)
    theme: str = "spyword-dark"
    roles: Sequence[Role] = (CIVILIAN, CIVILIAN, SPY, CIVILIAN, GHOST, CIVILIAN)
    settings: Settings = field(default_factory=Settings)
    pack: str = "animals"
    pair: int = 0


class Stage:
    """The running app of a scene, and what can be done with it."""

    def __init__(self, app: SpywordApp, pilot: Pilot[None], clock: Clock, scene: Scene) -> None:
        self._app, self._pilot, self._clock, self._scene = app, pilot, clock, scene
        self._setup = self._filled_in()
        remember_setup(app.folder, self._setup)

    def _filled_in(self) -> Setup:
        """The form of the scene's game."""
        return SpysWordSetup(seat_drafts(self._scene.language, len(self._scene.roles)), self._scene.settings)

    async def settle(self, seconds: float = 5.0) -> None:
        """Until everything that was asked for is on the screen."""
        self._clock.now += seconds
        for _ in range(5):
            await self._pilot.pause()

    async def go(self, place: Place, game: str | None = None) -> None:
        """A place outside a game; the form of this game."""
        self._app.post_message(Go(place, game))
        await self.settle()

    async def sit_down(self) -> None:
        """Deal the scene's game and show it."""
        seats = seats_of(self._setup)
        stock, dealt = self._dealt([seat.player for seat in seats])
        record = DealRecord.of(self._setup, stock, SEED, is_fixed=False, began=0.0)
        journal = start_journal(self._app.folder / "journal", record.written(), codec(record, stock))
        self._table = Table(dealt, seats, journal, TableClock(self._clock))
        self._app.router = Router(self._app, self._table, Regulars(self._app.lobby.people, self._table))
        await self._app.router.show()
        await self.settle()

    def _dealt(self, players: Sequence[Player]) -> tuple[Stock, Game]:
        scene = self._scene
        pack = Library(self._app.folder).find(scene.pack)
        assert pack is not None
        pair = pack.pairs[scene.pair]
        dealt = game.deal(
            players,
            pair,
            scene.settings,
            seed=SEED,
            roles=scene.roles,
            order=[player.id for player in players],
            civilian_word=pair.a,
        )
        return WordStock(scene.settings, pack.id, pair), dealt

    async def press(self, *keys: str) -> None:
        """One key after another, each as a new one."""
        for key in keys:
            await self.settle()
            await self._pilot.press(key)
        await self.settle()

    async def play_to(self, phase: type[SpysWordView], *votes: Sequence[int], in_round: int = 1) -> None:
        """Let the game go on until this phase; `votes` are who is chosen, vote by vote, in seating order."""
        ballots = [iter(vote) for vote in votes]
        while not (isinstance(view := self._table.view(), phase) and view.round >= in_round):
            self._table.act(self._next(view, ballots))
            if ballots and not isinstance(self._table.view(), game.VoteView) and isinstance(view, game.VoteView):
                ballots.pop(0)
        await self.settle()

    def _next(self, view: object, ballots: Sequence[Iterator[int]]) -> Action:
        match view:
            case game.DealView(version=version, waiting_for=(player, *_)):
                return game.GotIt(player, version=version)
            case game.CluesView(version=version, speaker=player):
                return game.GiveClue(player, version=version)
            case game.DiscussionView(version=version):
                return game.ToTheVote(version=version)
            case game.VoteView(version=version, waiting_for=(player, *_)):
                return game.Vote(player, PlayerId(f"p{next(ballots[0]):02}"), version=version)
            case game.FarewellView(version=version, player=player):
                return game.Farewell(player, "hamster", version=version)
            case game.ResultView(version=version) | game.VerdictView(version=version):
                return game.Proceed(version=version)
        raise ValueError(view)

    async def open(self, number: int) -> None:
        """The private screen of whoever's turn it is."""
        self._app.post_message(Reveal(PlayerId(f"p{number:02}")))
        await self.settle()

    async def menu(self) -> None:
        """The menu over whatever stands."""
        self._app.post_message(OpenMenu())
        await self.settle()
