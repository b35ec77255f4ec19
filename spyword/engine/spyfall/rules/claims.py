""" "I am the spy": the claim, the card, the location (S12)."""

from __future__ import annotations

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.points import Ending
from spyword.engine.spyfall.rules import questions, rounds
from spyword.engine.spyfall.state import Claiming, Naming, Questioning, State
from spyword.engine.spyfall.views import RoundEnd


def claimed(state: State, claimant: PlayerId, left: float) -> State:
    """The clock stands, and the claimant is asked alone, whether it is true or not (S12)."""
    phase = state.phase
    assert isinstance(phase, Questioning)
    return state.enter(Claiming(claimant, questions.stopped(phase, left)))


def taken_back(state: State) -> State:
    """The clock goes on, and nothing else is seen of it, whoever it was (S12)."""
    phase = state.phase
    assert isinstance(phase, Claiming)
    return state.enter(phase.before)


def shown(state: State) -> State:
    """The spy has shown the card and names the location (S12)."""
    phase = state.phase
    assert isinstance(phase, Claiming)
    return state.enter(Naming(phase.claimant))


def named(state: State, location: str | None) -> State:
    """Right: that spy wins. Wrong, or none in time: the others win (S12, S20)."""
    phase = state.phase
    assert isinstance(phase, Naming)
    here = state.deal.scenes[state.progress.hand.location].location
    end = RoundEnd.LOCATION_NAMED if location == here.id else RoundEnd.WRONG_LOCATION_NAMED
    said = next((scene.location for scene in state.deal.scenes if scene.location.id == location), None)
    return rounds.ended(state, Ending(end, named_by=phase.spy), named=said)
