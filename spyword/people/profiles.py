"""Profiles: a name, a language, a chosen title (P1)."""

from __future__ import annotations

import sqlite3
import time
import uuid
from dataclasses import dataclass
from enum import Enum

from spyword.people.levels import level_at
from spyword.text import NAME_CELLS, cell_width, clean, fold_name


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who plays here again and again."""

    id: str
    name: str
    language: str
    """Language code of the own card."""
    title: str | None
    """Id of the chosen title, which stands on the own card."""
    xp: int
    games: int
    """Stored games that the person played."""

    @property
    def level(self) -> int:
        """P4."""
        return level_at(self.xp)


class NameRefusal(Enum):
    """Why nobody can be called so."""

    EMPTY = "empty"
    TOO_WIDE = "too-wide"
    """Wider than `spyword.text.NAME_CELLS`."""
    TAKEN = "taken"
    """Somebody else's name cannot be told apart from it."""


class BadName(ValueError):
    """Nobody can be called so."""

    def __init__(self, refusal: NameRefusal, name: str) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.name = name


class UnknownProfile(LookupError):
    """There is no such profile, or no such title won by it."""


_COLUMNS = """
    SELECT profile.id, profile.name, profile.language, profile.title, coalesce(standing.xp, 0),
        (SELECT count(*) FROM seat WHERE seat.profile = profile.id)
    FROM profile LEFT JOIN standing ON standing.profile = profile.id
"""


def all_profiles(sql: sqlite3.Connection) -> tuple[Profile, ...]:
    """Everybody, by name."""
    return tuple(Profile(*row) for row in sql.execute(f"{_COLUMNS} ORDER BY profile.folded"))


def profile_of(sql: sqlite3.Connection, profile: str) -> Profile:
    """The profile with that id. Raises `UnknownProfile`."""
    row = sql.execute(f"{_COLUMNS} WHERE profile.id = ?", (profile,)).fetchone()
    if row is None:
        raise UnknownProfile(profile)
    return Profile(*row)


def named(sql: sqlite3.Connection, name: str) -> Profile | None:
    """Who is called so, or so that nobody could tell the two apart."""
    row = sql.execute(f"{_COLUMNS} WHERE profile.folded = ?", (fold_name(name),)).fetchone()
    return None if row is None else Profile(*row)


def add_profile(sql: sqlite3.Connection, name: str, language: str, profile: str | None = None) -> Profile:
    """A new profile. Raises `BadName`."""
    name = checked_name(sql, name, None)
    profile = profile or uuid.uuid4().hex
    sql.execute(
        "INSERT INTO profile VALUES (?, ?, ?, ?, NULL, ?)", (profile, name, fold_name(name), language, time.time())
    )
    return profile_of(sql, profile)


def rename_profile(sql: sqlite3.Connection, profile: str, name: str) -> Profile:
    """Games that were played keep the name of their evening. Raises `BadName` or `UnknownProfile`."""
    name = checked_name(sql, name, profile)
    sql.execute("UPDATE profile SET name = ?, folded = ? WHERE id = ?", (name, fold_name(name), profile))
    return profile_of(sql, profile)


def choose_language(sql: sqlite3.Connection, profile: str, language: str) -> Profile:
    """Of the own card, from the next game on. Raises `UnknownProfile`."""
    sql.execute("UPDATE profile SET language = ? WHERE id = ?", (language, profile))
    return profile_of(sql, profile)


def choose_title(sql: sqlite3.Connection, profile: str, title: str | None) -> Profile:
    """One that was won, or none (P9). Raises `UnknownProfile`."""
    won = "SELECT 1 FROM title WHERE profile = ? AND title = ?"
    if title is not None and sql.execute(won, (profile, title)).fetchone() is None:
        raise UnknownProfile(profile)
    sql.execute("UPDATE profile SET title = ? WHERE id = ?", (title, profile))
    return profile_of(sql, profile)


def checked_name(sql: sqlite3.Connection, name: str, own: str | None) -> str:
    """The name as it is kept; `own` is whose it may be already. Raises `BadName`."""
    name = clean(name)
    if not name:
        raise BadName(NameRefusal.EMPTY, name)
    if cell_width(name) > NAME_CELLS:
        raise BadName(NameRefusal.TOO_WIDE, name)
    if (other := named(sql, name)) is not None and other.id != own:
        raise BadName(NameRefusal.TAKEN, other.name)
    return name


def delete_profile(sql: sqlite3.Connection, profile: str) -> None:
    """The games stay, the name and everything else goes; the others still have played with somebody (P8).

    Raises `UnknownProfile`.
    """
    profile_of(sql, profile)
    rekey(sql, profile, uuid.uuid4().hex)
    sql.execute("UPDATE seat SET name = NULL, deeds = NULL, xp = NULL, xp_before = NULL WHERE profile = ?", (profile,))
    sql.execute("DELETE FROM profile WHERE id = ?", (profile,))


def rekey(sql: sqlite3.Connection, old: str, new: str) -> None:
    """Wherever games and statistics speak of this person, another id stands from now on."""
    sql.execute("UPDATE seat SET known_as = ? WHERE known_as = ?", (new, old))
    old, new = f'"{old}"', f'"{new}"'  # all of an id, as it stands in JSON, and no part of somebody else's
    sql.execute("UPDATE seat SET deeds = replace(deeds, ?, ?) WHERE instr(deeds, ?)", (old, new, old))
    sql.execute("UPDATE standing SET statistics = replace(statistics, ?, ?)", (old, new))
