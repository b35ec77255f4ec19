"""All packs: what they hold, how much of them is left, and those of one's own to add, edit, import and remove."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.packs.model import Origin, Pack
from spyword.packs.problems import sentence_with_place
from spyword.text import cell_width, cut
from spyword.ui.base import GameScreen
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.form.import_pack import ImportDialog
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import ADD, BACK, DELETE, EDIT, HELP, IMPORT, LOOK_THROUGH, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.screens.pack_edit import PackEditScreen
from spyword.ui.screens.pack_view import PackViewScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain

_TITLE_CELLS = 28
"""Room for the name of a pack."""


class PacksScreen(GameScreen):
    """A line a pack. Enter looks through it, after a question: the words are what the game hides."""

    CSS_PATH = "packs.tcss"
    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = bindings(LOOK_THROUGH, ADD, EDIT, DELETE, IMPORT, HELP, BACK)

    def __init__(self, stage: Stage, library: Library, deck: Deck) -> None:
        super().__init__(stage)
        self._library = library
        self._deck = deck

    def heading(self) -> str:
        return self.t("Packs")

    def body(self) -> ComposeResult:
        with Vertical(id="packs"):
            yield OptionList(*map(self._line, self._library.packs), markup=False)
            if self._library.damaged:
                with VerticalScroll(id="damaged", can_focus=False):
                    for damaged in self._library.damaged:
                        yield Plain(sentence_with_place(damaged.problems[0], self.t), classes="damaged")

    def _line(self, pack: Pack) -> Option:
        """Name, number of pairs, how many are left in the deck, languages."""
        title = cut(pack.title(self.stage.language), _TITLE_CELLS)
        if pack.origin is Origin.OWN:
            title = cut(self.t("{pack} (own)", pack=title), _TITLE_CELLS)
        gap = " " * (_TITLE_CELLS + 2 - cell_width(title))
        left = self.t.plural("{n} of {all} pair left", "{n} of {all} pairs left", len(pack.pairs), **self._counts(pack))
        return Option(Content.assemble(title, gap, (f"{left}   {' '.join(pack.languages()).upper()}", "$text-muted")))

    def _counts(self, pack: Pack) -> dict[str, int]:
        return {"n": self._deck.remaining(pack), "all": len(pack.pairs)}

    @property
    def _chosen(self) -> Pack | None:
        """The pack that the cursor stands on."""
        place = self.query_one(OptionList).highlighted
        return None if place is None else self._library.packs[place]

    def is_available(self, command_id: str) -> bool | None:
        if command_id in ("edit", "delete") and self.is_mounted:
            pack = self._chosen
            return (pack is not None and pack.origin is Origin.OWN) or None
        return True

    @on(OptionList.OptionHighlighted)
    def _moved(self) -> None:
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    async def action_do_look_through(self) -> None:
        if (pack := self._chosen) is not None:
            title = self._title_of(pack)
            question = self.t("Look through “{pack}”? You will see the words of games to come.", pack=title)
            view = PackViewScreen(self.stage, pack)
            await self.game_app.ask(YesDialog(self.stage, question, lambda: self.game_app.ask(view)))

    async def action_do_add(self) -> None:
        await self.game_app.ask(PackEditScreen(self.stage, self._library, None, self._changed))

    async def action_do_edit(self) -> None:
        if (pack := self._chosen) is not None:
            await self.game_app.ask(PackEditScreen(self.stage, self._library, pack, self._changed))

    async def action_do_import_file(self) -> None:
        await self.game_app.ask(ImportDialog(self.stage, self._library, self._changed))

    async def action_do_delete(self) -> None:
        if (pack := self._chosen) is not None:
            question = self.t("Delete the pack “{pack}” for good?", pack=self._title_of(pack))
            await self.game_app.ask(YesDialog(self.stage, question, lambda: self._remove(pack)))

    async def _remove(self, pack: Pack) -> None:
        try:
            self._library.remove(pack)
        except OSError:
            await self.game_app.ask(NoticeDialog(self.stage, self.t("The pack could not be deleted.")))
        await self._changed()

    async def _changed(self) -> None:
        """The own packs are others now."""
        await self.recompose()
        self.query_one(OptionList).focus()

    def _title_of(self, pack: Pack) -> str:
        return pack.title(self.stage.language)

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))
