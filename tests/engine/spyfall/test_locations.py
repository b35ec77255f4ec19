"""The reference, and the decks that it is made of (S4, S14, S19)."""

from __future__ import annotations

from collections import Counter

import pytest

from spyword.engine.spyfall import Settings, Spyfall, deal
from tests.engine.spyfall.draws import DRAWS, is_even
from tests.engine.spyfall.evening import (
    SCENES,
    A,
    B,
    C,
    D,
    cards_seen,
    convicted,
    dealt,
    here,
    proceeded,
    scenes,
    seated,
    talking,
)


def listed(game: Spyfall) -> list[str]:
    """The ids of the reference, from above."""
    return [line.location.id for line in game.view(None).locations]


def test_of_more_than_twenty_locations_twenty_are_drawn() -> None:
    """S4: in the order of the pack, and each of them as likely."""
    pool = scenes(25)
    order = [scene.location.id for scene in pool]
    drawn: Counter[str] = Counter()
    for seed in range(DRAWS):
        found = listed(deal(seated("ABC"), pool, seed=seed))
        assert len(set(found)) == 20
        assert found == sorted(found, key=order.index)
        drawn.update(found)
    assert is_even(drawn, 25)


@pytest.mark.parametrize("places", [1, 6, 19, 20])
def test_a_pack_of_fewer_locations_is_used_whole(places: int) -> None:
    """S4."""
    pool = scenes(places)
    assert listed(deal(seated("ABC"), pool, Settings(rounds=1), seed=3)) == [scene.location.id for scene in pool]


def test_everybody_reads_the_same_reference_at_any_time() -> None:
    """S4: the spy too, and it stands on the table."""
    game = dealt(4, "B")
    for moment in (game, cards_seen(game), talking(game)):
        lists = [moment.view(viewer).locations for viewer in (None, A, B, C, D)]
        assert len(lists[0]) == 20
        assert all(each == lists[0] for each in lists)


def test_each_location_is_played_once_at_most_and_marked_from_then_on() -> None:
    """S4, S14: over the longest game there is."""
    game = deal(seated("ABC"), SCENES, Settings(rounds=20, first_dealer=0), seed=4)
    played: list[str] = []
    while not game.is_over:
        marked = {line.location.id for line in game.view(None).locations if line.is_used}
        assert marked == set(played)
        played.append(here(game))
        game = proceeded(convicted(game, A, B))
    assert len(set(played)) == len(played) == 20


def test_mixed_decks_are_reduced_to_the_number_of_roles_that_the_smallest_has() -> None:
    """S19: and no role comes twice."""
    large, small = scenes(12, roles=10), scenes(5, roles=7)
    game = deal(seated("ABCDEFGH"), (*large, *small), Settings(mixed_decks=True), seed=9)
    originals = {id(role) for scene in (*large, *small) for role in scene.roles}
    for scene in game.state.deal.scenes:
        texts = {role.texts["en"] for role in scene.roles}
        assert len(texts) == len(scene.roles) == 7
        assert {id(role) for role in scene.roles} <= originals


def test_the_smallest_counts_even_where_it_is_not_among_the_twenty() -> None:
    """S19: what the locations are reduced to is not left to the lot."""
    pool = (*scenes(25, roles=10), *scenes(1, roles=7))
    for seed in range(10):
        game = deal(seated("ABCD"), pool, Settings(mixed_decks=True), seed=seed)
        assert {len(scene.roles) for scene in game.state.deal.scenes} == {7}


def test_which_roles_a_reduced_location_keeps_is_drawn() -> None:
    """S19."""
    pool = (*scenes(1, roles=10), *scenes(2, roles=7)[1:])
    kept: Counter[str] = Counter()
    for seed in range(DRAWS):
        game = deal(seated("ABCD"), pool, Settings(mixed_decks=True, rounds=1), seed=seed)
        kept.update(role.texts["en"] for role in game.state.deal.scenes[0].roles)
    assert is_even(kept, 10)


def test_decks_that_are_not_mixed_keep_all_their_roles() -> None:
    """S3, S19."""
    game = deal(seated("ABCD"), (*scenes(2, roles=10), *scenes(3, roles=7)[2:]), Settings(rounds=1), seed=1)
    assert [len(scene.roles) for scene in game.state.deal.scenes] == [10, 10, 7]
