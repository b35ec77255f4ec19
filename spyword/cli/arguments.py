"""What the command line asks for. Reads words, does nothing, and says by a code what it does not understand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from spyword.cli.commands import (
    GAMES,
    CheckPacks,
    Command,
    DeletePerson,
    ExportPerson,
    ImportPerson,
    ListGames,
    ListPacks,
    ListPeople,
    NewPack,
    Play,
    Request,
    ShowHelp,
    ShowPerson,
    ShowVersion,
    Simulate,
    SimulateSpyfall,
)
from spyword.i18n import LANGUAGES, is_language
from spyword.i18n.marks import N_


class UsageError(Exception):
    """The command line cannot be understood: an English sentence, to be translated, and its fields."""

    def __init__(self, sentence: str, **fields: str | int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields


_ANYWHERE: Final = {"--lang": True, "--data": True, "--help": False, "-h": False, "--version": False}
"""Options of every command; true: takes a value."""


@dataclass(frozen=True, slots=True)
class _Option:
    """An option of some commands only."""

    commands: tuple[str, ...]
    """The words of each, or those with which they begin."""
    takes_value: bool = False


_OF_SOME: Final[Mapping[str, _Option]] = {
    "--places": _Option(("packs new",)),
    "--out": _Option(("people export",), takes_value=True),
    "--yes": _Option(("people delete",)),
    "--person": _Option(("games list",), takes_value=True),
    "--game": _Option(("games list",), takes_value=True),
    "--json": _Option(("people list", "people show", "games list", "simulate")),
    "--players": _Option(("simulate",), takes_value=True),
    "--games": _Option(("simulate",), takes_value=True),
    "--seed": _Option(("simulate",), takes_value=True),
    "--guess": _Option(("simulate",), takes_value=True),
    "--passing": _Option(("simulate spys-word",)),
    "--lots": _Option(("simulate spys-word",)),
    "--spies-know": _Option(("simulate spyfall",)),
}

_FAMILIES: Final[Mapping[str, str]] = {
    "packs": "list, check, new",
    "people": "list, show, export, import, delete",
    "games": "list",
}
"""Words that say nothing without another one, to those others."""


@dataclass
class _Words:
    """The command line, sorted: options with their values, and the rest in order."""

    options: dict[str, str] = field(default_factory=dict)
    rest: list[str] = field(default_factory=list)

    def flag(self, option: str) -> bool:
        """The option was given."""
        return option in self.options

    def number(self, option: str, lowest: int, highest: int, default: int) -> int:
        """The whole number that the option was given. Raises `UsageError`."""
        text = self.options.get(option)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 20 and lowest <= int(text) <= highest):
            raise UsageError(
                N_("{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
                option=option,
                lowest=lowest,
                highest=highest,
                value=text,
            )
        return int(text)

    def one_of(self, option: str, values: Sequence[str]) -> str | None:
        """The value that the option was given, if any. Raises `UsageError`."""
        value = self.options.get(option)
        if value is None or value in values:
            return value
        raise UsageError(
            N_("{option} takes one of {values}, not “{value}”."), option=option, values=", ".join(values), value=value
        )


def language_asked(words: Sequence[str]) -> str | None:
    """The language that `--lang` asks for, however wrong the rest is: complaints are made in it."""
    for word, following in zip(words, (*words[1:], ""), strict=True):
        value = following if word == "--lang" else word.removeprefix("--lang=") if "=" in word else ""
        if word.startswith("--lang") and is_language(value):
            return value
    return None


def read_arguments(words: Sequence[str]) -> Request:
    """The request that the words after the program's name make. Raises `UsageError`."""
    sorted_words = _sorted(words)
    language = sorted_words.one_of("--lang", LANGUAGES)
    return Request(_command(sorted_words), language, sorted_words.options.get("--data"))


def _sorted(words: Sequence[str]) -> _Words:
    found = _Words()
    left = iter(words)
    for word in left:
        if word == "--":
            found.rest.extend(left)
        elif word.startswith("-") and word != "-":
            _take_option(word, left, found)
        else:
            found.rest.append(word)
    return found


def _take_option(word: str, left: Iterator[str], found: _Words) -> None:
    option, equals, value = word.partition("=")
    if option not in _ANYWHERE and option not in _OF_SOME:
        raise UsageError(N_("There is no option {option}."), option=option)
    takes_value = _ANYWHERE[option] if option in _ANYWHERE else _OF_SOME[option].takes_value
    if not takes_value and equals:
        raise UsageError(N_("{option} takes no value."), option=option)
    if takes_value and not equals:
        value = next(left, "")
    if takes_value and not value:
        raise UsageError(N_("{option} needs a value."), option=option)
    found.options["--help" if option == "-h" else option] = value


