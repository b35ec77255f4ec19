"""Whole games, played by keys: after each cover nothing is left of any earlier player's secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spys_word.settings import Settings
from spyword.i18n import LANGUAGES
from spyword.ui.base import PrivateScreen
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.widgets.ballot_paper import BallotPaper
from tests.leaks.party import IDS, ROLES, TYPED, Deal, Party, party
from tests.leaks.traces import leaks, roles_in_words, words

SIZES = ((80, 24), (40, 16))
HIDDEN = Settings(reveal_roles=False, tell_spies=True)
FIVE = ROLES[:5]
VICTIMS = (IDS[3], IDS[2])
"""The ghost, then the spy: after two rounds the civilians have won."""


def secrets_now(it: Party) -> frozenset[str]:
    """All that nobody may find now: on a private screen its viewer's own is to be seen, so it is not searched."""
    return words() | roles_in_words() | {TYPED}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_after_each_cover_nothing_is_left_of_any_secret(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """Holes 5, 6, 7, 9, 15, 16, 23: with roles hidden, so that even the last words must leave no trace (W34)."""
    deal = Deal(FIVE, HIDDEN, languages=(language,))
    seen: set[type[PrivateScreen[object]]] = set()  # type: ignore[type-var]
    async with party(deal, tmp_path, victims=VICTIMS, size=size, language=language) as it:
        while not it.is_over:
            if it.is_private:
                seen.add(type(it.screen))  # type: ignore[arg-type]
            else:
                assert leaks(it, secrets_now(it)) == []
                assert len(it.app.screen.query(BallotPaper)) == 0
                assert "●" not in it.text() or not it.view.is_private_turn
                assert len(it.app.screen_stack) == 1
            await it.go_on()
        assert seen == {CardScreen, BallotScreen, FarewellScreen}
        assert it.view.round == 2


async def test_a_private_screen_shows_the_secret_of_its_viewer_only(tmp_path: Path) -> None:
    """The search above would find a word: here it does."""
    deal = Deal(FIVE, HIDDEN)
    async with party(deal, tmp_path, victims=VICTIMS) as it:
        found: dict[str, list[str]] = {}
        while not it.view.round:
            if isinstance(it.screen, CardScreen):
                viewer = it.screen.view.viewer
                assert viewer is not None
                on_screen = {secret for secret, place in leaks(it, words() | roles_in_words()) if place == "screen"}
                found[viewer] = sorted(on_screen)
            await it.go_on()
        spy = ["You are a spy.", "You are a spy. Blend in.", "marimba"]
        ghost = ["You are the ghost: you have no word"]
        assert found == {player: ["xylophone"] for player in IDS[:5]} | {IDS[2]: spy, IDS[3]: ghost}
