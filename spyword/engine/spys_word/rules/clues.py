"""Giving clues in turn, in a round and in a duel (W12, W13, W23)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.chain import Chain
from spyword.engine.game import PlayerId
from spyword.engine.spys_word.clue_text import folded_clue
from spyword.engine.spys_word.rules import rounds, votes
from spyword.engine.spys_word.state import Discussing, Progress, Speaking, State
from spyword.engine.spys_word.views import Clue
from spyword.text import clean


def given(state: State, text: str) -> State:
    """The speaker's turn was had; a written clue is kept (W12)."""
    phase = state.phase
    assert isinstance(phase, Speaking)
    if not text:
        return turn_had(state)
    clue = Clue(state.progress.round, phase.speaker, clean(text), in_duel=phase.is_duel)
    written = Speaking(phase.order, phase.at, phase.is_duel, (*phase.given, clue))
    return turn_had(state.stay(written))


def turn_had(state: State) -> State:
    """The turn passes on; after the last one comes the discussion, in a duel at once the vote (W13, W14, W24)."""
    phase = state.phase
    assert isinstance(phase, Speaking)
    return _turn_of(state, Speaking(phase.order, phase.at + 1, phase.is_duel, phase.given))


def without_speaker(state: State, player: PlayerId) -> State:
    """Somebody who left speaks no more; a turn that was had stays had (W11, W43)."""
    phase = state.phase
    assert isinstance(phase, Speaking)
    if rounds.is_before_the_first_turn(state, phase):
        return rounds.begin_anew(state)
    if player not in phase.order[phase.at :]:
        return state
    was_speaking = player == phase.speaker
    order = tuple([seat for seat in phase.order if seat != player])
    if not phase.is_duel:
        state = state.having(replace(state.progress, speakers=order))
    shortened = Speaking(order, phase.at, phase.is_duel, phase.given)
    return _turn_of(state, shortened) if was_speaking else state.stay(shortened)


def _turn_of(state: State, phase: Speaking) -> State:
    if phase.at < len(phase.order):
        return state.enter(phase)
    closed = state.having(_closed(state.progress, phase.given))
    if phase.is_duel:
        return votes.begin_duel_vote(closed, phase.order)
    return closed.enter(Discussing())


def _closed(progress: Progress, clues: tuple[Clue, ...]) -> Progress:
    """The written clues of a finished phase join those of the game."""
    if not clues:
        return progress
    said = progress.said.union(folded_clue(clue.text) for clue in clues)
    return replace(progress, clues=Chain(clues, progress.clues), said=said)
