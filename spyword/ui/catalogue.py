"""Which screen shows which view, and which form is a game's. The one place of the front end that tells games apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spyword.engine import spyfall
from spyword.engine.game import View
from spyword.engine.spys_word import views
from spyword.games import SpyfallSetup, SpysWordSetup
from spyword.ui.base import GameScreen
from spyword.ui.form.game_form import GameForm
from spyword.ui.form.spyfall_form import SpyfallForm
from spyword.ui.form.spys_word_form import SpysWordForm
from spyword.ui.rules_text import SPYFALL, SPYS_WORD, Rulebook
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.choose_name import ChooseNameScreen
from spyword.ui.screens.clues import CluesScreen
from spyword.ui.screens.discussion import DiscussionScreen
from spyword.ui.screens.end import EndScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.screens.result import ResultScreen
from spyword.ui.screens.resume import ResumeScreen
from spyword.ui.screens.spyfall.accusation import AccusationBallotScreen, HandsScreen
from spyword.ui.screens.spyfall.card import LocationCardScreen
from spyword.ui.screens.spyfall.claim import ClaimScreen
from spyword.ui.screens.spyfall.closing import ClosingScreen
from spyword.ui.screens.spyfall.naming import NamingScreen
from spyword.ui.screens.spyfall.questions import QuestionsScreen
from spyword.ui.screens.spyfall.ready import ReadyScreen
from spyword.ui.screens.spyfall.round import RoundScreen
from spyword.ui.screens.spyfall.standings import StandingsScreen
from spyword.ui.screens.spyfall.turned_down import TurnedDownScreen
from spyword.ui.screens.verdict import VerdictScreen

ScreenFor = Callable[..., GameScreen]
"""Makes a screen of a view of its own class and a `Stage`."""

FormFor = Callable[..., GameForm]
"""Makes the form of a `Setup` of its own class, a `Shelf` and a `Translator`."""

FORMS: Final[Mapping[str, FormFor]] = {
    SpysWordSetup.game: SpysWordForm,
    SpyfallSetup.game: SpyfallForm,
}
"""By the name of the game in files."""

PUBLIC: Final[Mapping[type[View], ScreenFor]] = {
    views.CluesView: CluesScreen,
    views.DiscussionView: DiscussionScreen,
    views.ResultView: ResultScreen,
    views.VerdictView: VerdictScreen,
    views.EndView: EndScreen,
    spyfall.AccusationView: HandsScreen,
    spyfall.TurnedDownView: TurnedDownScreen,
    spyfall.ClosingView: ClosingScreen,
    spyfall.RoundView: RoundScreen,
    spyfall.EndView: StandingsScreen,
    spyfall.ReadyView: ReadyScreen,
    spyfall.QuestionsView: QuestionsScreen,
    spyfall.NamingView: NamingScreen,
}
"""For the whole table."""

PRIVATE: Final[Mapping[type[View], ScreenFor]] = {
    views.DealView: CardScreen,
    views.VoteView: BallotScreen,
    views.FarewellView: FarewellScreen,
    spyfall.DealView: LocationCardScreen,
    spyfall.AccusationView: AccusationBallotScreen,
    spyfall.ClaimView: ClaimScreen,
}
"""For the one whose private turn it is, behind a hand-over."""

PEEK: Final[Mapping[type[View], ScreenFor]] = {
    views.SpysWordView: CardScreen,
    spyfall.SpyfallView: LocationCardScreen,
}
"""For a second look at the own card (W15, S9): the class that all views of a game share."""

RULES: Final[Mapping[str, Rulebook]] = {
    SpysWordSetup.game: SPYS_WORD,
    SpyfallSetup.game: SPYFALL,
}
"""How the game is played, by its name in files."""

CHOOSE_NAME: Final[ScreenFor] = ChooseNameScreen
"""Who wants that second look."""

RESUMED: Final[ScreenFor] = ResumeScreen
"""The cover of a game that is continued."""


def peek(view: View) -> ScreenFor:
    """What shows the card in this view, whatever its phase."""
    return next(PEEK[kind] for kind in type(view).__mro__ if kind in PEEK)
