"""Spyfall 2: everything that a front end, a bot or a test needs to play it.

>>> from spyword.engine.game import Player, PlayerId
>>> players = [Player(PlayerId(name), name) for name in ("Ann", "Bo", "Cy")]
>>> roles = (Role({"en": "keeper"}), Role({"en": "thief"}))
>>> scenes = [Scene(Location(name, {"en": name}), roles) for name in ("zoo", "bank")]
>>> game = deal(players, scenes, Settings(rounds=2), seed=7)
>>> for player in players:
...     game = game.apply(GotIt(player.id, version=game.version))
>>> type(game.view(None)).__name__
'ReadyView'
"""

from __future__ import annotations

from spyword.engine.errors import Code, IllegalAction, IllegalSetup, RulesError, StaleAction
from spyword.engine.game import Player, PlayerId, TimeUp, Timing
from spyword.engine.secret import Secret
from spyword.engine.spyfall.actions import (
    ACTIONS,
    Accuse,
    Ask,
    Claim,
    Decline,
    Disconnected,
    GotIt,
    HandOn,
    HostOverdue,
    Leave,
    NameLocation,
    Proceed,
    Reconnected,
    ShowCard,
    ShowOfHands,
    StartClock,
    TakeBack,
    TurnOverdue,
    VoteOn,
)
from spyword.engine.spyfall.dealing import DealRefusal, FixedHand, deal
from spyword.engine.spyfall.game import Spyfall
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spyfall.points import Ending, round_points
from spyword.engine.spyfall.settings import (
    MOST_ROUNDS,
    PLACES,
    ROUND_CHOICES,
    Devices,
    NextDealer,
    Settings,
    round_seconds,
)
from spyword.engine.spyfall.spies import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SpiesRefusal,
    allowed_spies,
    is_advised,
    recommended_spies,
    why_refused,
)
from spyword.engine.spyfall.views import (
    AccusationRecord,
    AccusationView,
    Card,
    ClaimView,
    ClosingView,
    DealView,
    EndView,
    ListedLocation,
    NamingView,
    Outcome,
    QuestionsView,
    ReadyView,
    RoundEnd,
    RoundRecord,
    RoundView,
    SeatView,
    SpyfallView,
    Termination,
    TurnedDownView,
)

__all__ = [
    "ACTIONS",
    "FEWEST_PLAYERS",
    "MOST_PLAYERS",
    "MOST_ROUNDS",
    "PLACES",
    "ROUND_CHOICES",
    "AccusationRecord",
    "AccusationView",
    "Accuse",
    "Ask",
    "Card",
    "Claim",
    "ClaimView",
    "ClosingView",
    "Code",
    "DealRefusal",
    "DealView",
    "Decline",
    "Devices",
    "Disconnected",
    "EndView",
    "Ending",
    "FixedHand",
    "GotIt",
    "HandOn",
    "HostOverdue",
    "IllegalAction",
    "IllegalSetup",
    "Leave",
    "ListedLocation",
    "Location",
    "NameLocation",
    "NamingView",
    "NextDealer",
    "Outcome",
    "Player",
    "PlayerId",
    "Proceed",
    "QuestionsView",
    "ReadyView",
    "Reconnected",
    "Role",
    "RoundEnd",
    "RoundRecord",
    "RoundView",
    "RulesError",
    "Scene",
    "SeatView",
    "Secret",
    "Settings",
    "ShowCard",
    "ShowOfHands",
    "SpiesRefusal",
    "Spyfall",
    "SpyfallView",
    "StaleAction",
    "StartClock",
    "TakeBack",
    "Termination",
    "TimeUp",
    "Timing",
    "TurnOverdue",
    "TurnedDownView",
    "VoteOn",
    "allowed_spies",
    "deal",
    "is_advised",
    "recommended_spies",
    "round_points",
    "round_seconds",
    "why_refused",
]
