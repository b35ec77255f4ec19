"""Dealing: roles, words, cards, order, settings (W1 to W10, W27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import factorial

import pytest

from spyword.engine.spys_word import (
    Card,
    ClueMode,
    CluesView,
    DealRefusal,
    IllegalSetup,
    LineupRefusal,
    Player,
    PlayerId,
    Role,
    Secret,
    Settings,
    SpysWord,
    Ties,
    VoteDisplay,
    Word,
    deal,
    recommended_lineup,
)
from spyword.engine.spys_word.settings import Devices, Lineup
from tests.engine.evening import CAT, DOG, PETS, A, B, C, D, cards_seen, dealt, drawn, ids, seated

DRAWS = 6_000


def is_even(counts: Counter[str], kinds: int) -> bool:
    """No kind lacks, and none is off its share by more than 5 standard deviations (with fixed seeds: no flaking)."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def roles_of(game: SpysWord) -> str:
    """As at the end of the game: the first letters of all roles in seating order."""
    return "".join(game.state.deal.roles[player.id].value[0] for player in game.players)


def card(word: Word | None, told: Role | None = None) -> Card:
    return Card(word=Secret(word), told=Secret(told))


def order_of(game: SpysWord) -> str:
    view = cards_seen(game).view(None)
    assert isinstance(view, CluesView)
    return "".join(view.order)


@pytest.mark.parametrize("players", range(4, 13))
def test_the_recommended_lineup_is_dealt_by_default(players: int) -> None:
    """W7, W8."""
    game = drawn(players, seed=players)
    lineup = recommended_lineup(players)
    assert game.view(None).settings.lineup == lineup
    assert roles_of(game).count("s") == lineup.spies
    assert roles_of(game).count("g") == lineup.ghost


def test_settings_have_the_defaults_of_the_rules() -> None:
    """W8."""
    settings = Settings()
    assert not settings.tell_spies
    assert settings.reveal_roles
    assert settings.vote_display is VoteDisplay.OPEN
    assert not settings.passing
    assert settings.clue_mode is ClueMode.WORD
    assert settings.discussion == 90
    assert settings.ties is Ties.DUEL
    assert settings.devices is Devices.ONE


def test_roles_are_dealt_evenly() -> None:
    """W7: 4 players, one spy; each is the spy as often as the others."""
    assert is_even(Counter(roles_of(drawn(4, seed)) for seed in range(DRAWS)), kinds=4)


def test_which_word_goes_to_the_civilians_is_drawn_evenly() -> None:
    """W2."""
    words = Counter(drawn(4, seed).state.deal.civilian_word.texts["en"] for seed in range(DRAWS))
    assert is_even(words, kinds=2)


def test_the_speaking_order_is_drawn_evenly() -> None:
    """W10, no ghost."""
    assert is_even(Counter(order_of(dealt_order(seed, ghost=False)) for seed in range(DRAWS)), kinds=factorial(4))


def test_the_ghost_never_speaks_first_and_all_other_orders_are_alike() -> None:
    """W10."""
    orders = Counter(order_of(dealt_order(seed, ghost=True)) for seed in range(DRAWS))
    assert not [order for order in orders if order.startswith("E")]
    assert is_even(orders, kinds=4 * factorial(4))


def dealt_order(seed: int, *, ghost: bool) -> SpysWord:
    """Fixed roles (the ghost is E), the order drawn."""
    roles = [Role.SPY, *[Role.CIVILIAN] * 3, *[Role.GHOST] * ghost]
    return deal(seated("ABCDE"[: len(roles)]), PETS, seed=seed, roles=roles)


def test_the_same_seed_deals_the_same_game() -> None:
    """W27."""
    assert drawn(9, seed=5) == drawn(9, seed=5)
    assert len({(roles_of(drawn(9, seed)), order_of(drawn(9, seed))) for seed in range(50)}) > 45


def test_a_civilian_sees_the_civilians_word_and_a_spy_the_other() -> None:
    """W3."""
    game = dealt("scccg")
    assert game.view(A).card == card(DOG)
    assert game.view(B).card == card(CAT)


