"""A pack of one's own in a form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from spyword.engine.spys_word.pair import Pair
from spyword.i18n import NATIVE_NAMES
from spyword.packs.library import Library
from spyword.packs.model import LANGUAGES, Pack
from spyword.packs.problems import PackProblem, sentence
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.form.pair_form import EMPTY, PairDialog
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import ADD, BACK, DELETE, FORM_KEYS, HELP, SAVE, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField

_SHOWN = 3
"""Problems of the pack itself that are shown at once; those of a pair stand at the pair."""


class PackEditScreen(Dialog):
    """Id and names on top, a line a pair below. F9 keeps it if nothing is wrong with it."""

    CSS_PATH = "pack_edit.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SAVE, ADD, DELETE, HELP, BACK), *FORM_KEYS]

    def __init__(
        self, stage: Stage, library: Library, pack: Pack | None, changed: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(stage)
        self._library = library
        self._kept = self._pack = pack if pack is not None else Pack("", {}, ())
        self._changed = changed

    def heading(self) -> str:
        return self.t("A pack of your own")

    def body(self) -> ComposeResult:
        with Vertical(id="edit"):
            yield from self._row(self.t("Id"), "id", self._pack.id)
            for code in LANGUAGES:
                yield from self._row(NATIVE_NAMES[code], f"name-{code}", self._pack.name.get(code, ""))
            yield OptionList(*self._lines(()), markup=False)
            yield Plain("", id="edit-problems")

    def _row(self, label: str, name: str, value: str) -> ComposeResult:
        with Horizontal(classes="edit-row"):
            yield Plain(label, classes="edit-label")
            yield TypedField(value, id=name)

    def _lines(self, found: Sequence[PackProblem]) -> list[Option]:
        wrong = {problem.pair for problem in found}
        return [
            Option(self._line(number, pair, number in wrong)) for number, pair in enumerate(self._pack.pairs, start=1)
        ]

    def _line(self, number: int, pair: Pair, is_wrong: bool) -> Content:
        a, b = (" / ".join(word.texts.values()) for word in (pair.a, pair.b))
        mark = ("! ", "bold $error") if is_wrong else "  "
        return Content.assemble((f"{number:>3} ", "$text-muted"), mark, a, ("  ·  ", "$text-muted"), b)

    # Pairs

    @on(OptionList.OptionSelected)
    async def _edit_pair(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        await self._open(event.option_index)

    async def action_do_add(self) -> None:
        await self._open(len(self._pack.pairs))

    async def _open(self, place: int) -> None:
        pairs = self._pack.pairs
        pair = pairs[place] if place < len(pairs) else EMPTY
        faults = self._faults(place) if place < len(pairs) else ()
        dialog = PairDialog(self.stage, pair, faults, lambda changed: self._keep_pair(place, changed))
        await self.game_app.ask(dialog)

    def _keep_pair(self, place: int, pair: Pair) -> Sequence[str]:
        """Put the pair into the pack if nothing is wrong with it; else say what is."""
        before = self._pack
        self._pack = replace(before, pairs=(*before.pairs[:place], pair, *before.pairs[place + 1 :]))
        if faults := self._faults(place):
            self._pack = before
            return faults
        self._show(())
        return ()

    def _faults(self, place: int) -> Sequence[str]:
        return [sentence(problem, self.t) for problem in self._library.check(self._pack) if problem.pair == place + 1]

    def action_do_delete(self) -> None:
        pairs, place = self._pack.pairs, self.query_one(OptionList).highlighted
        if place is not None and place < len(pairs):
            self._pack = replace(self._pack, pairs=(*pairs[:place], *pairs[place + 1 :]))
            self._show(())

    # The whole pack

    def action_do_save(self) -> None:
        """Write it if nothing is wrong with it; else say what is, and lose nothing."""
        self._pack = self._typed()
        try:
            found = self._library.save(self._pack)
        except OSError:
            self._tell(self.t("The pack could not be saved. Is the disk full?"))
            return
        if found:
            self._show(found)
        else:
            self._kept = self._pack
            self.app.call_later(self._leave)

    def _typed(self) -> Pack:
        """The pack with what stands in the fields now."""
        names = {code: text for code in LANGUAGES if (text := clean(self.query_one(f"#name-{code}", TypedField).value))}
        pairs = tuple(replace(pair, category=names) for pair in self._pack.pairs)
        return replace(self._pack, id=clean(self.query_one("#id", TypedField).value), name=names, pairs=pairs)

    def _show(self, found: Sequence[PackProblem]) -> None:
        lines = self.query_one(OptionList)
        place = lines.highlighted
        lines.clear_options().add_options(self._lines(found))
        lines.highlighted = place
        own = [sentence(problem, self.t) for problem in found if problem.pair is None]
        pairs = sorted({problem.pair for problem in found if problem.pair is not None})
        if pairs:
            own.append(self.t("Something is wrong with these pairs: {pairs}", pairs=", ".join(map(str, pairs))))
        self._tell("\n".join(own[:_SHOWN]))

    def _tell(self, text: str) -> None:
        self.query_one("#edit-problems", Plain).update(text)

    def action_do_back(self) -> None:
        if self._typed() == self._kept:
            self.post_message(CloseDialog())
        else:
            question = self.t("Leave this pack without saving the changes?")
            leave = YesDialog(self.stage, question, self.game_app.close_dialog)
            self.app.call_later(self.game_app.ask, leave)

    async def _leave(self) -> None:
        await self.game_app.close_dialog()
        await self._changed()
