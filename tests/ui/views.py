"""Views made by hand: a table of people from everywhere, at any point of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, Unpack

from spyword.engine.game import PlayerId, Timing
from spyword.engine.picture import Picture
from spyword.engine.secret import Secret
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.settings import Settings
from spyword.engine.spys_word.views import (
    Card,
    Clue,
    CluesView,
    DealView,
    FarewellView,
    Role,
    SeatView,
    VoteView,
)

NAMES: Final = (
    "Anna",
    "민수",
    "さくら",
    "Аня Ёжикова",
    "José [b]O'K[/b]",
    "Wolfeschlegelste",
    "김",
    "محمد",
    "Zoë 🦊",
    "{name}",
    "李小龙",
    "Q",
)
"""Twelve players, in seating order; none is wider than 16 cells."""

IDS: Final = tuple(PlayerId(f"seat-{number}") for number in range(len(NAMES)))
NAME_OF: Final = dict(zip(IDS, NAMES, strict=True))

CAT: Final = Word({"en": "cat", "ko": "고양이", "ja": "猫", "ru": "кошка"}, picture=Picture("🐱"))
DOG: Final = Word({"en": "dog", "ko": "개", "ja": "犬", "ru": "собака"}, picture=Picture("🐶"))
UNSEEN: Final = Word({"en": "breeze", "ko": "산들바람", "ja": "そよ風", "ru": "ветерок"})
"""A word without a picture."""
WIDEST: Final = Word(
    {
        "en": "Wolfeschlegelsteinhausenburg",
        "ko": "가나다라마바사아자차카타파하",
        "ja": "インターネットバンキングさん",
        "ru": "высокопревосходительствующий",
    },
    picture=Picture("🎸"),
)
"""28 cells in every language."""


class _Common(TypedDict):
    version: int
    timing: Timing
    round: int
    seats: tuple[SeatView, ...]
    settings: Settings
    host: PlayerId
    clues: tuple[Clue, ...]
    category: tuple[tuple[str, str], ...]


class Changes(TypedDict, total=False):
    """What a test wants otherwise than usual in a view."""

    round: int
    seats: tuple[SeatView, ...]
    settings: Settings


def seats(players: int, dead: Sequence[PlayerId] = ()) -> tuple[SeatView, ...]:
    """The first so many players, some of them out."""
    return tuple(SeatView(each, NAME_OF[each], is_alive=each not in dead) for each in IDS[:players])


def _common(players: int, changes: Changes) -> _Common:
    return {
        "version": 7,
        "timing": Timing(1, None),
        "round": changes.get("round", 1),
        "seats": changes.get("seats", seats(players)),
        "settings": changes.get("settings", Settings()),
        "host": IDS[0],
        "clues": (),
        "category": (("en", "Animals"),),
    }


def card(word: Word | None, told: Role | None = None) -> Card:
    """A card as the rules deal it; the ghost's holds no word."""
    return Card(Secret(word), Secret(Role.GHOST if word is None else told))


def deal_view(
    viewer: PlayerId | None = None,
    hand: Card | None = None,
    *,
    players: int = 6,
    seen: int = 0,
    **changes: Unpack[Changes],
) -> DealView:
    """So many have confirmed their card already."""
    return DealView(
        viewer=viewer,
        card=hand,
        waiting_for=IDS[seen:players],
        is_private_turn=True,
        **_common(players, changes),
    )


def vote_view(
    viewer: PlayerId | None = None,
    *,
    players: int = 6,
    voted: int = 0,
    offers_pass: bool = False,
    tied: Sequence[PlayerId] = (),
    **changes: Unpack[Changes],
) -> VoteView:
    """A vote in which so many have voted already; of the tied alone, if there are any."""
    common = _common(players, changes)
    alive = tuple(seat.id for seat in common["seats"] if seat.is_alive)
    voters = tuple(each for each in alive if each not in tied)
    stand = tuple(tied) or alive
    return VoteView(
        viewer=viewer,
        card=None,
        waiting_for=voters[voted:],
        is_private_turn=True,
        candidates=tuple(each for each in stand if each != viewer),
        offers_pass=offers_pass,
        is_duel=bool(tied),
        own_ballot=Secret(None),
        **common,
    )


def farewell_view(player: PlayerId, role: Role | None, *, players: int = 6, **changes: Unpack[Changes]) -> FarewellView:
    """The private screen of somebody eliminated, or with no role the public view of it."""
    return FarewellView(
        viewer=None if role is None else player,
        card=None,
        waiting_for=(player,),
        is_private_turn=True,
        player=player,
        role=Secret(role),
        **_common(players, changes),
    )


def clues_view(
    viewer: PlayerId | None = None, hand: Card | None = None, *, players: int = 6, **changes: Unpack[Changes]
) -> CluesView:
    """The first of the order is about to speak."""
    return CluesView(
        viewer=viewer,
        card=hand,
        waiting_for=IDS[:1],
        is_private_turn=False,
        order=IDS[:players],
        speaker=IDS[0],
        spoken=(),
        is_duel=False,
        **_common(players, changes),
    )
