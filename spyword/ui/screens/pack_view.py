"""What is in one pack, for who wants to know it."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll

from spyword.i18n import NATIVE_NAMES
from spyword.packs.model import AnyPack, Pack
from spyword.ui.dialogs import Dialog
from spyword.ui.form.pair_words import roles_at, words_in
from spyword.ui.keys import BACK, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet


class PackViewScreen(Dialog):
    """A line a pair, or a location with its roles. The arrows turn the language and move the list."""

    CSS_PATH = "pack_view.tcss"
    AUTO_FOCUS = "Picker"
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(BACK),
        *(
            Binding(key, f"move('{way}')", show=False)
            for key, way in {
                "up": "up",
                "down": "down",
                "pageup": "page_up",
                "pagedown": "page_down",
                "home": "home",
                "end": "end",
            }.items()
        ),
    ]

    def __init__(self, stage: Stage, pack: AnyPack) -> None:
        super().__init__(stage)
        self._pack = pack

    def heading(self) -> str:
        return self.t("Packs")

    def body(self) -> ComposeResult:
        languages = [Value(code, NATIVE_NAMES[code]) for code in self._pack.languages()]
        with Sheet(self._pack.title(self.stage.language), id="pack"):
            yield Picker(self.t("Language"), languages, self.stage.language)
            with VerticalScroll(id="pairs", can_focus=False) as lines:
                lines.set_class(not isinstance(self._pack, Pack), "-places")
                for number in range(1, len(self._lines(languages[0].value)) + 1):
                    with Horizontal(classes="pair"):
                        yield Plain(f"{number:>3}", classes="pair-number")
                        yield Plain(classes="pair-word")
                        yield Plain(classes="pair-word -second")

    def on_mount(self) -> None:
        self._show()

    @on(Picker.Changed)
    def _show(self) -> None:
        """All of it in the language that is picked."""
        texts = [text for line in self._lines(self.query_one(Picker).value) for text in line]
        for cell, text in zip(self.query(".pair-word").results(Plain), texts, strict=True):
            cell.update(text)

    def _lines(self, language: str) -> list[tuple[str, str]]:
        if isinstance(self._pack, Pack):
            return [words_in(pair, language) for pair in self._pack.pairs]
        return [roles_at(scene, language) for scene in self._pack.scenes]

    def action_move(self, way: str) -> None:
        """Move the list under the language."""
        pairs = self.query_one("#pairs", VerticalScroll)
        match way:
            case "up":
                pairs.scroll_up(animate=False)
            case "down":
                pairs.scroll_down(animate=False)
            case "page_up":
                pairs.scroll_page_up(animate=False)
            case "page_down":
                pairs.scroll_page_down(animate=False)
            case "home":
                pairs.scroll_home(animate=False)
            case _:
                pairs.scroll_end(animate=False)
