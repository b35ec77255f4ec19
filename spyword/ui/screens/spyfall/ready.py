"""Every card was seen: the dealer starts the clock and the questions (S8)."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Center, Vertical, VerticalScroll

from spyword.engine.spyfall.actions import StartClock
from spyword.engine.spyfall.views import ReadyView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import DOWN, HELP, MENU, START_CLOCK, UP, VIEW_CARD, bindings
from spyword.ui.messages import Act, AskPeek
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.big_time import clock_text
from spyword.ui.widgets.circle import ROUND_TABLE
from spyword.ui.widgets.location_list import LocationList, LocationSheet
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts


class ReadyScreen(ViewScreen[ReadyView]):
    """The laptop is back in the middle of the table."""

    CSS_PATH = "ready.tcss"
    HORIZONTAL_BREAKPOINTS = ROUND_TABLE
    BINDINGS = bindings(START_CLOCK, VIEW_CARD, UP, DOWN, MENU, HELP)

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def body(self) -> ComposeResult:
        t = self.t
        with VerticalScroll(id="ready", can_focus=False):
            with Vertical(id="dealing"):
                yield Plain(t("Dealer"), classes="label")
                yield Center(Plain(f"▸ {self.stage.names[self.view.dealer]} ◂", id="dealer"))
                yield Plain(t("Everybody has seen the card."), classes="line")
                yield Plain(t("The dealer asks anybody the first question."), classes="line")
                seconds = self.view.settings.seconds or 0
                yield Plain(t("Length of the round: {time}", time=clock_text(seconds)), classes="label")
                yield Prompts(ArmedPrompt(START_CLOCK, t), Prompt(VIEW_CARD, t, is_main=False))
            yield LocationSheet(LocationList(self.view.locations, t.language, self.stage.language), t)

    def action_do_up(self) -> None:
        self.query_one("#ready").scroll_up(animate=False)

    def action_do_down(self) -> None:
        self.query_one("#ready").scroll_down(animate=False)

    def action_do_start_clock(self) -> None:
        self.post_message(Act(StartClock(self.view.dealer, version=self.view.version)))

    def action_do_view_card(self) -> None:
        self.post_message(AskPeek())
