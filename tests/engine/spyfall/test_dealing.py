"""Locations, spies, roles, the first dealer and the length of a round are dealt (S2 to S7, S19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from spyword.engine.secret import Secret
from spyword.engine.spyfall import (
    Card,
    DealRefusal,
    DealView,
    Devices,
    FixedHand,
    GotIt,
    IllegalSetup,
    NextDealer,
    Player,
    PlayerId,
    ReadyView,
    Scene,
    Settings,
    Spyfall,
    deal,
    round_seconds,
)
from tests.engine.spyfall.evening import (
    LETTERS,
    SCENES,
    A,
    B,
    C,
    D,
    agreed,
    cards_seen,
    convicted,
    dealt,
    ids,
    proceeded,
    scenes,
    seated,
    seen,
    talking,
)

DRAWS = 3_000


def is_even(counts: Counter[str], kinds: int) -> bool:
    """No kind lacks, and none is off its share by more than 5 standard deviations (with fixed seeds: no flaking)."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(abs(count - share) < 5 * share**0.5 for count in counts.values())


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


def listed(game: Spyfall) -> list[str]:
    """The ids of the reference, from above."""
    return [line.location.id for line in game.view(None).locations]


def here(game: Spyfall) -> str:
    """The id of the location of this round."""
    return game.state.deal.scenes[game.state.progress.hand.location].location.id


# Cards ----------------------------------------------------------------------------------------------------------


def test_all_but_the_spy_are_at_one_location_and_each_has_a_role_of_it() -> None:
    """S2."""
    game = dealt(5, "C", places=[7])
    cards = {player.id: game.view(player.id).card for player in game.players}
    assert cards.pop(C) == Card(Secret(None), Secret(None), Secret(None))
    roles = {role.texts["en"] for role in SCENES[7].roles}
    for card in cards.values():
        assert card is not None
        assert card.location.reveal() == SCENES[7].location
        assert (role := card.role.reveal()) is not None
        assert role.texts["en"] in roles


def test_a_spy_card_says_no_more_than_that_it_is_one() -> None:
    """S2: it is the same card wherever the round is."""
    assert dealt(5, "C", places=[7]).view(C) == dealt(5, "C", places=[12]).view(C)


def test_the_table_sees_no_card() -> None:
    """S2."""
    assert dealt(5, "C").view(None).card is None


def test_two_rivals_do_not_find_each_other_on_their_cards() -> None:
    """S18."""
    game = dealt(7, "BE")
    assert game.view(B).card == game.view(PlayerId("E")).card == Card(Secret(None), Secret(None), Secret(None))


def test_spies_who_know_each_other_read_the_name_of_the_other() -> None:
    """S18: and nobody else reads one."""
    game = dealt(7, "BE", settings=replace(agreed(2), spies_know=True))
    fellows = {player.id: card.fellow_spy.reveal() for player in game.players if (card := game.view(player.id).card)}
    assert {player: fellow for player, fellow in fellows.items() if fellow} == {B: "E", "E": "B"}
    assert len(fellows) == 7


def test_a_spy_alone_knows_nobody_in_the_variant_either() -> None:
    """S18."""
    game = dealt(5, "B", settings=replace(agreed(), spies_know=True))
    assert game.view(B).card == Card(Secret(None), Secret(None), Secret(None))


@pytest.mark.parametrize("players", range(3, 13))
def test_roles_are_dealt_without_repeats(players: int) -> None:
    """S3: ten roles are enough for twelve with two spies."""
    for seed in range(20):
        game = deal(seated(LETTERS[:players]), SCENES, seed=seed)
        hand = game.state.progress.hand
        roles = [role.texts["en"] for role in hand.roles.values()]
        assert len(set(roles)) == len(roles) == players - len(hand.spies)


def test_where_only_the_location_is_played_no_card_has_a_role() -> None:
    """S7."""
    game = dealt(4, "B", settings=replace(agreed(), play_roles=False), places=[3])
    assert game.view(A).card == Card(Secret(SCENES[3].location), Secret(None), Secret(None))
    assert game.view(B).card == Card(Secret(None), Secret(None), Secret(None))


def test_roles_are_played_unless_it_is_agreed_otherwise() -> None:
    """S7."""
    assert Settings().play_roles


