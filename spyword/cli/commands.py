"""What can be asked for on the command line: one class a command.

`words` are those by which a command is asked for; a plain start has none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

GAMES: Final = ("spys-word", "spyfall")
"""The games by their names in files."""


@dataclass(frozen=True, slots=True)
class Play:
    """The game itself."""

    words: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class ShowVersion:
    """`--version`."""

    words: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class ShowHelp:
    """`--help`."""

    words: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class ListPacks:
    """`packs list`."""

    words: ClassVar[str] = "packs list"


@dataclass(frozen=True, slots=True)
class CheckPacks:
    """`packs check FILE…`."""

    words: ClassVar[str] = "packs check"

    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewPack:
    """`packs new FILE`."""

    words: ClassVar[str] = "packs new"

    file: str
    places: bool = False
    """A pack of locations, not of words."""


@dataclass(frozen=True, slots=True)
class ListPeople:
    """`people list`."""

    words: ClassVar[str] = "people list"

    as_json: bool = False


@dataclass(frozen=True, slots=True)
class ShowPerson:
    """`people show NAME`."""

    words: ClassVar[str] = "people show"

    name: str
    as_json: bool = False


@dataclass(frozen=True, slots=True)
class ExportPerson:
    """`people export NAME`."""

    words: ClassVar[str] = "people export"

    name: str
    out: str | None = None
    """The file to be written; None: standard output."""


@dataclass(frozen=True, slots=True)
class ImportPerson:
    """`people import FILE`."""

    words: ClassVar[str] = "people import"

    file: str


@dataclass(frozen=True, slots=True)
class DeletePerson:
    """`people delete NAME`."""

    words: ClassVar[str] = "people delete"

    name: str
    is_sure: bool = False
    """Nobody has to confirm it."""


@dataclass(frozen=True, slots=True)
class ListGames:
    """`games list`."""

    words: ClassVar[str] = "games list"

    person: str | None = None
    """Games of the one who is called so."""
    game: str | None = None
    """One of `GAMES`; None: both."""
    as_json: bool = False


@dataclass(frozen=True, slots=True)
class Simulate:
    """`simulate`, or `simulate spys-word`."""

    words: ClassVar[str] = "simulate spys-word"

    players: int | None = None
    """None: every number that can play."""
    games: int = 200
    """Of each line-up."""
    seed: int = 1
    guess_percent: int = 25
    """How often a ghost that was voted out guesses right."""
    passing: bool = False
    lots: bool = False
    """Ties are settled by lot at once."""
    as_json: bool = False


@dataclass(frozen=True, slots=True)
class SimulateSpyfall:
    """`simulate spyfall`."""

    words: ClassVar[str] = "simulate spyfall"

    players: int | None = None
    """None: every number that can play."""
    games: int = 50
    """Of each number of players and spies."""
    seed: int = 1
    guess_percent: int = 25
    """How often a spy who names a location is right."""
    spies_know: bool = False
    as_json: bool = False


AboutPacks = ListPacks | CheckPacks | NewPack
AboutPeople = ListPeople | ShowPerson | ExportPerson | ImportPerson | DeletePerson
AboutGames = ListGames
Command = Play | ShowVersion | ShowHelp | AboutPacks | AboutPeople | AboutGames | Simulate | SimulateSpyfall


@dataclass(frozen=True, slots=True)
class Request:
    """One command with what every command may be given."""

    command: Command
    language: str | None = None
    folder: str | None = None
