"""How long each phase lasts, and what the end of its time does (S6, S11, S13, S20)."""

from __future__ import annotations

from typing import Final

from spyword.engine.spyfall.rules import accusations, cards, claims, questions, rounds
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Dealing,
    Naming,
    Over,
    Questioning,
    Ready,
    State,
    Telling,
    TurnedDown,
)

CARD_SECONDS: Final = 60
"""A card that is not confirmed by then counts as seen (S20)."""
START_SECONDS: Final = 30
"""A clock that the dealer has not started by then starts by itself (S20)."""
VOTE_SECONDS: Final = 30
"""Who has not voted by then has said no (S13)."""
ACCUSER_SECONDS: Final = 30
"""A closing accusation that is not made by then is declined (S20)."""
CLAIM_SECONDS: Final = 30
"""A claim that is not confirmed by then is taken back."""
NAMING_SECONDS: Final = 45
"""A location that is not named by then is a wrong one (S20)."""
NOTICE_SECONDS: Final = 10
"""That an accusation was turned down."""
ROUND_RESULT_SECONDS: Final = 60
"""What a round was, with all that there is to read."""


def seconds(state: State) -> float | None:
    """How long the present phase or turn lasts; None: as long as it takes. One device: only the round has a limit."""
    phase = state.phase
    if isinstance(phase, Questioning):
        return phase.seconds
    if not state.deal.on_own_devices:
        return None
    match phase:
        case Dealing():
            return CARD_SECONDS
        case Ready():
            return START_SECONDS
        case Accusing():
            return VOTE_SECONDS
        case Closing():
            return ACCUSER_SECONDS
        case Claiming():
            return CLAIM_SECONDS
        case Naming():
            return NAMING_SECONDS
        case TurnedDown():
            return NOTICE_SECONDS
        case Telling():
            return ROUND_RESULT_SECONDS
        case Over():
            return None


def time_is_up(state: State) -> State:
    """Cards count as seen, the clock starts, closing accusations begin or are declined, a missing vote is a no."""
    match state.phase:
        case Dealing():
            return cards.awaiting(state, ())
        case Ready():
            return questions.begin(state)
        case Questioning():
            return questions.time_is_up(state)
        case Accusing() as phase:
            return accusations.closed(state, phase)
        case Closing() as phase:
            return accusations.next_accuser(state, phase)
        case Claiming():
            return claims.taken_back(state)
        case Naming():
            return claims.named(state, None)
        case TurnedDown():
            return accusations.turned_down(state)
        case Telling():
            return rounds.told(state)
    raise AssertionError("a game that is over has no time")
