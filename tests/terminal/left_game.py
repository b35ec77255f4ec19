"""A game of either kind that waits in a data folder, so that a fresh start of the program can go on with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from spyword.engine import spyfall
from spyword.engine.game import Action, PlayerId, View
from spyword.engine.spyfall import SpyfallView
from spyword.engine.spys_word.actions import GiveClue, GotIt, Proceed, ToTheVote, Vote
from spyword.engine.spys_word.settings import Lineup, Settings
from spyword.engine.spys_word.views import CluesView, DealView, DiscussionView, SpysWordView, VoteView
from spyword.files import data_folder
from spyword.games import SETUPS, SpyfallSetup, SpysWordSetup
from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.prefs import Prefs, save_prefs
from spyword.table import opening
from spyword.table.setup import SeatDraft, Setup
from spyword.table.table import Table
from tests.table.fake_table import HandClock
from tests.terminal.pseudo import ENTER, SPACE, Pseudo

NAMES: Final = ("Jean", "Ming", "Sakura", "Anya", "Zoe")
SEATS: Final = tuple(SeatDraft(name, "en") for name in NAMES)
SPYS_WORD: Final = SpysWordSetup(SEATS, Settings(lineup=Lineup(1, True), reveal_roles=False, discussion=None))
SPYFALL: Final = SpyfallSetup(SEATS, spyfall.Settings(first_dealer=0, secret_votes=True), packs=("everyday",))
THREE: Final = replace(SPYFALL, seats=SEATS[:3])
"""Where whoever was asked can ask one player only (S8)."""
SEED: Final = 5
JEAN, MING, SAKURA = (PlayerId(f"p{place:02}") for place in (1, 2, 3))
SPY: Final = SAKURA
"""Of the five, by that seed; of the three it is somebody else."""
STEP: Final = 20
"""Seconds that pass before each thing that is done."""


@dataclass(frozen=True)
class DealtGame:
    """A game that is being played before it is left."""

    table: Table
    time: HandClock

    def do(self, *actions: Action) -> None:
        """One thing after another happens, a while apart; the versions are filled in."""
        for action in actions:
            self.time.seconds += STEP
            self.table.act(replace(action, version=self.table.view().version))


@contextmanager
def dealt(folder: Path, setup: Setup = SPYS_WORD, *, at: type[View] = View) -> Iterator[DealtGame]:
    """A game at its first public view of this kind; what has come of it by the end of the block is left there."""
    home = data_folder(str(folder))
    save_prefs(home, Prefs(animations=False))
    time = HandClock()
    table = opening.begin(setup, Library(home), Deck(home), home, seed=SEED, now=time)
    while not isinstance(table.view(), at):
        table.act(_next(table.view()))
    yield DealtGame(table, time)
    table.close()


def leave(folder: Path, setup: Setup = SPYS_WORD, *, at: type[View] = View) -> View:
    """Leave a game at its first public view of this kind, and tell that view."""
    with dealt(folder, setup, at=at) as game:
        return game.table.view()


def version_left(folder: Path) -> int:
    """The version of the game that waits there: the journal is whole."""
    table = opening.resume(folder, Library(folder), SETUPS)
    table.close()
    return table.view().version


def secrets(folder: Path) -> frozenset[str]:
    """What stands on the cards of the game that waits there, in English."""
    table = opening.resume(folder, Library(folder), SETUPS)
    found = frozenset(text for seat in table.seats for text in _on_card(table.open(seat.player.id)))
    table.close()
    return found


def go_on(terminal: Pseudo, seen: str) -> None:
    """Continue the game that was left, up to where this is to be read; any key may come next."""
    go_on_to_the_cover(terminal)
    terminal.type(SPACE)
    terminal.wait_for(seen)
    terminal.take_time()


def go_on_to_the_cover(terminal: Pseudo) -> None:
    """Continue the game that was left; any key may come next."""
    terminal.wait_for("Continue")
    terminal.settle()
    terminal.type(ENTER)
    terminal.wait_for("The game goes on")
    terminal.take_time()


def _on_card(view: View) -> Iterator[str]:
    match view:
        case SpysWordView(card=card) if card is not None:
            if (word := card.word.reveal()) is not None:
                yield word.texts["en"]
        case SpyfallView(card=card) if card is not None:
            if (location := card.location.reveal()) is not None:
                yield location.names["en"]
            if (role := card.role.reveal()) is not None:
                yield role.texts["en"]
        case _:
            raise AssertionError(f"no card in {type(view).__name__}")


def _next(view: View) -> Action:
    """Something that may be done now; everybody votes for, or asks, the first who can be chosen."""
    version, player = view.version, view.waiting_for[0]
    match view:
        case DealView() | spyfall.DealView():
            return GotIt(player, version=version)
        case VoteView():
            return Vote(player, next(each for each in view.candidates if each != player), version=version)
        case CluesView():
            return GiveClue(player, version=version)
        case DiscussionView():
            return ToTheVote(version=version)
        case spyfall.ReadyView():
            return spyfall.StartClock(player, version=version)
        case spyfall.QuestionsView():
            return spyfall.Ask(player, view.may_ask[0], version=version)
        case _:
            return Proceed(version=version)