def test_cards_may_be_confirmed_in_any_order_and_then_the_dealer_is_waited_for() -> None:
    """S2, S8."""
    game = dealt(4, "B")
    for player in (C, A, D):
        game = game.apply(GotIt(player, version=game.version))
    assert seen(game, DealView).waiting_for == (B,)
    assert seen(game.apply(GotIt(B, version=game.version)), ReadyView).waiting_for == (A,)


# Chance ---------------------------------------------------------------------------------------------------------


def test_every_location_every_spy_and_every_role_is_as_likely() -> None:
    """S2, S3."""
    places: Counter[str] = Counter()
    spies: Counter[str] = Counter()
    roles: Counter[str] = Counter()
    for seed in range(DRAWS):
        game = deal(seated("ABCD"), SCENES[:4], Settings(rounds=1), seed=seed)
        places[here(game)] += 1
        spies.update(game.state.progress.hand.spies)
        roles.update(role.texts["en"].split(" of ")[0] for role in game.state.progress.hand.roles.values())
    assert is_even(places, 4)
    assert is_even(spies, 4)
    assert is_even(roles, 10)


def test_each_pair_of_two_spies_is_as_likely() -> None:
    """S2, S3."""
    games = (deal(seated("ABCDE"), SCENES, Settings(spies=2), seed=seed) for seed in range(DRAWS))
    assert is_even(Counter("".join(game.state.progress.hand.spies) for game in games), 10)


def test_the_first_dealer_is_drawn_by_lot_unless_one_is_chosen() -> None:
    """S5."""
    drawn = Counter(str(deal(seated("ABCD"), SCENES, seed=seed).view(None).dealer) for seed in range(DRAWS))
    assert is_even(drawn, 4)
    assert [
        deal(seated("ABCD"), SCENES, Settings(first_dealer=seat), seed=5).view(None).dealer for seat in range(4)
    ] == [A, B, C, D]


def test_the_lot_of_the_dealer_does_not_tell_who_the_spy_is() -> None:
    """S2, S5: among three, each dealer is with each spy as often."""
    pairs: Counter[str] = Counter()
    for seed in range(DRAWS):
        game = deal(seated("ABC"), SCENES, seed=seed)
        pairs[f"{game.view(None).dealer}{game.state.progress.hand.spies[0]}"] += 1
    assert is_even(pairs, 9)


def test_a_seed_deals_the_same_game_again() -> None:
    """S2 to S5."""
    one, two = (deal(seated("ABCDE"), scenes(26), seed=11) for _ in range(2))
    assert one == two
    assert deal(seated("ABCDE"), scenes(26), seed=12) != one


# The reference --------------------------------------------------------------------------------------------------


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


# The clock ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "minutes"),
    [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8), (9, 9), (10, 9), (11, 10), (12, 10)],
)
def test_the_clock_of_a_round_follows_the_number_of_players(players: int, minutes: int) -> None:
    """S6."""
    assert round_seconds(players) == 60 * minutes
    game = deal(seated(LETTERS[:players]), SCENES, seed=1)
    assert game.view(None).settings.seconds == 60 * minutes
    assert talking(game).timing.seconds == 60 * minutes


def test_another_time_can_be_agreed() -> None:
    """S6."""
    game = deal(seated("ABC"), SCENES, Settings(seconds=240), seed=1)
    assert talking(game).timing.seconds == 240


# Mixed decks ----------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("players", "refused"),
    [(3, None), (8, None), (9, DealRefusal.MIXED_PLAYERS), (11, DealRefusal.MIXED_PLAYERS)],
)
@pytest.mark.parametrize("play_roles", [True, False])
def test_mixed_decks_hold_as_many_as_the_smallest_has_roles_and_the_spy(
    players: int, refused: DealRefusal | None, play_roles: bool
) -> None:
    """S19: seven roles, eight players."""
    pool = (*scenes(3, roles=10), *scenes(1, roles=7))
    settings = Settings(mixed_decks=True, rounds=1, play_roles=play_roles)
    assert refusal(LETTERS[:players], settings, pool=pool) is refused


# Refusals -------------------------------------------------------------------------------------------------------


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
