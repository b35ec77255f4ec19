"""The rules: which actions are allowed, and what each of them does.

`legality` answers whether an action may be done now; the modules by phase do it, and take for
granted that it may.
"""

from __future__ import annotations

from spyword.engine.game import Action, TimeUp
from spyword.engine.spys_word import actions
from spyword.engine.spys_word.rules import announcements, cards, clock, clues, farewells, leaving, links, votes
from spyword.engine.spys_word.rules.legality import proposals, refusal, text_refusal
from spyword.engine.spys_word.state import State

__all__ = ["carry_out", "proposals", "refusal", "text_refusal"]


def carry_out(state: State, action: Action) -> State:
    """What a legal action makes of a state."""
    match action:
        case actions.Vote():
            return votes.cast(state, action.voter, action.target)
        case actions.GiveClue():
            return clues.given(state, action.text)
        case actions.GotIt():
            return cards.confirmed(state, action.player)
        case actions.ToTheVote():
            return votes.begin(state)
        case actions.Proceed():
            return announcements.seen(state)
        case actions.Farewell():
            return farewells.said(state, action.text)
        case TimeUp():
            return clock.time_is_up(state)
        case actions.Leave():
            return leaving.leave(state, action.player)
        case actions.Disconnected():
            return links.lost(state, action.player)
        case actions.Reconnected():
            return links.restored(state, action.player)
        case actions.HostOverdue():
            return links.pass_host_on(state)
    raise TypeError(f"not an action of this game: {type(action).__name__}")
