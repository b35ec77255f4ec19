"""Looking at the own card (S2)."""

from __future__ import annotations

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.state import Dealing, Ready, Seats, State


def confirmed(state: State, player: PlayerId) -> State:
    """ "Got it": this card has been seen."""
    phase = state.phase
    assert isinstance(phase, Dealing)
    return awaiting(state, tuple([seat for seat in phase.waiting if seat != player]))


def awaiting(state: State, waiting: Seats) -> State:
    """These have still to confirm; nobody: the dealer may start the clock (S8)."""
    return state.stay(Dealing(waiting)) if waiting else state.enter(Ready())
