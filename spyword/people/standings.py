"""Standings in the database, kept in step with the stored games inside the same transaction (P2, P7)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from spyword.people.history import games_played
from spyword.people.standing import Gain, Played, Rules, Standing
from spyword.people.written import statistics_from, statistics_text


def standing_of(sql: sqlite3.Connection, profile: str) -> Standing:
    """What this person has come to."""
    row = sql.execute("SELECT xp, statistics FROM standing WHERE profile = ?", (profile,)).fetchone()
    xp, statistics = row or (0, "{}")
    won = sql.execute("SELECT title, game FROM title WHERE profile = ?", (profile,))
    return Standing(xp, statistics_from(statistics), dict(won))


def add_game(sql: sqlite3.Connection, rules: Rules, profile: str, game: str) -> None:
    """A game was stored: one more for this person, or, if later ones are there already, all of them anew."""
    match list(games_played(sql, profile, since=game)):
        case [played] if played.id == game:
            before = standing_of(sql, profile)
            _keep(sql, profile, _grown(sql, rules, profile, before, [played]), before.titles)
        case [played, *_] if played.id == game:
            count_anew(sql, rules, profile)


def count_anew(sql: sqlite3.Connection, rules: Rules, profile: str) -> None:
    """From the first game on: games came in between, or one has gone. Titles that were won once stay (P7)."""
    won = standing_of(sql, profile).titles
    sql.execute("UPDATE seat SET xp = NULL, xp_before = NULL WHERE profile = ?", (profile,))
    standing = _grown(sql, rules, profile, Standing(), games_played(sql, profile))
    _keep(sql, profile, rules.retaining(standing, won), won)


def _grown(
    sql: sqlite3.Connection, rules: Rules, profile: str, standing: Standing, games: Iterable[Played]
) -> Standing:
    """The standing after those games; what each brought is noted at its seat."""
    for played in list(games):
        standing, gain = rules.after(standing, played)
        sql.execute(
            "UPDATE seat SET xp = ?, xp_before = ? WHERE profile = ? AND game = ?",
            (gain.xp, gain.before, profile, played.id),
        )
    return standing


def _keep(sql: sqlite3.Connection, profile: str, standing: Standing, written: Mapping[str, str | None]) -> None:
    """Those titles stand there already; few games bring one, and a devoted player has many."""
    statistics = statistics_text(standing.statistics)
    sql.execute("INSERT OR REPLACE INTO standing VALUES (?, ?, ?)", (profile, standing.xp, statistics))
    sql.executemany(
        "INSERT OR REPLACE INTO title VALUES (?, ?, ?)",
        [(profile, title, game) for title, game in standing.titles.items() - written.items()],
    )


def gains_of(sql: sqlite3.Connection, rules: Rules, game: str) -> dict[str, Gain]:
    """What a stored game has brought, by the id of the profile, in seating order."""
    titles: dict[str, set[str]] = {}
    for profile, title in sql.execute("SELECT profile, title FROM title WHERE game = ?", (game,)):
        titles.setdefault(profile, set()).add(title)
    seats = sql.execute(
        """SELECT profile, xp, xp_before FROM seat
        WHERE game = ? AND profile IS NOT NULL AND xp IS NOT NULL ORDER BY place""",
        (game,),
    )
    return {
        profile: Gain(xp, before, tuple(title.id for title in rules.titles if title.id in titles.get(profile, ())))
        for profile, xp, before in seats
    }
