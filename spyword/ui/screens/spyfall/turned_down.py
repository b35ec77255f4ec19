"""An accusation was turned down: who agreed, where that is known, and what comes next (S10, S11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Proceed
from spyword.engine.spyfall.views import TurnedDownView
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import GO_ON, HELP, MENU, bindings
from spyword.ui.messages import Act
from spyword.ui.show import ShowScreen
from spyword.ui.widgets.outcome import stamped
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt
from spyword.ui.widgets.signed_names import SignedName, SignedNames

_TOLD: Final = 1
"""The frame that says all."""


class TurnedDownScreen(ShowScreen[TurnedDownView]):
    """The accusation, then the stamp. After secret votes nobody learns who was for it (S13)."""

    CSS_PATH = "turned_down.tcss"
    BINDINGS = bindings(GO_ON, MENU, HELP)

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def waits(self) -> Sequence[float]:
        return (1.2,)

    def body(self) -> ComposeResult:
        t, record = self.t, self.view.record
        accuser, accused = self._name_of(record.accuser), self._name_of(record.accused)
        with Vertical(id="turned-down"), Vertical(id="table"):
            yield Plain(
                t("{accuser} accuses {accused} of being the spy.", accuser=accuser, accused=accused), id="charge"
            )
            if record.agreeing is not None:
                yield SignedNames(list(self._hands(record.agreeing)))
            yield Center(Plain(stamped(t("TURNED DOWN")), id="stamp"))
            yield Plain(self._why(), classes="later")
            yield Plain(self._next(), classes="later")
            yield Center(Prompt(GO_ON, t))

    def _hands(self, agreeing: Sequence[PlayerId]) -> Iterator[SignedName]:
        for voter in self.view.record.voters:
            yield SignedName("✓" if voter in agreeing else "✗", self._name_of(voter), voter in agreeing)

    def _name_of(self, player: PlayerId) -> str:
        return self.stage.names[player]

    def _why(self) -> str:
        record = self.view.record
        if record.agreeing is None:
            return self.t("Not everybody agrees.")
        agreeing, voters = len(record.agreeing), len(record.voters)
        return self.t("{agreeing} of {voters} agree.", agreeing=agreeing, voters=voters)

    def _next(self) -> str:
        t, record = self.t, self.view.record
        if not record.is_closing:
            return t(
                "The clock goes on. {name} cannot accuse again before it is up.", name=self._name_of(record.accuser)
            )
        if record.accuser == self._last_in_turn():
            return t("That was the last accusation.")
        return t("The next in turn may accuse.")

    def _last_in_turn(self) -> PlayerId:
        """Closing accusations go from the dealer leftwards (S11)."""
        seats = [seat.id for seat in self.view.seats]
        start = seats.index(self.view.dealer)
        return next(seat for seat in reversed(seats[start:] + seats[:start]) if seat in self.view.in_play)

    def show_frame(self, index: int) -> None:
        for part in self.query("#stamp, .later"):
            part.set_class(index < _TOLD, "-waits")
        self.query_one(Prompt).set_available(self.is_over)

    def is_available(self, command_id: str) -> bool | None:
        return super().is_available(command_id) if command_id == GO_ON.id else True

    def action_do_go_on(self) -> None:
        self.post_message(Act(Proceed(version=self.view.version)))
