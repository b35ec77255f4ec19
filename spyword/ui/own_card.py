"""The own card of any game: in every cell but those alike for all (W3, W9, W15, S2, S9)."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import GotIt
from spyword.packs.cells import Drawing
from spyword.packs.pictures import Mode, mode
from spyword.ui.badge import badge_line
from spyword.ui.base import NORMAL_ROWS, PrivateScreen, V
from spyword.ui.card_picture import pixels_for
from spyword.ui.keys import GOT_IT, HELP, MENU, bindings
from spyword.ui.messages import Act, Cover
from spyword.ui.stage import Stage
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.dossier import Dossier
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.plain import Plain

HEADLINE_ROOM: Final = 36
"""Cells of each line where the window is smallest; a word takes at most 28, a role 30."""


class OwnCardScreen(PrivateScreen[V]):
    """The one screen of all roles: same cells, size, colours and keys. What differs is what is written and drawn.

    Enter closes it: the first look is thereby confirmed, a second one is only covered again.
    """

    # The key that closes stands last in the footer: never in the cell where the cover's "Open" was.
    BINDINGS = bindings(MENU, HELP, GOT_IT)

    def __init__(self, view: V, stage: Stage) -> None:
        super().__init__(view, stage)
        self.set_class(self.has_detail(), "-detailed")
        self.set_class(bool(stage.badges), "-badged")

    # What a game writes and draws on its cards

    def is_first_look(self) -> bool:
        """The card was dealt just now, and the game waits until it was seen."""
        raise NotImplementedError

    def headline(self) -> str:
        """The word or the location, or that there is none."""
        raise NotImplementedError

    def has_detail(self) -> bool:
        """The cards of this game have a line under the headline: all of them, or none."""
        return False

    def detail(self) -> str:
        """What stands on that line."""
        return ""

    def note(self) -> str:
        """The last line. Where there is little room it gives way to the detail."""
        raise NotImplementedError

    def drawing(self, how: Mode, pixels: int) -> Drawing | None:
        """The picture, so many pixels wide."""
        raise NotImplementedError

    # The card

    def body(self) -> ComposeResult:
        assert self.view.viewer is not None
        with Vertical(id="desk"), Dossier(self.stage.names[self.view.viewer], self.t):
            if self.stage.badges:
                yield Plain(self._badge(), id="badge")
            yield Center(PictureFrame(self._draw))
            yield Plain(self.headline(), id="word")
            if self.has_detail():
                yield Plain(self.detail(), id="detail")
            yield Plain(self.note(), id="note")
        yield Center(ArmedPrompt(GOT_IT, self.t))

    def _badge(self) -> str:
        """Title and level, or that it is a guest's (W49). Where nobody has a profile, no card has this line."""
        assert self.view.viewer is not None
        return badge_line(self.stage.badges.get(self.view.viewer), self.t)

    def _draw(self, pixels: int) -> Drawing | None:
        """As this terminal shows pictures."""
        return self.drawing(mode(no_color=self.app.no_color, color_system=self.app.console.color_system), pixels)

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(PictureFrame).fit(pixels_for(event.size, self.stage.prefs.pictures))
        if self.stage.badges:
            self.query_one(Dossier).stamp(self._badge() if event.size.height < NORMAL_ROWS else None)

    def action_do_got_it(self) -> None:
        if self.is_first_look() and self.view.viewer is not None:
            self.post_message(Act(GotIt(self.view.viewer, version=self.view.version)))
        else:
            self.post_message(Cover())
