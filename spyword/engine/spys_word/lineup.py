"""Line-ups: how many spies, and whether there is a ghost, for how many players (W1, W5 to W7)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from spyword.engine.spys_word.settings import Lineup

FEWEST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 12

_GHOST_FROM: Final = 5


class LineupRefusal(Enum):
    """Which rule a line-up breaks."""

    TOO_FEW_PLAYERS = "too-few-players"
    """Under 4 (W1)."""
    TOO_MANY_PLAYERS = "too-many-players"
    """Over 12 (W1)."""
    NO_SPY = "no-spy"
    """There is always a spy (W5)."""
    TOO_MANY_SPIES = "too-many-spies"
    """More than this number of players allows (W5)."""
    GHOST_NEEDS_FIVE = "ghost-needs-five"
    """No ghost with 4 players (W5)."""
    CIVILIANS_OUTNUMBERED = "civilians-outnumbered"
    """Civilians must be more than spies and ghost together (W6)."""


def most_spies(players: int) -> int:
    """How many spies this number of players allows at most, a ghost aside (W5)."""
    if players <= 5:
        return 1
    return 2 if players <= 8 else 3


def why_refused(players: int, lineup: Lineup) -> LineupRefusal | None:
    """The first rule that this line-up breaks with so many players; None: it is allowed (W1, W5, W6).

    >>> why_refused(6, Lineup(spies=2, ghost=True))
    <LineupRefusal.CIVILIANS_OUTNUMBERED: 'civilians-outnumbered'>
    """
    impostors = lineup.spies + lineup.ghost
    if players < FEWEST_PLAYERS:
        return LineupRefusal.TOO_FEW_PLAYERS
    if players > MOST_PLAYERS:
        return LineupRefusal.TOO_MANY_PLAYERS
    if lineup.spies < 1:
        return LineupRefusal.NO_SPY
    if lineup.spies > most_spies(players):
        return LineupRefusal.TOO_MANY_SPIES
    if lineup.ghost and players < _GHOST_FROM:
        return LineupRefusal.GHOST_NEEDS_FIVE
    if players - impostors <= impostors:
        return LineupRefusal.CIVILIANS_OUTNUMBERED
    return None


def allowed_lineups(players: int) -> tuple[Lineup, ...]:
    """Every line-up that so many players may choose, few spies first; none for a number that cannot play.

    >>> allowed_lineups(5)
    (Lineup(spies=1, ghost=False), Lineup(spies=1, ghost=True))
    """
    choices = (Lineup(spies, ghost) for spies in (1, 2, 3) for ghost in (False, True))
    return tuple(lineup for lineup in choices if why_refused(players, lineup) is None)


def recommended_lineup(players: int) -> Lineup:
    """The default (W7). Raises `ValueError` for a number that cannot play (W1)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    if players <= 5:
        return Lineup(spies=1, ghost=False)
    return Lineup(spies=1 if players <= 8 else 2, ghost=True)
