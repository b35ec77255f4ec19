"""Why the laptop goes to somebody: what the cover may say about the private moment behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spyword.engine import spyfall
from spyword.engine.game import View
from spyword.engine.spys_word.views import DealView, FarewellView, VoteView
from spyword.i18n import N_


@dataclass(frozen=True, slots=True)
class Errand:
    """Public: it follows from the public view alone."""

    reason: str
    """Message id of a few words."""
    step: int = 0
    """Whose turn it is of all that take one now, from 1; 0 where only one is asked."""
    steps: int = 0


SECOND_LOOK: Final = Errand(N_("A second look at the card"))
"""Somebody asked to see the own card again (W15, S9)."""


def errand_of(view: View) -> Errand:
    """What the one who waits in this view is asked for."""
    match view:
        case DealView() | spyfall.DealView():
            return _in_turn(N_("A look at the card"), view, len(view.in_play))
        case VoteView(is_duel=True):
            return _in_turn(N_("Secret vote in the duel"), view, len(set(view.in_play).difference(view.candidates)))
        case VoteView():
            return _in_turn(N_("Secret vote"), view, len(view.in_play))
        case FarewellView():
            return Errand(N_("Last words"))
        case spyfall.ClaimView():
            return Errand(N_("Says: I am the spy"))
        case spyfall.AccusationView():
            return _in_turn(N_("Vote on an accusation"), view, len(view.voters))
        case _:
            return SECOND_LOOK


def _in_turn(reason: str, view: View, steps: int) -> Errand:
    return Errand(reason, steps - len(view.waiting_for) + 1, steps)
