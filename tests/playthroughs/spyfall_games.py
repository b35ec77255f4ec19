"""Games of Spyfall as they are played in a playthrough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from spyword.engine.game import PlayerId
from spyword.engine.spyfall import Decline, Spyfall, VoteOn
from tests.engine.spyfall.evening import (
    A,
    B,
    C,
    D,
    E,
    accused,
    agreed,
    asked,
    cards_seen,
    claimed,
    convicted,
    dealt,
    done,
    handed,
    left,
    lost,
    named,
    proceeded,
    taken_back,
    talking,
    time_up,
    turned_down,
    voted,
)

G, H, RIVAL = (PlayerId(letter) for letter in "GHI")


def three(game: Spyfall) -> Spyfall:
    """S8, S11, S12: a false claim, a failed accusation, the location named; then the wrong one after 0:00."""
    game = handed(asked(talking(game), C, B), A)
    game = turned_down(taken_back(claimed(game, A, left=300.0), A), C, B, left=200.0)
    game = proceeded(named(game, B, 0))
    game = time_up(asked(talking(game), A, C))
    game = done(game, Decline(B, version=0))
    return proceeded(voted(accused(game, C, B, left=0.0)))


def eight(game: Spyfall) -> Spyfall:
    """S13, S20: own devices; one leaves, a vote is missed, the spy is convicted after 0:00."""
    game = time_up(cards_seen(game))
    game = left(asked(game, C, H), H)
    game = lost(turned_down(game, A, D, left=250.0), B)
    game = time_up(done(accused(game, C, E, left=90.0), VoteOn(A, True, version=0), VoteOn(D, True, version=0)))
    game = time_up(time_up(game))
    return proceeded(voted(accused(time_up(game), B, E, left=0.0)))


def rivals(game: Spyfall) -> Spyfall:
    """S3, S10, S16, S18: two spies who do not know each other, and one convicts the other."""
    game = asked(talking(game), RIVAL, D, G)
    game = turned_down(game, E, A, left=400.0)
    return proceeded(convicted(game, D, RIVAL))


GAMES: dict[str, tuple[Spyfall, Callable[[Spyfall], Spyfall]]] = {
    "spyfall-three": (dealt(3, "B", "A", settings=replace(agreed(), rounds=2), places=[0, 1]), three),
    "spyfall-eight": (dealt(8, "E", settings=replace(agreed(own=True), rounds=1)), eight),
    "spyfall-rivals": (dealt(12, "DI", settings=replace(agreed(2), rounds=1)), rivals),
}
