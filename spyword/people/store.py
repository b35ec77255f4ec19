"""The one door to everything that is kept about people (P1 to P9).

Nothing is opened before it is asked for. Every method raises `PeopleTrouble` if the database cannot be used.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from spyword.people import history, profiles, standings
from spyword.people.database import Database, PeopleTrouble
from spyword.people.deeds import Chronicle
from spyword.people.exchange import Arrival, bring_in, written_out
from spyword.people.history import GameLine
from spyword.people.profiles import Profile
from spyword.people.record import GameRecord
from spyword.people.scopes import vocabularies
from spyword.people.standing import Gain, Rules, Standing
from spyword.people.titles import Title, built_in_titles


class People:
    """Profiles, and the games that were played here."""

    def __init__(self, folder: Path, chronicles: Mapping[str, Chronicle]) -> None:
        """`folder` is the data folder; `chronicles` are those of all games, by the game's name in files."""
        self._database = Database(folder)
        self._chronicles = chronicles

    @cached_property
    def rules(self) -> Rules:
        """By what XP and titles are given."""
        known = vocabularies(self._chronicles)
        return Rules(built_in_titles(known), known)

    @property
    def titles(self) -> tuple[Title, ...]:
        """All that can be won, those of any game first, from easy to hard."""
        return self.rules.titles

    @cached_property
    def title_of(self) -> Mapping[str, Title]:
        """Each title by its id."""
        return {title.id: title for title in self.titles}

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    # Profiles

    def profiles(self) -> tuple[Profile, ...]:
        """Everybody, by name."""
        with self._database.reading() as sql:
            return profiles.all_profiles(sql)

    def profile(self, profile: str) -> Profile:
        """Raises `UnknownProfile`."""
        with self._database.reading() as sql:
            return profiles.profile_of(sql, profile)

    def named(self, name: str) -> Profile | None:
        """Who is called so."""
        with self._database.reading() as sql:
            return profiles.named(sql, name)

    def add(self, name: str, language: str) -> Profile:
        """A new profile (P1). Raises `BadName`."""
        with self._database.writing() as sql:
            return profiles.add_profile(sql, name, language)

    def rename(self, profile: str, name: str) -> Profile:
        """Raises `BadName` or `UnknownProfile`."""
        with self._database.writing() as sql:
            return profiles.rename_profile(sql, profile, name)

    def speak(self, profile: str, language: str) -> Profile:
        """Another language for the own card. Raises `UnknownProfile`."""
        with self._database.writing() as sql:
            return profiles.choose_language(sql, profile, language)

    def wear(self, profile: str, title: str | None) -> Profile:
        """Another title for the own card, or none (P9). Raises `UnknownProfile`, also for a title not won."""
        with self._database.writing() as sql:
            return profiles.choose_title(sql, profile, title)

    def delete(self, profile: str) -> None:
        """The games stay, without the name (P8). Raises `UnknownProfile`."""
        with self._database.writing() as sql:
            profiles.delete_profile(sql, profile)
        self._wipe()

    def standing(self, profile: str) -> Standing:
        """XP, statistics and titles. Raises `UnknownProfile`."""
        with self._database.reading() as sql:
            profiles.profile_of(sql, profile)
            return standings.standing_of(sql, profile)

    def standing_from_games(self, profile: str) -> Standing:
        """The same, told anew from what is stored of each game (P7)."""
        with self._database.reading() as sql:
            return self.rules.of(history.games_told_again(sql, profile, self._chronicles))

    # Games

    def keep(self, record: GameRecord) -> None:
        """Store a finished game with all that follows from it; once, however often it is asked for (P2)."""
        with self._database.writing() as sql:
            if history.is_stored(sql, record.id):
                return
            own = history.without_strangers(sql, record)
            history.store_game(sql, own, self._chronicles[record.game])
            for seat in own.seats:
                if seat.profile is not None:
                    standings.add_game(sql, self.rules, seat.profile, record.id)

    def gains(self, game: str) -> Mapping[str, Gain]:
        """What a stored game has brought, by the id of the profile; nothing if it does not count."""
        with self._database.reading() as sql:
            return standings.gains_of(sql, self.rules, game)

    def games(
        self, profile: str | None = None, kind: str | None = None, most: int | None = None
    ) -> tuple[GameLine, ...]:
        """The past games, the latest first: all, of one person, of one kind; so many at most."""
        with self._database.reading() as sql:
            return history.game_lines(sql, profile, kind, most)

    def game(self, game: str) -> GameRecord:
        """Raises `UnknownGame`."""
        with self._database.reading() as sql:
            return history.game_record(sql, game)

    def forget(self, game: str) -> None:
        """Delete a past game, and with it what it gave, but for titles (P7). Raises `UnknownGame`."""
        with self._database.writing() as sql:
            for profile in history.delete_game(sql, game):
                standings.count_anew(sql, self.rules, profile)
        self._wipe()

    def _wipe(self) -> None:
        """What was deleted is gone already; that no copy of it stays in free pages may have to wait."""
        with contextlib.suppress(PeopleTrouble):
            self._database.wipe()

    # Another laptop

    def export(self, profile: str) -> str:
        """Everything about one person, as JSON (P8). Raises `UnknownProfile`."""
        with self._database.reading() as sql:
            return written_out(sql, profile)

    def bring(self, text: str) -> Arrival:
        """Take in what `export` has written: no game counts twice (P8). Raises `BadExport`."""
        with self._database.writing() as sql:
            return bring_in(sql, text, self.rules, self._chronicles)
