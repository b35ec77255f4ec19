"""Everybody with a profile: a list to choose from, to add somebody to, or to take in somebody from another laptop."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from spyword.i18n import NATIVE_NAMES
from spyword.people.database import PeopleTrouble
from spyword.people.exchange import Arrival
from spyword.people.levels import xp_needed
from spyword.people.profiles import Profile
from spyword.people.store import People
from spyword.ui.badge import GAP, badge_line
from spyword.ui.base import GameScreen
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.form.import_person import ImportPersonDialog
from spyword.ui.form.person_form import PersonDialog
from spyword.ui.keynames import key_name
from spyword.ui.keys import ADD, BACK, HELP, IMPORT, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.people_text import trouble_sentence
from spyword.ui.regulars import badge_of
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.people_list import PeopleList
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet


class PeopleScreen(GameScreen):
    """A line a profile, and at its foot more of the one at the cursor."""

    CSS_PATH = "people.tcss"
    AUTO_FOCUS = "PeopleList"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK, HELP, ADD, IMPORT)

    def __init__(self, stage: Stage, people: People) -> None:
        super().__init__(stage)
        self._people = people

    def heading(self) -> str:
        return self.t("People")

    def body(self) -> ComposeResult:
        with Sheet(self.t("People"), id="people"):
            yield PeopleList(self.t, self._people.title_of)
            yield Plain(self._for_nobody(), id="nobody")
            yield Plain(id="about")
            yield KeyCaps((ADD, IMPORT), self.t)

    def _for_nobody(self) -> Content:
        """What profiles are for, and how to make the first."""
        t = self.t
        return styled(
            (t("Nobody has a profile yet."), "bold"),
            "\n\n",
            t("With a profile, every game you finish brings XP, levels and titles to put on your card."),
            "\n",
            t("Games count as soon as two players with a profile sit at the table; everybody else plays as a guest."),
            "\n\n",
            (t("{key} adds the first one.", key=key_name(ADD.key, t)), "bold $primary"),
        )

    async def on_mount(self) -> None:
        await self._read()

    async def _read(self, person: str | None = None) -> None:
        """Everybody, with the cursor on this one, else in the line where it is."""
        people = self.query_one(PeopleList)
        try:
            profiles = self._people.profiles()
        except PeopleTrouble as trouble:
            await self._tell(trouble)
            return
        place = next((n for n, profile in enumerate(profiles) if profile.id == person), people.cursor or 0)
        self.set_class(not profiles, "-empty")
        people.show(profiles, place)
        people.focus()

    # What the cursor stands on

    @on(PeopleList.Moved)
    def _moved(self) -> None:
        profile = self.query_one(PeopleList).chosen
        self.query_one("#about", Plain).update("" if profile is None else self._about(profile))

    def _about(self, profile: Profile) -> Content:
        t, missing = self.t, xp_needed(profile.level + 1) - profile.xp
        games = t.plural("{n} game", "{n} games", profile.games)
        way = t("{xp} XP, {missing} more to level {level}", xp=profile.xp, missing=missing, level=profile.level + 1)
        return styled(
            (badge_line(badge_of(profile, self._people), t), "$secondary"),
            "\n",
            (GAP.join((way, games, NATIVE_NAMES[profile.language])), "$faint"),
        )

    # Orders

    async def action_do_add(self) -> None:
        await self.game_app.ask(PersonDialog(self.stage, self._people, None, self._changed))

    async def action_do_import_file(self) -> None:
        await self.game_app.ask(ImportPersonDialog(self.stage, self._people, self._arrived))

    async def _changed(self, profile: Profile | None) -> None:
        """Somebody is new, is called otherwise, or has gone."""
        await self._read(None if profile is None else profile.id)

    async def _arrived(self, arrival: Arrival) -> None:
        await self._read(arrival.profile.id)

    async def _tell(self, trouble: PeopleTrouble) -> None:
        await self.game_app.ask(NoticeDialog(self.stage, trouble_sentence(trouble, self.t)))

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))
