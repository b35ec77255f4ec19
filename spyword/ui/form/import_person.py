"""Take in somebody from another laptop (P8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from spyword.people.database import PeopleTrouble
from spyword.people.exchange import Arrival
from spyword.people.exported import read_export
from spyword.people.portable import BadExport
from spyword.people.store import People
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.form.typed_path import PATH_CELLS, path_of
from spyword.ui.keys import BACK, bindings
from spyword.ui.people_text import export_sentence, trouble_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import TypedField


class ImportPersonDialog(Dialog):
    """Asks for the file, and says why if it cannot be taken in."""

    CSS_PATH = "import_person.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(self, stage: Stage, people: People, arrived: Callable[[Arrival], Awaitable[None]]) -> None:
        super().__init__(stage)
        self._people = people
        self._arrived = arrived

    def heading(self) -> str:
        return self.t("Import")

    def body(self) -> ComposeResult:
        with Sheet(self.t("Import"), id="import-person"):
            yield Plain(self.t("Which exported profile? Type the path of the file, then Enter."))
            yield TypedField(cells=PATH_CELLS)
            yield Plain(id="import-problem")

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            return
        path = path_of(event.value.strip())
        file = clean(path.name or str(path))
        try:
            arrival = self._people.bring(read_export(path))
        except OSError:
            self._say(self.t("{file} cannot be read. Is that the right path?", file=file))
        except BadExport as bad:
            self._say(export_sentence(bad, file, self.t))
        except PeopleTrouble as trouble:
            self._say(trouble_sentence(trouble, self.t))
        else:
            self.app.call_later(self._leave, arrival)

    def _say(self, sentence: str) -> None:
        self.query_one("#import-problem", Plain).update(sentence)

    async def _leave(self, arrival: Arrival) -> None:
        await self.game_app.close_dialog()
        await self._arrived(arrival)
