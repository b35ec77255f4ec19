"""Write everything about somebody into a file, for another laptop (P8)."""

from __future__ import annotations

import os
import re
from itertools import count
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from spyword.people.database import PeopleTrouble
from spyword.people.exported import write_export
from spyword.people.profiles import Profile, UnknownProfile
from spyword.people.store import People
from spyword.text import clean
from spyword.ui.dialogs import Dialog, NoticeDialog
from spyword.ui.form.typed_path import PATH_CELLS, home, path_of, shown_path
from spyword.ui.keys import BACK, bindings
from spyword.ui.people_text import trouble_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import TypedField


class ExportDialog(Dialog):
    """Asks for the file, which must not be there yet, and tells where it is then."""

    CSS_PATH = "export_person.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = bindings(BACK)

    def __init__(self, stage: Stage, people: People, profile: Profile) -> None:
        super().__init__(stage)
        self._people = people
        self._profile = profile

    def heading(self) -> str:
        return self.t("Export")

    def body(self) -> ComposeResult:
        t = self.t
        with Sheet(t("Export"), id="export-person"):
            yield Plain(t("To which file shall everything about {name} go? Enter writes it.", name=self._profile.name))
            yield TypedField(shown_path(free_path(self._profile.name)), cells=PATH_CELLS)
            yield Plain(id="export-problem")

    @on(Input.Submitted)
    def _write(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            return
        path, t = path_of(event.value.strip()), self.t
        file = clean(path.name or str(path))
        try:
            write_export(path, self._people.export(self._profile.id))
        except FileExistsError:
            self._say(t("{file} is there already, and nothing is overwritten.", file=file))
        except OSError:
            self._say(t("{file} cannot be written there.", file=file))
        except PeopleTrouble as trouble:
            self._say(trouble_sentence(trouble, t))
        except UnknownProfile:
            self._say(t("{name} has no profile any more.", name=self._profile.name))
        else:
            self.app.call_later(self._leave, path)

    def _say(self, sentence: str) -> None:
        self.query_one("#export-problem", Plain).update(sentence)

    async def _leave(self, path: Path) -> None:
        await self.game_app.close_dialog()
        sentence = self.t(
            "Everything about {name} is in {file} now. “Import” in the room of people takes it in on another laptop.",
            name=self._profile.name,
            file=clean(shown_path(path.absolute())),
        )
        await self.game_app.ask(NoticeDialog(self.stage, sentence))


def free_path(name: str) -> Path:
    """In the home directory, called like the person as far as files can be, and not there yet."""
    stem = re.sub(r"[^\w]+", "-", name).strip("-_") or "spyword"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(path for each in names if not os.path.lexists(path := home() / f"{each}.json"))
