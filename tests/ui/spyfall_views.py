"""Views of Spyfall made by hand: the people of `tests.ui.views` at twenty places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, Unpack

from spyword.engine.game import PlayerId, Timing
from spyword.engine.picture import Picture
from spyword.engine.secret import Secret
from spyword.engine.spyfall.location import Location, Role
from spyword.engine.spyfall.settings import Settings
from spyword.engine.spyfall.views import (
    AccusationRecord,
    AccusationView,
    Card,
    ClaimView,
    ClosingView,
    DealView,
    ListedLocation,
    NamingView,
    QuestionsView,
    ReadyView,
    SeatView,
    TurnedDownView,
)
from tests.ui.views import IDS, NAME_OF

_NAMES: Final = (
    ("Hospital", "병원", "病院", "Больница"),
    ("School", "학교", "学校", "Школа"),
    ("Supermarket", "대형 마트", "スーパー", "Супермаркет"),
    ("Bakery", "빵집", "パン屋", "Пекарня"),
    ("Police station", "경찰서", "警察署", "Отделение полиции"),
    ("Fire station", "소방서", "消防署", "Пожарная часть"),
    ("Construction site", "공사장", "工事現場", "Стройка"),
    ("Hair salon", "미용실", "美容室", "Парикмахерская"),
    ("Library", "도서관", "図書館", "Библиотека"),
    ("Cinema", "영화관", "映画館", "Кинотеатр"),
    ("Zoo", "동물원", "動物園", "Зоопарк"),
    ("Farm", "농장", "農場", "Ферма"),
    ("Train", "기차", "電車", "Поезд"),
    ("Airport", "공항", "空港", "Аэропорт"),
    ("Beach", "해변", "海水浴場", "Пляж"),
    ("Gym", "헬스장", "スポーツジム", "Спортзал"),
    ("Wedding", "결혼식장", "結婚式場", "Свадьба"),
    ("Restaurant", "레스토랑", "レストラン", "Ресторан"),
    ("Post office", "우체국", "郵便局", "Почта"),
    ("Intergalactic embassy", "은하계 사이의 대사관", "銀河のあいだの大使館", "Межгалактический музей"),
)

LOCATIONS: Final = tuple(
    Location(f"p{number}", dict(zip(("en", "ko", "ja", "ru"), names, strict=True)), Picture("🏥"))
    for number, names in enumerate(_NAMES)
)
"""Twenty; the last has a name as wide as a pack may have."""

HOSPITAL: Final = LOCATIONS[0]
NURSE: Final = Role(
    {"en": "night-shift nurse", "ko": "밤샘 근무 간호사", "ja": "夜勤明けの看護師", "ru": "медик с ночного дежурства"}
)
SETTINGS: Final = Settings(spies=1, seconds=480)


class _Common(TypedDict):
    version: int
    timing: Timing
    round: int
    seats: tuple[SeatView, ...]
    settings: Settings
    host: PlayerId
    dealer: PlayerId
    locations: tuple[ListedLocation, ...]
    accusations: tuple[AccusationRecord, ...]


class Changes(TypedDict, total=False):
    """What a test wants otherwise than usual in a view."""

    round: int
    seats: tuple[SeatView, ...]
    settings: Settings
    dealer: PlayerId
    used: Sequence[int]
    accusations: tuple[AccusationRecord, ...]


def seats(players: int, *, spent: Sequence[PlayerId] = ()) -> tuple[SeatView, ...]:
    """The first so many players with some points; some have stopped the clock of this round already."""
    return tuple(
        SeatView(each, NAME_OF[each], points=place % 4, has_stop=each not in spent)
        for place, each in enumerate(IDS[:players])
    )


def listed(used: Sequence[int] = (2, 10)) -> tuple[ListedLocation, ...]:
    """The reference; these places were played at already."""
    return tuple(ListedLocation(location, place in used) for place, location in enumerate(LOCATIONS))


def common(players: int, changes: Changes, seconds: float | None = None) -> _Common:
    """What every view has."""
    return {
        "version": 7,
        "timing": Timing(1, seconds),
        "round": changes.get("round", 3),
        "seats": changes.get("seats", seats(players)),
        "settings": changes.get("settings", SETTINGS),
        "host": IDS[0],
        "dealer": changes.get("dealer", IDS[0]),
        "locations": listed(changes.get("used", (2, 10))),
        "accusations": changes.get("accusations", ()),
    }


def spy_card(fellow: PlayerId | None = None) -> Card:
    """The card of a spy, with the other spy's name where spies know each other."""
    return Card(Secret(None), Secret(None), Secret(fellow))


