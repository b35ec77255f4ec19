"""From the table's public view to the one screen that stands: the policy of one device.

One laptop goes round. Where the view says that somebody has a private turn, the next of them gets a hand-over
first, and the private screen only when that player opens it; everything else is public. Every change makes a
fresh screen, and no screen is kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from spyword.engine.errors import IllegalAction, StaleAction
from spyword.engine.game import Action, PlayerId, View
from spyword.table.journal import JournalError
from spyword.table.table import Table
from spyword.ui import messages
from spyword.ui.base import GameScreen, PrivateScreen
from spyword.ui.catalogue import CHOOSE_NAME, PRIVATE, PUBLIC, peek
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.honours import honours
from spyword.ui.people_text import trouble_sentence
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.screens.honours import HonoursDialog
from spyword.ui.screens.menu import MenuDialog
from spyword.ui.stage import Stage

if TYPE_CHECKING:
    from spyword.ui.app import SpywordApp
    from spyword.ui.regulars import Regulars


def holder(view: View) -> PlayerId | None:
    """Who must have the laptop alone now; None: it stands in the middle of the table."""
    return view.waiting_for[0] if view.is_private_turn and view.waiting_for else None


class Router:
    """Shows one table on one device."""

    def __init__(self, app: SpywordApp, table: Table, regulars: Regulars) -> None:
        self._app = app
        self.table = table
        self.regulars = regulars
        self._peeking: PlayerId | None = None
        self._are_honours_told = False
        self._unsubscribe = table.subscribe(self._changed)

    def _changed(self) -> None:
        self._app.post_message(messages.ShowTable())

    def stage(self) -> Stage:
        """What the screens of this game may use."""
        seats = self.table.seats
        return replace(
            self._app.lobby.stage(clock=self.table.clock, languages={seat.player.id: seat.language for seat in seats}),
            names={seat.player.id: seat.player.name for seat in seats},
            badges=self.regulars.badges,
            gains=self.regulars.gains,
            titles=self._app.lobby.people.title_of if self.regulars.gains else {},
        )

    async def carry_out(self, order: messages.GameOrder) -> None:
        """Do what a screen asked for."""
        match order:
            case messages.Act(action):
                await self._act(action)
            case messages.Reveal(player):
                await self._reveal(player)
            case messages.Cover():
                await self.cover()
            case messages.ShowTable():
                await self.show()
            case messages.AskPeek():
                await self._app.stand(CHOOSE_NAME(self.table.view(), self.stage()))
            case messages.Peek(player):
                self._peeking = player
                await self._app.stand(HandOverScreen(self.table.view(), self.stage(), player, is_peek=True))
            case messages.TogglePause():
                self._toggle_pause()
            case messages.OpenMenu():
                await self._app.ask(MenuDialog(self.stage(), slip=self.table.slip))
            case messages.Undo():
                self.table.undo()
            case messages.TellHonours():
                await self._tell_honours()

    async def show(self) -> None:
        """The screen for the present public view: a hand-over before everything private."""
        self._peeking = None
        view = self.table.view()
        if self.table.is_over:
            self.regulars.remember()
        player = holder(view)
        if player is None:
            await self._app.stand(PUBLIC[type(view)](view, self.stage()))
            if self.table.is_over and self.regulars.trouble is not None:
                await self._app.lobby.tell(trouble_sentence(self.regulars.trouble, self._app.lobby.stage().t))
        else:
            await self._app.stand(HandOverScreen(view, self.stage(), player))

    async def cover(self) -> None:
        """Put the cover back over a private screen; a second look is over."""
        if isinstance(self._app.standing, PrivateScreen):
            await self.show()

    async def _tell_honours(self) -> None:
        """Once for each game, when nothing covers its end."""
        stage = self.stage()
        if not self._are_honours_told and len(self._app.screen_stack) == 1 and (new := honours(stage)):
            self._are_honours_told = True
            await self._app.ask(HonoursDialog(stage, new))

    def hold_clock(self) -> None:
        """The game stands still under a dialog; this is no pause that the table has chosen."""
        self.table.clock.hold()

    def release_clock(self) -> None:
        """The dialog is gone."""
        self.table.clock.release()

    def leave(self) -> None:
        """This table is not shown any more."""
        self._unsubscribe()

    async def _act(self, action: Action) -> None:
        try:
            self.table.act(action)
        except StaleAction:
            pass  # a doubled key: the first press has been heard
        except IllegalAction as refusal:
            if isinstance(self._app.standing, GameScreen):
                self._app.standing.refused(refusal.code)
        except JournalError:
            await self._app.ask(
                NoticeDialog(
                    self.stage(),
                    self._app.lobby.stage().t(
                        "The game could not be saved, so nothing was changed. Make room on the disk and try again."
                    ),
                )
            )

    async def _reveal(self, player: PlayerId) -> None:
        """The player asked for opens the private screen."""
        public = self.table.view()
        if player == self._peeking:
            make = peek(public)
        elif player == holder(public):
            make = PRIVATE[type(public)]
        else:
            return
        await self._app.stand(make(self.table.open(player), self.stage()))

    def _toggle_pause(self) -> None:
        if self.table.clock.is_paused:
            self.table.resume_clock()
        else:
            self.table.pause()
