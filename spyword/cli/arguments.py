"""What the command line asks for. Reads words, does nothing, and says by a code what it does not understand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from spyword.i18n import LANGUAGES, is_language
from spyword.i18n.marks import N_


@dataclass(frozen=True, slots=True)
class Play:
    """The game itself."""


@dataclass(frozen=True, slots=True)
class ShowVersion:
    """`--version`."""


@dataclass(frozen=True, slots=True)
class ShowHelp:
    """`--help`."""


@dataclass(frozen=True, slots=True)
class ListPacks:
    """`packs list`."""


@dataclass(frozen=True, slots=True)
class CheckPacks:
    """`packs check FILE…`."""

    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewPack:
    """`packs new FILE`."""

    file: str
    places: bool = False
    """A pack of locations, not of words."""


@dataclass(frozen=True, slots=True)
class Simulate:
    """`simulate`, or `simulate spys-word`."""

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

    players: int | None = None
    """None: every number that can play."""
    games: int = 50
    """Of each number of players and spies."""
    seed: int = 1
    guess_percent: int = 25
    """How often a spy who names a location is right."""
    spies_know: bool = False
    as_json: bool = False


Command = Play | ShowVersion | ShowHelp | ListPacks | CheckPacks | NewPack | Simulate | SimulateSpyfall


@dataclass(frozen=True, slots=True)
class Request:
    """One command with what every command may be given."""

    command: Command
    language: str | None = None
    folder: str | None = None


class UsageError(Exception):
    """The command line cannot be understood: an English sentence, to be translated, and its fields."""

    def __init__(self, sentence: str, **fields: str | int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields


_NEW_PACK: Final = {"--places": False}
_ANYWHERE: Final = {"--lang": True, "--data": True, "--help": False, "-h": False, "--version": False}
"""Options of every command; true: takes a value."""
_SIMULATE: Final = {
    "--players": True,
    "--games": True,
    "--seed": True,
    "--guess": True,
    "--passing": False,
    "--lots": False,
    "--spies-know": False,
    "--json": False,
}
_OF_ONE_GAME: Final = {"--passing": "spys-word", "--lots": "spys-word", "--spies-know": "spyfall"}
"""Options of `simulate` that only one of the games understands."""


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
    language = sorted_words.options.get("--lang")
    if language is not None and not is_language(language):
        raise UsageError(
            N_("--lang takes one of {languages}, not “{value}”."), languages=", ".join(LANGUAGES), value=language
        )
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
    takes_value = (_ANYWHERE | _SIMULATE | _NEW_PACK).get(option)
    if takes_value is None:
        raise UsageError(N_("There is no option {option}."), option=option)
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
    match words.rest:
        case ["simulate", "spyfall", *too_many]:
            _refuse(too_many)
            return _simulate_spyfall(words)
        case ["simulate", "spys-word", *too_many] | ["simulate", *too_many]:
            _refuse(too_many)
            return _simulate(words)
        case ["packs", "list", *too_many]:
            _refuse(too_many)
            command: Command = ListPacks()
        case ["packs", "check", first, *others]:
            command = CheckPacks((first, *others))
        case ["packs", "check"]:
            raise UsageError(N_("packs check needs at least one file."))
        case ["packs", "new", file, *too_many]:
            _refuse(too_many)
            command = NewPack(file, words.flag("--places"))
        case ["packs", "new"]:
            raise UsageError(N_("packs new needs the name of the file to write."))
        case ["packs"]:
            raise UsageError(N_("packs needs one of: list, check, new."))
        case ["packs", word, *_]:
            raise UsageError(N_("There is no command “packs {word}”, only: list, check, new."), word=word)
        case _:
            _refuse(words.rest)
            command = Play()
    _refuse_options_of_simulate(words)
    if words.flag("--places") and not isinstance(command, NewPack):
        raise UsageError(N_("{option} belongs to the command packs new."), option="--places")
    return command


def _refuse(rest: Sequence[str]) -> None:
    for word in rest:
        raise UsageError(N_("There is nothing to do with “{word}” here."), word=word)


def _refuse_options_of_simulate(words: _Words) -> None:
    for option in words.options:
        if option in _SIMULATE:
            raise UsageError(N_("{option} belongs to the command simulate."), option=option)


def _refuse_options_of_other_games(words: _Words, game: str) -> None:
    if words.flag("--places"):
        raise UsageError(N_("{option} belongs to the command packs new."), option="--places")
    for option in words.options:
        if _OF_ONE_GAME.get(option, game) != game:
            raise UsageError(N_("{option} is no option of simulate {game}."), option=option, game=game)


def _simulate(words: _Words) -> Simulate:
    _refuse_options_of_other_games(words, "spys-word")
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
    _refuse_options_of_other_games(words, "spyfall")
    default = SimulateSpyfall()
    return SimulateSpyfall(
        players=words.number("--players", 3, 12, 0) or None,
        games=words.number("--games", 1, 1_000_000, default.games),
        seed=words.number("--seed", 0, 2**63 - 1, default.seed),
        guess_percent=words.number("--guess", 0, 100, default.guess_percent),
        spies_know=words.flag("--spies-know"),
        as_json=words.flag("--json"),
    )
