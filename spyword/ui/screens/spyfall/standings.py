"""The game is over: who has won, the standings, and every round (S17)."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll

from spyword.engine.spyfall.views import EndView, RoundEnd, Termination
from spyword.ui.final import FinalScreen
from spyword.ui.widgets.long_table import LongTable
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.rounds_table import SPY, WINNER, RoundsTable

_LINES_BESIDE = 5
"""Rows that are not a player's: two of the head, and the lines above and below the table."""


class StandingsScreen(FinalScreen[EndView]):
    """Who has most points stands on top, under the banner."""

    CSS_PATH = "standings.tcss"

    def heading(self) -> str:
        return self.t("The standings")

    def body(self) -> ComposeResult:
        with Vertical(id="told"):
            yield self.banner(self._winners(), is_joyful=bool(self.view.outcome.winners))
            yield Plain(self._reason(), id="reason")
            with VerticalScroll(id="all", can_focus=False):
                yield RoundsTable(self.view, self.t, self.stage.gains)
                yield Plain(self._legend(overflows=False), id="legend")
                yield self.gains()
            yield from self.again(self.t("Again, at other places"))

    def _winners(self) -> str:
        match [self.stage.names[player] for player in self.view.outcome.winners]:
            case []:
                return self.t("Nobody wins.")
            case [name]:
                return self.t("{name} wins!", name=name)
            case _:
                return self.t("A shared win!")

    def _reason(self) -> str:
        """The winners, if there are several, and why it is over."""
        t, winners = self.t, self.view.outcome.winners
        names = " · ".join(self.stage.names[player] for player in winners)
        lines = [names] if len(winners) > 1 else []
        match self.view.outcome.termination:
            case Termination.ALL_ROUNDS:
                played = sum(record.end is not RoundEnd.VOID for record in self.view.rounds)
                lines.append(t.plural("{n} round was played.", "{n} rounds were played.", played))
            case Termination.NO_LOCATION_LEFT:
                lines.append(t("No location is left."))
            case Termination.TOO_FEW_PLAYERS:
                lines.append(t("Too few players are left at the table."))
        return "\n".join(lines)

    def _legend(self, *, overflows: bool) -> str:
        """What the signs of the table mean."""
        if overflows:
            return self.t("{winner} winner  {spy} spy in that round  ← → more", winner=WINNER, spy=SPY)
        return self.t("{winner} winner  {spy} spy in that round", winner=WINNER, spy=SPY)

    @on(LongTable.Fitted)
    def _fitted(self, event: LongTable.Fitted) -> None:
        self.query_one("#legend", Plain).update(self._legend(overflows=event.overflows))
        self.fitted(event)

    def on_resize(self, event: events.Resize) -> None:
        self.when_laid_out(self._space_out)

    def _space_out(self) -> None:
        """Few players in a large window stand apart."""
        room = self.query_one("#all").size.height - _LINES_BESIDE
        self.query_one(RoundsTable).set_spacing(is_wide=room >= 2 * len(self.view.seats))
