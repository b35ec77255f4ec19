"""What the command line is understood as, and what it is told when it is not."""

from __future__ import annotations

import pytest

from spyword.cli.arguments import UsageError, language_asked, read_arguments
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
from spyword.games import SETUPS

COMMANDS: list[tuple[str, Command]] = [
    ("", Play()),
    ("--version", ShowVersion()),
    ("--help", ShowHelp()),
    ("-h", ShowHelp()),
    ("packs list --help", ShowHelp()),
    ("packs list", ListPacks()),
    ("packs check a.toml b.toml", CheckPacks(("a.toml", "b.toml"))),
    ("packs check -- --odd.toml", CheckPacks(("--odd.toml",))),
    ("packs new mine.toml", NewPack("mine.toml")),
    ("packs new --places mine.toml", NewPack("mine.toml", places=True)),
    ("people list", ListPeople()),
    ("people list --json", ListPeople(as_json=True)),
    ("people show Anna", ShowPerson("Anna")),
    ("people show --json -- --anna", ShowPerson("--anna", as_json=True)),
    ("people export Anna", ExportPerson("Anna")),
    ("people export Anna --out -", ExportPerson("Anna")),
    ("people export Anna --out=anna.json", ExportPerson("Anna", "anna.json")),
    ("people import anna.json", ImportPerson("anna.json")),
    ("people delete Anna", DeletePerson("Anna")),
    ("people delete --yes Anna", DeletePerson("Anna", is_sure=True)),
    ("games list", ListGames()),
    ("games list --person Anna --game spyfall --json", ListGames("Anna", "spyfall", True)),
    ("simulate", Simulate()),
    (
        "simulate --players 7 --games=10 --seed 3 --guess 0 --passing --lots --json",
        Simulate(7, 10, 3, 0, True, True, True),
    ),
    ("simulate spys-word --lots", Simulate(lots=True)),
    ("simulate spyfall", SimulateSpyfall()),
    (
        "simulate spyfall --players 3 --games=10 --seed 3 --guess 0 --spies-know --json",
        SimulateSpyfall(3, 10, 3, 0, True, True),
    ),
]


@pytest.mark.parametrize(("line", "command"), COMMANDS)
def test_a_command_is_understood(line: str, command: Command) -> None:
    assert read_arguments(line.split()) == Request(command)


def test_every_game_can_be_asked_for() -> None:
    assert set(GAMES) == set(SETUPS)


@pytest.mark.parametrize("line", ["--lang ko --data here packs list", "packs list --data=here --lang=ko"])
def test_language_and_folder_can_stand_before_and_after_the_command(line: str) -> None:
    assert read_arguments(line.split()) == Request(ListPacks(), "ko", "here")


REFUSED = [
    ("--lang", "{option} needs a value."),
    ("--lang=", "{option} needs a value."),
    ("--lang xx", "{option} takes one of {values}, not “{value}”."),
    ("--verbose", "There is no option {option}."),
    ("-x", "There is no option {option}."),
    ("--json=1 simulate", "{option} takes no value."),
    ("--json", "{option} is an option of: {commands}."),
    ("packs list --places", "{option} is an option of: {commands}."),
    ("simulate --places", "{option} is an option of: {commands}."),
    ("packs list --games 4", "{option} is an option of: {commands}."),
    ("play", "There is nothing to do with “{word}” here."),
    ("simulate now", "There is nothing to do with “{word}” here."),
    ("simulate spyfall now", "There is nothing to do with “{word}” here."),
    ("simulate spyfall --lots", "{option} is an option of: {commands}."),
    ("simulate --spies-know", "{option} is an option of: {commands}."),
    ("simulate spyfall --players 2", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("packs list all", "There is nothing to do with “{word}” here."),
    ("packs new a b", "There is nothing to do with “{word}” here."),
    ("packs", "{command} needs one of: {words}."),
    ("packs edit", "There is no command “{command}”, only: {words}."),
    ("packs check", "packs check needs at least one file."),
    ("packs new", "packs new needs the name of the file to write."),
    ("people", "{command} needs one of: {words}."),
    ("games", "{command} needs one of: {words}."),
    ("people dance", "There is no command “{command}”, only: {words}."),
    ("games delete", "There is no command “{command}”, only: {words}."),
    ("people show", "{command} needs the name of somebody in people list."),
    ("people export --out a.json", "{command} needs the name of somebody in people list."),
    ("people delete --yes", "{command} needs the name of somebody in people list."),
    ("people import", "people import needs the file that people export has written."),
    ("people list Anna", "There is nothing to do with “{word}” here."),
    ("people show Anna Maria", "There is nothing to do with “{word}” here."),
    ("people import a.json b.json", "There is nothing to do with “{word}” here."),
    ("games list Anna", "There is nothing to do with “{word}” here."),
    ("games list --game chess", "{option} takes one of {values}, not “{value}”."),
    ("games list --person=", "{option} needs a value."),
    ("people show Anna --yes", "{option} is an option of: {commands}."),
    ("people show Anna --out a.json", "{option} is an option of: {commands}."),
    ("people export Anna --json", "{option} is an option of: {commands}."),
    ("people list --person Anna", "{option} is an option of: {commands}."),
    ("packs list --json", "{option} is an option of: {commands}."),
    ("simulate --game spyfall", "{option} is an option of: {commands}."),
    ("simulate --players 3", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("simulate --players 0", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("simulate --players 13", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("simulate --games ²", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("simulate --games -5", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    (
        "simulate --seed 99999999999999999999999",
        "{option} takes a whole number from {lowest} to {highest}, not “{value}”.",
    ),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_what_is_not_understood_is_told_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(UsageError) as refusal:
        read_arguments(line.split())
    assert refusal.value.sentence == sentence


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("--lang ru --nonsense", "ru"),
        ("--nonsense --lang=ja", "ja"),
        ("--lang xx", None),
        ("--lang", None),
        ("--language ko", None),
        ("ko", None),
    ],
)
def test_complaints_are_made_in_the_language_asked_for(line: str, language: str | None) -> None:
    assert language_asked(line.split()) == language
