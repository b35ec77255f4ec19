"""One player, and what is new: the level with its bar, titles with their stars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.i18n import Translator
from spyword.people.titles import Title
from spyword.ui.badge import GAP
from spyword.ui.honours import MOST_PIECES, PIECE_AFTER, Honour, stars
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.level_bar import LevelBar
from spyword.ui.widgets.plain import Plain, styled


class TitleCard(Vertical):
    """A title that was won."""

    DEFAULT_CSS: ClassVar[str] = """
    TitleCard {
        width: 100%; max-width: 60; height: auto; border: round $secondary; padding: 0 1;
        & > Plain { width: 100%; height: auto; text-align: center; }
    }
    """

    def __init__(self, title: Title, t: Translator) -> None:
        super().__init__()
        self._title = title
        self._t = t

    def compose(self) -> ComposeResult:
        t, title = self._t, self._title
        yield Plain(styled((stars(title), "$warning"), "  ", (title_name(title, t), "bold $primary")))
        yield Plain(styled((title_asks(title, t), "$foreground")), classes="title--asks")


class HonourPage(Vertical):
    """Stands only from `begin` on; then its pieces appear one after another, each in its place."""

    DEFAULT_CSS: ClassVar[str] = """
    HonourPage {
        display: none; height: 1fr; align: center middle;
        & > Center { height: auto; }
        & .honour--winners { width: 100%; max-width: 60; text-align: center; text-style: bold; margin-bottom: 1; }
        & .-later { visibility: hidden; }
        &.-now { display: block; }
    }
    """

    def __init__(self, honour: Honour, t: Translator) -> None:
        super().__init__()
        self._honour = honour
        self._t = t
        self.set_class(len(honour.titles) == MOST_PIECES, "-full")

    def compose(self) -> ComposeResult:
        yield Banner(self._honour.name, is_joyful=True, is_animated=True, waits=True)
        if self._honour.winners:
            yield Center(Plain(GAP.join(self._honour.winners), classes="honour--winners"))
        for piece in self._pieces():
            piece.add_class("-later")
            yield Center(piece)

    def _pieces(self) -> Iterator[LevelBar | TitleCard]:
        if self._honour.grown is not None:
            yield LevelBar(self._honour.grown, self._t)
        for title in self._honour.titles:
            yield TitleCard(title, self._t)

    def begin(self) -> None:
        """Its moment has come."""
        self.add_class("-now")
        self.query_one(Banner).begin()
        for place in range(self._honour.pieces):
            self.set_timer((place + 1) * PIECE_AFTER, self._show_next)

    def _show_next(self) -> None:
        piece = self.query(".-later").first()
        piece.remove_class("-later")
        if isinstance(piece, LevelBar):
            piece.fill()

    async def on_click(self, event: events.Click) -> None:
        """The mouse is as good as a key."""
        event.stop()
        await self.screen.run_action("command('go_on')")
