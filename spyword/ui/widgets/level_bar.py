"""How far somebody is on the way to the next level (P4)."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from spyword.i18n import Translator
from spyword.people.levels import level_at, xp_needed
from spyword.people.standing import Gain
from spyword.text import cell_width
from spyword.ui.lettering import spread
from spyword.ui.widgets.plain import styled

_TICK: Final = 0.04
_TICKS: Final = 18
"""Seconds and number of the steps in which the bar fills."""
_NEW: Final = "▲"


class LevelBar(Widget):
    """The level, and the bar under it. It fills from what was there before the game, when it is told to."""

    DEFAULT_CSS: ClassVar[str] = "LevelBar { width: 100%; max-width: 56; height: 2; }"

    _tick: reactive[int] = reactive(0)

    def __init__(self, gain: Gain, t: Translator) -> None:
        super().__init__()
        self._gain = gain
        self._t = t

    def fill(self) -> None:
        """Let it fill; it stops by itself."""
        self.set_interval(_TICK, self._fill, repeat=_TICKS)

    def _fill(self) -> None:
        self._tick = min(_TICKS, self._tick + 1)

    def render(self) -> Content:
        t, cells = self._t, self.content_size.width
        xp = self._gain.before + round(self._gain.xp * self._tick / _TICKS)
        level = level_at(xp)
        begin, end = xp_needed(level), xp_needed(level + 1)
        is_new = level in self._gain.levels
        name = spread(t("Level {level}", level=str(level)), cells - 4)
        shown = f"{_NEW} {name} {_NEW}" if is_new else name
        count = f" {xp - begin}/{end - begin} {t('XP')}"
        room = max(0, cells - cell_width(count))
        full = room * (xp - begin) // (end - begin)
        return styled(
            " " * max(0, (cells - cell_width(shown)) // 2),
            (shown, "bold $warning" if is_new else "$secondary"),
            "\n",
            ("━" * full, "$warning" if is_new else "$secondary"),
            ("─" * (room - full), "$faint"),
            (count, "$faint"),
        )
