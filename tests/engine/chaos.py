"""Random tables: any size, any settings, and a room in which people come, go and run out of time."""

from __future__ import annotations

from random import Random

from spyword.engine.game import Action, TimeUp
from spyword.engine.spys_word import (
    DISCUSSION_CHOICES,
    ClueMode,
    Devices,
    Disconnected,
    HostOverdue,
    Leave,
    Player,
    PlayerId,
    Reconnected,
    Settings,
    SpysWord,
    Ties,
    VoteDisplay,
    allowed_lineups,
    deal,
)
from spyword.engine.spys_word.bot import random_action
from tests.engine.evening import PETS

LETTERS = "ABCDEFGHIJKL"


def random_settings(players: int, rng: Random, *, written: float = 0.1) -> Settings:
    """Every setting of W8 at random; written clues are slow to check and come up less often."""
    return Settings(
        lineup=rng.choice([None, *allowed_lineups(players)]),
        tell_spies=rng.random() < 0.5,
        reveal_roles=rng.random() < 0.5,
        vote_display=rng.choice(list(VoteDisplay)),
        passing=rng.random() < 0.5,
        clue_mode=rng.choice(list(ClueMode)),
        discussion=rng.choice(DISCUSSION_CHOICES),
        ties=rng.choice(list(Ties)),
        written_clues=rng.random() < written,
        devices=rng.choice(list(Devices)),
    )


def random_table(seed: int, rng: Random) -> SpysWord:
    """A freshly dealt game; seeds run through all sizes."""
    letters = LETTERS[: 4 + seed % 9]
    players = [Player(PlayerId(letter), letter, rng.random() < 0.5) for letter in letters]
    return deal(players, PETS, random_settings(len(players), rng), seed=seed, host=rng.choice(players).id)


def anything(game: SpysWord, rng: Random) -> Action:
    """Mostly what the game waits for; on own devices also what people and links do."""
    chance = rng.random()
    if chance < 0.9 or game.state.deal.settings.devices is Devices.ONE:
        if chance > 0.98 and game.timing.seconds is not None:
            return TimeUp(version=game.version)
        return random_action(game, rng)
    if chance < 0.96:
        return TimeUp(version=game.version) if game.timing.seconds is not None else random_action(game, rng)
    return _happening(game, rng, chance)


def _happening(game: SpysWord, rng: Random, chance: float) -> Action:
    progress = game.state.progress
    present = [player.id for player in game.players if player.id not in progress.left]
    somebody = rng.choice(present)
    if chance < 0.98:
        return Leave(somebody, version=game.version)
    if progress.host in progress.lost:
        return HostOverdue(version=game.version)
    if somebody in progress.lost:
        return Reconnected(somebody, version=game.version)
    return Disconnected(somebody, version=game.version)
