"""The ballot paper: nothing is chosen on it at first, and one line is marked with a filled circle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.message import Message

from spyword.ui.widgets.paper_lines import PaperLines


class BallotPaper(PaperLines):
    """One line at most is marked. Posts `Chosen`; what was chosen can be chosen anew."""

    @dataclass
    class Chosen(Message):
        """A line was chosen, not yet handed in."""

        index: int

    def __init__(self, choices: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(choices, id=id)
        self.chosen: int | None = None
        """The line that is marked; None at first."""

    def is_chosen(self, index: int) -> bool:
        return index == self.chosen

    def choose(self, index: int) -> None:
        """Mark this line instead of any other."""
        if not 0 <= index < len(self._choices):
            return
        before, self.chosen = self.chosen, index
        self._point(index)
        self._repaint(before)
        self.post_message(self.Chosen(index))
