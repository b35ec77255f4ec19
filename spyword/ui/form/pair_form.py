"""One pair in a form: both words in every language, their pictures, and what else counts as a guess."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Input

from spyword.engine.picture import Picture
from spyword.engine.spys_word.pair import Pair, Word
from spyword.i18n import NATIVE_NAMES
from spyword.packs.cells import Drawing
from spyword.packs.checking import check_pack
from spyword.packs.model import LANGUAGES, Pack
from spyword.packs.pictures import SIZES, draw, mode
from spyword.packs.problems import PackProblem
from spyword.prefs import Pictures
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.form.pack_faults import UNFINISHED, WHOLE_PAIR, at_fields
from spyword.ui.form.row import FormRow
from spyword.ui.keys import BACK, FORM_KEYS, SAVE, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import EmojiField, TypedField

EMPTY: Final = Pair(Word({}), Word({}))
"""A pair that is only begun."""

_SPELLINGS_CELLS: Final = 200
_PARTED: Final = re.compile("[,、，]")
"""Between two spellings: the comma of any keyboard."""


class PairDialog(Dialog):
    """A row a language, a column a word. F9 keeps the pair if it is fair; Esc keeps it as it is, with its faults."""

    CSS_PATH = "pair_form.tcss"
    AUTO_FOCUS = "#a-text-en"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SAVE, BACK), *FORM_KEYS]

    def __init__(
        self,
        stage: Stage,
        pair: Pair,
        faults: Sequence[PackProblem],
        keep: Callable[[Pair], Sequence[PackProblem]],
    ) -> None:
        """`faults` of the pair as it is; `keep` takes it as it is left, and says what is wrong with it then."""
        super().__init__(stage)
        self._pair = pair
        self._faults = faults
        self._keep = keep
        self._has_tried = bool(faults)
        """Somebody wanted to keep it: what is missing counts as a fault, too."""

    def heading(self) -> str:
        return self.t("A pair")

    def body(self) -> ComposeResult:
        a, b = self._pair.a, self._pair.b
        with VerticalScroll(id="pair", can_focus=False):
            with Sheet(self.t("Two words of one kind")):
                for code in LANGUAGES:
                    texts = (word.texts.get(code, "") for word in (a, b))
                    yield self._row(NATIVE_NAMES[code], f"text-{code}", texts)
                yield FormRow(
                    self.t("Emoji"), [EmojiField(_emoji(a), id="a-emoji"), EmojiField(_emoji(b), id="b-emoji")]
                )
                yield Plain(id="pair-problems")
            with Sheet(self.t("Other spellings that count as a guess, parted by commas")):
                for code in LANGUAGES:
                    spellings = (", ".join(word.also.get(code, ())) for word in (a, b))
                    yield self._row(NATIVE_NAMES[code], f"also-{code}", spellings)
            yield Container(id="pair-pictures")

    @staticmethod
    def _row(label: str, name: str, values: Iterable[str]) -> FormRow:
        fields = (
            TypedField(value, id=f"{side}-{name}", cells=_SPELLINGS_CELLS)
            for side, value in zip("ab", values, strict=True)
        )
        return FormRow(label, tuple(fields))

    async def on_mount(self) -> None:
        self._show(self._faults)
        await self._show_pictures()

    # What was filled in

    @property
    def pair(self) -> Pair:
        """What stands in the form now."""
        return replace(self._pair, a=self._word("a", self._pair.a), b=self._word("b", self._pair.b))

    def _word(self, side: str, before: Word) -> Word:
        texts = {code: text for code in LANGUAGES if (text := self._typed(f"{side}-text-{code}"))}
        also = {
            code: tuple(text for each in _PARTED.split(typed) if (text := clean(each)))
            for code in LANGUAGES
            if (typed := self._typed(f"{side}-also-{code}"))
        }
        return Word(texts, also, self._picture(side, before))

    def _picture(self, side: str, before: Word) -> Picture | None:
        """The emoji that was typed; a drawing of the file stays where no emoji takes its place."""
        if emoji := self.query_one(f"#{side}-emoji", EmojiField).value.strip():
            return Picture(emoji=emoji)
        return before.picture if before.picture is not None and before.picture.art is not None else None

    def _typed(self, name: str) -> str:
        return clean(self.query_one(f"#{name}", TypedField).value)

    @on(Input.Changed)
    def _changed(self) -> None:
        """Look at the pair by itself at once; the rest of the pack takes longer to compare."""
        found = check_pack(Pack("", {}, (self.pair,)))
        own = (problem for problem in found if problem.pair is not None)
        self._show([problem for problem in own if self._has_tried or problem.code not in UNFINISHED])

    @on(Input.Changed, "EmojiField")
    async def _show_pictures(self) -> None:
        """What the emoji look like on a card."""
        frames = [PictureFrame(partial(self._draw, word.picture)) for word in (self.pair.a, self.pair.b)]
        pictures = self.query_one("#pair-pictures", Container)
        await pictures.remove_children()
        await pictures.mount_all(frames)
        for frame in frames:
            frame.fit(0 if self.stage.prefs.pictures is Pictures.OFF else SIZES[-1])

    def _draw(self, picture: Picture | None, pixels: int) -> Drawing | None:
        how = mode(no_color=self.app.no_color, color_system=self.app.console.color_system)
        return None if picture is None else draw(picture, pixels, how)

    # What is wrong with it

    def _show(self, found: Sequence[PackProblem]) -> None:
        said = at_fields(found, self.t)
        for row in self.query(FormRow):
            row.tell(said)
        of_both = said.get(WHOLE_PAIR, ())
        problems = self.query_one("#pair-problems", Plain)
        problems.update("\n".join(of_both))
        problems.display = bool(of_both)

    def action_do_save(self) -> None:
        """Keep the pair and go back, or stay and say what is wrong."""
        self._has_tried = True
        found = self._keep(self.pair)
        self._show(found)
        if not found:
            self.post_message(CloseDialog())

    def action_do_back(self) -> None:
        """Nothing that was typed is lost: with a fault it stays in the list, marked."""
        self._keep(self.pair)
        self.post_message(CloseDialog())


def _emoji(word: Word) -> str:
    return word.picture.emoji if word.picture is not None else ""
