"""One person's profile and games as JSON, for another laptop, and back (P8)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from spyword.people import history, profiles
from spyword.people.deeds import Chronicle
from spyword.people.portable import FORMAT, BadExport, ExportFault, Person, game_out, parsed, person_in, records_in
from spyword.people.profiles import Profile
from spyword.people.record import GameRecord
from spyword.people.standing import Rules
from spyword.people.standings import count_anew, standing_of
from spyword.people.written import deeds_text
from spyword.text import NAME_CELLS, cut


@dataclass(frozen=True, slots=True)
class Arrival:
    """What was taken in."""

    profile: Profile
    wanted: str
    """The name in the file; the profile has another one if that was taken here."""
    games: int
    """Games that were not here before."""


def written_out(sql: sqlite3.Connection, profile: str) -> str:
    """Everything about this person. Raises `UnknownProfile`."""
    person = profiles.profile_of(sql, profile)
    content = {
        "spyword": FORMAT,
        "profile": {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "title": person.title or "",
            "titles": {title: game or "" for title, game in sorted(standing_of(sql, profile).titles.items())},
        },
        "games": [game_out(history.game_record(sql, line.id)) for line in reversed(history.game_lines(sql, profile))],
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def bring_in(sql: sqlite3.Connection, text: str, rules: Rules, chronicles: Mapping[str, Chronicle]) -> Arrival:
    """Take in what `written_out` wrote. Games known by id are not stored again. Raises `BadExport`."""
    fields = parsed(text)
    person, records = person_in(fields), records_in(fields, chronicles)
    profile, wanted = _seated(sql, person)
    fresh = {record.id: record for record in records if not history.is_stored(sql, record.id)}
    for number, record in enumerate(records, 1):
        if profile.id not in {seat.profile for seat in record.seats}:
            raise BadExport(ExportFault.BAD_VALUE, "seats", number)
        if record.id in fresh:
            history.store_game(sql, record, chronicles[record.game])
        else:
            _join(sql, profile.id, record, chronicles[record.game])
    _bring_titles(sql, person, profile, rules)
    touched = {seat.profile for record in fresh.values() for seat in record.seats} - {profile.id}
    for other in (profile.id, *sorted(each for each in touched if each is not None)):
        if sql.execute("SELECT 1 FROM profile WHERE id = ?", (other,)).fetchone():
            count_anew(sql, rules, other)
    return Arrival(profiles.profile_of(sql, profile.id), wanted, len(fresh))


def _seated(sql: sqlite3.Connection, person: Person) -> tuple[Profile, str]:
    """The profile that is here already, else a new one, under a free name."""
    try:
        return profiles.profile_of(sql, person.id), person.name
    except profiles.UnknownProfile:
        pass
    number, name = 1, person.name
    while profiles.named(sql, name) is not None:
        number += 1
        ending = f" {number}"
        name = cut(person.name, NAME_CELLS - len(ending)) + ending
    return profiles.add_profile(sql, name, person.language, person.id), person.name


def _join(sql: sqlite3.Connection, profile: str, record: GameRecord, chronicle: Chronicle) -> None:
    """The game is here: put this person back onto the own seat, if that is nobody else's, and no guest's."""
    own = next(seat for seat in record.seats if seat.profile == profile)
    row = sql.execute(
        """SELECT known_as, counts FROM seat JOIN game ON game.id = seat.game
        WHERE seat.game = ? AND player = ? AND seat.profile IS NULL AND known_as IS NOT NULL""",
        (record.id, own.player),
    ).fetchone()
    if row is None:
        return
    known_as, counts = row
    if known_as != profile:
        if _are_two(sql, known_as, profile):
            return
        profiles.rekey(sql, known_as, profile)
    stored = history.game_record(sql, record.id)
    deeds = history.deeds_of(stored, chronicle).get(own.player) if counts else None
    sql.execute(
        "UPDATE seat SET profile = ?, name = ?, deeds = ? WHERE game = ? AND player = ?",
        (profile, own.name, None if deeds is None else deeds_text(deeds), record.id, own.player),
    )


def _are_two(sql: sqlite3.Connection, one: str, other: str) -> bool:
    """Both have sat at one table: whatever a file says, they are not the same."""
    both = """SELECT 1 FROM seat AS one JOIN seat AS other ON other.game = one.game
        WHERE one.known_as = ? AND other.known_as = ? LIMIT 1"""
    return sql.execute(both, (one, other)).fetchone() is not None


def _bring_titles(sql: sqlite3.Connection, person: Person, profile: Profile, rules: Rules) -> None:
    known = {title.id for title in rules.titles}
    for title, game in person.titles.items():
        if title in known:
            brought = game if history.is_stored(sql, game) else None
            sql.execute("INSERT OR IGNORE INTO title VALUES (?, ?, ?)", (profile.id, title, brought))
    if profile.title is None and person.title in person.titles and person.title in known:
        profiles.choose_title(sql, profile.id, person.title)
