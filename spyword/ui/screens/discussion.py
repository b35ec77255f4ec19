"""Free talk under a clock that everybody can read (W14)."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from spyword.engine.spys_word.actions import ToTheVote
from spyword.engine.spys_word.views import DiscussionView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_heading
from spyword.ui.keys import DOWN, HELP, MENU, PAUSE, TO_THE_VOTE, UP, VIEW_WORD, bindings
from spyword.ui.messages import Act, AskPeek, TogglePause
from spyword.ui.widgets.circle import ROUND_TABLE, Circle
from spyword.ui.widgets.clock_face import ClockFace
from spyword.ui.widgets.clue_sheet import ClueSheet
from spyword.ui.widgets.place_cards import place_cards
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts


class DiscussionScreen(ViewScreen[DiscussionView]):
    """The clock in the middle of the table."""

    CSS_PATH = "discussion.tcss"
    HORIZONTAL_BREAKPOINTS = ROUND_TABLE
    BINDINGS = bindings(TO_THE_VOTE, PAUSE, VIEW_WORD, UP, DOWN, MENU, HELP)

    def heading(self) -> str:
        return round_heading(self.view, self.t)

    def body(self) -> ComposeResult:
        cards = place_cards(self.view, self.t)
        if self.view.settings.written_clues:
            with Horizontal(id="beside"):
                yield Vertical(*self._clock(), id="clock")
                yield ClueSheet(cards, self.t)
        else:
            yield Circle(cards, self._clock())

    def _clock(self) -> Iterator[Widget]:
        t = self.t
        yield Plain(t("Who has another word?"), classes="label")
        yield ClockFace(
            self.view.timing,
            self.stage,
            t,
            last=t("The vote is about to begin!"),
            unlimited=t("No limit: talk as long as you like."),
        )
        yield Prompts(Prompt(TO_THE_VOTE, t), Prompt(PAUSE, t, is_main=False), Prompt(VIEW_WORD, t, is_main=False))

    def action_do_to_the_vote(self) -> None:
        self.post_message(Act(ToTheVote(version=self.view.version)))

    def action_do_pause(self) -> None:
        self.post_message(TogglePause())

    def action_do_view_word(self) -> None:
        self.post_message(AskPeek())

    def action_do_up(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_up(animate=False)

    def action_do_down(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_down(animate=False)