def _command(words: _Words) -> Command:
    if words.flag("--help"):
        return ShowHelp()
    if words.flag("--version"):
        return ShowVersion()
    command, too_many = _asked(words)
    for word in too_many:
        raise UsageError(N_("There is nothing to do with “{word}” here."), word=word)
    for option in words.options:
        if option in _OF_SOME:
            _refuse_elsewhere(option, command)
    return command


def _refuse_elsewhere(option: str, command: Command) -> None:
    commands = _OF_SOME[option].commands
    if not any(f"{command.words} ".startswith(f"{own} ") for own in commands):
        raise UsageError(N_("{option} is an option of: {commands}."), option=option, commands=", ".join(commands))


def _asked(words: _Words) -> tuple[Command, Sequence[str]]:
    """The command, and the words that are too many for it."""
    match words.rest:
        case ["packs", *rest]:
            return _of_packs(rest, words)
        case ["people", *rest]:
            return _of_people(rest, words)
        case ["games", "list", *too_many]:
            game = words.one_of("--game", GAMES)
            return ListGames(words.options.get("--person"), game, words.flag("--json")), too_many
        case ["games", *rest]:
            raise _no_command("games", rest)
        case ["simulate", "spyfall", *too_many]:
            return _simulate_spyfall(words), too_many
        case ["simulate", "spys-word", *too_many] | ["simulate", *too_many]:
            return _simulate(words), too_many
        case too_many:
            return Play(), too_many


def _of_packs(rest: Sequence[str], words: _Words) -> tuple[Command, Sequence[str]]:
    match rest:
        case ["list", *too_many]:
            return ListPacks(), too_many
        case ["check", first, *others]:
            return CheckPacks((first, *others)), ()
        case ["check"]:
            raise UsageError(N_("packs check needs at least one file."))
        case ["new", file, *too_many]:
            return NewPack(file, words.flag("--places")), too_many
        case ["new"]:
            raise UsageError(N_("packs new needs the name of the file to write."))
        case _:
            raise _no_command("packs", rest)


def _of_people(rest: Sequence[str], words: _Words) -> tuple[Command, Sequence[str]]:
    match rest:
        case ["list", *too_many]:
            return ListPeople(words.flag("--json")), too_many
        case ["show", name, *too_many]:
            return ShowPerson(name, words.flag("--json")), too_many
        case ["export", name, *too_many]:
            out = words.options.get("--out", "-")
            return ExportPerson(name, None if out == "-" else out), too_many
        case ["import", file, *too_many]:
            return ImportPerson(file), too_many
        case ["import"]:
            raise UsageError(N_("people import needs the file that people export has written."))
        case ["delete", name, *too_many]:
            return DeletePerson(name, words.flag("--yes")), too_many
        case ["show" | "export" | "delete" as word]:
            raise UsageError(N_("{command} needs the name of somebody in people list."), command=f"people {word}")
        case _:
            raise _no_command("people", rest)


def _no_command(family: str, rest: Sequence[str]) -> UsageError:
    for word in rest:
        return UsageError(
            N_("There is no command “{command}”, only: {words}."), command=f"{family} {word}", words=_FAMILIES[family]
        )
    return UsageError(N_("{command} needs one of: {words}."), command=family, words=_FAMILIES[family])


def _simulate(words: _Words) -> Simulate:
    default = Simulate()
    return Simulate(
        players=words.number("--players", 4, 12, 0) or None,
        games=words.number("--games", 1, 1_000_000, default.games),
        seed=words.number("--seed", 0, 2**63 - 1, default.seed),
        guess_percent=words.number("--guess", 0, 100, default.guess_percent),
        passing=words.flag("--passing"),
        lots=words.flag("--lots"),
        as_json=words.flag("--json"),
    )


def _simulate_spyfall(words: _Words) -> SimulateSpyfall:
    default = SimulateSpyfall()
    return SimulateSpyfall(
        players=words.number("--players", 3, 12, 0) or None,
        games=words.number("--games", 1, 1_000_000, default.games),
        seed=words.number("--seed", 0, 2**63 - 1, default.seed),
        guess_percent=words.number("--guess", 0, 100, default.guess_percent),
        spies_know=words.flag("--spies-know"),
        as_json=words.flag("--json"),
    )
