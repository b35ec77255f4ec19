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
from spyword.people.profiles import Profile, UnknownProfile
from spyword.people.store import People
from spyword.ui.badge import GAP, badge_line
from spyword.ui.base import GameScreen
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.form.import_person import ImportPersonDialog
from spyword.ui.form.person_form import PersonDialog
from spyword.ui.keynames import key_name
from spyword.ui.keys import ADD, BACK, HELP, IMPORT, SHOW_PERSON, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.people_text import arrival_sentence, trouble_sentence
from spyword.ui.portrait import portrait_of
from spyword.ui.regulars import badge_of
from spyword.ui.screens.person import PersonScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.level_line import way_to_next_level
from spyword.ui.widgets.people_list import PeopleList
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet


class PeopleScreen(GameScreen):
    """A line a profile. Enter opens the page of the one at the cursor."""

    CSS_PATH = "people.tcss"
    AUTO_FOCUS = "PeopleList"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK, HELP, SHOW_PERSON, ADD, IMPORT)

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
            yield KeyCaps((SHOW_PERSON, ADD, IMPORT), self.t, id="for-somebody")
            yield KeyCaps((ADD, IMPORT), self.t, id="for-nobody")

    def _for_nobody(self) -> Content:
        """What profiles are for, and how to make the first."""
        t = self.t
        return styled(
            (t("Nobody has a profile yet."), "bold"),
            "\n\n",
            t("With a profile, games bring XP, levels and titles for your card."),
            "\n",
            t("They count once two players with a profile play."),
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
        self.refresh_bindings()

    def _about(self, profile: Profile) -> Content:
        t = self.t
        games = t.plural("{n} game", "{n} games", profile.games)
        return styled(
            (badge_line(badge_of(profile, self._people), t), "$secondary"),
            "\n",
            (GAP.join((way_to_next_level(profile.xp, t), games, NATIVE_NAMES[profile.language])), "$faint"),
        )

    def is_available(self, command_id: str) -> bool | None:
        if command_id == SHOW_PERSON.id and self.is_mounted:
            return self.query_one(PeopleList).chosen is not None or None
        return True

    # Orders

    @on(PeopleList.Chosen)
    async def _chosen(self) -> None:
        await self.run_action(f"command('{SHOW_PERSON.id}')")

    async def action_do_show_person(self) -> None:
        if (profile := self.query_one(PeopleList).chosen) is None:
            return
        try:
            page = PersonScreen(self.stage, self._people, portrait_of(profile.id, self._people), self._changed)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
        except UnknownProfile:
            await self._read()  # another window was faster
        else:
            await self.game_app.ask(page)

    async def action_do_add(self) -> None:
        await self.game_app.ask(PersonDialog(self.stage, self._people, None, self._changed))

    async def action_do_import_file(self) -> None:
        await self.game_app.ask(ImportPersonDialog(self.stage, self._people, self._arrived))

    async def _changed(self, profile: Profile | None) -> None:
        """Somebody is new, is called otherwise, or has gone."""
        await self._read(None if profile is None else profile.id)

    async def _arrived(self, arrival: Arrival) -> None:
        await self._read(arrival.profile.id)
        await self.game_app.ask(NoticeDialog(self.stage, arrival_sentence(arrival, self.t)))

    async def _tell(self, trouble: PeopleTrouble) -> None:
        await self.game_app.ask(NoticeDialog(self.stage, trouble_sentence(trouble, self.t)))

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))
