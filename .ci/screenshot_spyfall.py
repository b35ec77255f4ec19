"""The same for Spyfall 2: its table, and its scenes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from screenshot_stage import SEED, Scene, Stage, seat_drafts

from spyword.engine import spyfall as game
from spyword.engine.game import Action, Game, Player, PlayerId
from spyword.games import SpyfallSetup
from spyword.games.spyfall import PlaceStock
from spyword.packs.library import Library
from spyword.table.setup import Setup, Stock
from spyword.ui.messages import Place

SPY = PlayerId("p03")
HANDS = (game.FixedHand(location=4, spies=(SPY,)), game.FixedHand(location=13, spies=(PlayerId("p06"),)))
"""A restaurant, then a place of trouble; who the spy is."""
PLAYERS = 8


class SpyfallStage(Stage):
    """A table of eight, two rounds, with what is dealt fixed."""

    def _filled_in(self) -> Setup:
        settings = game.Settings(spies=1, rounds=2, first_dealer=0)
        return SpyfallSetup(seat_drafts(self._scene.language, PLAYERS), settings, packs=("everyday",))

    def _dealt(self, players: Sequence[Player]) -> tuple[Stock, Game]:
        setup = self._setup
        assert isinstance(setup, SpyfallSetup)
        (pack,) = [pack for pack in Library(self._app.folder).places if pack.id == "everyday"]
        stock = PlaceStock(setup.settings, (pack.id,), pack.scenes)
        return stock, game.deal(players, pack.scenes, setup.settings, seed=SEED, fixed=HANDS)

    async def do(self, *actions: Action) -> None:
        """One thing after another happens, a while apart."""
        for action in actions:
            self._clock.now += 9
            self._table.act(replace(action, version=self._table.view().version))
        await self.settle()

    async def talk(self) -> None:
        """All cards are seen, the clock runs, some questions were asked."""
        await self.sit_down()
        await self.cards_seen()
        asked = (PlayerId(f"p{number:02}") for number in (4, 2, 7, 5))
        await self.do(game.StartClock(PlayerId("p01"), version=0))
        for target in asked:
            (asker,) = self._table.view().waiting_for
            await self.do(game.Ask(asker, target, version=0))
        await self.settle(70)

    async def cards_seen(self) -> None:
        """Everybody has looked at the own card."""
        while isinstance(view := self._table.view(), game.DealView):
            self._table.act(game.GotIt(view.waiting_for[0], version=view.version))
        await self.settle()


def _spyfall(stage: Stage) -> SpyfallStage:
    assert isinstance(stage, SpyfallStage)
    return stage


async def form(stage: Stage) -> None:
    await stage.go(Place.SETUP, "spyfall")


async def card(stage: Stage) -> None:
    await stage.sit_down()
    await stage.open(1)


async def spy_card(stage: Stage) -> None:
    await stage.sit_down()
    await stage.press("space", "enter", "space", "enter", "space")


async def table(stage: Stage) -> None:
    await _spyfall(stage).talk()


async def hands(stage: Stage) -> None:
    it = _spyfall(stage)
    await it.talk()
    await it.do(game.Accuse(PlayerId("p02"), SPY, version=0))
    await it.press("1", "2", "4", "5")


async def turned_down(stage: Stage) -> None:
    await hands(stage)
    await stage.press("enter")


async def claim(stage: Stage) -> None:
    it = _spyfall(stage)
    await it.talk()
    await it.do(game.Claim(SPY, version=0))
    await it.open(3)


async def naming(stage: Stage) -> None:
    it = _spyfall(stage)
    await it.talk()
    await it.do(game.Claim(SPY, version=0), game.ShowCard(SPY, version=0))
    await it.press("down", "down", "right")


async def closing(stage: Stage) -> None:
    it = _spyfall(stage)
    await it.talk()
    await it.do(game.TimeUp(version=0))


async def told(stage: Stage) -> None:
    it = _spyfall(stage)
    await it.talk()
    voters = tuple(PlayerId(f"p{number:02}") for number in (1, 4, 5, 6, 7, 8))
    await it.do(game.Accuse(PlayerId("p02"), SPY, version=0), game.ShowOfHands(PlayerId("p02"), voters, version=0))
    await it.press("down")


async def standings(stage: Stage) -> None:
    it = _spyfall(stage)
    await told(it)
    await it.do(game.Proceed(version=0))
    await it.cards_seen()
    spy = PlayerId("p06")
    await it.do(
        game.StartClock(SPY, version=0),
        game.Claim(spy, version=0),
        game.ShowCard(spy, version=0),
        game.NameLocation(spy, "everyday/14", version=0),
        game.Proceed(version=0),
    )
    await it.press("down")


SPYFALL_SCENES = (
    Scene("spyfall-form", form),
    Scene("spyfall-card", card),
    Scene("spyfall-spy", spy_card, "ko"),
    Scene("spyfall-table", table),
    Scene("spyfall-table-ja", table, "ja", theme="spyword-light"),
    Scene("spyfall-table-large", table, "ru", (140, 45)),
    Scene("spyfall-table-small", table, "ko", (40, 16)),
    Scene("spyfall-hands", hands, "ru"),
    Scene("spyfall-turned-down", turned_down),
    Scene("spyfall-claim", claim, "ja"),
    Scene("spyfall-naming", naming),
    Scene("spyfall-closing", closing, "ko"),
    Scene("spyfall-round", told),
    Scene("spyfall-standings", standings),
)
SPYFALL_STRIP = (
    "spyfall-card",
    "spyfall-table",
    "spyfall-turned-down",
    "spyfall-naming",
    "spyfall-round",
    "spyfall-standings",
)
"""One game, from a card to its end."""
