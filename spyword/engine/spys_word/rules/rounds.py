"""The order of speaking and the beginning of a round (W10, W11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from spyword.engine.chance import Chance
from spyword.engine.game import PlayerId
from spyword.engine.spys_word.state import Seats, Speaking, State
from spyword.engine.spys_word.views import Role


def drawn_order(seats: Seats, roles: Mapping[PlayerId, Role], chance: Chance) -> tuple[Seats, Chance]:
    """The speaking order: drawn from all orders alike in which the first is not the ghost (W10)."""
    while True:
        order, chance = chance.shuffled(seats)
        if roles[order[0]] is not Role.GHOST:  # a new draw of the whole keeps all allowed orders alike
            return order, chance


def speaking_order(order: Seats, began_before: PlayerId | None, alive: Seats) -> Seats:
    """Who speaks in a round: from the next alive after who began the one before, round the circle (W11).

    >>> a, b, c = PlayerId("a"), PlayerId("b"), PlayerId("c")
    >>> speaking_order((a, b, c), a, (a, c))
    ('c', 'a')
    """
    if began_before is None:
        return order
    start = order.index(began_before) + 1
    return tuple([player for player in order[start:] + order[:start] if player in alive])


def begin(state: State) -> State:
    """The next round with the same words begins with its clues (W11, W39)."""
    progress = state.progress
    began_before = progress.speakers[0] if progress.speakers else None
    speakers = speaking_order(progress.order, began_before, progress.alive)
    progress = replace(progress, round=progress.round + 1, speakers=speakers)
    return state.enter(Speaking(speakers, 0), progress)


def is_before_the_first_turn(state: State, phase: Speaking) -> bool:
    """Nobody has had a turn in this game: whoever leaves now has the order drawn anew (W10)."""
    return state.progress.round == 1 and phase.at == 0 and not phase.is_duel


def drawn_anew(state: State) -> State:
    """The whole order once more, over who is still there (W10)."""
    progress = state.progress
    order, chance = drawn_order(progress.alive, state.deal.roles, progress.chance)
    return state.having(replace(progress, order=order, chance=chance))


def begin_anew(state: State) -> State:
    """The first round starts again in a new order: somebody left before its first turn was had (W10)."""
    redrawn = drawn_anew(state)
    progress = replace(redrawn.progress, speakers=redrawn.progress.order)
    return redrawn.enter(Speaking(progress.order, 0), progress)
