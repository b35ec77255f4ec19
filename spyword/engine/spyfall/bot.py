"""Players without a plan: they do anything legal, fast. For simulations and for tests of the rules.

They look into the state, so that many games take minutes; a fair bot would play by `view` and `legal_actions`.
"""

from __future__ import annotations

from random import Random

from spyword.engine.game import Action, PlayerId, TimeUp
from spyword.engine.spyfall import actions
from spyword.engine.spyfall.game import Spyfall
from spyword.engine.spyfall.rules import accusations, questions
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Dealing,
    Naming,
    Over,
    Questioning,
    Ready,
    Seats,
    State,
    Telling,
    TurnedDown,
)


def play_randomly(game: Spyfall, rng: Random, *, names_right: float = 0.25) -> Spyfall:
    """The game played to its end by random actions; a spy names the right location with the given probability."""
    while not game.is_over:
        game = game.apply(random_action(game, rng, names_right=names_right))
    return game


def random_action(game: Spyfall, rng: Random, *, names_right: float = 0.25) -> Action:
    """Something that may be done now. Raises `ValueError` if the game is over. Nobody leaves."""
    state, version = game.state, game.version
    host = state.progress.host if state.deal.on_own_devices else None
    match state.phase:
        case Dealing(waiting=waiting):
            return actions.GotIt(waiting[0], version=version)
        case Ready():
            return actions.StartClock(state.progress.hand.dealer, version=version)
        case Questioning() as phase:
            return _talk(state, phase, rng, version)
        case Claiming(claimant=claimant):
            if claimant in state.progress.hand.spies and rng.random() < 0.7:
                return actions.ShowCard(claimant, version=version)
            return actions.TakeBack(claimant, version=version)
        case Naming(spy=spy):
            return actions.NameLocation(spy, _named(state, rng, names_right), version=version)
        case Accusing() as phase:
            return _vote(state, phase, rng, version)
        case Closing(accuser=accuser):
            if rng.random() < 0.2:
                return actions.Decline(accuser, version=version)
            return actions.Accuse(accuser, _other(state.progress.present, accuser, rng), version=version)
        case TurnedDown() | Telling():
            return actions.Proceed(host, version=version)
        case Over():
            raise ValueError("nothing can be done in a game that is over")


def _talk(state: State, phase: Questioning, rng: Random, version: int) -> Action:
    """Mostly questions; now and then somebody stops the clock, or the time is up."""
    present = state.progress.present
    chance = rng.random()
    if chance < 0.08:
        return TimeUp(version=version)
    left = phase.seconds * (0.5 + rng.random() / 2)
    if chance < 0.2:
        return actions.Claim(rng.choice(present), left=left, version=version)
    free = [seat for seat in present if seat not in state.progress.spent]
    if chance < 0.4 and free:
        accuser = rng.choice(free)
        return actions.Accuse(accuser, _other(present, accuser, rng), left=left, version=version)
    target = rng.choice(questions.may_ask(present, phase.asker, phase.came_from))
    if chance < 0.5:
        return actions.HandOn(phase.asker, target, version=version)
    return actions.Ask(phase.asker, target, version=version)


def _vote(state: State, phase: Accusing, rng: Random, version: int) -> Action:
    """Everybody agrees in about a third of all accusations."""
    voting = accusations.voters(state.progress.present, phase.accuser, phase.accused)
    likely = 0.33 ** (1 / len(voting))
    if state.deal.votes_by_hands:
        agreeing = tuple([voter for voter in voting if rng.random() < likely])
        return actions.ShowOfHands(phase.accuser, agreeing, version=version)
    return actions.VoteOn(accusations.waiting(state, phase)[0], rng.random() < likely, version=version)


def _other(present: Seats, player: PlayerId, rng: Random) -> PlayerId:
    return rng.choice([seat for seat in present if seat != player])


def _named(state: State, rng: Random, names_right: float) -> str:
    here = state.progress.hand.location
    unused = [place for place in range(len(state.deal.scenes)) if place not in state.progress.used]
    place = here if rng.random() < names_right else rng.choice(unused)
    return state.deal.scenes[place].location.id
