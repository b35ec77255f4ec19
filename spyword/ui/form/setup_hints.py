"""What each line of the form is about, said while the cursor is on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual.widget import Widget

from spyword.i18n import N_
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.typed import TypedField

_HINTS: Final[Mapping[str, str]] = {
    "lineup": N_("A spy's word is a little different from the civilians'. The ghost has none."),
    "tell_spies": N_("On: a spy's card says so. Off: nobody can be sure of not being one."),
    "reveal_roles": N_("On: the table sees at once what the eliminated player was."),
    "vote_display": N_("Open: all see who voted for whom. Counts only: how many votes each got."),
    "passing": N_("On: one may vote for nobody. If Pass comes out on top, nobody goes."),
    "clue_mode": N_("What everybody says about the own word, in turn."),
    "written_clues": N_("On: clues are typed, checked, and stay on the table."),
    "discussion": N_("When the time is up, the vote begins by itself."),
    "ties": N_("Duel: the tied give one more clue, the others decide. Lot: chance does."),
    "packs": N_("Each game draws its two words from one of these packs."),
}
"""Message ids by the id of the line."""

_NAME: Final = N_("The laptop goes round in this order. Enter leads to the next seat.")
_LANGUAGE: Final = N_("The language of this player's own card and ballot.")


def hint_at(line: Widget) -> str:
    """The message id for the line with the cursor; empty if it speaks for itself."""
    match line:
        case TypedField():
            return _NAME
        case Picker(id=None):
            return _LANGUAGE
        case _:
            return _HINTS.get(line.id or "", "")
