"""Everything outside a running game: home, the form, packs, settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from spyword.files import JOURNAL, Damage
from spyword.prefs import Prefs, save_prefs
from spyword.ui import messages
from spyword.ui.damage import damage_sentence
from spyword.ui.dialogs import AskDialog, NoticeDialog
from spyword.ui.messages import Go, Place
from spyword.ui.screens.home import HomeScreen
from spyword.ui.stage import Stage

if TYPE_CHECKING:
    from spyword.engine.game import PlayerId
    from spyword.people.store import People
    from spyword.table.clock import TableClock
    from spyword.table.opening import LeftGame
    from spyword.table.setup import Setup
    from spyword.ui.app import SpywordApp
    from spyword.ui.base import GameScreen
    from spyword.ui.evening import Evening
    from spyword.ui.form.known_players import KnownPlayers

_FIRST_SEATS = 4
"""Empty seats of a form that nobody has filled in before."""


class Lobby:
    """Opens the places of the house.

    What Home does not need is imported when it is needed, or while Home stands: rules, packs and screens take longer
    to load than everything that the first screen shows.
    """

    def __init__(self, app: SpywordApp) -> None:
        self._app = app
        self._notices: list[str] = []
        self._is_first_look = True

    @cached_property
    def evening(self) -> Evening:
        """The games that are played."""
        from spyword.ui.evening import Evening

        return Evening(self._app)

    @cached_property
    def people(self) -> People:
        """Everybody with a profile, and the games they played; opened when it is first asked."""
        from spyword.games.history import CHRONICLES
        from spyword.people.store import People

        return People(self._app.folder, CHRONICLES)

    def load_the_rest(self) -> None:
        """Import what games need, so that the first game does not wait for it. For a thread, while Home stands."""
        import spyword.ui.evening
        import spyword.ui.screens.setup  # noqa: F401

    def stage(self, clock: TableClock | None = None, languages: Mapping[PlayerId, str] | None = None) -> Stage:
        """What a screen made now may use."""
        return Stage(self._app.language, self._app.prefs, clock, languages or {})

    def note(self, damage: Damage | None) -> None:
        """A file was damaged: Home will say so, once."""
        if damage is not None:
            self._notices.append(damage_sentence(damage, self.stage().t))

    async def tell(self, sentence: str) -> None:
        """Say something that has to be read before the play goes on."""
        await self._app.ask(NoticeDialog(self.stage(), sentence))

    async def carry_out(self, order: messages.LobbyOrder) -> None:
        """Do what a screen asked for."""
        match order:
            case messages.Go(Place.SETUP, game):
                await self._show_form(game)
            case messages.Go(Place.HELP, game):
                await self._show_help(game)
            case messages.Go(place):
                await self._go(place)
            case messages.StartGame(setup, gives_up_left_game):
                await self._start(setup, gives_up_left_game)
            case messages.PrefsChanged(prefs):
                await self._change_prefs(prefs)

    async def ask_to_leave(self) -> None:
        """Ctrl+Q, Ctrl+C: at once outside a game, after a question in one."""
        if self._app.router is None:
            self._app.exit()
        elif len(self._app.screen_stack) == 1:
            await self._app.ask(AskDialog(self.stage(), self.stage().t("Save the game and quit?"), Go(Place.QUIT)))

    async def _go(self, place: Place) -> None:
        match place:
            case Place.HOME:
                self.evening.leave_table()
                await self._app.stand(self.home())
            case Place.CONTINUE:
                await self.evening.resume()
            case Place.PEOPLE:
                await self._show_people()
            case Place.PACKS:
                await self._show_packs()
            case Place.PAST_GAMES:
                await self._show_past_games()
            case Place.SETTINGS:
                await self._show_settings()
            case Place.AGAIN:
                await self.evening.again()
            case Place.END_GAME:
                self.evening.discard_table()
                await self._app.stand(self.home())
            case Place.QUIT:
                self.evening.leave_table()
                self._app.exit()

    def home(self) -> HomeScreen:
        """The front door, with what has to be told once."""
        left = self._left_game()
        notices, self._notices = tuple(self._notices), []
        animated, self._is_first_look = self._is_first_look and self._app.prefs.animations, False
        return HomeScreen(self.stage(), left_game=left, notices=notices, animated=animated)

    def _left_game(self) -> LeftGame | None:
        """The game that can be continued. That there is none is seen without loading anything."""
        if not (self._app.folder / JOURNAL).exists():
            return None
        from spyword.games import SETUPS
        from spyword.table.opening import left_game

        found = left_game(self._app.folder, SETUPS)
        if isinstance(found, Damage):
            self.note(found)
            return None
        return found

    async def _show_form(self, game: str | None) -> None:
        """Of this game, else of the one that was played until now, else of the first."""
        from spyword.games import SETUPS
        from spyword.table.setup import SeatDraft, last_seats, last_setup, presets
        from spyword.ui.catalogue import FORMS
        from spyword.ui.screens.setup import SetupScreen

        game = game or self.evening.game or next(iter(SETUPS))
        self.evening.leave_table()
        folder, kind = self._app.folder, SETUPS[game]
        remembered, saved = last_setup(folder, kind), presets(folder, SETUPS)
        others = [other for other in SETUPS.values() if other is not kind]
        known = last_seats(folder, others if remembered.value is None else ())
        setup = remembered.value or kind(known.value or (SeatDraft("", self._app.language),) * _FIRST_SEATS)
        players, trouble = self._known_players()
        if players is not None:
            setup = replace(setup, seats=players.up_to_date(setup.seats))
        form = FORMS[game](setup, self.evening.library, self.stage().t)
        await self._app.stand(SetupScreen(self.stage(), form, saved.value, players))
        if trouble:
            await self.tell(trouble)
        for damage in (remembered.damage, known.damage, saved.damage, self.evening.deck.take_damage()):
            if damage is not None:
                await self.tell(damage_sentence(damage, self.stage().t))

    def _known_players(self) -> tuple[KnownPlayers | None, str]:
        """Those with a profile; None, and a sentence once, if the database cannot be used."""
        from spyword.people.database import PeopleTrouble
        from spyword.ui.form.known_players import KnownPlayers
        from spyword.ui.people_text import trouble_sentence

        try:
            return KnownPlayers(self.people), ""
        except PeopleTrouble as trouble:
            return None, trouble_sentence(trouble, self.stage().t)

    async def _show_people(self) -> None:
        from spyword.ui.screens.people import PeopleScreen

        await self._stand_among_people(lambda: PeopleScreen(self.stage(), self.people))

    async def _show_past_games(self) -> None:
        from spyword.ui.screens.past_games import PastGamesScreen

        await self._stand_among_people(lambda: PastGamesScreen(self.stage(), self.people))

    async def _stand_among_people(self, make: Callable[[], GameScreen]) -> None:
        """A screen that reads the database; if that cannot be used, a sentence instead."""
        from spyword.people.database import PeopleTrouble
        from spyword.ui.people_text import trouble_sentence

        try:
            self.people.profiles()
        except PeopleTrouble as trouble:
            await self.tell(trouble_sentence(trouble, self.stage().t))
        else:
            await self._app.stand(make())

    async def _show_packs(self) -> None:
        from spyword.ui.screens.packs import PacksScreen

        deck = self.evening.deck
        await self._app.stand(PacksScreen(self.stage(), self.evening.library, deck))
        if (damage := deck.take_damage()) is not None:
            await self.tell(damage_sentence(damage, self.stage().t))

    async def _show_settings(self) -> None:
        from spyword.ui.screens.settings import SettingsScreen

        await self._app.stand(SettingsScreen(self.stage(), self._app.folder))

    async def _show_help(self, game: str | None) -> None:
        """Open at this game, else at the one that is played, if one is."""
        from spyword.ui.screens.help import HelpScreen

        if isinstance(self._app.screen, HelpScreen):
            return
        game = game or self.evening.game
        if game is None:
            await self._app.ask(HelpScreen(self.stage()))
        else:
            from spyword.ui.catalogue import RULES

            await self._app.ask(HelpScreen(self.stage(), RULES[game]))

    async def _start(self, setup: Setup, gives_up_left_game: bool) -> None:
        if not gives_up_left_game and self._left_game() is not None:
            question = self.stage().t("A game is still waiting to be continued. Give it up and deal a new one?")
            await self._app.ask(AskDialog(self.stage(), question, messages.StartGame(setup, True)))
        else:
            await self.evening.begin(setup)

    async def _change_prefs(self, prefs: Prefs) -> None:
        """A setting counts at once; another language needs the screen anew."""
        self._app.prefs = prefs
        self._app.theme = prefs.theme
        if prefs.language is not None and prefs.language != self._app.language:
            self._app.language = prefs.language
            await self._show_settings()
        try:
            save_prefs(self._app.folder, prefs)
        except OSError:
            await self.tell(self.stage().t("The settings could not be saved. Is the disk full?"))
