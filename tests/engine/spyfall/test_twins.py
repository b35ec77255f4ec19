"""Two rounds that differ only in what a player may not know are one round to that player (S2, S12, S13, S18)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, count
from random import Random

import pytest

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    Claim,
    ClaimView,
    FixedHand,
    Player,
    PlayerId,
    QuestionsView,
    RoundView,
    ShowCard,
    Spyfall,
    TakeBack,
    allowed_spies,
    deal,
)
from tests.engine.spyfall.chaos import anything, random_settings
from tests.engine.spyfall.evening import LEFT, LETTERS, SCENES, A, B, C, agreed, cards_seen, dealt, done, talking

PAIRS_OF_GAMES = 60


@dataclass(frozen=True)
class Twins:
    """Two deals, and the player who cannot tell them apart."""

    viewer: PlayerId
    one: Spyfall
    two: Spyfall


def twins(seed: int, *, viewer_is_spy: bool) -> Twins:
    """A spy: another location (and rival). Nobody else: the same card, but the spies are others."""
    rng = Random(seed)
    letters = [PlayerId(letter) for letter in LETTERS[: 3 + seed % 10]]
    spies = rng.choice(allowed_spies(len(letters)))
    settings = replace(
        random_settings(len(letters), 20, rng), spies=spies, mixed_decks=False, spies_know=False, first_dealer=0
    )
    viewer, others = letters[0], letters[1:]
    players = [Player(letter, letter) for letter in letters]
    one_place = rng.randrange(20)
    two_place = (one_place + 1 + rng.randrange(19)) % 20 if viewer_is_spy else one_place

    choices = [{*each, *([viewer] if viewer_is_spy else [])} for each in combinations(others, spies - viewer_is_spy)]
    first = rng.choice(choices)
    second = rng.choice(choices if viewer_is_spy else [each for each in choices if each != first])
    one = deal(players, SCENES, settings, seed=seed, fixed=[FixedHand(one_place, tuple(first))])
    twin = FixedHand(two_place, tuple(second))
    deals = (deal(players, SCENES, settings, seed=other, fixed=[twin]) for other in count(seed + 1))
    two = next(game for game in deals if game.view(viewer) == one.view(viewer))
    return Twins(viewer, one, two)


def may_part(game: Spyfall) -> bool:
    """From here on the rules themselves tell the games apart."""
    return game.is_over or isinstance(game.view(None), RoundView)


def happens(game: Spyfall, rng: Random) -> Action:
    """Anything, but nobody shows the spy's card."""
    action = anything(game, rng)
    return TakeBack(action.player, version=action.version) if isinstance(action, ShowCard) else action


def same_to(viewer: PlayerId | None, one: Spyfall, two: Spyfall) -> None:
    assert one.view(viewer) == two.view(viewer)
    assert one.timing == two.timing
    if viewer is not None:
        assert one.legal_actions(viewer) == two.legal_actions(viewer)


@pytest.mark.parametrize("viewer_is_spy", [True, False])
def test_the_player_the_table_the_clock_and_the_keys_see_one_round(viewer_is_spy: bool) -> None:
    """S2, S10, S12, S13: on one device and on own ones."""
    steps = 0
    for seed in range(PAIRS_OF_GAMES):
        pair = twins(seed, viewer_is_spy=viewer_is_spy)
        one, two, rng = pair.one, pair.two, Random(seed)
        while not may_part(one) and not may_part(two):
            same_to(pair.viewer, one, two)
            same_to(None, one, two)
            action = happens(one, rng)
            one, two = one.apply(action), two.apply(action)
            steps += 1
    assert steps > 10 * PAIRS_OF_GAMES


def test_a_false_claim_and_a_true_one_that_is_taken_back_are_one_to_all_others() -> None:
    """S12: B is the spy in one game and not in the other."""
    settings = agreed()
    games = [talking(dealt(5, spies, settings=settings)) for spies in ("B", "C")]
    seen = []
    for game in games:
        claimed = done(game, Claim(B, left=LEFT, version=0))
        back = done(claimed, TakeBack(B, version=0))
        moments = [[each.view(viewer) for viewer in (None, A)] for each in (claimed, back)]
        seen.append([[replace(view, card=None) for view in views] for views in moments])
        assert [each.timing.seconds for each in (claimed, back)] == [None, LEFT]
        assert isinstance(back.view(None), QuestionsView)
        assert [player for player in (A, B, C) if claimed.legal_actions(player)] == [B]
    assert seen[0] == seen[1]


def test_only_the_claimant_learns_whether_the_claim_is_true() -> None:
    """S12: and a spy among the others learns nothing either."""
    game = done(talking(dealt(5, "BC")), Claim(B, left=LEFT, version=0))
    told = {}
    for viewer in (None, A, B, C):
        view = game.view(viewer)
        assert isinstance(view, ClaimView)
        told[viewer] = view.is_spy.reveal()
    assert told == {None: None, A: None, B: True, C: None}


def test_no_view_of_a_running_round_prints_where_it_is() -> None:
    """S2: neither on purpose nor in a crash."""
    game = cards_seen(dealt(4, "A", places=[4]))
    printed = [repr(game), *(repr(game.view(viewer)) for viewer in (None, A, B))]
    assert not any("place" in text or "x/5" in text or "job" in text for text in printed)