def test_the_ghost_gets_no_word_and_is_told() -> None:
    """W3."""
    assert dealt("scccg").view(PlayerId("E")).card == card(None, Role.GHOST)


def test_told_spies_see_their_role_beside_the_word_and_nobody_else_does() -> None:
    """W3."""
    game = dealt("sccc", Settings(tell_spies=True))
    assert game.view(A).card == card(DOG, Role.SPY)
    assert game.view(B).card == card(CAT)


def test_nobody_learns_who_the_others_are() -> None:
    """W4: no seat shows a role, in no view, told spies included."""
    game = dealt("ssccccg", Settings(tell_spies=True, lineup=Lineup(2, True)))
    for viewer in (None, *(player.id for player in game.players)):
        assert {seat.role for seat in game.view(viewer).seats} == {None}


def test_the_public_view_holds_no_card() -> None:
    assert dealt("sccc").view(None).card is None


REFUSED: list[tuple[str, Callable[[], SpysWord], object]] = [
    ("three players (W1)", lambda: drawn(3, 1), LineupRefusal.TOO_FEW_PLAYERS),
    (
        "thirteen players (W1)",
        lambda: deal([Player(PlayerId(str(n)), str(n)) for n in range(13)], PETS, seed=1),
        LineupRefusal.TOO_MANY_PLAYERS,
    ),
    (
        "two spies and a ghost among six (W6)",
        lambda: drawn(6, 1, Settings(lineup=Lineup(2, True))),
        LineupRefusal.CIVILIANS_OUTNUMBERED,
    ),
    ("two spies among five (W5)", lambda: dealt("ssccc"), LineupRefusal.TOO_MANY_SPIES),
    ("two ghosts (W5)", lambda: dealt("sggcccccc"), DealRefusal.ROLES),
    ("roles against the settings", lambda: dealt("sccccc", Settings(lineup=Lineup(1, True))), DealRefusal.ROLES),
    ("too few roles", lambda: deal(seated("ABCD"), PETS, seed=1, roles=[Role.SPY]), DealRefusal.ROLES),
    ("one id twice", lambda: deal(seated("ABCA"), PETS, seed=1), DealRefusal.PLAYER_IDS),
    ("the id of Pass", lambda: deal(seated("ABC-"), PETS, seed=1), DealRefusal.PLAYER_IDS),
    ("a host from elsewhere", lambda: dealt("sccc", host=PlayerId("Z")), DealRefusal.HOST),
    ("an order of others", lambda: dealt("sccc", order="ABCX"), DealRefusal.ORDER),
    ("an order with one left out", lambda: dealt("sccc", order="ABC"), DealRefusal.ORDER),
    ("the ghost first (W10)", lambda: dealt("scccg", order="EABCD"), DealRefusal.ORDER),
    (
        "a word of another pair",
        lambda: deal(seated("ABCD"), PETS, seed=1, civilian_word=Word({"en": "fish"})),
        DealRefusal.WORD,
    ),
]


@pytest.mark.parametrize(("_what", "setup", "reason"), REFUSED, ids=[what for what, _, _ in REFUSED])
def test_what_cannot_be_dealt_is_refused_with_its_reason(
    _what: str, setup: Callable[[], SpysWord], reason: object
) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        setup()
    assert refusal.value.reason is reason


def test_roles_may_be_fixed_by_player() -> None:
    by_player = {C: Role.SPY, A: Role.CIVILIAN, D: Role.CIVILIAN, B: Role.CIVILIAN}
    assert roles_of(deal(seated("ABCD"), PETS, seed=1, roles=by_player)) == "ccsc"


def test_the_first_in_seating_order_is_host_unless_another_is_named() -> None:
    assert dealt("sccc").view(None).host == A
    assert dealt("sccc", host=C).view(None).host == C


def test_the_category_of_the_pair_is_public() -> None:
    assert dealt("sccc").view(None).category == (("en", "Animals"), ("ja", "動物"))


def test_players_keep_their_seats() -> None:
    view = dealt("sccc", order="CBAD").view(None)
    assert tuple(seat.id for seat in view.seats) == ids("ABCD")
    assert [seat.name for seat in view.seats] == ["Player A", "Player B", "Player C", "Player D"]
