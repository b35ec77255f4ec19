"""Cards, chance and the clock of a round are dealt (S2, S3, S5 to S7, S18)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from spyword.engine.secret import Secret
from spyword.engine.spyfall import Card, DealView, GotIt, PlayerId, ReadyView, Settings, deal, round_seconds
from tests.engine.spyfall.draws import DRAWS, is_even
from tests.engine.spyfall.evening import LETTERS, SCENES, A, B, C, D, agreed, dealt, here, scenes, seated, seen, talking


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


@pytest.mark.parametrize(
    ("players", "minutes"), [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8), (9, 9), (10, 9), (11, 10), (12, 10)]
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
