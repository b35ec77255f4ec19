"""A game is dealt: who deals first, which locations are in it, and the first hand (S1 to S6, S19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from spyword.engine.chance import Chance
from spyword.engine.errors import IllegalSetup
from spyword.engine.game import Player, PlayerId
from spyword.engine.spyfall.game import Spyfall
from spyword.engine.spyfall.location import Scene
from spyword.engine.spyfall.rules.rounds import dealt_hand
from spyword.engine.spyfall.settings import MOST_ROUNDS, PLACES, Settings, round_seconds
from spyword.engine.spyfall.spies import SpiesRefusal, recommended_spies, why_refused
from spyword.engine.spyfall.state import Deal, Dealing, FixedHand, Progress, Seats, State


class DealRefusal(Enum):
    """Why a game cannot be dealt, numbers of players and spies aside."""

    PLAYER_IDS = "player-ids"
    """Two players have the same id."""
    ROUNDS = "rounds"
    """Under 1, over 20, or more than there are locations (S1)."""
    ROLES = "roles"
    """A location has fewer roles than players who need one (S3)."""
    MIXED_PLAYERS = "mixed-players"
    """More players than the smallest number of roles and the spy (S19)."""
    DEALER = "dealer"
    """No seat of that number."""
    HOST = "host"
    """The host is not at the table."""
    HAND = "hand"
    """A fixed hand that these players and locations do not allow."""


def deal(
    players: Sequence[Player],
    scenes: Sequence[Scene],
    settings: Settings | None = None,
    *,
    seed: int,
    fixed: Sequence[FixedHand] = (),
    host: PlayerId | None = None,
) -> Spyfall:
    """A new game; 20 of the scenes are in it, drawn if there are more (S4). The same seed deals the same game.

    `fixed` sets what the first rounds deal, for tests and lessons: their places count among all the scenes, so there
    must not be more than 20. Raises `IllegalSetup` with a `SpiesRefusal` or a `DealRefusal`.
    """
    seats = tuple([player.id for player in players])
    filled = _filled(settings or Settings(), len(seats))
    _refuse(seats, scenes, filled, host)
    chance = Chance.seeded(seed)
    in_game, chance = _drawn(tuple(scenes), chance)
    if filled.mixed_decks:
        in_game, chance = _reduced(in_game, _fewest_roles(scenes), chance)
    if any(not _is_possible(hand, seats, in_game, filled) for hand in fixed):
        raise IllegalSetup(DealRefusal.HAND)
    if filled.first_dealer is None:
        dealer, chance = chance.pick(seats)
    else:
        dealer = seats[filled.first_dealer]
    dealt = Deal(tuple(players), seats, filled, in_game, tuple(fixed))
    hand, chance = dealt_hand(dealt, seats, frozenset(), dealer, chance, fixed[0] if fixed else None)
    progress = Progress(chance, host=seats[0] if host is None else host, present=seats, hand=hand)
    return Spyfall(0, State(dealt, progress, Dealing(seats), turn=0))


def _filled(settings: Settings, players: int) -> Settings:
    """Nothing is left to the number of players (S3, S6)."""
    spies = settings.spies
    if spies is None:
        spies = recommended_spies(players, mixed_decks=settings.mixed_decks)
    seconds = round_seconds(players) if settings.seconds is None else settings.seconds
    return replace(settings, spies=spies, seconds=seconds)


def _refuse(seats: Seats, scenes: Sequence[Scene], settings: Settings, host: PlayerId | None) -> None:
    players, spies = len(seats), settings.spies
    assert spies is not None
    fewest_roles = _fewest_roles(scenes)
    if len(set(seats)) < players:
        raise IllegalSetup(DealRefusal.PLAYER_IDS)
    if refusal := why_refused(players, spies, mixed_decks=settings.mixed_decks):
        raise IllegalSetup(refusal)
    if not 1 <= settings.rounds <= min(MOST_ROUNDS, len(scenes)):
        raise IllegalSetup(DealRefusal.ROUNDS)
    if settings.mixed_decks and players - spies > fewest_roles:
        raise IllegalSetup(DealRefusal.MIXED_PLAYERS)
    if settings.play_roles and players - spies > fewest_roles:
        raise IllegalSetup(DealRefusal.ROLES)
    if settings.first_dealer is not None and not 0 <= settings.first_dealer < players:
        raise IllegalSetup(DealRefusal.DEALER)
    if host is not None and host not in seats:
        raise IllegalSetup(DealRefusal.HOST)


def _fewest_roles(scenes: Sequence[Scene]) -> int:
    """How many roles the smallest location has, whether it is drawn or not (S3, S19)."""
    return min((len(scene.roles) for scene in scenes), default=0)


def _drawn(scenes: tuple[Scene, ...], chance: Chance) -> tuple[tuple[Scene, ...], Chance]:
    """The locations of this game, in the order in which they were given (S4)."""
    if len(scenes) <= PLACES:
        return scenes, chance
    places, chance = chance.shuffled(range(len(scenes)))
    return tuple([scenes[place] for place in sorted(places[:PLACES])]), chance


def _reduced(scenes: tuple[Scene, ...], number: int, chance: Chance) -> tuple[tuple[Scene, ...], Chance]:
    """Each location with this number of roles, drawn from its own (S19)."""
    reduced = []
    for scene in scenes:
        roles, chance = chance.shuffled(scene.roles)
        reduced.append(Scene(scene.location, roles[:number]))
    return tuple(reduced), chance


def _is_possible(hand: FixedHand, seats: Seats, scenes: Sequence[Scene], settings: Settings) -> bool:
    spies = set(hand.spies)
    return 0 <= hand.location < len(scenes) and len(spies) == settings.spies and spies <= set(seats)


__all__ = ["DealRefusal", "FixedHand", "SpiesRefusal", "deal"]
