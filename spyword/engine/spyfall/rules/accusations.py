"""Accusations: who votes, what a vote comes to, and the closing ones (S10, S11, S13)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.points import Ending
from spyword.engine.spyfall.rules import questions, rounds
from spyword.engine.spyfall.state import Accusing, Closing, Questioning, Seats, State, TurnedDown
from spyword.engine.spyfall.views import AccusationRecord, RoundEnd


def voters(present: Seats, accuser: PlayerId, accused: PlayerId) -> Seats:
    """All but the accuser, who counts as a yes, and the accused (S10)."""
    return tuple([seat for seat in present if seat not in (accuser, accused)])


def accused(state: State, accuser: PlayerId, target: PlayerId, left: float) -> State:
    """The vote on it begins; the clock stands (S10). In turn, no stop is spent (S11)."""
    phase = state.phase
    if isinstance(phase, Closing):
        return state.enter(Accusing(accuser, target, phase))
    assert isinstance(phase, Questioning)
    progress = replace(state.progress, spent=state.progress.spent | {accuser})
    return state.enter(Accusing(accuser, target, questions.stopped(phase, left)), progress)


def hands_shown(state: State, agreeing: Seats) -> State:
    """The accuser has counted the hands (S13)."""
    phase = _accusing(state)
    voting = voters(state.progress.present, phase.accuser, phase.accused)
    return closed(state, replace(phase, votes=tuple([(voter, voter in agreeing) for voter in voting])))


def voted(state: State, voter: PlayerId, *, agrees: bool) -> State:
    """One vote for good; the last one closes the vote (S13)."""
    phase = _accusing(state)
    phase = replace(phase, votes=(*phase.votes, (voter, agrees)))
    return closed(state, phase) if not waiting(state, phase) else state.stay(phase)


def waiting(state: State, phase: Accusing) -> Seats:
    """Who has not voted yet, in seating order."""
    cast = {voter for voter, _ in phase.votes}
    return tuple([seat for seat in voters(state.progress.present, phase.accuser, phase.accused) if seat not in cast])


def closed(state: State, phase: Accusing) -> State:
    """Unanimous: the round ends at once. Otherwise the clock goes on (S10). A missing vote is a no (S13)."""
    record = _record(state, phase)
    progress = state.progress
    counted = state.having(replace(progress, accusations=(*progress.accusations, record)))
    if not record.is_unanimous:
        return counted.enter(TurnedDown(record, phase.before))
    is_spy = phase.accused in progress.hand.spies
    ending = Ending(
        RoundEnd.SPY_CONVICTED if is_spy else RoundEnd.WRONG_ONE_CONVICTED,
        after_time=record.is_closing,
        accuser=phase.accuser,
        accused=phase.accused,
    )
    return rounds.ended(counted, ending)


def _record(state: State, phase: Accusing) -> AccusationRecord:
    voting = voters(state.progress.present, phase.accuser, phase.accused)
    agreeing = {voter for voter, agrees in phase.votes if agrees}
    return AccusationRecord(
        accuser=phase.accuser,
        accused=phase.accused,
        is_closing=isinstance(phase.before, Closing),
        is_unanimous=agreeing.issuperset(voting),
        agreeing=None if state.deal.settings.secret_votes else tuple([seat for seat in voting if seat in agreeing]),
        voters=voting,
    )


def turned_down(state: State) -> State:
    """It has been seen: the clock goes on, or the next accuses (S10, S11)."""
    phase = state.phase
    assert isinstance(phase, TurnedDown)
    if isinstance(phase.before, Questioning):
        return state.enter(phase.before)
    return next_accuser(state, phase.before)


def next_accuser(state: State, phase: Closing) -> State:
    """The next in turn who has not left; after the last one nobody is convicted (S11, S20)."""
    later = range(phase.at + 1, len(phase.order))
    at = next((place for place in later if phase.order[place] in state.progress.present), None)
    if at is None:
        return rounds.ended(state, Ending(RoundEnd.NOBODY_CONVICTED, after_time=True))
    return state.enter(Closing(phase.order, at))


def _accusing(state: State) -> Accusing:
    assert isinstance(state.phase, Accusing)
    return state.phase
