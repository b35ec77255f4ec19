"""Which packs a game is drawn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import SelectionList
from textual.widgets.selection_list import Selection

from spyword.ui.dialogs import Dialog
from spyword.ui.form.game_form import PackLine
from spyword.ui.keys import BACK, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain


class PackChoiceDialog(Dialog):
    """Space marks a pack. All or none marked means all of them."""

    CSS_PATH = "pack_choice.tcss"
    AUTO_FOCUS = "SelectionList"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(
        self,
        stage: Stage,
        packs: Sequence[PackLine],
        chosen: Sequence[str],
        choose: Callable[[tuple[str, ...]], None],
    ) -> None:
        super().__init__(stage)
        self._packs = tuple(packs)
        self._chosen = frozenset(chosen)
        self._choose = choose

    def heading(self) -> str:
        return self.t("Packs")

    def body(self) -> ComposeResult:
        with Vertical(id="pack-choice"):
            yield Plain(self.t("Space marks the packs to draw from. None marked: all of them."))
            yield SelectionList[str](
                *(Selection(_prompt(pack), pack.id, pack.id in self._chosen) for pack in self._packs)
            )

    @on(SelectionList.SelectedChanged)
    def _changed(self, event: SelectionList.SelectedChanged[str]) -> None:
        marked = frozenset(event.selection_list.selected)
        self._choose(tuple(pack.id for pack in self._packs if pack.id in marked and len(marked) < len(self._packs)))


def _prompt(pack: PackLine) -> Content:
    return Content.assemble(pack.title, (f"  {pack.size}", "$text-muted"))
