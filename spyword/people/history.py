"""Games that are over: each stored once, with everything that follows from it (P2, P3, P7)."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Final

from spyword.engine.game import PlayerId
from spyword.people.common import with_common
from spyword.people.deeds import Chronicle, Deeds, Result
from spyword.people.record import GameRecord, SeatRecord, evening_of
from spyword.people.standing import Played
from spyword.people.written import as_written, deeds_from, deeds_text


class UnknownGame(LookupError):
    """No game of that id is stored."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A past game, as far as a list of many needs it."""

    id: str
    game: str
    ended: datetime
    seconds: float
    counts: bool
    """It gave XP (P3)."""
    seats: tuple[tuple[str | None, bool], ...]
    """Name, or None if the profile was deleted, and whether they won; in seating order."""


_LATEST_FIRST: Final = "ORDER BY game.ended DESC, game.id DESC"
_OLDEST_FIRST: Final = "ORDER BY game.ended, game.id"


def is_stored(sql: sqlite3.Connection, game: str) -> bool:
    """It was stored before."""
    return sql.execute("SELECT 1 FROM game WHERE id = ?", (game,)).fetchone() is not None


def store_game(sql: sqlite3.Connection, record: GameRecord, chronicle: Chronicle) -> None:
    """Put a game there that is not yet stored, with the deeds of everybody who sat there with a profile.

    Raises `ValueError` if nothing can be made of what it tells.
    """
    deeds = deeds_of(record, chronicle)
    counts = record.can_count and bool(deeds)
    row = (record.id, record.game, record.ended.timestamp(), _offset(record.ended), record.seconds)
    sql.execute(
        "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *row,
            json.dumps(record.packs),
            record.has_fixed_deal,
            counts,
            zlib.compress(record.told.encode()),
        ),
    )
    for place, seat in enumerate(record.seats):
        own = deeds.get(seat.player)
        sql.execute(
            "INSERT INTO seat VALUES (?, ?, ?, ?, (SELECT id FROM profile WHERE id = ?), ?, ?, ?, ?, NULL, NULL)",
            (
                *(record.id, place, seat.player, seat.name, seat.profile, seat.profile, seat.language),
                None if own is None else own.result.value,
                deeds_text(own) if own is not None and counts and seat.profile is not None else None,
            ),
        )


def deeds_of(record: GameRecord, chronicle: Chronicle) -> Mapping[PlayerId, Deeds]:
    """What everybody did, with what every game counts; of nobody if the game was ended early. Raises `ValueError`."""
    own = chronicle.deeds(chronicle.read(record.told, record.names))
    winners = [player for player, deeds in own.items() if deeds.result is Result.WON]
    return {
        seat.player: with_common(own[seat.player], seat, record, winners) for seat in record.seats if seat.player in own
    }


def _offset(moment: datetime) -> float:
    """Seconds east of UTC."""
    return (moment.utcoffset() or timedelta()).total_seconds()


def _moment(ended: float, offset: float) -> datetime:
    return datetime.fromtimestamp(ended, UTC).astimezone(timezone(timedelta(seconds=offset)))


def game_record(sql: sqlite3.Connection, game: str) -> GameRecord:
    """Everything that is stored of it. Raises `UnknownGame`."""
    row = sql.execute(
        "SELECT id, game, ended, utc_offset, seconds, packs, has_fixed_deal, told FROM game WHERE id = ?", (game,)
    ).fetchone()
    if row is None:
        raise UnknownGame(game)
    id_, kind, ended, offset, seconds, packs, has_fixed_deal, told = row
    seats = sql.execute("SELECT player, name, known_as, language FROM seat WHERE game = ? ORDER BY place", (game,))
    with as_written():
        return GameRecord(
            id_,
            kind,
            _moment(ended, offset),
            seconds,
            tuple(json.loads(packs)),
            bool(has_fixed_deal),
            tuple(SeatRecord(*seat) for seat in seats),
            zlib.decompress(told).decode(),
        )


