"""A game that waits in a data folder, so that a fresh start of the program can go on with it at any point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from spyword.engine.game import Action, PlayerId
from spyword.engine.spys_word.actions import GiveClue, GotIt, Proceed, ToTheVote, Vote
from spyword.engine.spys_word.settings import Lineup, Settings
from spyword.engine.spys_word.views import Card, CluesView, DealView, DiscussionView, SpysWordView, VoteView
from spyword.files import data_folder
from spyword.games import SETUPS, SpysWordSetup
from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.prefs import Prefs, save_prefs
from spyword.table import opening
from spyword.table.setup import SeatDraft
from spyword.table.table import Table

NAMES: Final = ("Jean", "Ming", "Sakura", "Anya", "Zoe")
SETTINGS: Final = Settings(lineup=Lineup(1, True), reveal_roles=False, discussion=None)
SEED: Final = 5


def start(folder: Path) -> Table:
    """Deal a game of five, without animations."""
    home = data_folder(str(folder))
    save_prefs(home, Prefs(animations=False))
    setup = SpysWordSetup(tuple(SeatDraft(name, "en") for name in NAMES), SETTINGS)
    return opening.begin(setup, Library(home), Deck(home), home, seed=SEED)


def leave(folder: Path, until: Callable[[SpysWordView], bool] = lambda _: True) -> Table:
    """Deal a game, play it until the public view is so, and leave it in its journal."""
    table = start(folder)
    while not until(view_of(table)):
        table.act(_next(view_of(table)))
    table.close()
    return table


def view_of(table: Table) -> SpysWordView:
    """What everybody may see."""
    view = table.view()
    assert isinstance(view, SpysWordView)
    return view


def cards(folder: Path) -> dict[PlayerId, Card]:
    """Every card of the game that waits there."""
    table = opening.resume(folder, Library(folder), SETUPS)
    found = {seat.player.id: card for seat in table.seats if (card := _card(table, seat.player.id)) is not None}
    table.close()
    return found


def words(folder: Path) -> frozenset[str]:
    """Both words of the game that waits there, in English."""
    held = (card.word.reveal() for card in cards(folder).values())
    return frozenset(word.texts["en"] for word in held if word is not None)


def _card(table: Table, player: PlayerId) -> Card | None:
    view = table.open(player)
    return view.card if isinstance(view, SpysWordView) else None


def _next(view: SpysWordView) -> Action:
    """Something that may be done now; everybody votes for the first that can be voted for."""
    version, player = view.version, view.waiting_for[0]
    match view:
        case DealView():
            return GotIt(player, version=version)
        case VoteView():
            return Vote(player, next(each for each in view.candidates if each != player), version=version)
        case CluesView():
            return GiveClue(player, version=version)
        case DiscussionView():
            return ToTheVote(version=version)
        case _:
            return Proceed(version=version)
