"""Looking at the own card (W9)."""

from __future__ import annotations

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.rules import rounds
from spyword.engine.spys_word.state import Dealing, Seats, State


def confirmed(state: State, player: PlayerId) -> State:
    """ "Got it": this card has been seen; after the last one the first round begins."""
    phase = state.phase
    assert isinstance(phase, Dealing)
    return awaiting(state, tuple([seat for seat in phase.waiting if seat != player]))


def awaiting(state: State, waiting: Seats) -> State:
    """These have still to confirm; nobody: the first round begins (also when the time is up, W9)."""
    return state.stay(Dealing(waiting)) if waiting else rounds.begin(state)
