"""How fast the rules are, and whether a long game makes them slower."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean

from spyword.engine import spyfall
from spyword.engine.game import Action, Player, PlayerId
from spyword.engine.spyfall.bot import play_randomly as play_spyfall_randomly
from spyword.engine.spys_word import (
    PASS,
    Disconnected,
    Reconnected,
    Settings,
    SpysWord,
    Vote,
    VoteView,
    deal,
)
from spyword.engine.spys_word.bot import play_randomly, random_action
from spyword.engine.spys_word.settings import Devices
from tests.benchmarks.report import Figure
from tests.engine.spyfall.evening import SCENES
from tests.table.fake_table import HandClock
from tests.table.real_table import PAIR, game_of, setup_for, start

_TRIES = 5
"""The best of them counts: the others shared the core with somebody."""
_BOARDGAME_IO = 16_000
"""Actions a second of the same game on boardgame.io, on a machine like those that this is run on."""


def figures() -> Iterator[Figure]:
    """The figures of the rules and of the table."""
    speed = max(_speed_of_random_games(seed) for seed in range(_TRIES))
    yield Figure("whole random games of 8", speed, "actions/s", at_least=80_000)
    yield Figure("the same against boardgame.io", speed / _BOARDGAME_IO, "times", note=f"{_BOARDGAME_IO:,} there")
    speed = max(_speed_of_spyfall(seed) for seed in range(_TRIES))
    yield Figure("whole random games of Spyfall, 8 players", speed, "actions/s")
    growth = min(_growth_with_passing(seed) for seed in range(_TRIES))
    yield Figure("a game of 12 that passes: last / first round", growth, "times", at_most=1.5)
    growth = min(_growth_with_links() for _ in range(_TRIES))
    yield Figure("20,000 actions in one game: last / first 1,000", growth, "times", at_most=1.5)
    with tempfile.TemporaryDirectory() as folder:
        yield Figure("random game of 8 with its journal", _speed_of_table(Path(folder)), "actions/s", note="fsync each")


def _players(number: int) -> list[Player]:
    return [Player(PlayerId(f"p{index:02}"), f"{index}") for index in range(1, number + 1)]


def _speed_of_random_games(seed: int) -> float:
    rng, actions = Random(seed), 0
    began = time.perf_counter()
    for _ in range(200):
        actions += play_randomly(deal(_players(8), PAIR, seed=rng.getrandbits(63)), rng).version
    return actions / (time.perf_counter() - began)


def _speed_of_spyfall(seed: int) -> float:
    rng, actions = Random(seed), 0
    began = time.perf_counter()
    for _ in range(60):
        actions += play_spyfall_randomly(spyfall.deal(_players(8), SCENES, seed=rng.getrandbits(63)), rng).version
    return actions / (time.perf_counter() - began)


def _growth_with_passing(seed: int) -> float:
    """Cost of an action where two rounds go by for every elimination: all pass whenever they may."""
    rng = Random(seed)
    costs: dict[int, list[float]] = {}
    for _ in range(20):
        game = deal(_players(12), PAIR, Settings(passing=True, written_clues=True), seed=rng.getrandbits(63))
        while not game.is_over:
            action = _passing_action(game, rng)
            began = time.perf_counter()
            game = game.apply(action)
            costs.setdefault(game.view(None).round, []).append(time.perf_counter() - began)
    rounds = sorted(round_ for round_, found in costs.items() if round_ and len(found) > 200)
    return mean(sorted(costs[rounds[-1]])[:200]) / mean(sorted(costs[rounds[0]])[:200])


def _passing_action(game: SpysWord, rng: Random) -> Action:
    view = game.view(None)
    if isinstance(view, VoteView) and view.offers_pass:
        return Vote(view.waiting_for[0], PASS, version=view.version)
    return random_action(game, rng)


def _growth_with_links() -> float:
    """Cost of an action in a game that lasts as long as one likes: somebody's link comes and goes."""
    game = deal(_players(8), PAIR, Settings(devices=Devices.OWN), seed=1)
    player = game.players[3].id
    thousands = []
    for _ in range(20):
        began = time.perf_counter()
        for _ in range(500):
            game = game.apply(Disconnected(player, version=game.version))
            game = game.apply(Reconnected(player, version=game.version))
        thousands.append(time.perf_counter() - began)
    return thousands[-1] / thousands[0]


def _speed_of_table(folder: Path) -> float:
    rng, actions = Random(1), 0
    began = time.perf_counter()
    for seed in range(3):
        table = start(folder, setup_for(8), seed, HandClock())
        while not table.is_over:
            table.act(random_action(game_of(table), rng))
            actions += 1
    return actions / (time.perf_counter() - began)
