"""The ballots of an open vote on the table: whom each names lies under a bar until it is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spyword.text import cell_width
from spyword.ui.widgets.fitting import padded
from spyword.ui.widgets.plain import Plain, styled


class TurnedBallots(Plain):
    """One line a ballot. A bar has the same length whatever lies under it."""

    DEFAULT_CSS: ClassVar[str] = "TurnedBallots { width: auto; height: auto; text-wrap: nowrap; }"

    def __init__(self, ballots: Sequence[tuple[str, str]], targets: Sequence[str]) -> None:
        """`ballots`: voter and target; `targets`: all that could have been named."""
        super().__init__()
        self._ballots = tuple(ballots)
        self._turned, self._is_counting = 0, True
        self._line = "\n"
        self._voter_cells = max((cell_width(voter) for voter, _ in ballots), default=0)
        self._target_cells = max(map(cell_width, targets), default=0)

    def turn_up(self, turned: int, *, is_counting: bool) -> None:
        """So many lie face up; while it goes on, the last of them stands out."""
        self._turned, self._is_counting = turned, is_counting
        self._show()

    def set_spacing(self, *, is_wide: bool) -> None:
        """An empty line between two ballots, or none."""
        self._line = "\n\n" if is_wide else "\n"
        self._show()

    def _show(self) -> None:
        parts: list[str | tuple[str, str]] = []
        for place, (voter, target) in enumerate(self._ballots, start=1):
            parts += [self._line if parts else "", padded(voter, self._voter_cells), (" → ", "$faint")]
            if place > self._turned:
                parts.append(("█" * self._target_cells, "$redaction"))
            else:
                is_new = self._is_counting and place == self._turned
                parts.append((padded(target, self._target_cells), "bold $primary" if is_new else ""))
        self.update(styled(*parts))
