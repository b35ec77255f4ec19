"""Games of Spy's Word as they are played in a playthrough."""

from __future__ import annotations

from collections.abc import Callable

from spyword.engine.spys_word import Settings, SpysWord, Ties, VoteDisplay
from tests.engine.evening import dealt, farewell, proceeded, round_played


def ghost_wrong(game: SpysWord) -> SpysWord:
    """W28, W35, W37: the ghost is voted out and misses; the spy follows."""
    game = proceeded(round_played(game, "A>D B>D C>D D>A E>D"))
    game = proceeded(farewell(game, "lion"))
    return proceeded(round_played(game, "A>B B>A C>B E>B"))


def ghost_right(game: SpysWord) -> SpysWord:
    """W28, W36: the ghost is voted out and hits."""
    return farewell(proceeded(round_played(game, "A>D B>D C>D D>A E>D")), "Kitty!")


def duel_and_lot(game: SpysWord) -> SpysWord:
    """W23, W24, W27: a tie, a duel, the duel tied again, a lot."""
    game = proceeded(round_played(game, "A>B B>A C>A D>B"))
    return proceeded(round_played(game, "C>A D>B"))


def passing(game: SpysWord) -> SpysWord:
    """W20, W22: Pass wins once, the next vote offers none."""
    game = proceeded(round_played(game, "A>- B>- C>A D>B"))
    return proceeded(round_played(game, "A>B B>A C>A D>A"))


def hidden(game: SpysWord) -> SpysWord:
    """W34: roles stay hidden, everybody has a farewell, the ghost's wrong guess stays secret."""
    game = farewell(proceeded(round_played(game, "A>D B>D C>D D>A E>D F>D")), "lion")
    game = farewell(proceeded(round_played(game, "A>C B>C C>A E>C F>C")), "bye")
    return farewell(proceeded(round_played(game, "A>B B>A E>B F>B")), "bye")


GAMES: dict[str, tuple[SpysWord, Callable[[SpysWord], SpysWord]]] = {
    "ghost-wrong": (dealt("cscgc", Settings()), ghost_wrong),
    "ghost-right": (dealt("cscgc", Settings(tell_spies=True)), ghost_right),
    "duel-and-lot": (dealt("sccc", Settings(ties=Ties.DUEL)), duel_and_lot),
    "passing": (
        dealt("sccc", Settings(passing=True, vote_display=VoteDisplay.COUNTS, written_clues=True)),
        passing,
    ),
    "hidden": (dealt("cscgcc", Settings(reveal_roles=False)), hidden),
}
