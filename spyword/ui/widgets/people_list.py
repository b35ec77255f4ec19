"""Everybody with a profile, a line each: name, title, level and how far it is to the next, games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.content import Content

from spyword.i18n import Translator
from spyword.people.profiles import Profile
from spyword.people.titles import NAME_CELLS as TITLE_CELLS
from spyword.people.titles import Title
from spyword.text import NAME_CELLS, cell_width
from spyword.ui.people_text import title_name
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.level_line import share_of_level
from spyword.ui.widgets.long_list import LongList
from spyword.ui.widgets.meter import meter
from spyword.ui.widgets.plain import styled

_CURSOR: Final = "▸"
_BAR: Final = 10
_LONGEST_BAR: Final = 24
_GAP: Final = 2
"""Cells of the columns."""


class PeopleList(LongList):
    """By name. Where there is little room, the title is left out first, then the games."""

    def __init__(self, t: Translator, titles: Mapping[str, Title], *, id: str | None = None) -> None:
        """`titles` are all that there are, by id."""
        super().__init__(id=id)
        self._t = t
        self._titles = titles
        self.profiles: Sequence[Profile] = ()
        """From the first line to the last."""
        self._level_cells = self._games_cells = 0

    def show(self, profiles: Sequence[Profile], cursor: int = 0) -> None:
        """These, with the cursor on that line."""
        self.profiles = profiles
        self._level_cells = max((cell_width(self._level(each)) for each in profiles), default=0)
        self._games_cells = max((cell_width(self._games(each)) for each in profiles), default=0)
        self.set_length(len(profiles), cursor)

    @property
    def chosen(self) -> Profile | None:
        """Whose line the cursor stands on."""
        return None if self.cursor is None else self.profiles[self.cursor]

    def line(self, index: int, cells: int) -> Content:
        profile, gap = self.profiles[index], " " * _GAP
        room = cells - 2 - NAME_CELLS - self._level_cells - _GAP - 1  # a sign before it, a free cell behind it
        games = self._games_cells + _GAP
        has_games = room >= _BAR + games
        has_title = room >= _BAR + games + TITLE_CELLS + _GAP
        bar = room - has_games * games - has_title * (TITLE_CELLS + _GAP)
        parts: list[str | tuple[str, str]] = [
            _CURSOR if index == self.cursor else " ",
            (padded(profile.name, NAME_CELLS), "bold"),
        ]
        if has_title:
            title = self._titles.get(profile.title or "")
            parts += [gap, (padded("" if title is None else title_name(title, self._t), TITLE_CELLS), "$secondary")]
        parts += [gap, padded_left(self._level(profile), self._level_cells), " "]
        parts += meter(share_of_level(profile.xp), min(_LONGEST_BAR, bar))
        if has_games:
            parts += [gap, (padded_left(self._games(profile), self._games_cells), "$faint")]
        return styled(*parts)

    def _level(self, profile: Profile) -> str:
        return self._t("Lv {level}", level=str(profile.level))

    def _games(self, profile: Profile) -> str:
        return self._t.plural("{n} game", "{n} games", profile.games)
