"""Games that cannot be dealt, and what is agreed by default (S1 to S7, S13, S18, S19)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from spyword.engine.spyfall import (
    DealRefusal,
    Devices,
    FixedHand,
    IllegalSetup,
    NextDealer,
    Player,
    PlayerId,
    Scene,
    Settings,
    deal,
)
from tests.engine.spyfall.evening import LETTERS, SCENES, C, D, ids, scenes, seated


def refusal(
    letters: str = "ABC",
    settings: Settings | None = None,
    *,
    pool: Iterable[Scene] = SCENES,
    fixed: Iterable[FixedHand] = (),
    host: PlayerId | None = None,
) -> object:
    """Why such a game cannot be dealt; None: it can."""
    try:
        deal(seated(letters), tuple(pool), settings, seed=1, fixed=tuple(fixed), host=host)
    except IllegalSetup as error:
        return error.reason
    return None


@pytest.mark.parametrize(
    ("players", "roles", "play_roles", "refused"),
    [
        (3, 2, True, None),
        (3, 1, True, DealRefusal.ROLES),
        (3, 1, False, None),
        (11, 10, True, None),
        (11, 9, True, None),  # two spies by default
        (12, 9, True, DealRefusal.ROLES),
        (12, 10, True, None),
    ],
)
def test_a_location_must_have_a_role_for_everybody_who_needs_one(
    players: int, roles: int, play_roles: bool, refused: DealRefusal | None
) -> None:
    """S3, S7."""
    settings = Settings(play_roles=play_roles, rounds=1)
    assert refusal(LETTERS[:players], settings, pool=scenes(4, roles=roles)) is refused


def test_one_poor_location_is_enough_to_refuse() -> None:
    """S3: nobody knows beforehand which one is drawn."""
    assert refusal("ABCD", pool=(*SCENES, *scenes(1, roles=2))) is DealRefusal.ROLES


def test_nothing_is_dealt_without_locations() -> None:
    """S1, S4."""
    assert refusal("ABC", pool=()) is DealRefusal.ROUNDS


def test_two_seats_must_not_be_one_player() -> None:
    assert refusal("ABA") is DealRefusal.PLAYER_IDS


@pytest.mark.parametrize(("seat", "refused"), [(-1, DealRefusal.DEALER), (0, None), (2, None), (3, DealRefusal.DEALER)])
def test_the_first_dealer_sits_at_the_table(seat: int, refused: DealRefusal | None) -> None:
    """S5."""
    assert refusal("ABC", Settings(first_dealer=seat)) is refused


def test_the_host_sits_at_the_table() -> None:
    assert refusal("ABC", host=D) is DealRefusal.HOST
    game = deal(seated("ABC"), SCENES, seed=1, host=C)
    assert game.view(None).host == C


@pytest.mark.parametrize(
    "hand",
    [
        FixedHand(20, ids("A")),
        FixedHand(-1, ids("A")),
        FixedHand(0, ids("AB")),
        FixedHand(0, ()),
        FixedHand(0, ids("D")),
    ],
    ids=["no such location", "none before the first", "two spies for one", "no spy", "a spy who is not there"],
)
def test_a_fixed_hand_must_be_possible(hand: FixedHand) -> None:
    """S2, S4."""
    assert refusal("ABC", fixed=[hand]) is DealRefusal.HAND


def test_what_is_agreed_by_default() -> None:
    """S1, S3, S5, S6, S7, S13, S18, S19: as the rules recommend it."""
    assert Settings() == Settings(
        spies=None,
        rounds=5,
        seconds=None,
        first_dealer=None,
        next_dealer=NextDealer.SPY,
        play_roles=True,
        spies_know=False,
        mixed_decks=False,
        secret_votes=False,
        devices=Devices.ONE,
    )


def test_nobody_has_points_a_stop_less_or_has_left_at_the_deal() -> None:
    """S1, S10."""
    players = [Player(PlayerId(letter), letter) for letter in "ABC"]
    for seat in deal(players, SCENES, seed=1).view(None).seats:
        assert (seat.points, seat.has_stop, seat.has_left, seat.is_connected) == (0, True, False, True)


@pytest.mark.parametrize(
    ("players", "refused"), [(3, None), (8, None), (9, DealRefusal.MIXED_PLAYERS), (11, DealRefusal.MIXED_PLAYERS)]
)
@pytest.mark.parametrize("play_roles", [True, False])
def test_mixed_decks_hold_as_many_as_the_smallest_has_roles_and_the_spy(
    players: int, refused: DealRefusal | None, play_roles: bool
) -> None:
    """S19: seven roles, eight players."""
    pool = (*scenes(3, roles=10), *scenes(1, roles=7))
    settings = Settings(mixed_decks=True, rounds=1, play_roles=play_roles)
    assert refusal(LETTERS[:players], settings, pool=pool) is refused
