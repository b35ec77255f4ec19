"""What a screen tells the app: one message, and no more than that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from spyword.engine.game import Action, PlayerId
    from spyword.prefs import Prefs
    from spyword.table.setup import Setup


class GameOrder(Message):
    """Something for the running game's router."""


@dataclass
class Act(GameOrder):
    """Something was done in the game."""

    action: Action


@dataclass
class Reveal(GameOrder):
    """Who was asked for has the laptop now and wants the private screen."""

    player: PlayerId


@dataclass
class Cover(GameOrder):
    """The private screen must go: closed, focus lost, suspended, untouched for too long."""


@dataclass
class ShowTable(GameOrder):
    """Show what the public view says: after the resume cover, or when a second look was given up."""


@dataclass
class AskPeek(GameOrder):
    """Somebody wants to look at the own card again (W15, S9)."""


@dataclass
class Peek(GameOrder):
    """This player wants to look at the own card again (W15, S9)."""

    player: PlayerId


@dataclass
class TogglePause(GameOrder):
    """Stop the clock of the discussion, or let it go on."""


@dataclass
class OpenMenu(GameOrder):
    """The menu is asked for; a secret is covered first."""


@dataclass
class Undo(GameOrder):
    """Take the last public slip back."""


@dataclass
class TellHonours(GameOrder):
    """The end has been seen for a moment: whoever reached a level or won a title may be told so."""


class LobbyOrder(Message):
    """Something outside a running game."""


class Place(Enum):
    """Where one can go."""

    HOME = auto()
    """A running game stays in its journal, to be continued."""
    CONTINUE = auto()
    SETUP = auto()
    """The form before a game: the one that is named, else the one just played, else the first."""
    PEOPLE = auto()
    PACKS = auto()
    PAST_GAMES = auto()
    SETTINGS = auto()
    HELP = auto()
    """The rules, as a dialog over whatever stands."""
    QUIT = auto()
    AGAIN = auto()
    """The same table and settings, a new pair."""
    END_GAME = auto()
    """Throw the running game away (asked already), then home."""


@dataclass
class Go(LobbyOrder):
    """Leave this screen for a place."""

    place: Place
    game: str | None = None
    """Which game it is about, by its name in files."""


@dataclass
class StartGame(LobbyOrder):
    """The form is complete: deal."""

    setup: Setup
    gives_up_left_game: bool = False
    """A game that waits to be continued may be thrown away (asked already)."""


@dataclass
class PrefsChanged(LobbyOrder):
    """A setting was changed; it counts at once and is kept."""

    prefs: Prefs


class CloseDialog(Message):
    """The top dialog is done with."""
