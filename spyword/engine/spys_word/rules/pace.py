"""How long each phase lasts (W9, W13, W14, W41, W48)."""

from __future__ import annotations

from typing import Final

from spyword.engine.spys_word.state import (
    Announcing,
    Dealing,
    Discussing,
    Judging,
    Over,
    Parting,
    Speaking,
    State,
    Voting,
)

CARD_SECONDS: Final = 60
"""A card that is not confirmed by then counts as confirmed (W9)."""
CLUE_SECONDS: Final = 30
"""A speaker's time, in a duel too (W13, W24)."""
VOTE_SECONDS: Final = 30
"""Who has not voted by then has cast no ballot (W41)."""
GUESS_SECONDS: Final = 45
"""The ghost's guess where roles are revealed (W48)."""
FAREWELL_SECONDS: Final = 60
"""Every farewell where roles are hidden, the ghost's guess too (W48)."""
NOTICE_SECONDS: Final = 10
"""A result or a verdict that nobody waves on."""


def seconds(state: State) -> int | None:
    """How long the present phase or turn lasts; None: as long as it takes.

    On one device only discussion has a limit (W13, W48).
    """
    phase = state.phase
    if isinstance(phase, Discussing):
        return state.deal.settings.discussion
    if not state.deal.on_own_devices:
        return None
    match phase:
        case Dealing():
            return CARD_SECONDS
        case Speaking():
            return CLUE_SECONDS
        case Voting():
            return VOTE_SECONDS
        case Announcing() | Judging():
            return NOTICE_SECONDS
        case Parting():
            return GUESS_SECONDS if state.deal.settings.reveal_roles else FAREWELL_SECONDS
        case Over():
            return None
