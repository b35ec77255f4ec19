"""Whole games of Spy's Word by a short script, played by the real rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word import (
    PASS,
    CluesView,
    DealView,
    DiscussionView,
    EndView,
    Farewell,
    FarewellView,
    GiveClue,
    GotIt,
    Leave,
    Lineup,
    Pair,
    Proceed,
    Role,
    Settings,
    SpysWord,
    TimeUp,
    ToTheVote,
    Vote,
    VoteView,
    Word,
    deal,
)
from spyword.games.spys_word_chronicle import SpysWordChronicle
from spyword.people.deeds import Deeds
from tests.engine.evening import presser

_ROLES: Final[Mapping[str, Role]] = {"c": Role.CIVILIAN, "s": Role.SPY, "g": Role.GHOST}
PAIR: Final = Pair(Word({"en": "cat"}), Word({"en": "dog"}), {"en": "Animals"})


def seat(letter: str) -> PlayerId:
    """The players are called a, b, c …; `-` passes."""
    return PASS if letter == "-" else PlayerId(letter)


def told(roles: str, *votes: str, guess: str = "horse", settings: Settings | None = None, seed: int = 1) -> EndView:
    """A game with these roles in seating order (`ccsg`), one string a vote: for whom each voter in seating order is.

    A ghost who is voted out guesses `guess`; each clue, where it is written, is a number. On own devices `.` is a voter
    whose time runs out, and `!bc` in place of a vote: these leave, one after another, when the next vote has begun.
    A duel's vote is a vote of its own, by those who are not tied.
    """
    letters = [chr(ord("a") + number) for number in range(len(roles))]
    lineup = Lineup(roles.count("s"), "g" in roles)
    game = deal(
        [Player(PlayerId(letter), letter) for letter in letters],
        PAIR,
        replace(settings or Settings(), lineup=lineup),
        seed=seed,
        roles=[_ROLES[role] for role in roles],
        order=[PlayerId(letter) for letter in letters],
        civilian_word=PAIR.a,
    )
    left = list(votes)
    while not game.is_over:
        game = _next(game, left, guess)
    assert left == []
    view = game.view(None)
    assert isinstance(view, EndView)
    return view


def _next(game: SpysWord, votes: list[str], guess: str) -> SpysWord:
    version = game.version
    match game.view(None):
        case DealView(waiting_for=(player, *_)):
            return game.apply(GotIt(player, version=version))
        case CluesView(speaker=player, settings=settings):
            text = f"#{version}" if settings.written_clues else ""
            return game.apply(GiveClue(player, text, version=version))
        case DiscussionView():
            return game.apply(ToTheVote(presser(game), version=version))
        case VoteView(waiting_for=voters):
            written = votes.pop(0)
            return _left(game, written[1:]) if written.startswith("!") else _voted(game, voters, written)
        case FarewellView(player=player):
            return game.apply(Farewell(player, guess, version=version))
    return game.apply(Proceed(presser(game), version=version))


def _voted(game: SpysWord, voters: Sequence[PlayerId], targets: str) -> SpysWord:
    assert len(voters) == len(targets), (voters, targets)
    for voter, target in zip(voters, targets, strict=True):
        if target != ".":
            game = game.apply(Vote(voter, seat(target), version=game.version))
    return game.apply(TimeUp(version=game.version)) if "." in targets else game


def _left(game: SpysWord, letters: str) -> SpysWord:
    for letter in letters:
        game = game.apply(Leave(seat(letter), version=game.version))
    return game


def deeds_in(view: EndView) -> Mapping[PlayerId, Deeds]:
    """Of everybody."""
    return SpysWordChronicle().deeds(view)
