"""Where a clue is written down: typed, shown once more, and only then given.

Enter never gives it: an input method for Korean or Japanese uses Enter for itself. It shows what would be
written; Space gives it, Esc goes back to the typing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input

from spyword.engine.spys_word.settings import ClueMode
from spyword.i18n import Translator
from spyword.text import clean, cut
from spyword.ui.keys import CHANGE, CONFIRM
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.prompt import Prompt
from spyword.ui.widgets.typed import TypedField

CLUE_CELLS: Final = {ClueMode.WORD: 24, ClueMode.SENTENCE: 72}
"""The widest clue, in terminal cells."""


class ClueInput(TypedField):
    """Keeps only what may be shown: composed, nothing invisible, no wider than there is room on the sheet."""

    def __init__(self, cells: int, placeholder: str) -> None:
        self._cells = cells  # before Textual asks for the first validation
        super().__init__(placeholder=placeholder)

    def validate_value(self, value: str) -> str:
        """A space at the end stays: the next word may follow."""
        kept = clean(value)
        if kept and value[-1:].isspace():
            kept += " "
        return cut(kept, self._cells)


class ClueField(Vertical):
    """The input, or what was typed and the question whether it is meant."""

    DEFAULT_CSS: ClassVar[str] = """
    ClueField {
        height: auto; border: round $primary; padding: 0 1;
        border-title-color: $primary; border-title-style: bold;
        & > .field--typed { display: none; width: 100%; padding: 0 1; text-style: bold; }
        & > .field--ask { height: 1; layout: horizontal; }
        & > .field--refusal { display: none; color: $error; }
        & .field--ask > Prompt { display: none; margin-right: 2; }
        & .field--ask > Plain.field--hint { color: $faint; }
        &.-asking {
            & > ClueInput, & .field--hint { display: none; }
            & > .field--typed, & .field--ask > Prompt { display: block; }
        }
        &.-refused > .field--refusal { display: block; }
    }
    """

    @dataclass
    class Asked(Message):
        """The field asks whether what was typed is meant, or it takes letters again."""

        is_asking: bool

    def __init__(self, mode: ClueMode, speaker: str, t: Translator) -> None:
        super().__init__()
        self._mode = mode
        self._t = t
        self.border_title = Content(speaker)  # the descriptor takes any content
        self.is_asking = False
        """What was typed stands there to be confirmed."""

    def compose(self) -> ComposeResult:
        t = self._t
        placeholder = t("One word") if self._mode is ClueMode.WORD else t("One sentence")
        yield ClueInput(CLUE_CELLS[self._mode], placeholder)
        yield Plain(classes="field--typed")
        yield Plain(classes="field--refusal")
        with Vertical(classes="field--ask"):
            yield Plain(t("Enter shows it once more."), classes="field--hint")
            yield Prompt(CONFIRM, t, t("Clue given"))
            yield Prompt(CHANGE, t, is_main=False)

    @property
    def text(self) -> str:
        """What was typed, as it would be kept."""
        return clean(self.query_one(ClueInput).value)

    def type_on(self, refusal: str = "") -> None:
        """Take letters (again); with the sentence that says why the clue was refused."""
        self._turn(is_asking=False)
        self.query_one(".field--refusal", Plain).update(refusal)
        self.set_class(bool(refusal), "-refused")
        self.query_one(ClueInput).focus()

    @on(Input.Submitted)
    def _show_typed(self, event: Input.Submitted) -> None:
        event.stop()
        if not self.text:
            self.type_on(self._t("Write a clue first."))
            return
        self.remove_class("-refused")
        self.query_one(".field--typed", Plain).update(styled(self.text))
        self._turn(is_asking=True)
        self.screen.set_focus(None)

    def _turn(self, *, is_asking: bool) -> None:
        self.is_asking = is_asking
        self.set_class(is_asking, "-asking")
        self.post_message(self.Asked(is_asking))
