"""The pictures of people: a summer of games played by bots, then their pages, titles and past games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from screenshot_stage import NAMES, Scene, Stage

from spyword.engine import spyfall, spys_word
from spyword.engine.game import Game, Player
from spyword.engine.spyfall import bot as spyfall_bot
from spyword.engine.spys_word import bot as spys_word_bot
from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.games.history import CHRONICLES
from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.store import People
from spyword.table.opening import seats_of
from spyword.table.setup import SeatDraft, Setup
from spyword.ui.messages import Place

FIRST_EVENING: Final = datetime(2026, 6, 5, 20, 30, tzinfo=UTC)
GAMES: Final = 46
REGULARS: Final = 4
"""Of the names, who has a profile."""


def play(setup: Setup, folder_library: Library, deck: Deck, rng: Random) -> tuple[Game, tuple[str, ...]]:
    """A whole game by bots, and the packs that it was drawn from."""
    stock = setup.draw(folder_library, deck)
    dealt = stock.deal([Player(seat.player.id, seat.player.name) for seat in seats_of(setup)], rng.getrandbits(60))
    if isinstance(dealt, spys_word.SpysWord):
        return spys_word_bot.play_randomly(dealt, rng), stock.packs
    assert isinstance(dealt, spyfall.Spyfall)
    return spyfall_bot.play_randomly(dealt, rng), stock.packs


def setups(seats: tuple[SeatDraft, ...], rng: Random) -> Iterator[Setup]:
    """One game after another, for other people each time: the regulars, and whoever has come along."""
    for number in range(GAMES):
        guests = rng.sample(seats[REGULARS:], rng.randint(1, 3))
        table = (*seats[:REGULARS], *guests)
        yield SpyfallSetup(table) if number % 4 == 3 else SpysWordSetup(table)


def fill(people: People, library: Library, deck: Deck, language: str) -> None:
    """Profiles for the regulars, and their games, four on an evening, an evening a week."""
    rng = Random(language)
    drafts = tuple(SeatDraft(name, language) for name in NAMES[language])
    known = (replace(seat, profile=people.add(seat.name, language).id) for seat in drafts[:REGULARS])
    for number, setup in enumerate(setups((*known, *drafts[REGULARS:]), rng)):
        game, packs = play(setup, library, deck, rng)
        ended = FIRST_EVENING + timedelta(weeks=number // 4, minutes=25 * (number % 4))
        people.keep(
            GameRecord(
                id=f"{number:032x}",
                game=setup.game,
                ended=ended,
                seconds=60.0 * rng.randint(9, 24),
                packs=packs,
                has_fixed_deal=False,
                seats=tuple(
                    SeatRecord(seat.player.id, seat.player.name, seat.profile, seat.language)
                    for seat in seats_of(setup)
                ),
                told=CHRONICLES[setup.game].write(game.view(None)),
            )
        )


class PeopleStage(Stage):
    """A laptop on which people have played all summer."""

    def fill(self) -> None:
        """Let them have played."""
        lobby = self._app.lobby
        fill(lobby.people, Library(self._app.folder), Deck(self._app.folder), self._scene.language)

    async def visit(self, place: Place, *keys: str) -> None:
        """A place among them, and keys pressed there."""
        self.fill()
        await self.go(place)
        await self.press(*keys)

    def with_profiles(self) -> None:
        """Who sits at the table has played here all summer, and wears a title."""
        self.fill()
        people = self._app.lobby.people
        for profile in people.profiles():
            won = people.standing(profile.id).titles
            hardest = max((title for title in people.titles if title.id in won), key=lambda title: title.tier)
            people.wear(profile.id, hardest.id)
        seats = (
            replace(seat, profile=known.id if (known := people.named(seat.name)) else None)
            for seat in self._setup.seats
        )
        self._setup = replace(self._setup, seats=tuple(seats))


def _people(stage: Stage) -> PeopleStage:
    assert isinstance(stage, PeopleStage)
    return stage


async def everybody(stage: Stage) -> None:
    await _people(stage).visit(Place.PEOPLE)


async def person(stage: Stage) -> None:
    await _people(stage).visit(Place.PEOPLE, "enter")


async def titles(stage: Stage) -> None:
    await _people(stage).visit(Place.PEOPLE, "enter", "f2", "down", "down", "down")


async def past_games(stage: Stage) -> None:
    await _people(stage).visit(Place.PAST_GAMES, "down", "down")


async def titled_card(stage: Stage) -> None:
    it = _people(stage)
    it.with_profiles()
    await it.sit_down()
    await it.open(1)


async def honours(stage: Stage) -> None:
    it = _people(stage)
    it.with_profiles()
    await it.sit_down()
    await it.play_to(spys_word.EndView, (5, 5, 5, 5, 1, 5), (3, 3, 1, 3, 3), in_round=2)
    await it.press("x")


PEOPLE_SCENES = (
    Scene("people", everybody),
    Scene("people-ru", everybody, "ru"),
    Scene("person", person),
    Scene("person-large", person, "ja", (120, 36)),
    Scene("titles", titles),
    Scene("titles-ko", titles, "ko"),
    Scene("past-games-ja", past_games, "ja"),
    Scene("card-titled", titled_card),
    Scene("honours", honours),
)
