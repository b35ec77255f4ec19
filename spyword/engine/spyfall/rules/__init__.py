"""The rules: which actions are allowed, and what each of them does.

`legality` answers whether an action may be done now; the modules by phase do it, and take for
granted that it may.
"""

from __future__ import annotations

from spyword.engine.game import Action, TimeUp
from spyword.engine.spyfall import actions
from spyword.engine.spyfall.rules import accusations, cards, claims, leaving, pace, questions, rounds
from spyword.engine.spyfall.rules.legality import proposals, refusal
from spyword.engine.spyfall.state import Closing, State, Telling

__all__ = ["carry_out", "proposals", "refusal"]


def carry_out(state: State, action: Action) -> State:
    """What a legal action makes of a state."""
    match action:
        case actions.Ask(target=target):
            return questions.passed(state, target, was_handed=False)
        case actions.HandOn(target=target):
            return questions.passed(state, target, was_handed=True)
        case actions.GotIt(player=player):
            return cards.confirmed(state, player)
        case actions.StartClock():
            return questions.begin(state)
        case actions.Accuse(player=player, accused=accused, left=left):
            return accusations.accused(state, player, accused, left)
        case actions.Decline():
            assert isinstance(state.phase, Closing)
            return accusations.next_accuser(state, state.phase)
        case actions.ShowOfHands(agreeing=agreeing):
            return accusations.hands_shown(state, agreeing)
        case actions.VoteOn(voter=voter, agrees=agrees):
            return accusations.voted(state, voter, agrees=agrees)
        case actions.Claim(player=player, left=left):
            return claims.claimed(state, player, left)
        case actions.TakeBack():
            return claims.taken_back(state)
        case actions.ShowCard():
            return claims.shown(state)
        case actions.NameLocation(location=location):
            return claims.named(state, location)
        case actions.Proceed():
            return rounds.told(state) if isinstance(state.phase, Telling) else accusations.turned_down(state)
        case TimeUp():
            return pace.time_is_up(state)
    return _in_the_room(state, action)


def _in_the_room(state: State, action: Action) -> State:
    """What only own devices know (S20)."""
    match action:
        case actions.Leave(player=player):
            return leaving.leave(state, player)
        case actions.Disconnected(player=player):
            return leaving.lost(state, player)
        case actions.Reconnected(player=player):
            return leaving.restored(state, player)
        case actions.HostOverdue():
            return leaving.pass_host_on(state)
        case actions.TurnOverdue():
            return leaving.turn_overdue(state)
    raise TypeError(f"not an action of this game: {type(action).__name__}")
