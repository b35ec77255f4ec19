"""The end of a game goes to the store and comes back as it was, but for the names."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from spyword.engine import spyfall
from spyword.engine.game import PlayerId, View
from spyword.engine.secret import Secret
from spyword.engine.spys_word.views import Card, EndView, GuessRecord, Role, Side, Termination
from spyword.games.view_codec import read_view, write_view
from tests.ui import public_views, spyfall_endings
from tests.ui.views import IDS, NAME_OF, NAMES

WORDS = public_views.game_over(
    12,
    6,
    winner=Side.GHOST,
    termination=Termination.GHOST_GUESSED,
    guess=GuessRecord(IDS[2], 'a "cat" \\ 猫', True),
)
PLACES = spyfall_endings.end_view(spyfall_endings.some_rounds(8, players=12), players=12)


@pytest.mark.parametrize(
    ("view", "kind"),
    [(WORDS, EndView), (public_views.game_over(4, 1, is_open=False), EndView), (PLACES, spyfall.EndView)],
    ids=["words", "counts", "places"],
)
def test_an_end_comes_back_as_it_was(view: View, kind: type[View]) -> None:
    assert read_view(kind, write_view(view), NAME_OF) == view


@pytest.mark.parametrize("view", [WORDS, PLACES], ids=["words", "places"])
def test_no_name_is_written_down(view: View) -> None:
    written = write_view(view)
    assert not [name for name in NAMES if len(name) > 1 and json.dumps(name, ensure_ascii=False) in written]


def test_somebody_without_a_name_is_called_nothing() -> None:
    left = {player: name for player, name in NAME_OF.items() if player != IDS[3]}
    assert read_view(EndView, write_view(WORDS), left).seats[3].name == ""


def test_the_view_of_one_player_is_not_written_down() -> None:
    with pytest.raises(ValueError, match="one player"):
        write_view(replace(WORDS, viewer=PlayerId("seat-1")))


def test_a_secret_is_not_written_down() -> None:
    with pytest.raises(ValueError, match="secret"):
        write_view(replace(WORDS, card=Card(Secret(None), Secret(Role.GHOST))))


@pytest.mark.parametrize("written", ["", "{", "[]", "{}", '{"seats": 1}', '{"seats": [{}]}', "null"])
def test_anything_else_is_refused(written: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own error is one, too
        read_view(EndView, written, {})


def test_the_end_of_the_other_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not the end"):
        read_view(EndView, write_view(PLACES), NAME_OF)
