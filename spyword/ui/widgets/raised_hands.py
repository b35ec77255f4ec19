"""Who has a hand up: any number of lines, none at first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.message import Message

from spyword.ui.widgets.paper_lines import PaperLines


class RaisedHands(PaperLines):
    """A line a voter; choosing it raises or lowers the hand. Posts `Counted`."""

    @dataclass
    class Counted(Message):
        """A hand went up or down."""

    def __init__(self, voters: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(voters, id=id)
        self.raised: frozenset[int] = frozenset()
        """The lines of those who agree."""

    @property
    def are_all_raised(self) -> bool:
        """Nobody's hand is down."""
        return len(self.raised) == len(self._choices)

    def is_chosen(self, index: int) -> bool:
        return index in self.raised

    def choose(self, index: int) -> None:
        """Raise this hand, or lower it."""
        if 0 <= index < len(self._choices):
            self._point(index)
            self._raise(self.raised ^ {index})

    def choose_all(self) -> None:
        """Raise every hand, or lower them all if they are up."""
        self._raise(frozenset() if self.are_all_raised else frozenset(range(len(self._choices))))

    def _raise(self, raised: frozenset[int]) -> None:
        changed, self.raised = self.raised ^ raised, raised
        self._repaint(*changed)
        self.post_message(self.Counted())
