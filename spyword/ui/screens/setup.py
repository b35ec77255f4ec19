"""The form before a game: who plays, by which settings, drawn from which packs. Which game, its `GameForm` knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from spyword.table.setup import Preset, SeatDraft, Setup, SetupCode, SetupField, SetupProblem
from spyword.text import clean
from spyword.ui.form.game_form import GameForm
from spyword.ui.form.host_settings import HostSettings
from spyword.ui.form.known_players import KnownPlayers
from spyword.ui.form.pack_choice import PackChoiceDialog
from spyword.ui.form.presets import PresetsDialog
from spyword.ui.form.seating import SeatingScreen
from spyword.ui.form.seats import SeatList, seated
from spyword.ui.keys import BACK, HELP, KNOWN, MOVE_DOWN, MOVE_UP, PRESETS, REMOVE, START, bindings
from spyword.ui.messages import Go, Place, StartGame
from spyword.ui.sentences import setup_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.button_line import ButtonLine
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet


class SetupScreen(SeatingScreen):
    """Everything on one screen; what is wrong stands where it is wrong, and Start waits until nothing is."""

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "TypedField"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-medium"), (110, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(START, PRESETS, HELP, BACK),
    ]

    def __init__(
        self, stage: Stage, form: GameForm, presets: Sequence[Preset], known: KnownPlayers | None = None
    ) -> None:
        """`known` are those with a profile; None if the database cannot be used."""
        super().__init__(stage, known)
        self._form = form
        self._presets = tuple(preset for preset in presets if preset.setup.game == form.setup.game)
        self._has_tried = False
        """Start was pressed before all was right: empty seats are told of, too."""

    @property
    def setup(self) -> Setup:
        """The form as it is filled in now."""
        return self._form.setup

    def heading(self) -> str:
        return self.t(self._form.title)

    def body(self) -> ComposeResult:
        t = self.t
        with Horizontal(id="form"):
            with Sheet(t("Players, in seating order"), id="players"):
                yield SeatList(self.setup.seats, t, self.known, id="seats")
                yield ButtonLine(t("+ Add a player"), id="add")
                yield KeyCaps((KNOWN, REMOVE, MOVE_UP, MOVE_DOWN), t)
            with VerticalScroll(id="rules", can_focus=False):
                with Sheet(t("Rules of the table")):
                    yield HostSettings(self._form.lines(), id="settings")
                    yield ButtonLine("", id="packs")
                with Vertical(id="begin"):
                    yield Plain(id="hint")
                    yield Plain(id="status")
                    yield ButtonLine(t("Start the game"), id="start")

    def on_mount(self) -> None:
        self._show()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """A narrow footer has no room for the rules; F1 shows them all the same."""
        active = super().active_bindings
        if HELP.key in active and self.has_class("-narrow"):
            rules = active[HELP.key]
            active[HELP.key] = rules._replace(binding=replace(rules.binding, show=False))
        return active

    def on_resize(self) -> None:
        self.call_after_refresh(self.refresh_bindings)

    # What was filled in

    def _fill_in(self, setup: Setup) -> None:
        self._form = replace(self._form, setup=setup)
        self._show()

    @on(SeatList.Changed)
    def _seats_changed(self) -> None:
        self._fill_in(replace(self.setup, seats=self.query_one(SeatList).seats))

    def seats_moved(self, order: Sequence[int], seats: tuple[SeatDraft, ...]) -> None:
        self._form = replace(self._form, setup=replace(self._form.moved(order), seats=seats))

    @on(Picker.Changed)
    def _setting_changed(self, event: Picker.Changed) -> None:
        if isinstance(setup := event.picker.value, Setup):
            self._fill_in(setup)

    def _packs_chosen(self, packs: tuple[str, ...]) -> None:
        self._fill_in(replace(self.setup, packs=packs))

    async def _preset_chosen(self, setup: Setup) -> None:
        if self.known is not None:
            setup = replace(setup, seats=self.known.up_to_date(setup.seats))
        self._fill_in(setup)
        await self.query_one(SeatList).put(setup.seats)

    # What is wrong with it, and what it is about

    @property
    def _problems(self) -> tuple[SetupProblem, ...]:
        return seated(self.setup).problems(self._form.shelf)

    def _show(self) -> None:
        """The lines, problems at their fields, and whether the game can start."""
        found = self._problems
        at_seats = {
            problem.seat: setup_sentence(problem, self.t)
            for problem in found
            if problem.seat is not None and (self._has_tried or problem.code is not SetupCode.NAME_EMPTY)
        }
        self.query_one(SeatList).tell(at_seats)
        self.query_one(HostSettings).show(self._form.lines())
        self.query_one("#packs", ButtonLine).label = self._form.packs_line()
        self.query_one("#status", Plain).update(self._status(found))
        self.query_one("#begin").set_class(bool(found), "-waiting")
        self.refresh_bindings()

    def _status(self, found: Sequence[SetupProblem]) -> str:
        """What has to be put right first, or what will be played."""
        are_lines_marked = self.query_one(HostSettings).has_refusal
        for problem in found:
            is_said = are_lines_marked or problem.seat is not None
            if not is_said or problem.code is SetupCode.NAME_EMPTY:
                return setup_sentence(problem, self.t)
        if found:
            return self.t("First put right what is marked.")
        return self._form.summary()

    def _hint_at(self, line: Widget) -> str:
        if line.id == "packs":
            return self.t(self._form.packs_hint)
        return self.query_one(HostSettings).hint_at(line) or self.query_one(SeatList).hint_at(line)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the line with the cursor is about."""
        self.query_one("#hint", Plain).update(self._hint_at(event.widget))
        self.refresh_bindings()

    # Orders

    @on(ButtonLine.Pressed)
    def _button(self, event: ButtonLine.Pressed) -> None:
        match event.button.id:
            case "add":
                self.call_later(self.action_do_add)
            case "packs":
                self.app.push_screen(
                    PackChoiceDialog(self.stage, self._form.packs(), self.setup.packs, self._packs_chosen)
                )
            case "start":
                self.call_later(self._try_to_start)

    async def _try_to_start(self) -> None:
        """As F9, but where something is wrong the cursor goes there."""
        if not (found := self._problems):
            await self.run_action(f"command('{START.id}')")
            return
        self._has_tried = True
        self._show()
        seat, field = found[0].seat, found[0].field
        if seat is not None:
            self.query_one(SeatList).go(seat)
        elif field is not SetupField.PLAYERS and not self.query_one(HostSettings).go(field):
            self.query_one("#packs").focus()

    def is_available(self, command_id: str) -> bool | None:
        match command_id:
            case START.id:
                return None if self._problems else True
            case _:
                return super().is_available(command_id)

    def action_do_start(self) -> None:
        if not self._problems:
            setup = seated(self.setup)
            seats = tuple(replace(seat, name=clean(seat.name)) for seat in setup.seats)
            self.post_message(StartGame(replace(setup, seats=seats)))

    def action_do_presets(self) -> None:
        setup, folder = seated(self.setup), self.game_app.folder
        self.app.push_screen(
            PresetsDialog(self.stage, folder, self._presets, setup, self._preset_chosen, self._presets_changed)
        )

    def _presets_changed(self, presets: tuple[Preset, ...]) -> None:
        self._presets = presets

    def action_do_help(self) -> None:
        """The rules of the game that the form is of."""
        self.post_message(Go(Place.HELP, self.setup.game))

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))
