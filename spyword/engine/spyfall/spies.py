"""How many spies for how many players (S1, S3, S19)."""

from __future__ import annotations

from enum import Enum
from typing import Final

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 12
MOST_SPIES: Final = 2

_TWO_FROM: Final = 5
_TWO_ADVISED_FROM: Final = 7
_TWO_RECOMMENDED_FROM: Final = 9


class SpiesRefusal(Enum):
    """Which rule a number of spies breaks."""

    TOO_FEW_PLAYERS = "too-few-players"
    """Under 3 (S1)."""
    TOO_MANY_PLAYERS = "too-many-players"
    """Over 12 (S1)."""
    NO_SPY = "no-spy"
    """There is always a spy (S2)."""
    TOO_MANY_SPIES = "too-many-spies"
    """Never more than two (S2)."""
    TWO_NEED_FIVE = "two-need-five"
    """Two can be chosen from 5 players on (S3)."""
    TWELVE_NEED_TWO = "twelve-need-two"
    """A location has only 10 roles: exactly two with 12 (S3)."""
    MIXED_HAS_ONE = "mixed-has-one"
    """Mixed decks are played with one spy, so never by 12 (S19)."""


def why_refused(players: int, spies: int, *, mixed_decks: bool = False) -> SpiesRefusal | None:
    """The first rule that this number of spies breaks with so many players; None: it is allowed (S1 to S3, S19).

    >>> why_refused(4, 2)
    <SpiesRefusal.TWO_NEED_FIVE: 'two-need-five'>
    """
    if players < FEWEST_PLAYERS:
        return SpiesRefusal.TOO_FEW_PLAYERS
    if players > MOST_PLAYERS:
        return SpiesRefusal.TOO_MANY_PLAYERS
    if spies < 1:
        return SpiesRefusal.NO_SPY
    if spies > MOST_SPIES:
        return SpiesRefusal.TOO_MANY_SPIES
    if mixed_decks and (spies > 1 or players == MOST_PLAYERS):
        return SpiesRefusal.MIXED_HAS_ONE
    if spies > 1 and players < _TWO_FROM:
        return SpiesRefusal.TWO_NEED_FIVE
    if spies < MOST_SPIES and players == MOST_PLAYERS:
        return SpiesRefusal.TWELVE_NEED_TWO
    return None


def allowed_spies(players: int, *, mixed_decks: bool = False) -> tuple[int, ...]:
    """Every number of spies that so many players may choose.

    >>> [allowed_spies(players) for players in (3, 5, 11, 12, 13)]
    [(1,), (1, 2), (1, 2), (2,), ()]
    """
    choices = range(1, MOST_SPIES + 1)
    return tuple(spies for spies in choices if why_refused(players, spies, mixed_decks=mixed_decks) is None)


def recommended_spies(players: int, *, mixed_decks: bool = False) -> int:
    """One up to 8 players, two from 9 (S3); always one with mixed decks (S19)."""
    return 1 if mixed_decks or players < _TWO_RECOMMENDED_FROM else 2


def is_advised(players: int, spies: int) -> bool:
    """Two spies among 5 or 6 players are allowed, but too many (S3)."""
    return spies < MOST_SPIES or players >= _TWO_ADVISED_FROM
