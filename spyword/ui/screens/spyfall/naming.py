"""A spy has shown the card and names the location before the whole table (S12)."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical, VerticalScroll

from spyword.engine.spyfall.actions import NameLocation
from spyword.engine.spyfall.views import NamingView
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_of_rounds
from spyword.ui.keys import CHANGE, CONFIRM, DOWN, HELP, LEFT, MENU, NAME_IT, RIGHT, UP, bindings
from spyword.ui.messages import Act
from spyword.ui.pack_text import in_language
from spyword.ui.stage import Stage
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.columns import PointedColumns
from spyword.ui.widgets.location_list import LocationPicker, LocationSheet
from spyword.ui.widgets.outcome import stamped
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts


class NamingScreen(ViewScreen[NamingView]):
    """Arrows point, Enter asks, Space confirms: what is named here ends the round."""

    CSS_PATH = "naming.tcss"
    BINDINGS = bindings(NAME_IT, CONFIRM, CHANGE, UP, DOWN, LEFT, RIGHT, MENU, HELP)

    def __init__(self, view: NamingView, stage: Stage) -> None:
        super().__init__(view, stage)
        self._is_asking = False

    def heading(self) -> str:
        return round_of_rounds(self.view, self.t)

    def body(self) -> ComposeResult:
        t = self.t
        with Vertical(id="naming"):
            yield Center(Plain(stamped(t("SPY")), id="stamp"))
            yield Plain(t("{name} has shown the card, and names the location.", name=self._spy_name), id="who")
            with VerticalScroll(can_focus=False):
                picker = LocationPicker(self.view.locations, t.language, self.stage.language, tallest=10)
                yield LocationSheet(picker, t)
            with Vertical(id="foot"):
                yield Plain(id="answer")
                yield Prompts(ArmedPrompt(NAME_IT, t, is_ready=False)).add_class("choosing")
                answer = ArmedPrompt(CONFIRM, t, t("That is the answer"))
                yield Prompts(answer, Prompt(CHANGE, t, is_main=False)).add_class("asking")

    @property
    def _spy_name(self) -> str:
        return self.stage.names[self.view.spy]

    @property
    def _picker(self) -> LocationPicker:
        return self.query_one(LocationPicker)

    def is_available(self, command_id: str) -> bool | None:
        """Enter asks, then Space and Esc answer; Esc is the menu otherwise."""
        match command_id:
            case CONFIRM.id | CHANGE.id:
                return self._is_asking
            case NAME_IT.id:
                if self._is_asking:
                    return False
                return True if self.is_mounted and self._picker.pointed is not None else None
            case UP.id | DOWN.id | LEFT.id | RIGHT.id | MENU.id:
                return not self._is_asking
            case _:
                return True

    @on(PointedColumns.Pointed)
    def _show_pointed(self) -> None:
        self.query_one(".choosing ArmedPrompt", ArmedPrompt).set_ready(True)
        self._turn(is_asking=False)

    def _turn(self, *, is_asking: bool) -> None:
        """To the other step; a key held meanwhile must not confirm."""
        self._is_asking = is_asking
        self.set_class(is_asking, "-asking")
        self.query_one("#answer", Plain).update(self._answer() if is_asking else "")
        self.refresh_bindings()
        self.when_laid_out(self._keep_in_sight)

    def _answer(self) -> str:
        listed = self._picker.pointed
        assert listed is not None
        location = in_language(listed.location.names, self.t.language, self.stage.language)
        return self.t(
            "{name}: the location is “{location}”. Is that the answer?", name=self._spy_name, location=location
        )

    def _move(self, columns: int, rows: int) -> None:
        self._picker.move(columns, rows)
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """Scroll to the pointer where not every row has room."""
        if (place := self._picker.place) is not None:
            row = place % self._picker.rows_in(self._picker.content_size.width)
            self.query_one(VerticalScroll).scroll_to(y=max(0, row - 1), animate=False)

    def action_do_up(self) -> None:
        self._move(0, -1)

    def action_do_down(self) -> None:
        self._move(0, 1)

    def action_do_left(self) -> None:
        self._move(-1, 0)

    def action_do_right(self) -> None:
        self._move(1, 0)

    def action_do_name_it(self) -> None:
        self._turn(is_asking=True)
        self.game_app.guard.screen_shown()

    def action_do_change(self) -> None:
        self._turn(is_asking=False)

    def action_do_confirm(self) -> None:
        if (listed := self._picker.pointed) is not None:
            self.post_message(Act(NameLocation(self.view.spy, listed.location.id, version=self.view.version)))
