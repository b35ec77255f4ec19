"""The pairs of one pack, for who wants to know them."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll

from spyword.engine.spys_word.pair import Pair
from spyword.packs.model import LANGUAGES, Pack
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain, styled


class PackViewScreen(Dialog):
    """A line a pair, in the table's language where the pair has it."""

    CSS_PATH = "pack_view.tcss"
    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(self, stage: Stage, pack: Pack) -> None:
        super().__init__(stage)
        self._pack = pack

    def heading(self) -> str:
        return self._pack.title(self.stage.language)

    def body(self) -> ComposeResult:
        with VerticalScroll(id="pairs"):
            for pair in self._pack.pairs:
                yield self._line(pair)

    def _line(self, pair: Pair) -> Plain:
        language = self._language_of(pair)
        return Plain(styled(pair.a.texts[language], ("  ·  ", "$faint"), pair.b.texts[language]), classes="pair")

    def _language_of(self, pair: Pair) -> str:
        both = [code for code in LANGUAGES if code in pair.a.texts and code in pair.b.texts]
        return self.stage.language if self.stage.language in both else both[0]
