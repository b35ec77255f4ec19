"""What the command line is understood as, and what it is told when it is not."""

from __future__ import annotations

import pytest

from spyword.cli.arguments import (
    CheckPacks,
    Command,
    ListPacks,
    NewPack,
    Play,
    Request,
    ShowHelp,
    ShowVersion,
    Simulate,
    SimulateSpyfall,
    UsageError,
    language_asked,
    read_arguments,
)

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


@pytest.mark.parametrize("line", ["--lang ko --data here packs list", "packs list --data=here --lang=ko"])
def test_language_and_folder_can_stand_before_and_after_the_command(line: str) -> None:
    assert read_arguments(line.split()) == Request(ListPacks(), "ko", "here")


REFUSED = [
    ("--lang", "{option} needs a value."),
    ("--lang=", "{option} needs a value."),
    ("--lang xx", "--lang takes one of {languages}, not “{value}”."),
    ("--verbose", "There is no option {option}."),
    ("-x", "There is no option {option}."),
    ("--json=1 simulate", "{option} takes no value."),
    ("--json", "{option} belongs to the command simulate."),
    ("packs list --places", "{option} belongs to the command packs new."),
    ("simulate --places", "{option} belongs to the command packs new."),
    ("packs list --games 4", "{option} belongs to the command simulate."),
    ("play", "There is nothing to do with “{word}” here."),
    ("simulate now", "There is nothing to do with “{word}” here."),
    ("simulate spyfall now", "There is nothing to do with “{word}” here."),
    ("simulate spyfall --lots", "{option} is no option of simulate {game}."),
    ("simulate --spies-know", "{option} is no option of simulate {game}."),
    ("simulate spyfall --players 2", "{option} takes a whole number from {lowest} to {highest}, not “{value}”."),
    ("packs list all", "There is nothing to do with “{word}” here."),
    ("packs new a b", "There is nothing to do with “{word}” here."),
    ("packs", "packs needs one of: list, check, new."),
    ("packs edit", "There is no command “packs {word}”, only: list, check, new."),
    ("packs check", "packs check needs at least one file."),
    ("packs new", "packs new needs the name of the file to write."),
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
