"""The page of one profile: level, title and statistics, and all that can be done with it (P4, P8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from spyword.i18n import NATIVE_NAMES
from spyword.people.database import PeopleTrouble
from spyword.people.profiles import Profile, UnknownProfile
from spyword.people.scopes import ANY, scope_of
from spyword.people.store import People
from spyword.ui.badge import badge_line
from spyword.ui.dialogs import Dialog, NoticeDialog
from spyword.ui.form.export_person import ExportDialog
from spyword.ui.form.person_form import PersonDialog
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import BACK, DELETE, EDIT, EXPORT, HELP, OTHER_STATISTICS, TITLES, bindings
from spyword.ui.past_lines import game_name
from spyword.ui.people_text import trouble_sentence
from spyword.ui.portrait import FIGURES, GAMES, Portrait, portrait_of, shares
from spyword.ui.regulars import badge_of
from spyword.ui.screens.titles import TitlesScreen
from spyword.ui.stage import Stage
from spyword.ui.statistic_names import statistic_name
from spyword.ui.widgets.charts import Charts
from spyword.ui.widgets.figures import Figures
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.level_line import LevelLine
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet


class PersonScreen(Dialog):
    """Lies over the list. Left, right and Tab turn from all games to one, up and down move what has not room."""

    CSS_PATH = "person.tcss"
    AUTO_FOCUS = "Picker"
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(BACK, HELP, OTHER_STATISTICS, TITLES, EDIT, EXPORT, DELETE),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move(-6)", show=False),
        Binding("pagedown", "move(6)", show=False),
    ]

    def __init__(
        self,
        stage: Stage,
        people: People,
        portrait: Portrait,
        changed: Callable[[Profile | None], Awaitable[None]],
    ) -> None:
        """`changed` hears what the profile is now; None if it has gone."""
        super().__init__(stage)
        self._people = people
        self._portrait = portrait
        self._tell_changed = changed

    def heading(self) -> str:
        return self.t("People")

    def body(self) -> ComposeResult:
        t = self.t
        games = [Value(scope_of(game), game_name(game, t)) for game in GAMES]
        with Sheet("", id="person"):
            yield LevelLine(t)
            yield Picker(t("Statistics"), [Value(ANY, t("All games")), *games], ANY)
            with VerticalScroll(id="numbers", can_focus=False):
                yield Plain(
                    t("No game has counted yet: it takes two players with a profile, and a game played to its end."),
                    id="no-games",
                )
                yield Charts(t)
                yield Figures()
            yield KeyCaps((TITLES, EDIT, EXPORT, DELETE), t)

    def on_mount(self) -> None:
        self._show()

    # What is told

    def _show(self) -> None:
        profile = self._portrait.profile
        sheet = self.query_one("#person", Sheet)
        sheet.border_title = Content(profile.name)
        sheet.border_subtitle = Content(NATIVE_NAMES[profile.language])
        self.query_one(LevelLine).show(badge_line(badge_of(profile, self._people), self.t), profile.xp)
        self._show_numbers()

    @on(Picker.Changed)
    def _show_numbers(self) -> None:
        scope, standing, t = str(self.query_one(Picker).value), self._portrait.standing, self.t
        values = standing.values(scope)
        self.set_class(not values("games"), "-no-games")
        self.query_one(Charts).show(list(shares(scope, standing, t)), self._portrait.results[scope])
        figures = [(statistic_name(name, t), str(values(name))) for name in FIGURES[scope]]
        if scope == ANY:
            figures.append((t("Titles"), f"{len(standing.titles)}/{self._portrait.all_titles}"))
        self.query_one(Figures).show(figures)
        self.query_one("#numbers", VerticalScroll).scroll_home(animate=False)

    def action_do_other_statistics(self) -> None:
        self.query_one(Picker).action_turn(1)

    def action_move(self, rows: int) -> None:
        """Move the numbers."""
        self.query_one("#numbers", VerticalScroll).scroll_relative(y=rows, animate=False)

    # Orders

    async def action_do_titles(self) -> None:
        await self.game_app.ask(TitlesScreen(self.stage, self._people, self._portrait, self._changed))

    async def action_do_edit(self) -> None:
        await self.game_app.ask(PersonDialog(self.stage, self._people, self._portrait.profile, self._changed))

    async def action_do_export(self) -> None:
        await self.game_app.ask(ExportDialog(self.stage, self._people, self._portrait.profile))

    async def action_do_delete(self) -> None:
        question = self.t(
            "Delete {name} with all XP, titles and statistics for good? The games stay, without the name.",
            name=self._portrait.profile.name,
        )
        await self.game_app.ask(YesDialog(self.stage, question, self._delete))

    async def _delete(self) -> None:
        try:
            self._people.delete(self._portrait.profile.id)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
        except UnknownProfile:
            await self._leave()  # another window was faster
        else:
            await self._leave()

    async def _changed(self, profile: Profile | None) -> None:
        """Another name, language or title; or it has gone meanwhile."""
        try:
            self._portrait = portrait_of(self._portrait.profile.id, self._people)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
        except UnknownProfile:
            await self._leave()
        else:
            self._show()
            await self._tell_changed(self._portrait.profile)

    async def _leave(self) -> None:
        await self.game_app.close_dialog()
        await self._tell_changed(None)

    async def _tell(self, trouble: PeopleTrouble) -> None:
        await self.game_app.ask(NoticeDialog(self.stage, trouble_sentence(trouble, self.t)))
