"""Bring a pack file into the own packs."""

from __future__ import annotations

import shlex
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from spyword.packs.library import Library
from spyword.packs.problems import sentence_with_place
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, bindings
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import TypedField

_LONGEST_PATH = 1000
"""Cells."""
_SHOWN = 6
"""Problems that are shown at once."""


class ImportDialog(Dialog):
    """Asks for the file, and says what is wrong with it if it is not taken."""

    CSS_PATH = "import_pack.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(self, stage: Stage, library: Library, changed: Callable[[], Awaitable[None]]) -> None:
        super().__init__(stage)
        self._library = library
        self._changed = changed

    def heading(self) -> str:
        return self.t("Import")

    def body(self) -> ComposeResult:
        with Sheet(self.t("Import"), id="import"):
            yield Plain(self.t("Which pack file? Type its path, then Enter."))
            yield TypedField(cells=_LONGEST_PATH)
            yield Plain(id="import-problems")

    @on(Input.Submitted)
    async def _take(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            return
        try:
            checked = self._library.import_file(_path_of(event.value.strip()))
        except OSError:
            self._tell(self.t("The pack could not be saved. Is the disk full?"))
            return
        if checked.pack is None:
            self._tell("\n".join(sentence_with_place(problem, self.t) for problem in checked.problems[:_SHOWN]))
        else:
            self.app.call_later(self._leave)

    def _tell(self, text: str) -> None:
        self.query_one("#import-problems", Plain).update(text)

    async def _leave(self) -> None:
        await self.game_app.close_dialog()
        await self._changed()


def _path_of(typed: str) -> Path:
    """The file that is meant. A file that is dropped on a terminal arrives in quotes, or with backslashes."""
    path = Path(typed)
    try:
        parts = shlex.split(typed)
    except ValueError:  # a quote that is part of the name
        return path
    return path if path.exists() or len(parts) != 1 else Path(parts[0])
