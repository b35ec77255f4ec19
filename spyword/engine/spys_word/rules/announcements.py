"""What follows when a result or a verdict has been seen."""

from __future__ import annotations

from spyword.engine.spys_word.rules import votes
from spyword.engine.spys_word.rules.farewells import follow, is_pending
from spyword.engine.spys_word.state import Announcing, Judging, Parting, State
from spyword.engine.spys_word.views import VoteEnd


def seen(state: State) -> State:
    """A duel (W23), a farewell (W28, W34), the end, or the next round (W20, W39)."""
    phase = state.phase
    if isinstance(phase, Judging):
        return follow(state, phase.outcome)
    assert isinstance(phase, Announcing)
    record = phase.record
    if record.end is VoteEnd.DUEL:
        return votes.begin_duel(state, record.tied)
    if record.eliminated is not None and is_pending(state):
        return state.enter(Parting(record.eliminated))
    return follow(state, phase.outcome)
