"""Who has won (W35 to W39, W44)."""

from __future__ import annotations

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.lineup import FEWEST_PLAYERS
from spyword.engine.spys_word.state import Deal, State
from spyword.engine.spys_word.views import Outcome, Role, Side, Termination


def decided(state: State) -> Outcome | None:
    """The outcome, if there is one by now; looked for after every elimination (W35) and leaving (W44).

    None: another round with the same words (W39).
    """
    return _winner(state.deal, state.progress.alive) or _too_few(state)


def ghost_wins(deal: Deal) -> Outcome:
    """The ghost has guessed right: alone, at once (W36)."""
    return _won(deal, Side.GHOST, Termination.GHOST_GUESSED)


def _winner(deal: Deal, alive: tuple[PlayerId, ...]) -> Outcome | None:
    """No impostor alive comes before one civilian alive (W37, W38)."""
    civilians = [deal.roles[player] for player in alive].count(Role.CIVILIAN)
    if civilians == len(alive):
        return _won(deal, Side.CIVILIANS, Termination.NO_IMPOSTOR_LEFT)
    if civilians <= 1:
        return _won(deal, Side.IMPOSTORS, Termination.ONE_CIVILIAN_LEFT)
    return None


def _too_few(state: State) -> Outcome | None:
    """Under 4 in the room, the eliminated counted as present: nobody wins (W44)."""
    if len(state.deal.seats) - len(state.progress.left) >= FEWEST_PLAYERS:
        return None
    return Outcome(winner=None, termination=Termination.TOO_FEW_PLAYERS, winners=())


def _won(deal: Deal, side: Side, termination: Termination) -> Outcome:
    """Everybody of the side wins, those already out or gone included (W38)."""
    match side:
        case Side.CIVILIANS:
            roles = {Role.CIVILIAN}
        case Side.IMPOSTORS:
            roles = {Role.SPY, Role.GHOST}
        case Side.GHOST:
            roles = {Role.GHOST}
    return Outcome(side, termination, tuple(seat for seat in deal.seats if deal.roles[seat] in roles))
