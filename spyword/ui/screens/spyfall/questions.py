"""Questions go round under the clock: who asks, whom, and what stops it (S8, S9)."""

from __future__ import annotations

from collections.abc import Iterator

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widget import Widget

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.actions import Ask, HandOn
from spyword.engine.spyfall.views import QuestionsView, SeatView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import (
    ACCUSE,
    ASK,
    DOWN,
    HAND_ON,
    HELP,
    I_AM_THE_SPY,
    LEFT,
    MENU,
    PAUSE,
    RIGHT,
    UP,
    VIEW_CARD,
    bindings,
)
from spyword.ui.messages import Act, AskPeek, TogglePause
from spyword.ui.screens.spyfall.accuse import AccuseDialog
from spyword.ui.screens.spyfall.claim_by_name import ClaimDialog
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.clock_face import ClockFace
from spyword.ui.widgets.columns import PointedColumns
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.location_list import LocationList, LocationSheet
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.turn_list import HAS_STOP, TurnList, TurnRow


class QuestionsScreen(ViewScreen[QuestionsView]):
    """The table in the middle of a round. All of it is public, the list of locations too (S4)."""

    CSS_PATH = "questions.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-medium"), (110, "-wide")]  # noqa: RUF012
    BINDINGS = bindings(ASK, PAUSE, VIEW_CARD, HAND_ON, ACCUSE, I_AM_THE_SPY, UP, DOWN, LEFT, RIGHT, MENU, HELP)

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def body(self) -> ComposeResult:
        t = self.t
        with VerticalScroll(id="round", can_focus=False):
            with Vertical(id="now"):
                yield Vertical(*self._turn(), id="turn")
                yield ClockFace(
                    self.view.timing, self.stage, t, last=t("The last seconds!"), full=self.view.settings.seconds
                )
                with Vertical(id="keys"):
                    yield ArmedPrompt(ASK, t, is_ready=False)
                    yield KeyCaps((HAND_ON, ACCUSE, I_AM_THE_SPY, PAUSE), t)
            with Sheet(t("Ask whom?"), id="players"):
                yield TurnList([self._row(seat) for seat in self.view.seats if not seat.has_left])
                yield Plain(styled(HAS_STOP, " ", t("can still accuse")), id="legend")
            yield LocationSheet(LocationList(self.view.locations, t.language, self.stage.language), t, id="places")

    def _turn(self) -> Iterator[Widget]:
        """The arrow, and what it means."""
        asker = (f" {self._name_of(self.view.asker)} ", "bold $background on $primary")
        if self.view.came_from is None:
            yield Plain(styled(asker), id="arrow")
        else:
            yield Plain(
                styled((self._name_of(self.view.came_from), "$faint"), (" ━━▸ ", "$secondary"), asker), id="arrow"
            )
        yield Plain(self._rule(), id="rule")

    def _rule(self) -> str:
        t, asked_by = self.t, self.view.came_from
        if asked_by is None:
            return t("Asks the first question: anybody, anything.")
        if self.view.was_handed:
            return t("Has the turn, and asks anybody but {name}.", name=self._name_of(asked_by))
        return t("Answers, then asks anybody but {name}.", name=self._name_of(asked_by))

    def _row(self, seat: SeatView) -> TurnRow:
        return TurnRow(seat.id, seat.name, seat.has_stop, seat.id in self.view.may_ask, seat.id == self.view.asker)

    def _name_of(self, player: PlayerId) -> str:
        return self.stage.names[player]

    def on_mount(self) -> None:
        self._show_keys()

    @property
    def _target(self) -> PlayerId | None:
        """Who is pointed at."""
        return self.query_one(TurnList).pointed if self.is_mounted else None

    @property
    def _is_paused(self) -> bool:
        return self.stage.clock is not None and self.stage.clock.is_paused

    def is_available(self, command_id: str) -> bool | None:
        """While the clock is paused nothing happens in the round (S12)."""
        match command_id:
            case ASK.id | HAND_ON.id:
                is_possible = self._target is not None and not self._is_paused
            case ACCUSE.id:
                is_possible = any(seat.has_stop for seat in self.view.seats) and not self._is_paused
            case I_AM_THE_SPY.id:
                is_possible = not self._is_paused
            case _:
                is_possible = True
        return True if is_possible else None

    @on(PointedColumns.Pointed)
    def _show_pointed(self) -> None:
        """There is somebody to ask now. The footer is made anew, which is dear, only when that is news."""
        if self.query_one(ArmedPrompt).is_ready != bool(self.is_available(ASK.id)):
            self._show_keys()

    @on(ClockFace.Turned)
    def _show_keys(self) -> None:
        """Other keys are heard now."""
        self.query_one(ArmedPrompt).set_ready(bool(self.is_available(ASK.id)))
        self.refresh_bindings()

    def on_key(self, event: events.Key) -> None:
        if self.query_one(TurnList).point_by_digit(event.character):
            event.stop()

    def _move(self, columns: int, rows: int) -> None:
        """Past the edge of the list the arrows scroll, where not everything is in sight."""
        if not self.query_one(TurnList).move(columns, rows) and rows:
            self.query_one("#round").scroll_relative(y=rows, animate=False)

    def action_do_up(self) -> None:
        self._move(0, -1)

    def action_do_down(self) -> None:
        self._move(0, 1)

    def action_do_left(self) -> None:
        self._move(-1, 0)

    def action_do_right(self) -> None:
        self._move(1, 0)

    def action_do_ask(self) -> None:
        if (target := self._target) is not None:
            self.post_message(Act(Ask(self.view.asker, target, version=self.view.version)))

    def action_do_hand_on(self) -> None:
        if (target := self._target) is not None:
            self.post_message(Act(HandOn(self.view.asker, target, version=self.view.version)))

    async def action_do_accuse(self) -> None:
        await self.game_app.ask(AccuseDialog(self.view, self.stage))

    async def action_do_i_am_the_spy(self) -> None:
        await self.game_app.ask(ClaimDialog(self.view, self.stage))

    def action_do_pause(self) -> None:
        self.post_message(TogglePause())

    def action_do_view_card(self) -> None:
        self.post_message(AskPeek())
