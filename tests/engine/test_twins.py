"""Two games that differ only in what a player may not know are one game to that player (W3, W4, W16, W34)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from spyword.engine.game import Action
from spyword.engine.spys_word import (
    CluesView,
    DealView,
    Devices,
    Farewell,
    FarewellView,
    Leave,
    Player,
    PlayerId,
    Role,
    Settings,
    SpysWord,
    Vote,
    Word,
    allowed_lineups,
    deal,
)
from spyword.engine.spys_word.bot import random_action
from tests.engine.chaos import LETTERS, anything, random_settings
from tests.engine.evening import CAT, DOG, PETS

PAIRS_OF_GAMES = 120
ODD = "zzz"
"""Nobody's word, nor near one."""


@dataclass(frozen=True)
class Twins:
    """Two deals, and the player who cannot tell them apart."""

    viewer: PlayerId
    one: SpysWord
    two: SpysWord


def dealt(rng: Random, settings: Settings, roles: list[Role], order: list[PlayerId], seed: int, word: Word) -> SpysWord:
    players = [Player(PlayerId(letter), letter) for letter in LETTERS[: len(roles)]]
    return deal(players, PETS, settings, seed=seed, roles=roles, order=order, civilian_word=word)


def twins(seed: int, *, viewer_turns_spy: bool) -> Twins:
    """The viewer's card is the same in both; who of the others is what is not.

    With `viewer_turns_spy` the viewer is a civilian in one and a spy who is not told in the other, with the same word.
    """
    rng = Random(seed)
    number = 4 + seed % 9
    lineup = rng.choice(allowed_lineups(number))
    settings = random_settings(number, rng)
    settings = Settings(
        lineup=lineup,
        tell_spies=settings.tell_spies and not viewer_turns_spy,
        reveal_roles=settings.reveal_roles,
        vote_display=settings.vote_display,
        passing=settings.passing,
        discussion=settings.discussion,
        ties=settings.ties,
        written_clues=settings.written_clues,
        devices=settings.devices,
    )
    roles = [Role.SPY] * lineup.spies + [Role.GHOST] * lineup.ghost
    roles += [Role.CIVILIAN] * (number - len(roles))
    first = Role.CIVILIAN if viewer_turns_spy else rng.choice(roles)
    second = Role.SPY if viewer_turns_spy else first
    deals = []
    for own in (first, second):
        others = list(roles)
        others.remove(own)
        rng.shuffle(others)
        deals.append([own, *others])
    begins = next(at for at in range(number) if all(each[at] is not Role.GHOST for each in deals))
    letters = [PlayerId(letter) for letter in LETTERS[:number]]
    order = [letters[begins], *(letter for letter in letters if letter != letters[begins])]
    words = (CAT, DOG) if viewer_turns_spy else (CAT, CAT)
    one, two = (dealt(rng, settings, each, order, seed, word) for each, word in zip(deals, words, strict=True))
    return Twins(letters[0], one, two)


def may_part(one: SpysWord, two: SpysWord) -> bool:
    """From here on the rules themselves tell the games apart: a role was revealed, or one of them has ended."""
    if one.is_over or two.is_over:
        return True
    if not one.state.deal.settings.reveal_roles:
        return False
    gone = [player.id for player in one.players if player.id not in one.state.progress.alive]
    return any(one.state.deal.roles[player] is not two.state.deal.roles[player] for player in gone)


def happens(game: SpysWord, rng: Random) -> Action:
    """Anything, but nobody says the word, and nobody leaves while that would have the order drawn anew: the draw keeps
    clear of the ghost (W10), so that one seed draws two orders, each as likely as any."""
    view = game.view(None)
    if isinstance(view, FarewellView):
        return Farewell(view.player, ODD, version=game.version)
    action = anything(game, rng)
    nobody_spoke = isinstance(view, DealView) or (isinstance(view, CluesView) and view.round == 1 and not view.spoken)
    return random_action(game, rng) if isinstance(action, Leave) and nobody_spoke else action


def is_told(pair: Twins, now: SpysWord) -> bool:
    """The viewer is out, so that the own farewell tells the own role, which is not the same in both (W34)."""
    own = {game.state.deal.roles[pair.viewer] for game in (pair.one, pair.two)}
    return len(own) > 1 and isinstance(now.view(None), FarewellView)


def same_to(viewer: PlayerId | None, one: SpysWord, two: SpysWord) -> None:
    assert one.view(viewer) == two.view(viewer)
    assert repr(one.view(viewer)) == repr(two.view(viewer))
    assert one.timing == two.timing
    if viewer is not None:
        assert one.legal_actions(viewer) == two.legal_actions(viewer)


@pytest.mark.parametrize("viewer_turns_spy", [False, True])
def test_the_player_the_table_the_clock_and_the_keys_see_one_game(viewer_turns_spy: bool) -> None:
    """W3, W4, W16, W18, W34, on one device and on own ones."""
    steps = 0
    for seed in range(PAIRS_OF_GAMES):
        pair = twins(seed, viewer_turns_spy=viewer_turns_spy)
        one, two, rng = pair.one, pair.two, Random(seed)
        while not may_part(one, two):
            if not is_told(pair, one):
                same_to(pair.viewer, one, two)
            same_to(None, one, two)
            action = happens(one, rng)
            one, two = one.apply(action), two.apply(action)
            steps += 1
    assert steps > 20 * PAIRS_OF_GAMES


def test_a_hidden_farewell_is_the_same_whoever_has_it() -> None:
    """W34: the ghost's and a civilian's, to all others, before, while and after it is typed."""
    settings = Settings(reveal_roles=False, devices=Devices.ONE)
    letters = [PlayerId(letter) for letter in LETTERS[:7]]
    with_ghost = [Role.CIVILIAN, Role.GHOST, Role.SPY, *[Role.CIVILIAN] * 4]
    without = [Role.CIVILIAN, Role.CIVILIAN, Role.SPY, Role.GHOST, *[Role.CIVILIAN] * 3]
    one, two = (dealt(Random(1), settings, roles, letters, 1, CAT) for roles in (with_ghost, without))
    gone, seen = letters[1], 0
    while not (one.view(None).round > 1):
        action: Action = random_action(one, Random(3))
        view = one.view(None)
        if isinstance(action, Vote):
            action = Vote(action.voter, gone if action.voter != gone else letters[0], version=one.version)
        if isinstance(view, FarewellView):
            action, seen = Farewell(gone, ODD, version=one.version), seen + 1
        one, two = one.apply(action), two.apply(action)
        for viewer in (None, *letters):
            if viewer not in (gone, letters[3]):
                assert one.view(viewer) == two.view(viewer)
        assert one.timing == two.timing
    assert seen == 1
