"""Level and title of somebody, and how far it is to the next level (P4)."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.content import Content
from textual.widget import Widget

from spyword.i18n import Translator
from spyword.people.levels import level_at, xp_needed
from spyword.text import cell_width
from spyword.ui.widgets.fitting import shortened
from spyword.ui.widgets.meter import meter
from spyword.ui.widgets.plain import styled

_SHORTEST: Final = 6
"""Cells of the shortest bar."""


class LevelLine(Widget):
    """The line of the own card, and under it a bar with the numbers."""

    DEFAULT_CSS: ClassVar[str] = "LevelLine { height: 2; }"

    def __init__(self, t: Translator) -> None:
        super().__init__()
        self._t = t
        self._badge = ""
        self._xp = 0

    def show(self, badge: str, xp: int) -> None:
        """`badge`: what stands under the name on the own card."""
        self._badge = badge
        self._xp = xp
        self.refresh()

    def render(self) -> Content:
        cells = self.content_size.width
        words = way_to_next_level(self._xp, self._t)
        if cell_width(words) > cells - _SHORTEST - 2:
            words = f"{self._xp}/{xp_needed(level_at(self._xp) + 1)} {self._t('XP')}"
        bar = cells - cell_width(words) - 2
        return styled(
            (shortened(self._badge, cells), "bold $secondary"),
            "\n",
            *meter(share_of_level(self._xp), bar),
            (f"  {words}", "$faint"),
        )


def way_to_next_level(xp: int, t: Translator) -> str:
    """In numbers."""
    level = level_at(xp) + 1
    return t("{xp} XP, {missing} more to level {level}", xp=xp, missing=xp_needed(level) - xp, level=level)


def share_of_level(xp: int) -> float:
    """How much of the way from this level to the next is done.

    >>> [share_of_level(xp) for xp in (0, 25, 50, 125)]
    [0.0, 0.5, 0.0, 0.75]
    """
    begin, end = (xp_needed(level) for level in (level_at(xp), level_at(xp) + 1))
    return (xp - begin) / (end - begin)
