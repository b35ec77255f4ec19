"""Which screen shows which view. The one place of the front end that knows the games apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spyword.engine.game import View
from spyword.engine.spys_word import views
from spyword.ui.base import GameScreen
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.clues import CluesScreen
from spyword.ui.screens.discussion import DiscussionScreen
from spyword.ui.screens.end import EndScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.screens.result import ResultScreen
from spyword.ui.screens.verdict import VerdictScreen
from spyword.ui.stage import Stage

ScreenFor = Callable[[Any, Stage], GameScreen]

PUBLIC: Final[Mapping[type[View], ScreenFor]] = {
    views.CluesView: CluesScreen,
    views.DiscussionView: DiscussionScreen,
    views.ResultView: ResultScreen,
    views.VerdictView: VerdictScreen,
    views.EndView: EndScreen,
}
"""For the whole table."""

PRIVATE: Final[Mapping[type[View], ScreenFor]] = {
    views.DealView: CardScreen,
    views.VoteView: BallotScreen,
    views.FarewellView: FarewellScreen,
}
"""For the one whose private turn it is, behind a hand-over."""

PEEK: Final[ScreenFor] = CardScreen
"""For a second look at the own card (W15)."""
