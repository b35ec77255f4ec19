"""Forms that are remembered: the last table's, and presets under a name. Two TOML files in the data folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spyword.files import DamageReason, Loaded, write_atomically
from spyword.settings_file import BadKey, Fields, read_settings_file
from spyword.table.setup.draft import Setup
from spyword.table.setup.written import setup_of, table_of

LAST_TABLE: Final = "last-table.toml"
PRESETS: Final = "presets.toml"


@dataclass(frozen=True, slots=True)
class Preset:
    """A form under a name."""

    name: str
    setup: Setup


def last_setup(folder: Path) -> Loaded[Setup | None]:
    """The form of the last game that was started here; None if there was none. Raises `OSError`."""
    path = folder / LAST_TABLE
    if not path.exists():
        return Loaded(None)
    return read_settings_file(path, setup_of, None)


def remember_setup(folder: Path, setup: Setup) -> None:
    """Keep the form for the next game. Raises `OSError`."""
    _write(folder / LAST_TABLE, table_of(setup))


def presets(folder: Path) -> Loaded[tuple[Preset, ...]]:
    """The presets in the order in which they were first saved. Raises `OSError`."""
    nothing: tuple[Preset, ...] = ()
    return read_settings_file(folder / PRESETS, _presets_of, nothing)


def save_preset(folder: Path, name: str, setup: Setup) -> None:
    """Keep the form under this name, in place of an earlier one of the same name. Raises `OSError`."""
    kept = {preset.name: preset.setup for preset in presets(folder).value}
    _write_presets(folder, kept | {name: setup})


def delete_preset(folder: Path, name: str) -> None:
    """Forget the preset of this name, if there is one. Raises `OSError`."""
    kept = {preset.name: preset.setup for preset in presets(folder).value if preset.name != name}
    _write_presets(folder, kept)


def _presets_of(fields: Fields) -> tuple[Preset, ...]:
    return tuple(_preset_of(table) for table in fields.tables("preset"))


def _preset_of(fields: Fields) -> Preset:
    name = fields.text("name")
    if not name:
        raise BadKey("name", DamageReason.BAD_VALUE)
    preset = Preset(name, setup_of(fields))
    fields.end()
    return preset


def _write_presets(folder: Path, kept: dict[str, Setup]) -> None:
    _write(folder / PRESETS, {"preset": [{"name": name, **table_of(setup)} for name, setup in kept.items()]})


def _write(path: Path, table: dict[str, object]) -> None:
    import tomli_w

    write_atomically(path, tomli_w.dumps(table))
