"""All packs: what they hold, how much of them is left, and those of one's own to add, edit, import and remove."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import OptionList

from spyword.i18n import NATIVE_NAMES
from spyword.packs.deck import Deck
from spyword.packs.library import DamagedPack, Library
from spyword.packs.model import AnyPack, Origin, Pack, PlacePack
from spyword.packs.problems import sentence_with_place
from spyword.packs.reading import read_pack
from spyword.text import clean
from spyword.ui.base import GameScreen
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.form.import_pack import ImportDialog
from spyword.ui.form.pack_list import Entry, PackList
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import ADD, BACK, DELETE, EDIT, HELP, IMPORT, LOOK_THROUGH, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.screens.pack_edit import PackEditScreen
from spyword.ui.screens.pack_view import PackViewScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet


class PacksScreen(GameScreen):
    """A line a pack. Enter looks through it, after a question: the words are what the game hides."""

    CSS_PATH = "packs.tcss"
    AUTO_FOCUS = "PackList"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK, HELP, LOOK_THROUGH, ADD, EDIT, DELETE, IMPORT)

    def __init__(self, stage: Stage, library: Library, deck: Deck) -> None:
        super().__init__(stage)
        self._library = library
        self._deck = deck
        self._mendable: Pack | None = None
        """What the cursor stands on, if it can be put into the form."""

    def heading(self) -> str:
        return self.t("Packs")

    def body(self) -> ComposeResult:
        with Sheet(self.t("Packs"), id="packs") as sheet:
            sheet.border_subtitle = Content(self.t("pairs left in the deck"))
            yield PackList(self._entries(), self._deck, self.t)
            yield Plain(id="about")
            yield KeyCaps((LOOK_THROUGH, ADD, EDIT, DELETE, IMPORT), self.t)

    def _entries(self) -> list[Entry]:
        """Words, then locations; one's own below those of the game, and what has to be mended last."""
        packs: tuple[AnyPack, ...] = (*self._library.packs, *self._library.places)
        return [*sorted(packs, key=lambda pack: pack.origin is Origin.OWN), *self._library.damaged]

    # What the cursor stands on

    @property
    def _entry(self) -> Entry | None:
        return self.query_one(PackList).chosen

    @property
    def _own(self) -> AnyPack | None:
        """The own pack that the cursor stands on; of a file that cannot be understood, only where it lies."""
        match self._entry:
            case Pack(origin=Origin.OWN) | PlacePack(origin=Origin.OWN) as pack:
                return pack
            case DamagedPack(path=path):
                return self._mendable or Pack("", {}, (), path=path)
            case _:
                return None

    @on(OptionList.OptionHighlighted)
    def _moved(self) -> None:
        """Say more of the pack, or what is wrong with it."""
        about = self.query_one("#about", Plain)
        match entry := self._entry:
            case DamagedPack():
                named = (replace(problem, path=Path(entry.path.name)) for problem in entry.problems)
                about.update("\n".join(sentence_with_place(problem, self.t) for problem in named))
            case Pack() | PlacePack():
                about.update(self._contents(entry))
        about.set_class(isinstance(entry, DamagedPack), "-wrong")
        self._mendable = _mendable(entry)
        self.refresh_bindings()

    def _contents(self, pack: AnyPack) -> str:
        t, languages = self.t, ", ".join(NATIVE_NAMES[code] for code in pack.languages())
        if isinstance(pack, Pack):
            return t.plural("{n} pair in {languages}", "{n} pairs in {languages}", len(pack.pairs), languages=languages)
        return t.plural(
            "Spyfall 2: {n} location in {languages}",
            "Spyfall 2: {n} locations in {languages}",
            len(pack.scenes),
            languages=languages,
        )

    def is_available(self, command_id: str) -> bool | None:
        if not self.is_mounted:
            return True
        match command_id:
            case LOOK_THROUGH.id:
                return isinstance(self._entry, AnyPack) or None
            case EDIT.id:
                return self._mendable is not None or None
            case DELETE.id:
                return self._own is not None or None
            case _:
                return True

    # Orders

    @on(OptionList.OptionSelected)
    async def _selected(self) -> None:
        await self.run_action(f"command('{LOOK_THROUGH.id}')")

    async def action_do_look_through(self) -> None:
        if isinstance(pack := self._entry, AnyPack):
            title = pack.title(self.stage.language)
            question = (
                self.t("Look through “{pack}”? You will see the words of games to come.", pack=title)
                if isinstance(pack, Pack)
                else self.t("Look through “{pack}”? You will see the places and roles of games to come.", pack=title)
            )
            view = PackViewScreen(self.stage, pack)
            await self.game_app.ask(YesDialog(self.stage, question, lambda: self.game_app.ask(view)))

    async def action_do_add(self) -> None:
        await self.game_app.ask(PackEditScreen(self.stage, self._library, None, self._changed))

    async def action_do_edit(self) -> None:
        if self._mendable is not None:
            await self.game_app.ask(PackEditScreen(self.stage, self._library, self._mendable, self._changed))

    async def action_do_import_file(self) -> None:
        await self.game_app.ask(ImportDialog(self.stage, self._library, self._changed))

    async def action_do_delete(self) -> None:
        if (pack := self._own) is not None:
            title = pack.title(self.stage.language) or clean(pack.path.name if pack.path else "")
            question = self.t("Delete the pack “{pack}” for good?", pack=title)
            await self.game_app.ask(YesDialog(self.stage, question, lambda: self._remove(pack)))

    async def _remove(self, pack: AnyPack) -> None:
        try:
            self._library.remove(pack)
        except OSError:
            await self.game_app.ask(NoticeDialog(self.stage, self.t("The pack could not be deleted.")))
        await self._changed()

    async def _changed(self) -> None:
        """The own packs are others now. The cursor goes to a new one, else it stays in its line."""
        before = self.query_one(PackList)
        place, known = before.highlighted, {entry.path for entry in before.entries}
        await self.recompose()
        packs = self.query_one(PackList)
        packs.focus()
        packs.highlighted = next((n for n, entry in enumerate(packs.entries) if entry.path not in known), place)

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))


def _mendable(entry: Entry | None) -> Pack | None:
    """The own pack of words of this line; a damaged one if only its words, names or pictures are at fault."""
    match entry:
        case Pack(origin=Origin.OWN) as pack:
            return pack
        case DamagedPack(path=path):
            reading = read_pack(path)
            return reading.pack if not reading.problems and isinstance(reading.pack, Pack) else None
        case _:
            return None
