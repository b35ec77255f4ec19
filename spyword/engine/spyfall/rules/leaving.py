"""Own devices: who leaves, and whose turn somebody else takes (S20)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine import hosting
from spyword.engine.game import PlayerId
from spyword.engine.spyfall.points import Ending
from spyword.engine.spyfall.rules import accusations, cards, claims, questions, rounds
from spyword.engine.spyfall.spies import FEWEST_PLAYERS
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Dealing,
    Naming,
    Over,
    Progress,
    Questioning,
    Ready,
    State,
    Telling,
    TurnedDown,
    left_of,
)
from spyword.engine.spyfall.views import RoundEnd, Termination


def leave(state: State, player: PlayerId) -> State:
    """Out of the round. A naming spy has named a wrong one; without a spy the round is void; under 3 the game ends."""
    gone = _gone(state, player)
    phase = gone.phase
    if isinstance(phase, Telling):
        return gone
    if isinstance(phase, Naming) and phase.spy == player:
        return claims.named(gone, None)
    if len(gone.progress.present) < FEWEST_PLAYERS:
        return rounds.over(gone, Termination.TOO_FEW_PLAYERS)
    if not gone.progress.hand.spies_in(gone.progress.present):
        return rounds.ended(gone, Ending(RoundEnd.VOID, after_time=_is_after_time(gone)))
    return _goes_on(gone, player)


def _is_after_time(state: State) -> bool:
    """The clock of the round has run out (S11)."""
    match state.phase:
        case Closing() | Accusing(before=Closing()) | TurnedDown(before=Closing()):
            return True
    return False


def _gone(state: State, player: PlayerId) -> State:
    """The room without this player; host and dealer pass on at once."""
    progress = state.progress
    without = replace(
        progress,
        present=tuple([seat for seat in progress.present if seat != player]),
        lost=progress.lost - {player},
    )
    if player == progress.host:
        without = replace(without, host=_next_host(state, without))
    gone = state.having(without)
    is_told = isinstance(state.phase, (Telling, Over))
    return gone.dealt_by(_heir(gone, player)) if player == progress.hand.dealer and not is_told else gone


def _heir(state: State, player: PlayerId) -> PlayerId:
    """The next to the left."""
    return left_of(state.deal.seats, player, state.progress.present)


def _goes_on(state: State, player: PlayerId) -> State:
    """The phase goes on without who left."""
    match state.phase:
        case Dealing(waiting=waiting):
            return cards.awaiting(state, tuple([seat for seat in waiting if seat != player]))
        case Questioning() as phase:
            return state.stay(_talk_without(state, phase, player))
        case Closing(accuser=accuser) as phase if accuser == player:
            return accusations.next_accuser(state, phase)
        case Accusing() as phase:
            return _accusation_goes_on(state, phase, player)
        case Claiming() as phase:
            claiming = replace(phase, before=_talk_without(state, phase.before, player))
            goes_on = state.stay(claiming)
            return claims.taken_back(goes_on) if phase.claimant == player else goes_on
        case TurnedDown() as phase:
            return state.stay(replace(phase, before=_before_without(state, phase.before, player)))
    return state


def _talk_without(state: State, phase: Questioning, player: PlayerId) -> Questioning:
    """The next to the left asks; who came before and has left cannot be asked anyway."""
    if phase.asker == player:
        return questions.turn_taken(state, phase)
    return replace(phase, came_from=None, was_handed=False) if phase.came_from == player else phase


def _before_without(state: State, phase: Questioning | Closing, player: PlayerId) -> Questioning | Closing:
    """Where an accusation goes back to; the order of closing accusations is kept, and who has left is passed over."""
    return _talk_without(state, phase, player) if isinstance(phase, Questioning) else phase


def _accusation_goes_on(state: State, phase: Accusing, player: PlayerId) -> State:
    """Void without accuser or accused; a vote needs the rest to be unanimous."""
    if player in (phase.accuser, phase.accused):
        return _void(state, phase, player)
    votes = tuple([vote for vote in phase.votes if vote[0] != player])
    without = replace(phase, votes=votes, before=_before_without(state, phase.before, player))
    return state.stay(without) if accusations.waiting(state, without) else accusations.closed(state, without)


def _void(state: State, phase: Accusing, player: PlayerId) -> State:
    """The stop is given back; in turn, the accuser chooses again, or the next accuses."""
    if isinstance(phase.before, Questioning):
        progress = replace(state.progress, spent=state.progress.spent - {phase.accuser})
        return state.enter(_talk_without(state, phase.before, player), progress)
    if player == phase.accuser:
        return accusations.next_accuser(state, phase.before)
    return state.enter(phase.before)


def turn_overdue(state: State) -> State:
    """Whose turn it is has no link: the next to the left takes it, a closing accusation is declined."""
    match state.phase:
        case Ready():
            return state.dealt_by(_heir(state, state.progress.hand.dealer))
        case Questioning() as phase:
            return state.stay(questions.turn_taken(state, phase))
        case Closing() as phase:
            return accusations.next_accuser(state, phase)
    raise AssertionError("nobody's turn")


def lost(state: State, player: PlayerId) -> State:
    """The player stays in the game, and no time waits (W47)."""
    return state.having(replace(state.progress, lost=state.progress.lost | {player}))


def restored(state: State, player: PlayerId) -> State:
    """The player is back (W47)."""
    return state.having(replace(state.progress, lost=state.progress.lost - {player}))


def pass_host_on(state: State) -> State:
    """The host was away for too long: another becomes host and stays it (W46)."""
    return state.having(replace(state.progress, host=_next_host(state, state.progress)))


def _next_host(state: State, progress: Progress) -> PlayerId:
    left = set(state.deal.seats) - set(progress.present)
    return hosting.next_host(state.deal.players, progress.host, left=left, lost=progress.lost)
