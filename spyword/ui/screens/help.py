"""How to play: the rules in plain words, over whatever stands."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, bindings
from spyword.ui.rules_text import CHAPTERS
from spyword.ui.widgets.plain import Plain


class HelpScreen(Dialog):
    """One page to scroll through. F1 and Esc both lead back."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BACK), Binding("f1", "do_back", show=False)]

    def heading(self) -> str:
        return self.t("How to play")

    def body(self) -> ComposeResult:
        with VerticalScroll(id="help"):
            for chapter in CHAPTERS:
                yield Plain(self.t(chapter.title), classes="help-title")
                for paragraph in chapter.paragraphs:
                    yield Plain(self.t(paragraph), classes="help-text")
