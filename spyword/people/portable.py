"""The form in which a person goes to another laptop: read from JSON with a sentence for whatever is wrong (P8)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from spyword.engine.game import PlayerId
from spyword.files import DamageReason
from spyword.packs.model import LANGUAGES
from spyword.people.deeds import Chronicle
from spyword.people.history import deeds_of
from spyword.people.record import GameRecord, SeatRecord
from spyword.settings_file import BadKey, Fields
from spyword.text import clean, clean_name

FORMAT: Final = 1
_ID: Final = re.compile(r"[0-9a-f]{16,64}")
_MOST_SEATS: Final = 12
_DEEPEST: Final = 20
"""Tables and lists in each other; no end needs more than half of them."""
_LARGEST: Final = 1e12
_LATEST: Final = 32_503_680_000
"""The year 3000, in seconds since 1970: no clock anywhere is so wrong, and every zone has days enough after it."""
_FORGED: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError)
"""What may happen to one who tells an end that no game has had: numbers that do not fit to each other."""


class ExportFault(Enum):
    """What is wrong with a file that shall be taken in."""

    NOT_ONE = "not-one"
    """It is no JSON, or not of this program."""
    NEWER = "newer"
    """A newer version of the program wrote it."""
    BAD_VALUE = "bad-value"
    """The value at `field` is none that it can have."""


class BadExport(ValueError):
    """A file cannot be taken in; nothing has changed."""

    def __init__(self, fault: ExportFault, field: str = "", game: int | None = None) -> None:
        super().__init__(f"{fault.value} {field}".strip())
        self.fault = fault
        self.field = field
        self.game = game
        """Which of the games, from 1, if the field is one of a game's."""


def game_out(record: GameRecord) -> dict[str, object]:
    """A game as plain values."""
    return {
        "id": record.id,
        "game": record.game,
        "ended": record.ended.isoformat(),
        "seconds": record.seconds,
        "packs": list(record.packs),
        "has_fixed_deal": record.has_fixed_deal,
        "seats": [_seat_out(seat) for seat in record.seats],
        "told": json.loads(record.told),
    }


def _seat_out(seat: SeatRecord) -> dict[str, str]:
    return {
        "player": seat.player,
        "name": seat.name or "",
        "profile": seat.profile or "",
        "language": seat.language,
    }


@dataclass(frozen=True, slots=True)
class Person:
    """The profile as the file has it."""

    id: str
    name: str
    language: str
    title: str
    titles: Mapping[str, str]


def parsed(text: str) -> Fields:
    """The file, not yet looked into. Raises `BadExport`."""
    try:
        content = json.loads(text)
        json.dumps(content, ensure_ascii=False).encode()  # half a surrogate pair is no letter that could be kept
    except (ValueError, RecursionError):
        raise BadExport(ExportFault.NOT_ONE) from None
    if not isinstance(content, dict) or not isinstance(version := content.get("spyword"), int):
        raise BadExport(ExportFault.NOT_ONE)
    if isinstance(version, bool) or version < 1:
        raise BadExport(ExportFault.NOT_ONE)
    if version > FORMAT:
        raise BadExport(ExportFault.NEWER)
    return Fields(content)


def person_in(fields: Fields) -> Person:
    """Whose file it is. Raises `BadExport`."""
    try:
        table = fields.table("profile")
        return Person(
            _id(table, "id"),
            _name(table, "name"),
            _language(table),
            table.text("title"),
            table.table("titles").all_texts(),
        )
    except BadKey as error:
        field = error.key if error.key == "profile" else f"profile.{error.key}"
        raise BadExport(ExportFault.BAD_VALUE, field) from None


def records_in(fields: Fields, chronicles: Mapping[str, Chronicle]) -> list[GameRecord]:
    """The games of it, each of which can be told. Raises `BadExport`."""
    try:
        tables = fields.tables("games")
    except BadKey as error:
        raise BadExport(ExportFault.BAD_VALUE, error.key) from None
    records: dict[str, GameRecord] = {}
    for number, table in enumerate(tables, 1):
        try:
            record = _record_in(table, chronicles)
            if records.setdefault(record.id, record) is not record:
                raise BadKey("id", DamageReason.BAD_VALUE)
        except BadKey as error:
            raise BadExport(ExportFault.BAD_VALUE, error.key, number) from None
    return list(records.values())


