"""Random tables of Spyfall: any size, any settings, and a room in which people come, go and run out of time."""

from __future__ import annotations

from random import Random

from spyword.engine.game import Action, TimeUp
from spyword.engine.spyfall import (
    ROUND_CHOICES,
    Devices,
    Disconnected,
    HostOverdue,
    Leave,
    NextDealer,
    Player,
    PlayerId,
    Reconnected,
    Settings,
    Spyfall,
    TurnOverdue,
    allowed_spies,
    deal,
)
from spyword.engine.spyfall.bot import random_action
from spyword.engine.spyfall.rules import refusal
from tests.engine.spyfall.evening import LETTERS, scenes

POOL = scenes(26)
SMALL = scenes(6, roles=7)


def random_settings(players: int, places: int, rng: Random) -> Settings:
    """Every setting at random; most games are short."""
    mixed = rng.random() < 0.2 and players <= 8
    return Settings(
        spies=rng.choice([None, *allowed_spies(players, mixed_decks=mixed)]),
        rounds=rng.randint(1, places) if rng.random() < 0.05 else rng.randint(1, 2),
        seconds=rng.choice([None, *ROUND_CHOICES]),
        first_dealer=rng.choice([None, *range(players)]),
        next_dealer=rng.choice(list(NextDealer)),
        play_roles=rng.random() < 0.8,
        spies_know=rng.random() < 0.5,
        mixed_decks=mixed,
        secret_votes=rng.random() < 0.5,
        devices=rng.choice(list(Devices)),
    )


def random_table(seed: int, rng: Random) -> Spyfall:
    """A freshly dealt game; seeds run through all sizes."""
    letters = LETTERS[: 3 + seed % 10]
    pool = SMALL if len(letters) <= 8 and rng.random() < 0.3 else POOL
    players = [Player(PlayerId(letter), letter, rng.random() < 0.5) for letter in letters]
    settings = random_settings(len(players), min(20, len(pool)), rng)
    return deal(players, pool, settings, seed=seed, host=rng.choice(players).id)


def anything(game: Spyfall, rng: Random) -> Action:
    """Mostly what the game waits for; on own devices also what people and links do."""
    chance = rng.random()
    if chance < 0.93 or game.state.deal.settings.devices is Devices.ONE:
        return random_action(game, rng)
    if chance < 0.96:
        return TimeUp(version=game.version) if game.timing.seconds is not None else random_action(game, rng)
    return _happening(game, rng, chance)


def _happening(game: Spyfall, rng: Random, chance: float) -> Action:
    progress = game.state.progress
    somebody = rng.choice(progress.present)
    if chance < 0.968:
        return Leave(somebody, version=game.version)
    if refusal(game.state, overdue := TurnOverdue(version=game.version)) is None:
        return overdue
    if progress.host in progress.lost:
        return HostOverdue(version=game.version)
    if somebody in progress.lost:
        return Reconnected(somebody, version=game.version)
    return Disconnected(somebody, version=game.version)