def game_lines(
    sql: sqlite3.Connection, profile: str | None = None, kind: str | None = None, most: int | None = None
) -> tuple[GameLine, ...]:
    """The past games, the latest first, so many at most; those of one person, or of one kind, if that is asked for."""
    where, filtered = _filter(profile, kind)
    limit, asked = "LIMIT ?", (*filtered, -1 if most is None else most)
    seats: dict[str, list[tuple[str | None, bool]]] = {}
    rows = sql.execute(
        f"""SELECT game, name, result IS ? FROM seat WHERE game IN
        (SELECT id FROM game {where} {_LATEST_FIRST} {limit}) ORDER BY game, place""",
        (Result.WON.value, *asked),
    )
    for game, name, won in rows:
        seats.setdefault(game, []).append((name, bool(won)))
    games = sql.execute(
        f"SELECT id, game, ended, utc_offset, seconds, counts FROM game {where} {_LATEST_FIRST} {limit}", asked
    )
    with as_written():
        return tuple(
            GameLine(game, kind, _moment(ended, offset), seconds, bool(counts), tuple(seats[game]))
            for game, kind, ended, offset, seconds, counts in games
        )


def _filter(profile: str | None, kind: str | None) -> tuple[str, Sequence[str]]:
    terms = {
        "game.id IN (SELECT game FROM seat WHERE profile = ?)": profile,
        "game.game = ?": kind,
    }
    used = {term: value for term, value in terms.items() if value is not None}
    return ("WHERE " + " AND ".join(used) if used else ""), tuple(used.values())


def games_played(sql: sqlite3.Connection, profile: str, since: str | None = None) -> Iterator[Played]:
    """The games of one person that count, oldest first; if one is named, that and later ones."""
    first = ("", 0.0)
    if since is not None:
        first = sql.execute("SELECT id, ended FROM game WHERE id = ?", (since,)).fetchone()
    # From the time on, not from the seat: mostly there is one game since, of the thousands of one person.
    rows = sql.execute(
        f"""SELECT game.id, game.game, game.ended, game.utc_offset, result, deeds
        FROM game CROSS JOIN seat ON seat.game = game.id AND seat.profile = ?
        WHERE (game.ended, game.id) >= (?, ?) AND game.counts AND deeds IS NOT NULL {_OLDEST_FIRST}""",
        (profile, first[1], first[0]),
    )
    for game, kind, ended, offset, result, deeds in rows:
        with as_written():
            evening = evening_of(_moment(ended, offset))
        yield Played(game, kind, evening, deeds_from(result, deeds))


def games_told_again(sql: sqlite3.Connection, profile: str, chronicles: Mapping[str, Chronicle]) -> Iterator[Played]:
    """The same from what was stored of each game alone, not from its deeds (P7)."""
    rows = sql.execute(
        f"""SELECT game.id, player FROM seat JOIN game ON game.id = seat.game
        WHERE seat.profile = ? AND counts {_OLDEST_FIRST}""",
        (profile,),
    ).fetchall()
    for game, player in rows:
        record = game_record(sql, game)
        with as_written():
            own = deeds_of(record, chronicles[record.game])[player]
        yield Played(game, record.game, record.evening, own)


def without_strangers(sql: sqlite3.Connection, record: GameRecord) -> GameRecord:
    """Somebody whose profile was deleted while the game went on played as a guest."""
    known = {profile for (profile,) in sql.execute("SELECT id FROM profile")}
    seats = (seat if seat.profile in known else replace(seat, profile=None) for seat in record.seats)
    return replace(record, seats=tuple(seats))


def delete_game(sql: sqlite3.Connection, game: str) -> tuple[str, ...]:
    """Forget it. Returns the ids of the profiles that sat there. Raises `UnknownGame`."""
    if not is_stored(sql, game):
        raise UnknownGame(game)
    seats = sql.execute("SELECT profile FROM seat WHERE game = ? AND profile IS NOT NULL", (game,))
    profiles = tuple(profile for (profile,) in seats)
    sql.execute("DELETE FROM game WHERE id = ?", (game,))
    return profiles
