"""Players without a plan: they do anything legal, fast. For simulations and for tests of the rules.

They look into the state, so that a million games take minutes; a fair bot would play by `view` and `legal_actions`.
"""

from __future__ import annotations

from random import Random

from spyword.engine.game import Action, PlayerId
from spyword.engine.spys_word.actions import PASS, Farewell, GiveClue, GotIt, Proceed, ToTheVote, Vote
from spyword.engine.spys_word.game import SpysWord
from spyword.engine.spys_word.state import (
    Announcing,
    Dealing,
    Discussing,
    Judging,
    Over,
    Parting,
    Speaking,
    State,
    Voting,
)


def play_randomly(game: SpysWord, rng: Random, *, guesses_right: float = 0.25) -> SpysWord:
    """The game played to its end by random actions; the ghost's guess is right with the given probability."""
    while not game.is_over:
        game = game.apply(random_action(game, rng, guesses_right=guesses_right))
    return game


def random_action(game: SpysWord, rng: Random, *, guesses_right: float = 0.25) -> Action:
    """Something that may be done now, by somebody who is waited for. Raises `ValueError` if the game is over.

    A ballot goes to any candidate alike, Pass included where it is offered. Nobody leaves, no time runs out.
    """
    version = game.version
    match game.state.phase:
        case Voting() as phase:
            voter = phase.waiting[0]
            return Vote(voter, _target(phase, voter, rng), version=version)
        case Speaking() as phase:
            return GiveClue(phase.speaker, _clue_text(game.state, version), version=version)
        case Dealing(waiting=waiting):
            return GotIt(waiting[0], version=version)
        case Discussing():
            return ToTheVote(_host(game.state), version=version)
        case Announcing() | Judging():
            return Proceed(_host(game.state), version=version)
        case Parting(player=player):
            return Farewell(player, _guess(game.state, rng, guesses_right), version=version)
        case Over():
            raise ValueError("nothing can be done in a game that is over")


def _target(phase: Voting, voter: PlayerId, rng: Random) -> PlayerId:
    choices = phase.candidates
    number = len(choices) + phase.offers_pass
    while True:
        index = int(rng.random() * number)
        target = choices[index] if index < len(choices) else PASS
        if target != voter:
            return target


def _clue_text(state: State, version: int) -> str:
    """A word that nobody has said yet, where clues are written."""
    return f"#{version}" if state.deal.settings.written_clues else ""


def _host(state: State) -> PlayerId | None:
    return state.progress.host if state.deal.on_own_devices else None


def _guess(state: State, rng: Random, guesses_right: float) -> str:
    word = state.deal.civilian_word if rng.random() < guesses_right else state.deal.spy_word
    return word.spellings()[0]
