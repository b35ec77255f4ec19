"""The clock starts, and questions go round (S8)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.state import Closing, Questioning, Seats, State, from_on, left_of


def begin(state: State) -> State:
    """The clock runs; the dealer asks first (S8)."""
    return state.enter(Questioning(state.progress.hand.dealer, float(state.deal.round_seconds)))


def may_ask(present: Seats, asker: PlayerId, came_from: PlayerId | None) -> Seats:
    """Anybody but the one who has just asked, or handed the turn on (S8)."""
    return tuple([seat for seat in present if seat not in (asker, came_from)])


def passed(state: State, target: PlayerId, *, was_handed: bool) -> State:
    """The target was asked, or got the turn without a question, and asks next (S8)."""
    phase = state.phase
    assert isinstance(phase, Questioning)
    return state.stay(Questioning(target, phase.seconds, phase.asker, was_handed))


def stopped(phase: Questioning, left: float) -> Questioning:
    """Where the talk goes on when the clock does: with what was left of the time (S10, S12)."""
    return replace(phase, seconds=min(max(left, 0.0), phase.seconds))


def time_is_up(state: State) -> State:
    """One after another accuses, from the dealer leftwards (S11)."""
    progress = state.progress
    return state.enter(Closing(from_on(progress.present, progress.hand.dealer), 0))


def turn_taken(state: State, phase: Questioning) -> Questioning:
    """The next to the left asks in the asker's place (S20)."""
    heir = left_of(state.deal.seats, phase.asker, state.progress.present)
    return Questioning(heir, phase.seconds)