def place_card(location: Location = HOSPITAL, role: Role | None = NURSE) -> Card:
    """The card of everybody else."""
    return Card(Secret(location), Secret(role), Secret(None))


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
        viewer=viewer, card=hand, waiting_for=IDS[seen:players], is_private_turn=True, **common(players, changes)
    )


def ready_view(*, players: int = 6, **changes: Unpack[Changes]) -> ReadyView:
    """The dealer is about to start the clock."""
    shared = common(players, changes)
    return ReadyView(viewer=None, card=None, waiting_for=(shared["dealer"],), is_private_turn=False, **shared)


def questions_view(
    *,
    players: int = 6,
    asker: PlayerId = IDS[1],
    came_from: PlayerId | None = IDS[0],
    was_handed: bool = False,
    **changes: Unpack[Changes],
) -> QuestionsView:
    """The one who was asked answers, and asks next."""
    shared = common(players, changes, seconds=480)
    present = [seat.id for seat in shared["seats"] if not seat.has_left]
    return QuestionsView(
        viewer=None,
        card=None,
        waiting_for=(asker,),
        is_private_turn=False,
        asker=asker,
        came_from=came_from,
        was_handed=was_handed,
        may_ask=tuple(each for each in present if each not in (asker, came_from)),
        **shared,
    )


def claim_view(claimant: PlayerId, is_spy: bool | None, *, players: int = 6, **changes: Unpack[Changes]) -> ClaimView:
    """The private screen of somebody who says to be the spy, or with None the public view of it."""
    hand = None if is_spy is None else spy_card() if is_spy else place_card()
    return ClaimView(
        viewer=None if is_spy is None else claimant,
        card=hand,
        waiting_for=(claimant,),
        is_private_turn=True,
        claimant=claimant,
        is_spy=Secret(is_spy),
        **common(players, changes),
    )


def naming_view(spy: PlayerId = IDS[1], *, players: int = 6, **changes: Unpack[Changes]) -> NamingView:
    """A spy has shown the card."""
    return NamingView(
        viewer=None, card=None, waiting_for=(spy,), is_private_turn=False, spy=spy, **common(players, changes)
    )


def accusation_view(
    viewer: PlayerId | None = None,
    *,
    players: int = 6,
    accuser: PlayerId = IDS[1],
    accused: PlayerId = IDS[3],
    by_hands: bool = False,
    voted: int = 0,
    **changes: Unpack[Changes],
) -> AccusationView:
    """An accusation, before a show of hands or with so many secret votes cast."""
    shared = common(players, changes)
    present = [seat.id for seat in shared["seats"] if not seat.has_left]
    voters = tuple(each for each in present if each not in (accuser, accused))
    return AccusationView(
        viewer=viewer,
        card=None if viewer is None else place_card(),
        waiting_for=(accuser,) if by_hands else voters[voted:],
        is_private_turn=not by_hands,
        accuser=accuser,
        accused=accused,
        is_closing=False,
        voters=voters,
        by_hands=by_hands,
        own_vote=Secret(None),
        **shared,
    )


def accusation(
    accuser: PlayerId,
    accused: PlayerId,
    *,
    players: int = 6,
    agreeing: Sequence[PlayerId] | None = (),
    is_closing: bool = False,
    is_unanimous: bool = False,
) -> AccusationRecord:
    """An accusation that was voted on; None: nobody knows who agreed."""
    voters = tuple(each for each in IDS[:players] if each not in (accuser, accused))
    known = None if agreeing is None else tuple(agreeing)
    return AccusationRecord(accuser, accused, is_closing, is_unanimous, known, voters)


def turned_down_view(record: AccusationRecord, *, players: int = 6, **changes: Unpack[Changes]) -> TurnedDownView:
    """That accusation was turned down."""
    return TurnedDownView(
        viewer=None, card=None, waiting_for=(), is_private_turn=False, record=record, **common(players, changes)
    )


def closing_view(accuser: PlayerId = IDS[0], *, players: int = 6, **changes: Unpack[Changes]) -> ClosingView:
    """The time is up, and it is the turn of this one."""
    shared = common(players, changes)
    present = [seat.id for seat in shared["seats"] if not seat.has_left]
    start = present.index(shared["dealer"])
    return ClosingView(
        viewer=None,
        card=None,
        waiting_for=(accuser,),
        is_private_turn=False,
        order=tuple(present[start:] + present[:start]),
        accuser=accuser,
        may_accuse=tuple(each for each in present if each != accuser),
        **shared,
    )
