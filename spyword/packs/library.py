"""Where the packs are: those that came with the game, and those of one's own in the data folder."""

from __future__ import annotations

import os.path
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spyword.packs.checking import Checked, check_file, check_pack
from spyword.packs.model import AnyPack, Origin, Pack, PlacePack
from spyword.packs.problems import PackProblem, ProblemCode
from spyword.packs.reading import read_pack
from spyword.packs.writing import write_pack

OWN_FOLDER: Final = "packs"
"""In the data folder."""
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_BUILT_IN: Final = (_PACKAGE / "_packs", _PACKAGE.parent / "packs")
"""In the wheel, and in a clone."""
_WORDS, _PLACES = "words", "places"
"""The folders of the two kinds in there. Own packs lie together: what a file holds says which it is."""


@dataclass(frozen=True, slots=True)
class DamagedPack:
    """A file of one's own that cannot be played as it is. It stays where it lies."""

    path: Path
    problems: tuple[PackProblem, ...]


class Library:
    """All packs of this laptop. Own packs with a fault are left out, and listed with it."""

    def __init__(self, folder: Path) -> None:
        self._own_folder = folder / OWN_FOLDER
        self.packs: tuple[Pack, ...] = ()
        """All that can be played with: the built-in ones first."""
        self.places: tuple[PlacePack, ...] = ()
        """All packs of locations that can be played with: the built-in ones first."""
        self.damaged: tuple[DamagedPack, ...] = ()
        self.reload()

    def reload(self) -> None:
        """Read all packs again. Nothing is raised."""
        packs: list[AnyPack] = [*built_in_packs(), *built_in_places()]
        damaged: list[DamagedPack] = []
        for path in _pack_files(self._own_folder):
            checked = _with_free_id(check_file(path), packs)
            if checked.pack is not None:
                packs.append(checked.pack)
            else:
                damaged.append(DamagedPack(path, checked.problems))
        self.packs = tuple(pack for pack in packs if isinstance(pack, Pack))
        self.places = tuple(pack for pack in packs if isinstance(pack, PlacePack))
        self.damaged = tuple(damaged)

    @property
    def _all(self) -> tuple[AnyPack, ...]:
        return (*self.packs, *self.places)

    def find(self, pack_id: str) -> Pack | None:
        """The pack of words of this id."""
        return next((pack for pack in self.packs if pack.id == pack_id), None)

    def check(self, pack: AnyPack) -> tuple[PackProblem, ...]:
        """What stands against keeping this pack; its own older version does not."""
        others = [other for other in self._all if other.origin is Origin.BUILT_IN or other.path != pack.path]
        return _with_free_id(Checked(pack, check_pack(pack)), others).problems

    def save(self, pack: AnyPack) -> tuple[PackProblem, ...]:
        """Keep a pack of one's own, unless something stands against it. Raises `OSError` if it cannot be written.

        It takes the place of its older version; a new one, or one made from a built-in pack, gets a file of its own.
        """
        found = self.check(pack)
        if not found:
            write_pack(pack, self._path_for(pack))
            self.reload()
        return found

    def import_file(self, path: Path) -> Checked:
        """Take a copy of a pack file into the own packs, unless something stands against it. Raises `OSError`."""
        checked = _with_free_id(check_file(Path(os.path.expanduser(path))), self._all)
        if checked.pack is not None:
            write_pack(checked.pack, self._path_for(checked.pack))
            self.reload()
        return checked

    def remove(self, pack: AnyPack) -> None:
        """Throw a pack of one's own away. Raises `OSError`."""
        if pack.origin is Origin.OWN and pack.path is not None:
            pack.path.unlink(missing_ok=True)
            self.reload()

    def _path_for(self, pack: AnyPack) -> Path:
        """Its file among the own packs, else one that is not there yet: another pack, or a damaged one, may lie
        where its name would put it.
        """
        if pack.path is not None and pack.path.parent == self._own_folder:
            return pack.path
        path = self._own_folder / f"{pack.id}.toml"
        number = 1
        while path.exists():
            number += 1
            path = path.with_name(f"{pack.id}-{number}.toml")
        return path


def built_in_packs() -> Iterator[Pack]:
    """The packs of words that came with the game, by their ids. They were checked when the game was built."""
    return (pack for pack in _built_in(_WORDS) if isinstance(pack, Pack))


def built_in_places() -> Iterator[PlacePack]:
    """The packs of locations that came with the game, by their ids."""
    return (pack for pack in _built_in(_PLACES) if isinstance(pack, PlacePack))


def _built_in(kind: str) -> Iterator[AnyPack]:
    folder = next((folder / kind for folder in _BUILT_IN if folder.is_dir()), None)
    for path in _pack_files(folder) if folder is not None else ():
        reading = read_pack(path, Origin.BUILT_IN)
        if reading.pack is not None and not reading.problems:
            yield reading.pack


def _pack_files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith("."))
    except OSError:
        return []


def _with_free_id(checked: Checked, others: Iterable[AnyPack]) -> Checked:
    """The same, and a problem if another pack has the id already."""
    pack = checked.pack
    other = None if pack is None else next((other for other in others if other.id == pack.id), None)
    if pack is None or other is None:
        return checked
    where = str(other.path) if other.origin is Origin.OWN else other.title("en")
    problem = PackProblem(pack.path, None, None, ProblemCode.ID_TAKEN, {"id": pack.id, "other": where}, ("id",))
    return Checked(None, (*checked.problems, problem))
