"""Saved tables: the form as it was on another evening."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input

from spyword.games import SETUPS
from spyword.table.setup import Preset, Setup, delete_preset, presets, save_preset
from spyword.text import clean
from spyword.ui.dialogs import Dialog
from spyword.ui.keys import BACK, DELETE, FORM_KEYS, bindings
from spyword.ui.messages import CloseDialog
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField

NAME_CELLS = 24
"""The widest name of a preset, in terminal cells."""


class PresetsDialog(Dialog):
    """Choose a saved form, save the present one under a name, or delete one."""

    CSS_PATH = "presets.tcss"
    AUTO_FOCUS = "Choices, TypedField"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(DELETE, BACK), *FORM_KEYS]

    def __init__(
        self,
        stage: Stage,
        folder: Path,
        saved: Sequence[Preset],
        setup: Setup,
        choose: Callable[[Setup], Awaitable[None]],
        changed: Callable[[tuple[Preset, ...]], None],
    ) -> None:
        """`choose` takes the form that was chosen; `changed` hears what is saved now."""
        super().__init__(stage)
        self._folder = folder
        self._saved = tuple(saved)
        self._setup = setup
        self._choose = choose
        self._changed = changed

    def heading(self) -> str:
        return self.t("Presets")

    def body(self) -> ComposeResult:
        with Vertical(id="presets"):
            if self._saved:
                yield Choices([self._line(place, preset) for place, preset in enumerate(self._saved)])
                yield KeyCaps((DELETE,), self.t)
            else:
                yield Plain(self.t("No presets yet: save this table under a name."))
            yield TypedField(placeholder=self.t("Save this table as …"), cells=NAME_CELLS)
            yield Plain(id="preset-problem")

    def _line(self, place: int, preset: Preset) -> Choice:
        players = self.t.plural("{n} player", "{n} players", len(preset.setup.seats))
        return Choice(f"preset-{place}", preset.name, players)

    @on(Choices.Chosen)
    async def _chosen(self, event: Choices.Chosen) -> None:
        preset = self._saved[int(event.id.removeprefix("preset-"))]
        self.post_message(CloseDialog())
        await self._choose(preset.setup)

    @on(Input.Submitted)
    async def _save(self, event: Input.Submitted) -> None:
        name = clean(event.value)
        if name:
            await self._change(lambda: save_preset(self._folder, Preset(name, self._setup), SETUPS))

    def is_available(self, command_id: str) -> bool | None:
        return bool(self._saved) or None if command_id == DELETE.id else True

    async def action_do_delete(self) -> None:
        if self._saved and (place := self.query_one(Choices).highlighted) is not None:
            await self._change(lambda: delete_preset(self._folder, self._saved[place], SETUPS))

    async def _change(self, change: Callable[[], None]) -> None:
        """Write to the disk and show what is there now, or say that it did not work."""
        try:
            change()
            saved = presets(self._folder, SETUPS).value
            self._saved = tuple(preset for preset in saved if preset.setup.game == self._setup.game)
        except OSError:
            self.query_one("#preset-problem", Plain).update(self.t("The presets could not be saved. Is the disk full?"))
            return
        self._changed(self._saved)
        await self.recompose()
        self.query(Choices).first().focus() if self._saved else self.query_one(TypedField).focus()
