"""Many random games over all sizes and settings, with invariants after every action (W1 to W48)."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.chaos import anything, random_table
from tests.engine.invariants import check_moment, check_offers, check_step, check_views

GAMES_A_TEST = 500
LOOK_CLOSER_EVERY = 50
"""In one of so many games all views and what is offered are checked at every step too: that is slow."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = int(metafunc.config.getoption("games"))
    if "first_seed" in metafunc.fixturenames:
        metafunc.parametrize("first_seed", range(0, games, GAMES_A_TEST))


def test_random_games_keep_to_the_rules(first_seed: int, request: pytest.FixtureRequest) -> None:
    """W35, W39: each of them comes to its end."""
    last_seed = min(first_seed + GAMES_A_TEST, int(request.config.getoption("games")))
    for seed in range(first_seed, last_seed):
        play(seed, closely=seed % LOOK_CLOSER_EVERY == 0)


def play(seed: int, *, closely: bool) -> None:
    rng = Random(seed)
    game = random_table(seed, rng)
    while not game.is_over:
        following = game.apply(anything(game, rng))
        check_step(game, following)
        check_moment(following)
        if closely:
            check_views(following)
            check_offers(following)
        game = following
