"""A pack of one's own in a form."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from spyword.engine.spys_word.pair import Pair
from spyword.i18n import NATIVE_NAMES
from spyword.packs.checking import is_slug
from spyword.packs.library import Library
from spyword.packs.model import LANGUAGES, WIDEST, Pack
from spyword.packs.problems import PackProblem, ProblemCode
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.form.pack_faults import ALL_PAIRS, UNFINISHED, at_fields, fault_sentence
from spyword.ui.form.pair_form import EMPTY, PairDialog
from spyword.ui.form.pair_words import words_in
from spyword.ui.form.row import FormRow
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import ADD, BACK, DELETE, FORM_KEYS, HELP, SAVE, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import TypedField


class PackEditScreen(Dialog):
    """Its names on one sheet, a line a pair on the other. F9 keeps the pack if nothing is wrong with it."""

    CSS_PATH = "pack_edit.tcss"
    AUTO_FOCUS = "TypedField"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SAVE, HELP, BACK, ADD, DELETE), *FORM_KEYS]

    def __init__(
        self, stage: Stage, library: Library, pack: Pack | None, changed: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(stage)
        self._library = library
        self._kept = self._pack = pack if pack is not None else Pack("", {}, ())
        self._changed = changed
        self._has_tried = False
        """Somebody wanted to keep it: what is missing counts as a fault, too."""
        self._pair_faults: Mapping[int, Sequence[PackProblem]] = {}
        """By the place of the pair, from 0."""

    def heading(self) -> str:
        return self.t("A pack of your own")

    def body(self) -> ComposeResult:
        t = self.t
        with Horizontal(id="edit"):
            with Sheet(t.context("of a pack", "Name"), id="edit-head"):
                for code in LANGUAGES:
                    name = TypedField(self._pack.name.get(code, ""), id=f"name-{code}", cells=2 * WIDEST)
                    yield FormRow(NATIVE_NAMES[code], [name])
                yield FormRow(t("Id"), [TypedField(self._pack.id, id="id")])
                yield Plain(id="edit-problems")
            with Sheet(t("Pairs"), id="edit-pairs"):
                yield OptionList(markup=False)
                yield Plain(t("No pairs yet."), id="no-pairs")
                yield Plain(id="pair-fault")
                yield KeyCaps((ADD, DELETE), t)

    def on_mount(self) -> None:
        self._check_pairs()
        self._head_changed()

    # The pack and its names

    @property
    def pack(self) -> Pack:
        """The pack with what stands in the fields now. Without an id it gets the one that the field proposes."""
        names = {code: text for code in LANGUAGES if (text := clean(self._field(f"name-{code}").value))}
        pairs = tuple(replace(pair, category=names) for pair in self._pack.pairs)
        pack_id = clean(self._field("id").value) or self._field("id").placeholder
        return replace(self._pack, id=pack_id, name=names, pairs=pairs)

    def _field(self, name: str) -> TypedField:
        return self.query_one(f"#{name}", TypedField)

    @on(Input.Changed)
    def _head_changed(self) -> None:
        self._field("id").placeholder = self._free_id(self._field(f"name-{LANGUAGES[0]}").value)
        self._show_head()

    def _free_id(self, name: str) -> str:
        """An id made from the English name, that no other pack has."""
        ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        slug = re.sub("[^a-z0-9]+", "-", ascii_name).strip("-")[:30].strip("-")
        stem = slug if is_slug(slug) else "my-pack"
        taken = {pack.id for pack in self._library.packs if pack.path != self._pack.path}
        numbered = (f"{stem}-{n}" for n in count(2))
        return next(each for each in chain([stem], numbered) if each not in taken)

    def _show_head(self) -> None:
        """What is wrong with id and names; the pairs take longer to compare, and have been."""
        found = self._library.check(replace(self.pack, pairs=()))
        self._tell([problem for problem in found if not (problem.code is ProblemCode.NO_PAIRS and self._pack.pairs)])

    def _tell(self, found: Sequence[PackProblem]) -> None:
        said = at_fields([each for each in found if self._has_tried or each.code not in UNFINISHED], self.t)
        for row in self.query(FormRow):
            row.tell(said)
        self._say("\n".join(said.get(ALL_PAIRS, ())))

    def _say(self, sentence: str) -> None:
        problems = self.query_one("#edit-problems", Plain)
        problems.update(sentence)
        problems.display = bool(sentence)

    # Its pairs

    def _check_pairs(self) -> None:
        faults: dict[int, list[PackProblem]] = {}
        for problem in self._library.check(self.pack):
            if problem.pair is not None:
                faults.setdefault(problem.pair - 1, []).append(problem)
        self._pair_faults = faults
        self._show_pairs()

    def _show_pairs(self) -> None:
        lines = self.query_one(OptionList)
        place = lines.highlighted
        lines.clear_options().add_options(map(self._line, range(len(self._pack.pairs))))
        lines.highlighted = place
        self.query_one("#edit-pairs").set_class(not self._pack.pairs, "-empty")
        self._show_fault()

    def _line(self, place: int) -> Option:
        a, b = words_in(self._pack.pairs[place], self.stage.language)
        mark = "✗" if place in self._pair_faults else " "
        number = (f"{place + 1:>3} ", "$text-muted")
        return Option(Content.assemble(number, (f"{mark} ", "bold $error"), a, ("  ·  ", "$faint"), b))

    @on(OptionList.OptionHighlighted)
    def _show_fault(self) -> None:
        """What is wrong with the pair that the cursor stands on."""
        place = self.query_one(OptionList).highlighted
        faults = () if place is None else self._pair_faults.get(place, ())
        self.query_one("#pair-fault", Plain).update(fault_sentence(faults[0], self.t) if faults else "")
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    async def _edit_pair(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        await self._open(event.option_index)

    async def action_do_add(self) -> None:
        await self._open(len(self._pack.pairs))

    async def _open(self, place: int) -> None:
        pairs = self._pack.pairs
        pair = pairs[place] if place < len(pairs) else EMPTY
        faults = self._pair_faults.get(place, ())
        await self.game_app.ask(PairDialog(self.stage, pair, faults, lambda changed: self._keep_pair(place, changed)))

    def _keep_pair(self, place: int, pair: Pair) -> Sequence[PackProblem]:
        """Put the pair into the pack, a new one only if there is anything in it; tell what is wrong with it."""
        pairs = self._pack.pairs
        if place < len(pairs) or pair != EMPTY:
            self._pack = replace(self._pack, pairs=(*pairs[:place], pair, *pairs[place + 1 :]))
            self._check_pairs()
            self._show_head()
            self.query_one(OptionList).highlighted = place
            self.query_one(OptionList).focus()
        return self._pair_faults.get(place, ())

    def is_available(self, command_id: str) -> bool | None:
        if command_id == DELETE.id and self.is_mounted:
            return (self._focused_pair() is not None) or None
        return True

    def _focused_pair(self) -> int | None:
        lines = self.query_one(OptionList)
        return lines.highlighted if lines.has_focus else None

    def on_descendant_focus(self) -> None:
        self.refresh_bindings()
        self._scroll_to_pairs()

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self._scroll_to_pairs)

    def _scroll_to_pairs(self) -> None:
        """With the list goes what is said and can be done under it."""
        if self.query_one(OptionList).has_focus:
            self.query_one("#edit-pairs").scroll_visible(animate=False)

    def action_do_delete(self) -> None:
        if (place := self._focused_pair()) is not None:
            pairs = self._pack.pairs
            self._pack = replace(self._pack, pairs=(*pairs[:place], *pairs[place + 1 :]))
            self._check_pairs()
            self._show_head()

    # The whole pack

    def action_do_save(self) -> None:
        """Write it if nothing is wrong with it; else say what is, and lose nothing."""
        self._has_tried = True
        pack = self.pack
        try:
            found = self._library.save(pack)
        except OSError:
            self._show_head()
            self._say(self.t("The pack could not be saved. Is the disk full?"))
            return
        if not found:
            self.app.call_later(self._leave)
            return
        self._tell([problem for problem in found if problem.pair is None])
        if pairs := sorted({problem.pair for problem in found if problem.pair is not None}):
            self._say(self.t("Something is wrong with these pairs: {pairs}", pairs=", ".join(map(str, pairs))))

    def action_do_back(self) -> None:
        kept = replace(self._kept, id=self._kept.id or self._field("id").placeholder)
        if self.pack == kept:
            self.post_message(CloseDialog())
        else:
            question = self.t("Leave this pack without saving the changes?")
            leave = YesDialog(self.stage, question, self.game_app.close_dialog)
            self.app.call_later(self.game_app.ask, leave)

    async def _leave(self) -> None:
        await self.game_app.close_dialog()
        await self._changed()
