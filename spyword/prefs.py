"""What is chosen once for this laptop: language, theme, pictures, sounds, animations. One TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from spyword.files import DamageReason, Loaded, write_atomically
from spyword.i18n import is_language
from spyword.settings_file import BadKey, Fields, read_settings_file

FILE_NAME: Final = "settings.toml"


class Pictures(Enum):
    """How large the pictures on the cards are."""

    AUTO = "auto"
    """As large as the window has room for."""
    SMALL = "small"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Prefs:
    """The settings of this laptop, with their defaults."""

    language: str | None = None
    """One of `spyword.i18n.LANGUAGES`; None: as the locale says."""
    theme: str = "spyword-dark"
    """A theme's name; a name that no theme has is for the interface to replace."""
    pictures: Pictures = Pictures.AUTO
    sounds: bool = True
    animations: bool = True


def load_prefs(folder: Path) -> Loaded[Prefs]:
    """The saved settings; the defaults if there are none. A file that cannot be used is set aside and told of.

    Raises `OSError` only if the file is there and the system refuses to read it.
    """
    return read_settings_file(folder / FILE_NAME, _prefs_of, Prefs())


def saved_language(folder: Path) -> str | None:
    """The language in the file, if there is a sound one; looks without touching, whatever else is wrong."""
    try:
        language = tomllib.loads((folder / FILE_NAME).read_text("utf-8")).get("language")
    except (OSError, ValueError):
        return None
    return language if isinstance(language, str) and is_language(language) else None


def save_prefs(folder: Path, prefs: Prefs) -> None:
    """Write the settings, at once and whole. Raises `OSError`; the saved ones stay as they were then."""
    import tomli_w

    language = {} if prefs.language is None else {"language": prefs.language}
    table = {
        **language,
        "theme": prefs.theme,
        "pictures": prefs.pictures.value,
        "sounds": prefs.sounds,
        "animations": prefs.animations,
    }
    write_atomically(folder / FILE_NAME, tomli_w.dumps(table))


def _prefs_of(fields: Fields) -> Prefs:
    defaults = Prefs()
    return Prefs(
        _language(fields),
        fields.text("theme", defaults.theme),
        fields.choice("pictures", defaults.pictures),
        fields.flag("sounds", defaults.sounds),
        fields.flag("animations", defaults.animations),
    )


def _language(fields: Fields) -> str | None:
    if not fields.has("language"):
        return None
    language = fields.text("language")
    if not is_language(language):
        raise BadKey("language", DamageReason.BAD_VALUE)
    return language
