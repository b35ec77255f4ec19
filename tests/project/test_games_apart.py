"""What serves every game asks none which it is: a third one needs no change there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spyword.games import SETUPS
from tests.project.sources import ROOT, modules
from tests.project.test_imports import imported

GENERAL = [
    *modules("spyword/table"),
    *(ROOT / name for name in ("spyword/ui/router.py", "tests/leaks/party.py", "tests/leaks/traces.py")),
]
"""The table, the policy of one device, and the search for leaks."""


def rooms() -> set[str]:
    """The rooms of the games in the engine."""
    return {path.parent.name for path in ROOT.glob("spyword/engine/*/game.py")}


def names_of_games(text: str) -> list[str]:
    """A game's name, as code and people write it."""
    pattern = "|".join("\\W?".join(game.replace("-", "")) for game in SETUPS)
    return re.findall(pattern, text.replace("_", ""), re.IGNORECASE)


def test_each_game_has_a_form_and_a_room() -> None:
    assert {game.replace("-", "_") for game in SETUPS} == rooms()


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_for_all_games_names_none_and_imports_none(path: Path) -> None:
    of_games = (*(f"spyword.engine.{room}" for room in rooms()), "spyword.games")
    assert [name for _, name in imported(path) if name.startswith(of_games)] == []
    assert names_of_games(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["Spy's Word", "SpysWordSetup", '"spys-word"', "spys_word", "Spyfall 2", "SPYFALL"])
def test_a_name_in_any_writing_is_noticed(text: str) -> None:
    assert len(names_of_games(f"of {text} it is")) == 1
    assert names_of_games("The Spyword table: spies, a word, and no fall.") == []
