"""The farewell of the eliminated and the ghost's guess (W28, W33 to W35, W48)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.guess import guess_is_right
from spyword.engine.spys_word.outcome import decided, ghost_wins
from spyword.engine.spys_word.rules import rounds
from spyword.engine.spys_word.state import Announcing, Judging, Over, Parting, State
from spyword.engine.spys_word.views import GuessRecord, Outcome, Role
from spyword.text import clean


def is_due(state: State, eliminated: PlayerId) -> bool:
    """Whoever was voted out has a private screen: the ghost for the guess (W28), all where roles are hidden (W34).

    Nobody does who has left the room (W43).
    """
    if eliminated in state.progress.left:
        return False
    return not state.deal.settings.reveal_roles or state.deal.roles[eliminated] is Role.GHOST


def is_pending(state: State) -> bool:
    """A farewell or guess is still to come or under way: no winner is looked for before it is done (W35, W43)."""
    match state.phase:
        case Parting():
            return True
        case Announcing(record=record):
            return record.eliminated is not None and is_due(state, record.eliminated)
    return False


def said(state: State, text: str) -> State:
    """The farewell is given. The ghost's is the guess; anybody else's is thrown away (W34).

    An empty text is what the end of the time leaves: a wrong guess (W48).
    """
    phase = state.phase
    assert isinstance(phase, Parting)
    deal = state.deal
    if deal.roles[phase.player] is not Role.GHOST:
        return follow(state, decided(state))
    guess = clean(text)
    is_right = guess_is_right(guess, deal.civilian_word, deal.spy_word)
    guessed = state.having(replace(state.progress, guess=GuessRecord(phase.player, guess, is_right)))
    if is_right:
        return guessed.enter(Over(ghost_wins(deal)))
    if deal.settings.reveal_roles:
        return guessed.enter(Judging(phase.player, guess, decided(guessed)))
    return follow(guessed, decided(guessed))


def follow(state: State, outcome: Outcome | None) -> State:
    """The game is over, or another round with the same words begins (W35, W39)."""
    return rounds.begin(state) if outcome is None else state.enter(Over(outcome))
