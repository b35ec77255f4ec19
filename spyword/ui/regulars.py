"""Those at one table who have a profile: what their cards say of them, and what the game brings them in the end."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from spyword.engine.game import PlayerId
from spyword.games.history import record_of
from spyword.people.database import PeopleTrouble, Trouble
from spyword.people.profiles import Profile
from spyword.people.standing import Gain
from spyword.people.store import People
from spyword.table.table import Table
from spyword.ui.badge import Badge


def badge_of(profile: Profile, people: People) -> Badge:
    """What this profile's card says."""
    title = people.title_of.get(profile.title or "")
    return Badge(profile.level, None if title is None else title.names)


class Regulars:
    """Knows nothing of the game but that it is over."""

    def __init__(self, people: People, table: Table) -> None:
        self._people = people
        self._table = table
        self.badges: Mapping[PlayerId, Badge] = {}
        """Of everybody who has a profile; read once, before the first card."""
        self.gains: Mapping[PlayerId, Gain] = {}
        """What the game has brought; nothing before its end, nor to guests."""
        self.trouble: PeopleTrouble | None = None
        """Why the game could not be stored."""
        try:
            self.badges = self._read_badges()
        except PeopleTrouble as trouble:
            self.trouble = trouble

    def _read_badges(self) -> Mapping[PlayerId, Badge]:
        if all(seat.profile is None for seat in self._table.seats):
            return {}
        known = {profile.id: profile for profile in self._people.profiles()}
        return {
            seat.player.id: badge_of(known[seat.profile], self._people)
            for seat in self._table.seats
            if seat.profile in known
        }

    def remember(self) -> None:
        """The game is over: store it, once however often this is called, and see what it has brought (P2)."""
        self.trouble = None
        record = record_of(self._table, datetime.now().astimezone())
        try:
            self._people.keep(record)
            gains = self._people.gains(record.id)
        except PeopleTrouble as trouble:
            self.trouble = trouble
            return
        self.gains = {
            seat.player.id: gains[seat.profile] for seat in self._table.seats if seat.profile in gains and seat.profile
        }

    @property
    def may_be_stored_later(self) -> bool:
        """The end is not stored, and what stands against it may pass: the game has to be kept till then."""
        return self.trouble is not None and self.trouble.trouble is Trouble.REFUSED
