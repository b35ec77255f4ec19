"""Those with a profile, at the form: who is meant by a name, and a list to take somebody from (P1, W49)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from spyword.i18n import Translator
from spyword.people.database import PeopleTrouble
from spyword.people.profiles import BadName, Profile
from spyword.people.store import People
from spyword.table.setup import SeatDraft
from spyword.text import clean, fold_name
from spyword.ui.badge import badge_line
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.people_text import name_sentence, trouble_sentence
from spyword.ui.regulars import badge_of
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.plain import Plain

MARK: Final = "★"
"""Stands beside the name of somebody with a profile."""


class KnownPlayers:
    """Reads everybody once, when the form opens. Raises `PeopleTrouble`."""

    def __init__(self, people: People) -> None:
        self._people = people
        self.profiles: tuple[Profile, ...] = ()
        self._read()

    def _read(self) -> None:
        self.profiles = self._people.profiles()
        self._by_name = {fold_name(profile.name): profile for profile in self.profiles}

    def called(self, name: str) -> Profile | None:
        """Who is meant by that name: it is nobody else's, so who types it is at home here."""
        return self._by_name.get(fold_name(name)) if clean(name) else None

    def up_to_date(self, seats: Sequence[SeatDraft]) -> tuple[SeatDraft, ...]:
        """Seats of another evening: who has another name since then is called so, who is gone is a guest."""
        present = {profile.id: profile.name for profile in self.profiles}
        return tuple(
            replace(seat, name=present.get(seat.profile or "", seat.name)) if seat.profile else seat for seat in seats
        )

    def about(self, profile: Profile, t: Translator) -> str:
        """Level and title."""
        return badge_line(badge_of(profile, self._people), t)

    def add(self, name: str, language: str) -> Profile:
        """A new profile. Raises `BadName` or `PeopleTrouble`."""
        profile = self._people.add(name, language)
        self._read()
        return profile


class KnownPlayersDialog(Dialog):
    """Take somebody for a seat, or make a profile for who sits there."""

    CSS_PATH = "known_players.tcss"
    AUTO_FOCUS = "Choices"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    _NEW: Final = "new"

    def __init__(
        self,
        stage: Stage,
        known: KnownPlayers,
        seat: SeatDraft,
        seated: Collection[str],
        take: Callable[[SeatDraft], Awaitable[None]],
    ) -> None:
        """`seat` is the one that somebody is wanted for, `seated` are the profiles of all seats."""
        super().__init__(stage)
        self._known = known
        self._seat = seat
        self._seated = seated
        self._take = take

    def heading(self) -> str:
        return self.t("People")

    def body(self) -> ComposeResult:
        choices = [*self._fresh(), *(self._line(profile) for profile in self._known.profiles)]
        with Vertical(id="known"):
            if not self._known.profiles:
                yield Plain(self.t("With a profile you collect XP, levels and titles. Nobody has one yet."))
            if choices:
                yield Choices(choices)
            else:
                yield Plain(self.t("Type a name into the seat, then press this key again."))
            yield Plain(id="known-problem")

    def _fresh(self) -> list[Choice]:
        """Who sits there may want a profile."""
        name = clean(self._seat.name)
        if not name or self._known.called(name) is not None:
            return []
        return [Choice(self._NEW, self.t("Make a profile for {name}", name=name))]

    def _line(self, profile: Profile) -> Choice:
        is_here = profile.id in self._seated
        hint = self.t("sits at the table") if is_here else self._known.about(profile, self.t)
        return Choice(f"profile-{profile.id}", profile.name, hint, disabled=is_here)

    @on(Choices.Chosen)
    async def _chosen(self, event: Choices.Chosen) -> None:
        if (profile := self._profile(event.id)) is not None:
            self.post_message(CloseDialog())
            await self._take(SeatDraft(profile.name, profile.language, profile.id))

    def _profile(self, choice: str) -> Profile | None:
        """Whom that line means; None if a profile could not be made, which is said then."""
        if choice != self._NEW:
            return next(each for each in self._known.profiles if choice == f"profile-{each.id}")
        try:
            return self._known.add(self._seat.name, self._seat.language)
        except BadName as bad:
            problem = name_sentence(bad, self.t)
        except PeopleTrouble as trouble:
            problem = trouble_sentence(trouble, self.t)
        self.query_one("#known-problem", Plain).update(problem)
        return None
