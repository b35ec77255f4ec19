"""Dealing a game: line-up, roles, which word goes to whom, the speaking order (W1 to W10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum

from spyword.engine.chance import Chance
from spyword.engine.errors import IllegalSetup
from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word.actions import PASS
from spyword.engine.spys_word.game import SpysWord
from spyword.engine.spys_word.lineup import LineupRefusal, recommended_lineup, why_refused
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.rules.rounds import drawn_order
from spyword.engine.spys_word.settings import Lineup, Settings
from spyword.engine.spys_word.state import Deal, Dealing, Progress, Seats, State
from spyword.engine.spys_word.views import Role


class DealRefusal(Enum):
    """What is wrong with what was fixed beforehand, the line-up aside (`LineupRefusal`)."""

    PLAYER_IDS = "player-ids"
    """Two players of one id, or an id that is taken by Pass."""
    HOST = "host"
    """The host is not a player."""
    ROLES = "roles"
    """The fixed roles are not one for each player, or not the line-up of the settings."""
    ORDER = "order"
    """The fixed order is not one of all players, or the ghost would speak first (W10)."""
    WORD = "word"
    """The fixed word is not one of the pair."""


def deal(
    players: Sequence[Player],
    pair: Pair,
    settings: Settings = Settings(),  # noqa: B008 - a frozen value
    *,
    seed: int,
    roles: Mapping[PlayerId, Role] | Sequence[Role] | None = None,
    order: Sequence[PlayerId] | None = None,
    host: PlayerId | None = None,
    civilian_word: Word | None = None,
) -> SpysWord:
    """A new game with its cards dealt. Everything random comes from the seed (W27).

    `players` come in seating order; the first is the host unless another is named. `roles` (by player, or in seating
    order), `order` (of speaking) and `civilian_word` (one of the pair) fix what is drawn otherwise, for tests and
    lessons. Raises `IllegalSetup` with a `LineupRefusal` or a `DealRefusal`.
    """
    seats = _seats(players)
    fixed = None if roles is None else _fixed_roles(seats, roles)
    lineup = settings.lineup or (_lineup_of(fixed) if fixed else _default_lineup(len(seats)))
    if refusal := why_refused(len(seats), lineup):
        raise IllegalSetup(refusal)
    if fixed and _lineup_of(fixed) != lineup:
        raise IllegalSetup(DealRefusal.ROLES)
    if host is not None and host not in seats:
        raise IllegalSetup(DealRefusal.HOST)
    swaps, chance = Chance.seeded(seed).below(2)
    dealt_roles, chance = (fixed, chance) if fixed else _drawn_roles(seats, lineup, chance)
    spoken, chance = drawn_order(seats, dealt_roles, chance) if order is None else (tuple(order), chance)
    if sorted(spoken) != sorted(seats) or dealt_roles[spoken[0]] is Role.GHOST:
        raise IllegalSetup(DealRefusal.ORDER)
    civilians, spies = _dealt_words(pair, civilian_word, swaps=bool(swaps))
    dealt = Deal(tuple(players), seats, replace(settings, lineup=lineup), pair, civilians, spies, dealt_roles)
    progress = Progress(chance=chance, host=seats[0] if host is None else host, alive=seats, order=spoken)
    return SpysWord(0, State(dealt, progress, Dealing(seats), turn=0))


def _seats(players: Sequence[Player]) -> Seats:
    seats = tuple([player.id for player in players])
    if len(set(seats)) < len(seats) or PASS in seats:
        raise IllegalSetup(DealRefusal.PLAYER_IDS)
    return seats


def _default_lineup(players: int) -> Lineup:
    """The recommended one (W7); for a number that cannot play, one that is refused (W1)."""
    try:
        return recommended_lineup(players)
    except ValueError:
        return Lineup(spies=1, ghost=False)


def _fixed_roles(seats: Seats, roles: Mapping[PlayerId, Role] | Sequence[Role]) -> dict[PlayerId, Role]:
    fixed = dict(roles) if isinstance(roles, Mapping) else dict(zip(seats, roles, strict=False))
    if set(fixed) != set(seats) or len(roles) != len(seats) or list(fixed.values()).count(Role.GHOST) > 1:
        raise IllegalSetup(DealRefusal.ROLES)
    return fixed


def _lineup_of(roles: Mapping[PlayerId, Role]) -> Lineup:
    dealt = list(roles.values())
    return Lineup(dealt.count(Role.SPY), Role.GHOST in dealt)


def _drawn_roles(seats: Seats, lineup: Lineup, chance: Chance) -> tuple[dict[PlayerId, Role], Chance]:
    """Roles are dealt at random (W7)."""
    impostors = [Role.SPY] * lineup.spies + [Role.GHOST] * lineup.ghost
    cards = impostors + [Role.CIVILIAN] * (len(seats) - len(impostors))
    shuffled, chance = chance.shuffled(cards)
    return dict(zip(seats, shuffled, strict=True)), chance


def _dealt_words(pair: Pair, civilian_word: Word | None, *, swaps: bool) -> tuple[Word, Word]:
    """Which of the two goes to the civilians is random in every game (W2)."""
    if civilian_word is not None:
        if civilian_word not in (pair.a, pair.b):
            raise IllegalSetup(DealRefusal.WORD)
        swaps = civilian_word == pair.b
    return (pair.b, pair.a) if swaps else (pair.a, pair.b)


__all__ = ["DealRefusal", "LineupRefusal", "deal"]
