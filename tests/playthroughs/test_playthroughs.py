"""Golden playthroughs: whole games as text, step by step, for everybody's eyes.

After a wanted change: `pytest tests/playthroughs --update-playthroughs`, and read what has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from spyword.engine.game import Action, Game, View
from spyword.engine.spyfall import Spyfall, SpyfallView
from spyword.engine.spys_word import SpysWord, SpysWordView
from tests.playthroughs import spyfall_games, spys_word_games
from tests.playthroughs.spyfall_teller import SPYFALL
from tests.playthroughs.spys_word_teller import SPYS_WORD
from tests.playthroughs.transcript import Teller, transcript

FOLDER = Path(__file__).parent

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Playthrough(Generic[G, V]):
    """A game that was dealt, how it is played, and how it is told."""

    begun: G
    play: Callable[[G], G]
    """Its docstring is the headline."""
    teller: Teller[V]

    def written(self, name: str, patch: pytest.MonkeyPatch) -> str:
        """The whole game as text."""
        return transcript(f"{name}: {self.play.__doc__}", self.begun, self._actions(patch), self.teller)

    def _actions(self, patch: pytest.MonkeyPatch) -> list[Action]:
        actions: list[Action] = []
        kind = type(self.begun)
        apply = kind.apply

        def noted(game: G, action: Action) -> G:
            actions.append(action)
            return apply(game, action)

        with patch.context() as patched:
            patched.setattr(kind, "apply", noted)
            self.play(self.begun)
        return actions


GAMES: dict[str, Playthrough[SpysWord, SpysWordView] | Playthrough[Spyfall, SpyfallView]] = {
    **{name: Playthrough(*game, SPYS_WORD) for name, game in spys_word_games.GAMES.items()},
    **{name: Playthrough(*game, SPYFALL) for name, game in spyfall_games.GAMES.items()},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    written = GAMES[name].written(name, monkeypatch)
    path = FOLDER / f"{name}.txt"
    if request.config.getoption("update_playthroughs"):
        path.write_text(written, encoding="utf-8")
    assert written == path.read_text(encoding="utf-8")
