"""Forms that are remembered: the last table of each game, and presets under a name. TOML files in the data folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from spyword.files import DamageReason, Loaded, write_atomically
from spyword.settings_file import BadKey, Fields, read_settings_file
from spyword.table.setup.draft import SeatDraft, Setup
from spyword.table.setup.written import setup_of, table_of

S = TypeVar("S", bound=Setup)
Setups = Mapping[str, type[Setup]]
"""The forms of all games, by the game's name in files. Presets that do not name one are of the first: once there was
no other.
"""

PRESETS: Final = "presets.toml"


@dataclass(frozen=True, slots=True)
class Preset:
    """A form under a name; one name for each game."""

    name: str
    setup: Setup


def last_setup(folder: Path, kind: type[S]) -> Loaded[S | None]:
    """The form of the last game of this kind that was started here; None if there was none. Raises `OSError`."""
    path = folder / kind.last_table
    if not path.exists():
        return Loaded(None)
    return read_settings_file(path, partial(setup_of, kind), None)


def last_seats(folder: Path, kinds: Iterable[type[Setup]]) -> Loaded[tuple[SeatDraft, ...]]:
    """Who sat at the last table of the first of these games that was played here. Raises `OSError`."""
    damage = None
    for kind in kinds:
        found = last_setup(folder, kind)
        damage = damage or found.damage
        if found.value is not None:
            return Loaded(found.value.seats, damage)
    return Loaded((), damage)


def remember_setup(folder: Path, setup: Setup) -> None:
    """Keep the form for the next game. Raises `OSError`."""
    _write(folder / setup.last_table, table_of(setup))


def presets(folder: Path, setups: Setups) -> Loaded[tuple[Preset, ...]]:
    """The presets in the order in which they were first saved. Raises `OSError`."""
    nothing: tuple[Preset, ...] = ()
    return read_settings_file(folder / PRESETS, partial(_presets_of, setups), nothing)


def save_preset(folder: Path, preset: Preset, setups: Setups) -> None:
    """Keep the form under this name, in place of an earlier one of the same name and game. Raises `OSError`."""
    kept = {_key(each): each for each in presets(folder, setups).value}
    _write_presets(folder, (kept | {_key(preset): preset}).values())


def delete_preset(folder: Path, preset: Preset, setups: Setups) -> None:
    """Forget the preset of this name and game, if there is one. Raises `OSError`."""
    _write_presets(folder, [each for each in presets(folder, setups).value if _key(each) != _key(preset)])


def _key(preset: Preset) -> tuple[str, str]:
    return preset.setup.game, preset.name


def _presets_of(setups: Setups, fields: Fields) -> tuple[Preset, ...]:
    return tuple(_preset_of(setups, table) for table in fields.tables("preset"))


def _preset_of(setups: Setups, fields: Fields) -> Preset:
    name, game = fields.text("name"), fields.text("game", next(iter(setups)))
    if not name:
        raise BadKey("name", DamageReason.BAD_VALUE)
    if game not in setups:
        raise BadKey("game", DamageReason.BAD_VALUE)
    preset = Preset(name, setup_of(setups[game], fields))
    fields.end()
    return preset


def _write_presets(folder: Path, kept: Iterable[Preset]) -> None:
    tables = [{"name": preset.name, "game": preset.setup.game, **table_of(preset.setup)} for preset in kept]
    _write(folder / PRESETS, {"preset": tables})


def _write(path: Path, table: dict[str, object]) -> None:
    import tomli_w

    write_atomically(path, tomli_w.dumps(table))
