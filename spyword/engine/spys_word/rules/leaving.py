"""Who leaves or is kicked is eliminated (W10, W43 to W45)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.outcome import decided
from spyword.engine.spys_word.rules import cards, clues, farewells, rounds, votes
from spyword.engine.spys_word.rules.links import next_host
from spyword.engine.spys_word.state import (
    Announcing,
    Dealing,
    Judging,
    Over,
    Parting,
    Seats,
    Speaking,
    State,
    Voting,
)
from spyword.engine.spys_word.views import VoteEnd

SECOND_BALLOT_SECONDS: Final = 10
"""What is left at least to those whose ballot became void (W43)."""


def leave(state: State, player: PlayerId) -> State:
    """Out at once; then a winner is looked for, and whether enough are left; a pending farewell comes first (W43)."""
    gone = _gone(state, player)
    phase = gone.phase
    if isinstance(phase, Parting) and phase.player == player:
        return farewells.said(gone, "")  # leaving in the middle of the own guess makes it wrong
    if isinstance(phase, (Announcing, Judging)) and phase.outcome is not None:
        return gone  # decided before this player left, only not shown yet
    if farewells.is_pending(gone):
        return gone
    ended_duel = _is_duel_left_with_one(state, gone)
    if outcome := decided(gone):
        logged = votes.logged(gone, votes.left_record(gone, player)) if ended_duel else gone
        return logged.enter(Over(outcome))
    return votes.left_alone(gone, player) if ended_duel else _goes_on(gone, player)


def _gone(state: State, player: PlayerId) -> State:
    """The room without this player; a host who leaves passes on at once (W45)."""
    progress = state.progress
    without = replace(
        progress,
        alive=tuple([seat for seat in progress.alive if seat != player]),
        left=progress.left | {player},
        lost=progress.lost - {player},
    )
    if player == progress.host:
        without = replace(without, host=next_host(state.deal, without))
    return state.having(without)


def _duellists(state: State) -> Seats:
    """Who of a duel that is announced or under way is still alive; nobody outside a duel."""
    match state.phase:
        case Announcing(record=record) if record.end is VoteEnd.DUEL:
            tied = record.tied
        case Speaking(is_duel=True, order=order):
            tied = order
        case Voting(is_duel=True, candidates=candidates):
            tied = candidates
        case _:
            return ()
    return tuple([player for player in tied if player in state.progress.alive])


def _is_duel_left_with_one(before: State, after: State) -> bool:
    return len(_duellists(before)) > 1 and len(_duellists(after)) == 1


def _goes_on(state: State, player: PlayerId) -> State:
    """The phase goes on without who left."""
    phase = state.phase
    duellists = _duellists(state)
    if duellists and not votes.duel_voters(state, duellists):
        return votes.without_voters(state, duellists)
    match phase:
        case Dealing(waiting=waiting):
            still_waiting = tuple([seat for seat in waiting if seat != player])
            return cards.awaiting(rounds.drawn_anew(state), still_waiting)
        case Speaking():
            return clues.without_speaker(state, player)
        case Voting():
            return _without_voter(state, phase, player)
    return state


def _without_voter(state: State, phase: Voting, player: PlayerId) -> State:
    """The own ballot is void; ballots for who left are void too, and their owners vote again (W43)."""
    again = {voter for voter, target in phase.ballots if target == player}
    voting = Voting(
        candidates=tuple([seat for seat in phase.candidates if seat != player]),
        waiting=tuple([seat for seat in state.progress.alive if seat in phase.waiting or seat in again]),
        ballots=tuple([ballot for ballot in phase.ballots if player not in ballot]),
        offers_pass=phase.offers_pass,
        is_duel=phase.is_duel,
    )
    if not voting.waiting:
        return votes.closed(state.stay(voting))
    return state.stay(voting, at_least=SECOND_BALLOT_SECONDS if again else 0)
