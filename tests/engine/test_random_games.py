"""Many random games over all sizes and settings, with invariants after every action (W1 to W48, S1 to S20)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

import pytest

from spyword.engine.game import Action, Game
from tests.engine import chaos, invariants
from tests.engine.spyfall import chaos as spyfall_chaos
from tests.engine.spyfall import invariants as spyfall_invariants

G = TypeVar("G", bound=Game)

GAMES_A_TEST = 500
LOOK_CLOSER_EVERY = 50
"""In one of so many games all views and what is offered are checked at every step too: that is slow."""


@dataclass(frozen=True, slots=True)
class Evenings(Generic[G]):
    """How games of one kind are played at random, and what is true of them."""

    table: Callable[[int, Random], G]
    anything: Callable[[G, Random], Action]
    check_step: Callable[[G, G], None]
    check_moment: Callable[[G], None]
    look_closer: Callable[[G], None]

    def play(self, seed: int, *, closely: bool) -> None:
        rng = Random(seed)
        game = self.table(seed, rng)
        while not game.is_over:
            following = game.apply(self.anything(game, rng))
            self.check_step(game, following)
            self.check_moment(following)
            if closely:
                self.look_closer(following)
            game = following


SPYS_WORD = Evenings(
    chaos.random_table, chaos.anything, invariants.check_step, invariants.check_moment, invariants.look_closer
)
SPYFALL = Evenings(
    spyfall_chaos.random_table,
    spyfall_chaos.anything,
    spyfall_invariants.check_step,
    spyfall_invariants.check_moment,
    spyfall_invariants.look_closer,
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = int(metafunc.config.getoption("games"))
    metafunc.parametrize("first_seed", range(0, games, GAMES_A_TEST))


@pytest.mark.parametrize("kind", [SPYS_WORD, SPYFALL], ids=["spys-word", "spyfall"])
def test_random_games_keep_to_the_rules(kind: Evenings[Game], first_seed: int, request: pytest.FixtureRequest) -> None:
    """W35, W39, S1: each of them comes to its end."""
    last_seed = min(first_seed + GAMES_A_TEST, int(request.config.getoption("games")))
    for seed in range(first_seed, last_seed):
        kind.play(seed, closely=seed % LOOK_CLOSER_EVERY == 0)
