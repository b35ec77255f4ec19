"""Spy's Word: everything that a front end, a bot or a test needs to play it.

>>> from spyword.engine.game import Player, PlayerId
>>> players = [Player(PlayerId(name), name) for name in ("Ann", "Bo", "Cy", "Di")]
>>> game = deal(players, Pair(Word({"en": "cat"}), Word({"en": "dog"})), seed=7)
>>> for player in players:
...     game = game.apply(GotIt(player.id, version=game.version))
>>> type(game.view(None)).__name__
'CluesView'
"""

from __future__ import annotations

from spyword.engine.errors import Code, IllegalAction, IllegalSetup, RulesError, StaleAction
from spyword.engine.game import Player, PlayerId, TimeUp, Timing
from spyword.engine.picture import Art, Picture
from spyword.engine.secret import Secret
from spyword.engine.spys_word.actions import (
    ACTIONS,
    PASS,
    Disconnected,
    Farewell,
    GiveClue,
    GotIt,
    HostOverdue,
    Leave,
    Proceed,
    Reconnected,
    ToTheVote,
    Vote,
)
from spyword.engine.spys_word.ballots import Tally, count_votes
from spyword.engine.spys_word.dealing import DealRefusal, deal
from spyword.engine.spys_word.game import SpysWord
from spyword.engine.spys_word.guess import guess_is_right, is_a_guess
from spyword.engine.spys_word.lineup import LineupRefusal, allowed_lineups, recommended_lineup, why_refused
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.settings import (
    DISCUSSION_CHOICES,
    ClueMode,
    Devices,
    Lineup,
    Settings,
    Ties,
    VoteDisplay,
)
from spyword.engine.spys_word.views import (
    Card,
    Clue,
    CluesView,
    DealView,
    DiscussionView,
    EndView,
    FarewellView,
    GuessRecord,
    Outcome,
    ResultView,
    Role,
    SeatView,
    Side,
    SpysWordView,
    Termination,
    VerdictView,
    VoteEnd,
    VoteRecord,
    VoteView,
)

__all__ = [
    "ACTIONS",
    "DISCUSSION_CHOICES",
    "PASS",
    "Art",
    "Card",
    "Clue",
    "ClueMode",
    "CluesView",
    "Code",
    "DealRefusal",
    "DealView",
    "Devices",
    "Disconnected",
    "DiscussionView",
    "EndView",
    "Farewell",
    "FarewellView",
    "GiveClue",
    "GotIt",
    "GuessRecord",
    "HostOverdue",
    "IllegalAction",
    "IllegalSetup",
    "Leave",
    "Lineup",
    "LineupRefusal",
    "Outcome",
    "Pair",
    "Picture",
    "Player",
    "PlayerId",
    "Proceed",
    "Reconnected",
    "ResultView",
    "Role",
    "RulesError",
    "SeatView",
    "Secret",
    "Settings",
    "Side",
    "SpysWord",
    "SpysWordView",
    "StaleAction",
    "Tally",
    "Termination",
    "Ties",
    "TimeUp",
    "Timing",
    "ToTheVote",
    "VerdictView",
    "Vote",
    "VoteDisplay",
    "VoteEnd",
    "VoteRecord",
    "VoteView",
    "Word",
    "allowed_lineups",
    "count_votes",
    "deal",
    "guess_is_right",
    "is_a_guess",
    "recommended_lineup",
    "why_refused",
]
