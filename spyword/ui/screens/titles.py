"""All titles: those that somebody has won, and what the others ask for (P5, P9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content

from spyword.i18n import N_
from spyword.people.conditions import Progress
from spyword.people.profiles import Profile
from spyword.people.scopes import ANY, scope_of
from spyword.people.store import People
from spyword.people.titles import Title
from spyword.ui.dialogs import Dialog
from spyword.ui.honours import stars
from spyword.ui.keys import BACK, FORM_KEYS, HELP, TRY_ON, bindings
from spyword.ui.past_lines import game_name
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.portrait import GAMES, Portrait
from spyword.ui.screens.title_card import TitleCardDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.title_list import Entry, Heading, TitleList


class _Which(Enum):
    """Of all titles, those that are shown."""

    ALL = N_("all")
    WON = N_("won")
    OPEN = N_("open")


_EVERY_GAME: Final = "every"


class TitlesScreen(Dialog):
    """A line a title, in groups by game. Enter shows one that was won on the own card."""

    CSS_PATH = "titles.tcss"
    AUTO_FOCUS = "TitleList"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BACK, HELP, TRY_ON), *FORM_KEYS]

    def __init__(
        self,
        stage: Stage,
        people: People,
        portrait: Portrait,
        changed: Callable[[Profile | None], Awaitable[None]],
    ) -> None:
        """`changed` hears when another title was chosen; None if the profile has gone."""
        super().__init__(stage)
        self._people = people
        self._profile = portrait.profile
        self._standing = portrait.standing
        self._tell_changed = changed

    def heading(self) -> str:
        return self.t("Titles")

    def body(self) -> ComposeResult:
        t = self.t
        scopes = [Value(scope, label) for scope, label in self._scopes().items()]
        with Sheet(self._profile.name, id="titles") as sheet:
            won, every = len(self._standing.titles), len(self._people.titles)
            sheet.border_subtitle = Content(t("{won} of {all} won", won=won, all=every))
            with Horizontal(id="filters"):
                yield Picker(t("Show"), [Value(which, t(which.value)) for which in _Which], _Which.ALL, id="which")
                yield Picker(t("Game"), [Value(_EVERY_GAME, t("all")), *scopes], _EVERY_GAME, id="game")
            yield TitleList(t)
            yield Plain(t("There is no such title."), id="none")
            yield Plain(id="about")
            yield KeyCaps((TRY_ON,), t)

    def _scopes(self) -> dict[str, str]:
        """Every group of titles and what it is called."""
        return {ANY: self.t("Any game"), **{scope_of(game): game_name(game, self.t) for game in GAMES}}

    def on_mount(self) -> None:
        self._show(self._profile.title)

    # What is shown

    @on(Picker.Changed)
    def _picked(self) -> None:
        entry = self.query_one(TitleList).chosen
        self._show(entry.title.id if entry is not None and entry.title is not None else None)

    def _show(self, title: str | None) -> None:
        """What is asked for, with the cursor on that title, if it is among them."""
        lines = list(self._lines())
        self.set_class(not lines, "-empty")
        self.query_one(TitleList).show(lines, title)

    def _lines(self) -> Iterator[Heading | Entry]:
        which, game = (self.query_one(f"#{field}", Picker).value for field in ("which", "game"))
        if which is not _Which.OPEN and game == _EVERY_GAME:
            yield Entry(None, True, self._profile.title is None, Progress(0, 0))
        for scope, label in self._scopes().items():
            own = [title for title in self._people.titles if title.game == scope]
            entries = [self._entry(title) for title in own]
            shown = [entry for entry in entries if which is _Which.ALL or entry.is_won is (which is _Which.WON)]
            if shown and game in (_EVERY_GAME, scope):
                yield Heading(label, sum(entry.is_won for entry in entries), len(own))
                yield from shown

    def _entry(self, title: Title) -> Entry:
        progress = title.condition.progress(self._standing.values(title.game))
        return Entry(title, title.id in self._standing.titles, title.id == self._profile.title, progress)

    @on(TitleList.Moved)
    def _moved(self) -> None:
        entry = self.query_one(TitleList).chosen
        self.query_one("#about", Plain).update("" if entry is None else self._about(entry))
        self.refresh_bindings()

    def _about(self, entry: Entry) -> Content:
        """What it asks for, and how it stands."""
        t, title = self.t, entry.title
        if title is None:
            return styled((t("No title"), "bold"), "\n", t("Only the level stands on the card."))
        if entry.is_worn:
            state = t("on your card")
        elif entry.is_won:
            state = t("won")
        elif entry.progress.share >= 1:
            state = t("comes with the next game")
        else:
            state = t("{n} of {all}", n=entry.progress.reached, all=entry.progress.wanted)
        return styled(
            (title_name(title, t), "bold $primary" if entry.is_won else "bold"),
            (f"  {stars(title)}  ", "$warning" if entry.is_won else "$faint"),
            (state, "$faint"),
            "\n",
            title_asks(title, t),
        )

    def is_available(self, command_id: str) -> bool | None:
        if command_id == TRY_ON.id and self.is_mounted:
            entry = self.query_one(TitleList).chosen
            return (entry is not None and entry.is_won) or None
        return True

    # Orders

    @on(TitleList.Chosen)
    async def _chosen(self) -> None:
        await self.run_action(f"command('{TRY_ON.id}')")

    async def action_do_try_on(self) -> None:
        entry = self.query_one(TitleList).chosen
        if entry is not None and entry.is_won:
            card = TitleCardDialog(self.stage, self._people, self._profile, entry.title, self._changed)
            await self.game_app.ask(card)

    async def _changed(self, profile: Profile | None) -> None:
        if profile is None:
            await self.game_app.close_dialog()
        else:
            self._profile = profile
            self._show(profile.title)
        await self._tell_changed(profile)
