"""The list of past games: when, which, who with whom and who won, how long, and whether it counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from spyword.i18n import Translator
from spyword.people.history import GameLine
from spyword.text import cell_width
from spyword.ui.catalogue import RULES
from spyword.ui.past_lines import WON, date_of, game_name, length_of, players_of
from spyword.ui.widgets.fitting import padded, padded_left
from spyword.ui.widgets.long_list import LongList
from spyword.ui.widgets.plain import styled

_CURSOR: Final = "▸"
_DATE: Final = 16
_LENGTH: Final = 8
_GAP: Final = 2
"""Cells of the columns."""
_WHOLE_LINE: Final = 60
"""Cells from which on every column has room."""


class PastList(LongList):
    """The latest on top; of those who do not fit, the losers are left out first."""

    def __init__(self, t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._t = t
        self.games: Sequence[GameLine] = ()
        """From the first line to the last."""
        self._widest_game = max(cell_width(game_name(game, t)) for game in RULES)

    def show(self, games: Sequence[GameLine], cursor: int = 0) -> None:
        """These, with the cursor on that line."""
        self.games = games
        self.set_length(len(games), cursor)

    @property
    def chosen(self) -> GameLine | None:
        """The game at the cursor."""
        return None if self.cursor is None else self.games[self.cursor]

    def line(self, index: int, cells: int) -> Content:
        game, t = self.games[index], self._t
        room = cells - 2  # one free cell at each end
        date, gap = padded(date_of(game), _DATE), " " * _GAP
        begin = styled(_CURSOR if index == self.cursor else " ", date, gap)
        if room < _WHOLE_LINE:
            return begin + self._players(game).truncate(room - _DATE - _GAP, ellipsis=True)
        name = padded(game_name(game.game, t), self._widest_game)
        counted = padded(t("XP") if game.counts else "", cell_width(t("XP")))
        length = padded_left(length_of(game, t), _LENGTH)
        room -= _DATE + self._widest_game + _LENGTH + cell_width(counted) + 4 * _GAP
        players = self._players(game).truncate(room, ellipsis=True)
        rest = " " * (room - players.cell_length)
        begin += styled((name, "$secondary"), gap)
        return begin + players + styled(rest, gap, length, gap, (counted, "$success"))

    def _players(self, game: GameLine) -> Content:
        """Winners first."""
        players = sorted(players_of(game, self._t), key=lambda player: not player[1])
        marked = [styled((f"{WON}{name}", "bold")) if won else styled(name) for name, won in players]
        return styled((", ", "$faint")).join(marked)
