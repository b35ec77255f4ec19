"""How to play: the rules of both games in plain words, over whatever stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, OTHER_GAME, bindings
from spyword.ui.rules_text import BOOKS, Rulebook
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain, styled


class BookTitles(Plain):
    """The games by name, the open book marked. A click opens the other one."""

    DEFAULT_CSS: ClassVar[str] = "BookTitles { width: 100%; text-align: center; pointer: pointer; }"

    async def on_click(self, event: events.Click) -> None:
        event.stop()
        await self.screen.run_action(f"command('{OTHER_GAME.id}')")


class HelpScreen(Dialog):
    """One page a game to scroll through. Tab turns to the other game; F1 and Esc both lead back."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BACK, OTHER_GAME), Binding("f1", "do_back", show=False)]

    def __init__(self, stage: Stage, book: Rulebook = BOOKS[0]) -> None:
        super().__init__(stage)
        self.book = book
        """The one that is open."""

    def heading(self) -> str:
        return self.t("How to play")

    def body(self) -> ComposeResult:
        yield BookTitles(styled(*self._titles()))
        with VerticalScroll(id="help"):
            for chapter in self.book.chapters:
                yield Plain(self.t(chapter.title), classes="help-title")
                for paragraph in chapter.paragraphs:
                    yield Plain(self.t(paragraph), classes="help-text")

    def _titles(self) -> Iterator[str | tuple[str, str]]:
        for book in BOOKS:
            is_open = book is self.book
            yield (f" {'▸' if is_open else ' '} {self.t(book.title)} ", "bold $primary" if is_open else "$faint")

    async def action_do_other_game(self) -> None:
        self.book = BOOKS[(BOOKS.index(self.book) + 1) % len(BOOKS)]
        await self.recompose()
        self.query_one("#help").focus()