def _record_in(fields: Fields, chronicles: Mapping[str, Chronicle]) -> GameRecord:
    """Raises `BadKey`."""
    game_id, game = _id(fields, "id"), fields.text("game")
    if game not in chronicles:
        raise BadKey("game", DamageReason.BAD_VALUE)
    record = GameRecord(
        game_id,
        game,
        _moment(fields),
        fields.amount("seconds"),
        _packs(fields),
        fields.flag("has_fixed_deal", False),
        tuple(_seat_in(table) for table in fields.tables("seats")),
        _told(fields, chronicles[game]),
    )
    try:
        deeds = deeds_of(record, chronicles[game])
    except _FORGED:
        raise BadKey("told", DamageReason.BAD_VALUE) from None
    if not _is_seated(record.seats) or (deeds and deeds.keys() != {seat.player for seat in record.seats}):
        raise BadKey("seats", DamageReason.BAD_VALUE)
    return record


def _is_seated(seats: tuple[SeatRecord, ...]) -> bool:
    """Nobody sits on two chairs."""
    profiles = [seat.profile for seat in seats if seat.profile is not None]
    players = {seat.player for seat in seats}
    return 1 <= len(players) == len(seats) <= _MOST_SEATS and len(set(profiles)) == len(profiles)


def _told(fields: Fields, chronicle: Chronicle) -> str:
    """The end as this program writes it, whatever else the file may say of it, names above all."""
    told = fields.object("told")
    try:
        if _is_harmless(told):
            return chronicle.write(chronicle.read(json.dumps(told), {}))
    except _FORGED:
        pass
    raise BadKey("told", DamageReason.BAD_VALUE)


def _packs(fields: Fields) -> tuple[str, ...]:
    packs = fields.texts("packs")
    if not _is_harmless(packs):
        raise BadKey("packs", DamageReason.BAD_VALUE)
    return packs


def _is_harmless(content: object) -> bool:
    """No text that a terminal could obey, no number and no nesting without end: what a game itself keeps out."""
    layer = [content]
    for _ in range(_DEEPEST):
        if not all(map(_is_harmless_alone, layer)):
            return False
        layer = [inner for each in layer for inner in _inside(each)]
    return not layer


def _is_harmless_alone(value: object) -> bool:
    match value:
        case str():
            return clean(value) == value
        case int() | float():
            return abs(value) <= _LARGEST
        case _:
            return True


def _inside(value: object) -> Iterable[object]:
    match value:
        case dict():
            return (*value, *value.values())
        case list() | tuple():
            return value
        case _:
            return ()


def _seat_in(fields: Fields) -> SeatRecord:
    player, profile = fields.text("player"), fields.text("profile")
    if not _is_harmless(player):
        raise BadKey("player", DamageReason.BAD_VALUE)
    return SeatRecord(
        PlayerId(player),
        clean_name(fields.text("name")) or None,
        profile if _ID.fullmatch(profile) else None,
        _language(fields),
    )


def _id(fields: Fields, key: str) -> str:
    if _ID.fullmatch(text := fields.text(key)):
        return text
    raise BadKey(key, DamageReason.BAD_VALUE)


def _name(fields: Fields, key: str) -> str:
    if name := clean_name(fields.text(key)):
        return name
    raise BadKey(key, DamageReason.BAD_VALUE)


def _language(fields: Fields) -> str:
    if (code := fields.text("language")) in LANGUAGES:
        return code
    raise BadKey("language", DamageReason.BAD_VALUE)


def _moment(fields: Fields) -> datetime:
    try:
        moment = datetime.fromisoformat(fields.text("ended"))
        if moment.tzinfo is not None and 0 <= moment.timestamp() < _LATEST:
            return moment
    except (ValueError, OverflowError):
        pass
    raise BadKey("ended", DamageReason.BAD_VALUE)
