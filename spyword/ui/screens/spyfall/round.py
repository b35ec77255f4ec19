"""A round is told: why it ended, where it was, who was what, and what it was worth (S14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from spyword.engine.spyfall.actions import Proceed
from spyword.engine.spyfall.views import RoundEnd, RoundView, SeatView
from spyword.packs.cells import Drawing
from spyword.packs.pictures import mode
from spyword.text import cell_width
from spyword.ui.card_picture import draw_on_plate, pixels_beside
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import DOWN, GO_ON, HELP, MENU, UP, bindings
from spyword.ui.messages import Act
from spyword.ui.pack_text import in_language
from spyword.ui.screens.spyfall.endings import round_banner, round_story, round_truth
from spyword.ui.show import ShowScreen
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.picture_panel import PicturePanel
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.prompt import Prompt
from spyword.ui.widgets.scores import ScoreLine, Scores

_OUTCOME, _POINTS = 1, 2
"""The frames that open the cards, and that count the points; before them stands what has happened."""
_NAME_ROOM: Final = 18
"""Cells of the panel for the location's name."""


class RoundScreen(ShowScreen[RoundView]):
    """The file of the location opens, then all cards, then the points come in."""

    CSS_PATH = "round.tcss"
    BINDINGS = bindings(GO_ON, UP, DOWN, MENU, HELP)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]  # noqa: RUF012

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def waits(self) -> Sequence[float]:
        return (2.0, 1.6)

    # What stands there

    def body(self) -> ComposeResult:
        t, record = self.t, self.view.record
        is_animated = self.stage.prefs.animations
        with Horizontal(id="round"):
            with PicturePanel(id="place"):
                yield Plain(t("The location"), id="label")
                yield Plain(id="location")
                yield PictureFrame(self._draw)
            with Vertical(id="told"):
                yield Banner(
                    round_banner(record, t),
                    is_joyful=record.end is not RoundEnd.VOID,
                    is_animated=is_animated,
                    waits=is_animated,
                )
                yield Plain(id="why")
                with VerticalScroll(id="all", can_focus=False):
                    yield Plain(t("this round · in all"), id="caption")
                    yield Scores([self._line(seat) for seat in self.view.seats])
                yield Prompt(GO_ON, t, t("To the standings") if self.view.is_last else t("The next round"))

    def _line(self, seat: SeatView) -> ScoreLine:
        record, t = self.view.record, self.t
        role = dict(record.roles).get(seat.id)
        is_spy = seat.id in record.spies
        was = t("SPY") if is_spy else "" if role is None else in_language(role.texts, t.language)
        return ScoreLine(seat.name, was, is_spy, dict(record.points).get(seat.id), seat.points)

    def _draw(self, pixels: int) -> Drawing | None:
        """A closed file until it is told."""
        picture = self.view.record.location.picture if self._is_told else None
        how = mode(no_color=self.app.no_color, color_system=self.app.console.color_system)
        return draw_on_plate(picture, how, pixels)

    @property
    def _is_told(self) -> bool:
        return self._frame >= _OUTCOME

    def on_resize(self, event: events.Resize) -> None:
        self._fit_picture()
        self.when_laid_out(self._space_out)

    def _fit_picture(self) -> None:
        self.query_one(PictureFrame).fit(pixels_beside(self.size, self.stage.prefs.pictures))

    def _space_out(self) -> None:
        """Few players in a large window stand apart."""
        scores = self.query_one(Scores)
        scores.is_wide = self.query_one("#all").size.height > scores.rows_in(scores.size.width, is_wide=True)

    # What is told, frame by frame

    def show_frame(self, index: int) -> None:
        banner, scores = self.query_one(Banner), self.query_one(Scores)
        banner.set_class(index < _OUTCOME, "-waits")
        if index == _OUTCOME:
            banner.begin()
        self._tell(index)
        picture = self.query_one(PictureFrame)
        picture.fit(0)
        self._fit_picture()
        scores.are_cards_open = index >= _OUTCOME
        scores.are_points_told = index >= _POINTS
        self.query_one("#caption").set_class(index < _POINTS, "-waits")
        self.query_one(Prompt).set_available(self.is_over)

    def _tell(self, index: int) -> None:
        """What has happened, then the truth of it, and the name of the location."""
        t, record = self.t, self.view.record
        story, truth = round_story(record, self.stage.names, t), round_truth(record, self.stage.names, t)
        name = in_language(record.location.names, t.language)
        bar = ("█" * min(_NAME_ROOM, cell_width(name)), "$redaction")
        is_told = index >= _OUTCOME
        self.query_one("#location", Plain).update(styled((name, "bold") if is_told else bar))
        self.query_one("#why", Plain).update(styled(story, "\n", (truth if is_told else "", "bold")))

    def end_show(self) -> None:
        """The paper lies, too."""
        super().end_show()
        self.query_one(Banner).rest()

    def on_key(self, event: events.Key) -> None:
        """Once all is told, any key lets the confetti lie, and does what it does besides."""
        if self.is_over:
            self.query_one(Banner).rest()
        super().on_key(event)

    # What can be done

    def is_available(self, command_id: str) -> bool | None:
        return super().is_available(command_id) if command_id == GO_ON.id else True

    def action_do_go_on(self) -> None:
        self.post_message(Act(Proceed(version=self.view.version)))

    def action_do_up(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_up(animate=False)

    def action_do_down(self) -> None:
        self.query_one("#all", VerticalScroll).scroll_down(animate=False)
