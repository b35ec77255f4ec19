"""The form before a game: who plays, by which settings, with words from which packs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message

from spyword.engine.spys_word.lineup import MOST_PLAYERS
from spyword.packs.model import Pack
from spyword.table.setup import Preset, SeatDraft, Setup, SetupCode, SetupField, SetupProblem, problems
from spyword.text import clean
from spyword.ui.base import GameScreen
from spyword.ui.form.host_settings import HostSettings
from spyword.ui.form.pack_choice import PackChoiceDialog
from spyword.ui.form.presets import PresetsDialog
from spyword.ui.form.seats import SeatList
from spyword.ui.keys import (
    ADD_PLAYER,
    BACK,
    HELP,
    MOVE_DOWN,
    MOVE_UP,
    PRESETS,
    REMOVE_PLAYER,
    START,
    bindings,
)
from spyword.ui.messages import Go, Place, StartGame
from spyword.ui.sentences import setup_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.button_line import ButtonLine
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.plain import Plain


class SetupScreen(GameScreen):
    """Everything on one screen; what is wrong stands where it is wrong, and Start waits until nothing is."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(START, ADD_PLAYER, REMOVE_PLAYER, MOVE_UP, MOVE_DOWN, PRESETS, BACK, replace(HELP, shown=False)),
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
    ]

    def __init__(self, stage: Stage, setup: Setup, packs: Sequence[Pack], presets: Sequence[Preset]) -> None:
        super().__init__(stage)
        self._setup = setup
        self._packs = tuple(packs)
        self._presets = tuple(presets)

    def heading(self) -> str:
        return self.t("Spy's Word")

    def body(self) -> ComposeResult:
        t, setup = self.t, self._setup
        with Horizontal(id="form"):
            with Vertical(id="players"):
                yield Plain(t("Players, in seating order"), classes="form-title")
                yield SeatList(setup.seats, t, id="seats")
                yield ButtonLine(t("+ Add a player"), id="add")
            with VerticalScroll(id="rules", can_focus=False):
                yield Plain(t("Rules of the table"), classes="form-title")
                yield HostSettings(setup.settings, len(setup.seats), t, id="settings")
                yield ButtonLine("", id="packs")
                yield Plain("", id="status")
                yield ButtonLine(t("Start the game"), id="start")

    def on_mount(self) -> None:
        self._show()

    # What was filled in

    @on(SeatList.Changed)
    def _seats_changed(self) -> None:
        self._setup = replace(self._setup, seats=self.query_one(SeatList).seats)
        self._show()

    @on(Picker.Changed)
    def _setting_changed(self, event: Picker.Changed) -> None:
        host = self.query_one(HostSettings)
        host.take(event.picker)
        self._setup = replace(self._setup, settings=host.settings)
        self._show()

    def _packs_chosen(self, packs: tuple[str, ...]) -> None:
        self._setup = replace(self._setup, packs=packs)
        self._show()

    async def _preset_chosen(self, setup: Setup) -> None:
        self._setup = setup
        await self.query_one(HostSettings).put(setup.settings)
        await self.query_one(SeatList).put(setup.seats)

    # What is wrong with it

    def _show(self) -> None:
        """Problems at their fields, the packs' line, and whether the game can start."""
        found = problems(self._setup, self._packs)
        at_seats = {
            problem.seat: setup_sentence(problem, self.t)
            for problem in found
            if problem.seat is not None and problem.code is not SetupCode.NAME_EMPTY
        }
        self.query_one(SeatList).tell(at_seats)
        self.query_one(HostSettings).for_players(len(self._setup.seats))
        self.query_one("#packs", ButtonLine).label = self._packs_line()
        self.query_one("#status", Plain).update(self._status(found))
        self.query_one("#start", ButtonLine).set_class(bool(found), "-waiting")
        self.refresh_bindings()

    def _status(self, found: Sequence[SetupProblem]) -> str:
        """The first thing to put right that is not said at its line already."""
        for problem in found:
            is_said = problem.field is SetupField.LINEUP or problem.seat is not None
            if not is_said or problem.code is SetupCode.NAME_EMPTY:
                return setup_sentence(problem, self.t)
        return ""

    def _packs_line(self) -> str:
        chosen = self._setup.packs
        if not chosen:
            return self.t.plural("Words from: the only pack", "Words from: all {n} packs", len(self._packs))
        return self.t.plural("Words from: {n} pack", "Words from: {n} packs", len(chosen))

    # Orders

    @on(ButtonLine.Pressed)
    def _button(self, event: ButtonLine.Pressed) -> None:
        match event.button.id:
            case "add":
                self.call_later(self.action_do_add_player)
            case "packs":
                self.app.push_screen(PackChoiceDialog(self.stage, self._packs, self._setup.packs, self._packs_chosen))
            case "start":
                self.call_later(self.action_do_start)

    def is_available(self, command_id: str) -> bool | None:
        if command_id == "start":
            return None if problems(self._setup, self._packs) else True
        if command_id == "add_player":
            return len(self._setup.seats) < MOST_PLAYERS or None
        return True

    def action_do_start(self) -> None:
        if not problems(self._setup, self._packs):
            seats = tuple(replace(seat, name=clean(seat.name)) for seat in self._setup.seats)
            self.post_message(StartGame(replace(self._setup, seats=seats)))

    async def action_do_add_player(self) -> None:
        seats = self._setup.seats
        if len(seats) < MOST_PLAYERS:
            language = seats[-1].language if seats else self.stage.language
            await self._put_seats((*seats, SeatDraft("", language)), len(seats))

    async def action_do_remove_player(self) -> None:
        seats, place = self._setup.seats, self.query_one(SeatList).focused_seat()
        if place is not None and len(seats) > 1:
            await self._put_seats((*seats[:place], *seats[place + 1 :]), min(place, len(seats) - 2))

    async def action_do_move_up(self) -> None:
        await self._move(-1)

    async def action_do_move_down(self) -> None:
        await self._move(1)

    async def _move(self, step: int) -> None:
        seats, place = list(self._setup.seats), self.query_one(SeatList).focused_seat()
        if place is not None and 0 <= place + step < len(seats):
            seats[place], seats[place + step] = seats[place + step], seats[place]
            await self._put_seats(tuple(seats), place + step)

    async def _put_seats(self, seats: tuple[SeatDraft, ...], cursor: int) -> None:
        seat_list = self.query_one(SeatList)
        await seat_list.put(seats)
        seat_list.go(cursor)

    def action_do_presets(self) -> None:
        dialog = PresetsDialog(self.stage, self.game_app.folder, self._presets, self._setup, self._preset_chosen)
        self.app.push_screen(dialog)

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))

    async def on_input_submitted(self, event: Message) -> None:
        """Enter in a name goes to the next seat, and makes one after the last."""
        event.stop()
        place = self.query_one(SeatList).focused_seat()
        if place is not None and not self.query_one(SeatList).go(place + 1):
            await self.action_do_add_player()

    def action_line(self, step: int) -> None:
        """Up and down stay in the column of names, or of languages, while there are seats."""
        seat_list, focused = self.query_one(SeatList), self.focused
        place = seat_list.focused_seat()
        if place is None or focused is None or not seat_list.go(place + step, type(focused)):
            self.focus_next() if step > 0 else self.focus_previous()
