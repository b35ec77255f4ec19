"""The host's half of the form: every setting of the rules as one line (W8, S1 to S7)."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from spyword.table.setup import SetupField
from spyword.ui.form.game_form import Line
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.plain import Plain


class HostSettings(Vertical):
    """A `Picker` for each line, known by its id, and below it what is to be said about its value."""

    def __init__(self, lines: Iterable[Line], *, id: str) -> None:
        super().__init__(id=id)
        self._lines = {line.id: line for line in lines}

    def compose(self) -> ComposeResult:
        for line in self._lines.values():
            yield Picker(line.label, line.values, line.now, id=line.id)
            note = Plain(id=f"{line.id}-note", classes="line-note")
            _tell(note, line)
            yield note

    def show(self, lines: Iterable[Line]) -> None:
        """The same lines for another form."""
        for line in lines:
            self._lines[line.id] = line
            self.query_one(f"#{line.id}", Picker).offer(line.values, line.now)
            _tell(self.query_one(f"#{line.id}-note", Plain), line)

    def hint_at(self, widget: Widget) -> str:
        """What the line with the cursor is about; empty if it is none of these."""
        line = self._lines.get(widget.id or "")
        return "" if line is None else line.hint

    @property
    def has_refusal(self) -> bool:
        """Something is wrong with a line, and said there. What else is wrong may only follow from it."""
        return any(line.refusal for line in self._lines.values())

    def go(self, field: SetupField | None = None) -> bool:
        """Put the cursor into the line where this is put right, or into the first one; False if there is none."""
        for line in self._lines.values():
            if field is None or line.field is field:
                self.query_one(f"#{line.id}").focus()
                return True
        return False


def _tell(note: Plain, line: Line) -> None:
    """The reason for a refusal stands wherever there is one; other notes have a row that is always kept."""
    note.update(line.refusal or line.note or "")
    note.set_class(bool(line.refusal), "-refused")
    note.set_class(line.is_warning, "-warning")
    note.set_class(line.note is not None, "-kept")
