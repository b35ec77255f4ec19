"""The seeded generator (W27)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from spyword.engine.chance import Chance


def draws(seed: int, limit: int, count: int) -> list[int]:
    chance = Chance.seeded(seed)
    drawn = []
    for _ in range(count):
        number, chance = chance.below(limit)
        drawn.append(number)
    return drawn


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first outputs for seed 1234567 as published with the reference code, those below the limit."""
    assert draws(1234567, 1 << 63, 3) == [6457827717110365317, 3203168211198807973, 4593380528125082431]


def test_a_draw_leaves_the_generator_as_it_was() -> None:
    """W27."""
    chance = Chance.seeded(7)
    assert chance.below(100) == chance.below(100)
    assert chance.shuffled("abcdef") == chance.shuffled("abcdef")


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 12])
def test_numbers_below_a_limit_are_alike(limit: int) -> None:
    counts = Counter(draws(3, limit, 6_000))
    share = 6_000 / limit
    assert sorted(counts) == list(range(limit))
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def test_every_order_comes_up_alike() -> None:
    chance = Chance.seeded(11)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(12_000):
        order, chance = chance.shuffled("abcd")
        orders[order] += 1
    assert set(orders) == set(permutations("abcd"))
    assert all(abs(count - 500) < 5 * 500**0.5 for count in orders.values())


def test_a_pick_is_one_of_the_items() -> None:
    picked, after = Chance.seeded(1).pick("xyz")
    assert picked in "xyz"
    assert after != Chance.seeded(1)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert len({tuple(draws(seed, 1 << 32, 2)) for seed in range(1_000)}) == 1_000


@pytest.mark.parametrize("limit", [0, -1])
def test_from_nothing_nothing_is_drawn(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance.seeded(1).below(limit)


def test_its_state_is_not_shown() -> None:
    assert repr(Chance.seeded(123456789)) == "Chance()"
