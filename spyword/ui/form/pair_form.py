"""One pair in a form: both words in every language, their pictures, and what else counts as a guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll

from spyword.engine.spys_word.pair import Pair, Picture, Word
from spyword.i18n import NATIVE_NAMES
from spyword.packs.model import LANGUAGES
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, FORM_KEYS, SAVE, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField

_LONGEST = 240
"""Cells that a field keeps: several spellings stand in one."""
EMPTY = Pair(Word({}), Word({}))
"""A pair that is only begun."""


class PairDialog(Dialog):
    """Two columns, a word each. Commas part the other spellings."""

    CSS_PATH = "pair_form.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SAVE, BACK), *FORM_KEYS]

    def __init__(self, stage: Stage, pair: Pair, faults: Sequence[str], keep: Callable[[Pair], Sequence[str]]) -> None:
        """`keep` takes the pair as it is now, and says what is wrong with it."""
        super().__init__(stage)
        self._pair = pair
        self._faults = faults
        self._keep = keep

    def heading(self) -> str:
        return self.t("A pair")

    def body(self) -> ComposeResult:
        with VerticalScroll(id="pair", can_focus=False):
            yield from self._row(self.t("Emoji"), "emoji", _emoji(self._pair.a), _emoji(self._pair.b))
            for code in LANGUAGES:
                a, b = (word.texts.get(code, "") for word in (self._pair.a, self._pair.b))
                yield from self._row(NATIVE_NAMES[code], f"text-{code}", a, b)
            yield Plain(self.t("Other spellings that count as a guess, parted by commas"), classes="form-title")
            for code in LANGUAGES:
                a, b = (", ".join(word.also.get(code, ())) for word in (self._pair.a, self._pair.b))
                yield from self._row(NATIVE_NAMES[code], f"also-{code}", a, b)
            yield Plain("\n".join(self._faults), id="pair-problems")

    def _row(self, label: str, name: str, a: str, b: str) -> ComposeResult:
        with Horizontal(classes="pair-row"):
            yield Plain(label, classes="pair-label")
            yield TypedField(a, id=f"a-{name}", cells=_LONGEST)
            yield TypedField(b, id=f"b-{name}", cells=_LONGEST)

    def action_do_save(self) -> None:
        """Keep the pair and go back, or stay and say what is wrong."""
        pair = replace(self._pair, a=self._word("a", self._pair.a), b=self._word("b", self._pair.b))
        faults = self._keep(pair)
        if faults:
            self.query_one("#pair-problems", Plain).update("\n".join(faults))
        else:
            self.post_message(CloseDialog())

    def _word(self, side: str, before: Word) -> Word:
        texts = {code: text for code in LANGUAGES if (text := self._typed(f"{side}-text-{code}"))}
        also = {
            code: tuple(clean(each) for each in typed.split(",") if clean(each))
            for code in LANGUAGES
            if (typed := self._typed(f"{side}-also-{code}"))
        }
        return Word(texts, also, self._picture(side, before))

    def _picture(self, side: str, before: Word) -> Picture | None:
        """The emoji that was typed; a drawing of the file stays where no emoji takes its place."""
        if emoji := self.query_one(f"#{side}-emoji", TypedField).value.strip():
            return Picture(emoji=emoji)
        return before.picture if before.picture is not None and before.picture.art is not None else None

    def _typed(self, name: str) -> str:
        return clean(self.query_one(f"#{name}", TypedField).value)


def _emoji(word: Word) -> str:
    return word.picture.emoji if word.picture is not None else ""
