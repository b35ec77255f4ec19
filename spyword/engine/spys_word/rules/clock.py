"""What the end of the present time does (W9, W13, W14, W41, W48)."""

from __future__ import annotations

from spyword.engine.spys_word.rules import announcements, cards, clues, farewells, votes
from spyword.engine.spys_word.state import Announcing, Dealing, Discussing, Judging, Parting, Speaking, State, Voting


def time_is_up(state: State) -> State:
    """Cards count as seen, a turn as had, votes begin and close, a guess is wrong, an announcement has been read."""
    match state.phase:
        case Dealing():
            return cards.awaiting(state, ())
        case Speaking():
            return clues.turn_had(state)
        case Discussing():
            return votes.begin(state)
        case Voting():
            return votes.closed(state)
        case Announcing() | Judging():
            return announcements.seen(state)
        case Parting():
            return farewells.said(state, "")
    raise AssertionError("a game that is over has no time")
