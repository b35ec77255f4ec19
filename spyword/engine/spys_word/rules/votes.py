"""The secret vote, ties, duels and lots (W17 to W26, W41, W42)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.chain import Chain
from spyword.engine.game import PlayerId
from spyword.engine.spys_word.ballots import Tally, count_votes
from spyword.engine.spys_word.outcome import decided
from spyword.engine.spys_word.rules.farewells import is_due
from spyword.engine.spys_word.settings import Settings, Ties, VoteDisplay
from spyword.engine.spys_word.state import Announcing, Seats, Speaking, State, Voting
from spyword.engine.spys_word.views import VoteEnd, VoteRecord


def begin(state: State) -> State:
    """Everybody alive votes for one other alive player (W17); Pass is offered unless it won the vote before (W22)."""
    alive = state.progress.alive
    offers_pass = state.deal.settings.passing and not state.progress.bans_pass
    return state.enter(Voting(alive, alive, (), offers_pass))


def cast(state: State, voter: PlayerId, target: PlayerId) -> State:
    """A ballot is cast for good (W18); the last one closes the vote."""
    phase = state.phase
    assert isinstance(phase, Voting)
    waiting = tuple([player for player in phase.waiting if player != voter])
    ballots = (*phase.ballots, (voter, target))
    voting = state.stay(Voting(phase.candidates, waiting, ballots, phase.offers_pass, phase.is_duel))
    return voting if waiting else closed(voting)


def closed(state: State) -> State:
    """The ballots cast by now are counted; who cast none has not voted (W41)."""
    phase = state.phase
    assert isinstance(phase, Voting)
    tally = count_votes(phase.ballots, phase.candidates, passing=phase.offers_pass)
    end = _end_of(state, phase, tally)
    eliminated: PlayerId | None = None
    if end is VoteEnd.ELIMINATED:
        eliminated = tally.top[0]
    elif end is VoteEnd.LOT:
        eliminated, chance = state.progress.chance.pick(tally.top)
        state = state.having(replace(state.progress, chance=chance))
    record = VoteRecord(
        round=state.progress.round,
        is_duel=phase.is_duel,
        offered_pass=phase.offers_pass,
        counts=tally.counts,
        ballots=_shown_ballots(state, phase),
        end=end,
        tied=tally.top if len(tally.top) > 1 else (),
        eliminated=eliminated,
    )
    return announced(state, record)


def _end_of(state: State, phase: Voting, tally: Tally) -> VoteEnd:
    if tally.pass_wins:  # W20
        return VoteEnd.PASSED
    if len(tally.top) == 1:  # W19, W21
        return VoteEnd.ELIMINATED
    if phase.is_duel or state.deal.settings.ties is Ties.LOT:  # W24, W25
        return VoteEnd.LOT
    return VoteEnd.DUEL if duel_voters(state, tally.top) else VoteEnd.LOT  # W23, W24, W42


def _shown_ballots(state: State, phase: Voting) -> tuple[tuple[PlayerId, PlayerId], ...] | None:
    """Who voted for whom, in seating order; what is counts-only is forgotten for good (W26)."""
    if not _is_open(state.deal.settings):
        return None
    return tuple(sorted(phase.ballots, key=lambda ballot: state.deal.seats.index(ballot[0])))


def announced(state: State, record: VoteRecord) -> State:
    """The result is shown; the elimination may have decided the game, unless a farewell comes first (W35)."""
    counted = logged(state, record)
    if record.eliminated is None or is_due(counted, record.eliminated):
        return counted.enter(Announcing(record))
    return counted.enter(Announcing(record, decided(counted)))


def logged(state: State, record: VoteRecord) -> State:
    """The vote stands in the log, and whoever it eliminated is out (W19)."""
    progress = state.progress
    alive = progress.alive
    if record.eliminated is not None:
        alive = tuple([player for player in alive if player != record.eliminated])
    bans_pass = record.end is VoteEnd.PASSED
    return state.having(replace(progress, alive=alive, bans_pass=bans_pass, votes=Chain(record, progress.votes)))


def duel_voters(state: State, tied: Seats) -> Seats:
    """The alive who are not tied (W23)."""
    return tuple([player for player in state.progress.alive if player not in tied])


def begin_duel(state: State, tied: Seats) -> State:
    """Each of the tied gives one more clue, in the order of the round (W23)."""
    progress = state.progress
    duellists = tuple([player for player in progress.speakers if player in tied and player in progress.alive])
    return state.enter(Speaking(duellists, 0, is_duel=True))


def begin_duel_vote(state: State, duellists: Seats) -> State:
    """The alive who are not tied vote among the tied only: no discussion before it, no Pass (W22, W23, W24)."""
    candidates = tuple([player for player in state.progress.alive if player in duellists])
    return state.enter(Voting(candidates, duel_voters(state, candidates), (), offers_pass=False, is_duel=True))


def without_voters(state: State, duellists: Seats) -> State:
    """Nobody is there to vote in a duel: the lot at once, among all the duellists (W24)."""
    candidates = tuple([player for player in state.progress.alive if player in duellists])
    return closed(state.stay(Voting(candidates, (), (), offers_pass=False, is_duel=True)))


def left_alone(state: State, who_left: PlayerId) -> State:
    """A duel is left with one duellist: the one who left was this vote's elimination (W43)."""
    return announced(state, left_record(state, who_left))


def left_record(state: State, who_left: PlayerId) -> VoteRecord:
    """What the log tells of a duel that ended because a duellist left: nothing was counted (W43)."""
    return VoteRecord(
        round=state.progress.round,
        is_duel=True,
        offered_pass=False,
        counts=(),
        ballots=() if _is_open(state.deal.settings) else None,
        end=VoteEnd.LEFT,
        tied=(),
        eliminated=who_left,
    )


def _is_open(settings: Settings) -> bool:
    return settings.vote_display is VoteDisplay.OPEN
