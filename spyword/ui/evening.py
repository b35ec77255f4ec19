"""The games of one evening on this laptop: how one begins, is left, is continued, and is followed by the next."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from spyword.games import SETUPS
from spyword.i18n import N_, Translator
from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.table import opening
from spyword.table.journal import JournalError
from spyword.table.opening import CannotResume, ResumeTrouble, SetupRefused
from spyword.table.setup import Setup
from spyword.table.table import Table
from spyword.ui.base import ViewScreen
from spyword.ui.catalogue import RESUMED
from spyword.ui.damage import damage_sentence
from spyword.ui.people_text import trouble_sentence
from spyword.ui.regulars import Regulars
from spyword.ui.router import Router
from spyword.ui.sentences import setup_sentence

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp

_TROUBLES: Final[Mapping[ResumeTrouble, str]] = {
    ResumeTrouble.NO_GAME: N_("There is no game to continue."),
    ResumeTrouble.PACK_GONE: N_(
        "The game cannot go on: its pack “{pack}” is missing. It is kept until the pack is back."
    ),
    ResumeTrouble.PACK_CHANGED: N_("The game cannot go on: its pack “{pack}” was changed since. The game is kept."),
}


class Evening:
    """Holds the packs and the deck, and at most one table, which the app's router shows."""

    def __init__(self, app: SpywordApp) -> None:
        self._app = app

    @cached_property
    def library(self) -> Library:
        """All packs; read when they are first needed."""
        return Library(self._app.folder)

    @cached_property
    def deck(self) -> Deck:
        """Where the pairs are drawn from; read when it is first needed."""
        return Deck(self._app.folder)

    @property
    def _t(self) -> Translator:
        return self._app.lobby.stage().t

    @property
    def game(self) -> str | None:
        """The name in files of the game that is played, if one is."""
        router = self._app.router
        return None if router is None else opening.setup_of(router.table, SETUPS).game

    async def begin(self, setup: Setup) -> None:
        """Deal a new game."""
        try:
            table = opening.begin(setup, self.library, self.deck, self._app.folder, now=self._app.now)
        except SetupRefused as refused:
            await self._refuse(setup_sentence(refused.problems[0], self._t))
        except (JournalError, OSError):
            t = self._t
            await self._refuse(t("The game could not be saved, so it was not dealt. Is the disk full?"))
        else:
            await self._sit_down(table).show()

    async def _refuse(self, sentence: str) -> None:
        """No game begins. The form stays as it was filled in; a screen of the game that is over gives way to Home."""
        if isinstance(self._app.standing, ViewScreen):
            await self._app.stand(self._app.lobby.home())
        await self._app.lobby.tell(sentence)

    async def again(self) -> None:
        """The same table and settings, dealt anew."""
        if (router := self._app.router) is not None:
            setup = opening.setup_of(router.table, SETUPS)
            if router.regulars.may_be_stored_later:
                router.regulars.remember()
            if (trouble := router.regulars.trouble) is not None and router.regulars.may_be_stored_later:
                await self._app.lobby.tell(trouble_sentence(trouble, self._t))
                return
            self.leave_table()
            await self.begin(setup)

    async def resume(self) -> None:
        """Continue the game that was left; it lands on a cover."""
        try:
            table = opening.resume(self._app.folder, self.library, SETUPS, now=self._app.now)
        except CannotResume as trouble:
            await self._app.stand(self._app.lobby.home())
            await self._app.lobby.tell(self._sentence(trouble))
        except OSError:
            t = self._t
            await self._app.lobby.tell(t("The game that was left cannot be read."))
        else:
            router = self._sit_down(table)
            await self._app.stand(RESUMED(table.view(), router.stage()))

    def _sentence(self, trouble: CannotResume) -> str:
        if trouble.damage is not None:
            return damage_sentence(trouble.damage, self._t)
        return self._t(_TROUBLES[trouble.trouble], pack=trouble.pack)

    def _sit_down(self, table: Table) -> Router:
        self.leave_table()
        self._app.router = Router(self._app, table, Regulars(self._app.lobby.people, table))
        return self._app.router

    def leave_table(self) -> None:
        """Go away from the table: a game that is over and stored is done with, another one waits in its journal."""
        if (router := self._stand_up()) is not None:
            is_done = router.table.is_over and not router.regulars.may_be_stored_later
            with contextlib.suppress(OSError, JournalError):  # the journal is whole up to the last action
                router.table.finish() if is_done else router.table.close()

    def discard_table(self) -> None:
        """Throw the running game away."""
        if (router := self._stand_up()) is not None:
            with contextlib.suppress(OSError):  # then Home offers to continue it
                router.table.discard()

    def _stand_up(self) -> Router | None:
        router, self._app.router = self._app.router, None
        if router is not None:
            router.leave()
        return router
