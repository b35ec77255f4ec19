"""Tables with the real games on them, from a small library of words and places that occur nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from spyword.engine import spyfall
from spyword.engine.game import Action, Game, View
from spyword.engine.spyfall import Location, Role, Scene, Spyfall
from spyword.engine.spyfall.bot import random_action as random_action_of_spyfall
from spyword.engine.spys_word import Lineup, Pair, Settings, SpysWord, Word
from spyword.engine.spys_word.bot import random_action
from spyword.games import SETUPS, SpyfallSetup, SpysWordSetup
from spyword.packs.model import Pack, PlacePack
from spyword.table.opening import begin, resume
from spyword.table.setup import SeatDraft, Setup
from spyword.table.table import Table
from tests.table.fake_table import HandClock

NAMES = (
    "Zinaida",
    "지은",
    "はるか",
    "Борис",
    "Quentin",
    "Wilhelmina",
    "Xiaolong",
    "Yolanda",
    "Ulfried",
    "Veronica",
    "Tarō",
    "Оля",
)
LANGUAGES = ("en", "ko", "ja", "ru")

PAIR = Pair(
    Word({"en": "porcupine", "ko": "고슴도치", "ja": "ハリネズミ", "ru": "дикобраз"}, {"en": ("quillbeast",)}),
    Word({"en": "armadillo", "ko": "천산갑", "ja": "アルマジロ", "ru": "броненосец"}, {"ja": ("よろいねずみ",)}),
)
PACK = Pack("zoo", {"en": "Zoo"}, (PAIR,))
WORDS = (*PAIR.a.spellings(), *PAIR.b.spellings())


def in_all_languages(english: str) -> dict[str, str]:
    """A text that stands nowhere else, in any of the languages."""
    return {"en": english, "ko": f"{english} 곳", "ja": f"{english} 所", "ru": f"{english} там"}


def place(pack: str, number: int, roles: int = 10) -> Scene:
    """One location of a pack."""
    name = f"{pack.title()}haven{number}"
    location = Location(f"{pack}/{number}", in_all_languages(name))
    return Scene(location, tuple(Role(in_all_languages(f"{name} loafer{role}")) for role in range(roles)))


def place_pack(pack: str, places: int = 20, roles: int = 10) -> PlacePack:
    """A pack of locations of one number of roles."""
    return PlacePack(pack, {"en": pack.title()}, tuple(place(pack, number, roles) for number in range(1, places + 1)))


MOON = place_pack("moon")


@dataclass(frozen=True)
class OnePack:
    """A library of one pack of words and one of places, and a deck whose pairs come in order."""

    packs: tuple[Pack, ...] = (PACK,)
    places: tuple[PlacePack, ...] = (MOON,)

    def draw(self, packs: Iterable[Pack], languages: Iterable[str]) -> tuple[Pack, Pair]:
        pack = next(iter(packs))
        return pack, pack.fitting(languages)[0]


ZOO = OnePack()


def setup_for(players: int, settings: Settings = Settings()) -> SpysWordSetup:  # noqa: B008 - a frozen value
    """A table of people of all languages."""
    seats = tuple(SeatDraft(name, LANGUAGES[index % 4]) for index, name in enumerate(NAMES[:players]))
    return SpysWordSetup(seats, settings)


def spyfall_for(players: int, settings: spyfall.Settings = spyfall.Settings()) -> SpyfallSetup:  # noqa: B008 - frozen
    """The same people, who play Spyfall."""
    return SpyfallSetup(setup_for(players).seats, settings)


GHOSTLY = replace(setup_for(6), settings=Settings(lineup=Lineup(1, True), reveal_roles=False))

SPIES = spyfall_for(6, spyfall.Settings(rounds=3))


def start(folder: Path, setup: Setup, seed: int = 1, now: HandClock | None = None) -> Table:
    """A game that has just been dealt."""
    return begin(setup, ZOO, ZOO, folder, seed=seed, now=now or HandClock())


def start_again(folder: Path) -> Table:
    """The game as a new process finds it."""
    return resume(folder, ZOO, SETUPS, now=HandClock())


def all_views(table: Table) -> list[View]:
    """What everybody may see, and everybody alone; looked at behind the table's back, which leaves no trace."""
    game: Game = table._game
    return [game.view(None), *(game.view(seat.player.id) for seat in table.seats)]


def game_of(table: Table) -> SpysWord:
    """The value on the table."""
    game = table._game
    assert isinstance(game, SpysWord)
    return game


def spyfall_of(table: Table) -> Spyfall:
    """The value on the table."""
    game = table._game
    assert isinstance(game, Spyfall)
    return game


def anything(table: Table, rng: Random) -> Action:
    """Something that the rules of the game on the table allow."""
    if isinstance(table._game, Spyfall):
        return random_action_of_spyfall(table._game, rng)
    return random_action(game_of(table), rng)


def do_something(table: Table, time: HandClock, rng: Random) -> None:
    """Mostly the next action of the game; now and then what else can happen at a table."""
    chance = rng.random()
    time.seconds += rng.randrange(20)
    if chance < 0.1:
        table.open(rng.choice(table.seats).player.id)
    elif chance < 0.2 and table.slip is not None:
        table.undo()
    elif chance < 0.25:
        table.pause()
        time.seconds += rng.randrange(60)
        table.resume_clock()
    elif chance < 0.35:
        table.tick()
    elif not table.is_over and not table.tick():
        table.act(anything(table, rng))
