"""How many spies for how many players, as a table of every size (S1, S2, S3, S19)."""

from __future__ import annotations

import pytest

from spyword.engine.spyfall import (
    MOST_ROUNDS,
    DealRefusal,
    IllegalSetup,
    Settings,
    SpiesRefusal,
    allowed_spies,
    deal,
    is_advised,
    recommended_spies,
    why_refused,
)
from tests.engine.spyfall.evening import SCENES, scenes, seated

OK = None
FEW, MANY = SpiesRefusal.TOO_FEW_PLAYERS, SpiesRefusal.TOO_MANY_PLAYERS
FIVE, TWELVE, MIXED = SpiesRefusal.TWO_NEED_FIVE, SpiesRefusal.TWELVE_NEED_TWO, SpiesRefusal.MIXED_HAS_ONE

SIZES = [
    # players, one spy, two spies, one in mixed decks, two in mixed decks
    (1, FEW, FEW, FEW, FEW),
    (2, FEW, FEW, FEW, FEW),
    (3, OK, FIVE, OK, MIXED),
    (4, OK, FIVE, OK, MIXED),
    (5, OK, OK, OK, MIXED),
    (6, OK, OK, OK, MIXED),
    (7, OK, OK, OK, MIXED),
    (8, OK, OK, OK, MIXED),
    (9, OK, OK, OK, MIXED),
    (10, OK, OK, OK, MIXED),
    (11, OK, OK, OK, MIXED),
    (12, TWELVE, OK, MIXED, MIXED),
    (13, MANY, MANY, MANY, MANY),
    (14, MANY, MANY, MANY, MANY),
]

RECOMMENDED = {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 2, 12: 2}


@pytest.mark.parametrize(("players", "one", "two", "mixed_one", "mixed_two"), SIZES)
def test_each_size_allows_its_numbers_of_spies(
    players: int,
    one: SpiesRefusal | None,
    two: SpiesRefusal | None,
    mixed_one: SpiesRefusal | None,
    mixed_two: SpiesRefusal | None,
) -> None:
    """S1, S3, S19: two from 5 on, one up to 11, exactly two with 12; one in mixed decks, and those never with 12."""
    assert why_refused(players, 1) is one
    assert why_refused(players, 2) is two
    assert why_refused(players, 1, mixed_decks=True) is mixed_one
    assert why_refused(players, 2, mixed_decks=True) is mixed_two


@pytest.mark.parametrize(("players", "one", "two", "mixed_one", "mixed_two"), SIZES)
def test_what_can_be_chosen_is_what_is_not_refused(
    players: int,
    one: SpiesRefusal | None,
    two: SpiesRefusal | None,
    mixed_one: SpiesRefusal | None,
    mixed_two: SpiesRefusal | None,
) -> None:
    """S3, S19."""
    assert allowed_spies(players) == tuple(spies for spies, refusal in ((1, one), (2, two)) if refusal is None)
    mixed = tuple(spies for spies, refusal in ((1, mixed_one), (2, mixed_two)) if refusal is None)
    assert allowed_spies(players, mixed_decks=True) == mixed


@pytest.mark.parametrize("players", range(3, 13))
def test_there_is_always_a_spy_and_never_a_third(players: int) -> None:
    """S2."""
    assert why_refused(players, 0) is SpiesRefusal.NO_SPY
    assert why_refused(players, -1) is SpiesRefusal.NO_SPY
    assert why_refused(players, 3) is SpiesRefusal.TOO_MANY_SPIES


@pytest.mark.parametrize(("players", "spies"), RECOMMENDED.items())
def test_as_many_spies_as_are_recommended_are_dealt_unless_others_are_chosen(players: int, spies: int) -> None:
    """S3: one up to 8 players, two from 9 on."""
    assert recommended_spies(players) == spies
    game = deal(seated("ABCDEFGHIJKL"[:players]), SCENES, seed=players)
    assert game.view(None).settings.spies == spies
    assert len(game.state.progress.hand.spies) == spies


@pytest.mark.parametrize("players", range(3, 12))
def test_mixed_decks_are_dealt_with_one_spy_whatever_the_size(players: int) -> None:
    """S19."""
    assert recommended_spies(players, mixed_decks=True) == 1
    game = deal(seated("ABCDEFGHIJKL"[:players]), SCENES, Settings(mixed_decks=True), seed=players)
    assert len(game.state.progress.hand.spies) == 1


def test_two_spies_are_advised_against_among_five_or_six() -> None:
    """S3."""
    assert [players for players in range(5, 13) if not is_advised(players, 2)] == [5, 6]
    assert all(is_advised(players, 1) for players in range(3, 12))


@pytest.mark.parametrize(("players", "one", "two", "mixed_one", "mixed_two"), SIZES)
def test_a_game_is_dealt_only_with_a_number_of_spies_that_is_allowed(
    players: int,
    one: SpiesRefusal | None,
    two: SpiesRefusal | None,
    mixed_one: SpiesRefusal | None,
    mixed_two: SpiesRefusal | None,
) -> None:
    """S1, S3, S19: the deal asks the same table."""
    for spies, mixed, refusal in ((1, False, one), (2, False, two), (1, True, mixed_one), (2, True, mixed_two)):
        assert setup_refusal(players, Settings(spies=spies, mixed_decks=mixed)) is refusal


@pytest.mark.parametrize(
    ("rounds", "places", "refusal"),
    [
        (0, 20, DealRefusal.ROUNDS),
        (-1, 20, DealRefusal.ROUNDS),
        (1, 20, None),
        (20, 20, None),
        (21, 20, DealRefusal.ROUNDS),
        (21, 30, DealRefusal.ROUNDS),
        (6, 6, None),
        (7, 6, DealRefusal.ROUNDS),
    ],
)
def test_there_are_never_more_rounds_than_locations(rounds: int, places: int, refusal: DealRefusal | None) -> None:
    """S1: 1 to 20."""
    assert setup_refusal(3, Settings(rounds=rounds), places) is refusal


def test_five_rounds_are_played_unless_others_are_agreed() -> None:
    """S1."""
    assert Settings().rounds == 5
    assert MOST_ROUNDS == 20


def setup_refusal(players: int, settings: Settings, places: int = 20) -> object:
    """Why such a game cannot be dealt; None: it can."""
    try:
        deal(seated("ABCDEFGHIJKLMN"[:players]), scenes(places), settings, seed=1)
    except IllegalSetup as error:
        return error.reason
    return None
