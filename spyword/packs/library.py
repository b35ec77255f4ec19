"""Where the packs are: those that came with the game, and those of one's own in the data folder."""

from __future__ import annotations

import os.path
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spyword.packs.checking import Checked, check_file, check_pack
from spyword.packs.model import Origin, Pack, PlacePack
from spyword.packs.problems import PackProblem, ProblemCode
from spyword.packs.reading import read_pack
from spyword.packs.writing import write_pack

OWN_FOLDER: Final = "packs"
"""In the data folder."""
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_BUILT_IN: Final = (_PACKAGE / "_packs" / "words", _PACKAGE.parent / "packs" / "words")
"""In the wheel, and in a clone."""


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
        packs = list(built_in_packs())
        damaged: list[DamagedPack] = []
        for path in _pack_files(self._own_folder):
            checked = _with_free_id(check_file(path), packs)
            if checked.pack is not None:
                packs.append(checked.pack)
            else:
                damaged.append(DamagedPack(path, checked.problems))
        self.packs, self.damaged = tuple(packs), tuple(damaged)

    def find(self, pack_id: str) -> Pack | None:
        """The pack of this id."""
        return next((pack for pack in self.packs if pack.id == pack_id), None)

    def check(self, pack: Pack) -> tuple[PackProblem, ...]:
        """What stands against keeping this pack; its own older version does not."""
        others = [other for other in self.packs if other.origin is Origin.BUILT_IN or other.path != pack.path]
        return _with_free_id(Checked(pack, check_pack(pack)), others).problems

    def save(self, pack: Pack) -> tuple[PackProblem, ...]:
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
        checked = _with_free_id(check_file(Path(os.path.expanduser(path))), self.packs)
        if checked.pack is not None:
            write_pack(checked.pack, self._path_for(checked.pack))
            self.reload()
        return checked

    def remove(self, pack: Pack) -> None:
        """Throw a pack of one's own away. Raises `OSError`."""
        if pack.origin is Origin.OWN and pack.path is not None:
            pack.path.unlink(missing_ok=True)
            self.reload()

    def _path_for(self, pack: Pack) -> Path:
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
    """The packs that came with the game, in the order of their ids. They were checked when the game was built."""
    folder = next((folder for folder in _BUILT_IN if folder.is_dir()), None)
    for path in _pack_files(folder) if folder is not None else ():
        reading = read_pack(path, Origin.BUILT_IN)
        if reading.pack is not None and not reading.problems:
            yield reading.pack


def _pack_files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith("."))
    except OSError:
        return []


def _with_free_id(checked: Checked, others: Iterable[Pack]) -> Checked:
    """The same, and a problem if another pack has the id already."""
    pack = checked.pack
    other = None if pack is None else next((other for other in others if other.id == pack.id), None)
    if pack is None or other is None:
        return checked
    where = str(other.path) if other.origin is Origin.OWN else other.title("en")
    problem = PackProblem(pack.path, None, None, ProblemCode.ID_TAKEN, {"id": pack.id, "other": where}, ("id",))
    return Checked(None, (*checked.problems, problem))
