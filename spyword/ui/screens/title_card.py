"""A title as it will stand on the own card, before it is chosen (P9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical

from spyword.i18n import translator
from spyword.packs.cells import Drawing
from spyword.packs.pictures import mode
from spyword.people.database import PeopleTrouble
from spyword.people.profiles import Profile, UnknownProfile
from spyword.people.store import People
from spyword.people.titles import Title
from spyword.ui.badge import Badge, badge_line
from spyword.ui.base import NORMAL_ROWS
from spyword.ui.card_picture import draw_on_plate, pixels_for
from spyword.ui.dialogs import Dialog, NoticeDialog
from spyword.ui.keys import BACK, WEAR, bindings
from spyword.ui.people_text import trouble_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt


class TitleCardDialog(Dialog):
    """There is no word on it, and it speaks its owner's language, as in a game. Enter chooses, Esc changes nothing."""

    CSS_PATH = "title_card.tcss"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK, WEAR)

    def __init__(
        self,
        stage: Stage,
        people: People,
        profile: Profile,
        title: Title | None,
        chosen: Callable[[Profile | None], Awaitable[None]],
    ) -> None:
        """`chosen` hears what the profile is then; None if it has gone meanwhile."""
        super().__init__(stage)
        self._people = people
        self._profile = profile
        self._title = title
        self._chosen = chosen

    def heading(self) -> str:
        return self.t("Titles")

    def body(self) -> ComposeResult:
        t = translator(self._profile.language)
        with Vertical(id="desk"), Dossier(self._profile.name, t):
            yield Plain(self._badge(), id="badge")
            yield Center(PictureFrame(self._draw))
            yield Plain(t("Your word will stand here"), id="word")
            yield Plain(t("Keep this to yourself."), id="note")
        label = self.t("Choose no title") if self._title is None else self.t("Choose this title")
        yield Center(Prompt(WEAR, self.t, label))

    def _badge(self) -> str:
        title = None if self._title is None else self._title.names
        return badge_line(Badge(self._profile.level, title), translator(self._profile.language))

    def _draw(self, pixels: int) -> Drawing | None:
        """A closed file."""
        how = mode(no_color=self.app.no_color, color_system=self.app.console.color_system)
        return draw_on_plate(None, how, pixels)

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(PictureFrame).fit(pixels_for(event.size, self.stage.prefs.pictures))
        self.query_one(Dossier).stamp(self._badge() if event.size.height < NORMAL_ROWS else None)

    async def action_do_wear(self) -> None:
        title = None if self._title is None else self._title.id
        try:
            profile = self._people.wear(self._profile.id, title)
        except PeopleTrouble as trouble:
            await self.game_app.ask(NoticeDialog(self.stage, trouble_sentence(trouble, self.t)))
        except UnknownProfile:
            self.app.call_later(self._leave, None)
        else:
            self.app.call_later(self._leave, profile)

    async def _leave(self, profile: Profile | None) -> None:
        await self.game_app.close_dialog()
        await self._chosen(profile)
