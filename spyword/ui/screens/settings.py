"""What is chosen once for this laptop. Every change counts at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from spyword.i18n import LANGUAGES, N_, NATIVE_NAMES
from spyword.prefs import Pictures
from spyword.ui.base import GameScreen
from spyword.ui.keys import BACK, FORM_KEYS, HELP, bindings
from spyword.ui.messages import Go, Place, PrefsChanged
from spyword.ui.stage import Stage
from spyword.ui.theme import CONTRAST, DARK, LIGHT
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain

THEME_NAMES = {DARK.name: N_("Lamp light"), LIGHT.name: N_("Daylight"), CONTRAST.name: N_("High contrast")}
PICTURE_NAMES = {Pictures.AUTO: N_("As large as fits"), Pictures.SMALL: N_("Small"), Pictures.OFF: N_("Off")}


class SettingsScreen(GameScreen):
    """Language, looks and sounds of this laptop."""

    CSS_PATH = "settings.tcss"
    AUTO_FOCUS = "Picker"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(HELP, BACK), *FORM_KEYS]

    def __init__(self, stage: Stage, folder: Path) -> None:
        super().__init__(stage)
        self._folder = folder
        self._prefs = stage.prefs

    def heading(self) -> str:
        return self.t("Settings")

    def body(self) -> ComposeResult:
        t, prefs = self.t, self.stage.prefs
        on_off = [Value(True, t("On")), Value(False, t("Off"))]
        with Vertical(id="settings"):
            yield Picker(
                t("Language"),
                [Value(code, NATIVE_NAMES[code]) for code in LANGUAGES],
                self.stage.language,
                id="language",
            )
            yield Picker(
                t("Theme"), [Value(name, t(label)) for name, label in THEME_NAMES.items()], prefs.theme, id="theme"
            )
            yield Picker(
                t("Pictures"),
                [Value(each, t(label)) for each, label in PICTURE_NAMES.items()],
                prefs.pictures,
                id="pictures",
            )
            yield Picker(t("Sounds"), on_off, prefs.sounds, id="sounds")
            yield Picker(t("Animations"), on_off, prefs.animations, id="animations")
            yield Plain(t("Games, packs and settings are kept in {folder}", folder=str(self._folder)), id="folder")

    @on(Picker.Changed)
    def _changed(self, event: Picker.Changed) -> None:
        match event.picker.id, event.picker.value:
            case "language", str(language):
                self._prefs = replace(self._prefs, language=language)
            case "theme", str(theme):
                self._prefs = replace(self._prefs, theme=theme)
            case "pictures", Pictures() as pictures:
                self._prefs = replace(self._prefs, pictures=pictures)
            case "sounds", bool(sounds):
                self._prefs = replace(self._prefs, sounds=sounds)
            case "animations", bool(animations):
                self._prefs = replace(self._prefs, animations=animations)
        self.post_message(PrefsChanged(self._prefs))

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))
