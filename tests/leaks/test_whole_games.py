"""Whole games, played by keys: after each cover nothing is left of any earlier player's secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from spyword.engine.spys_word.settings import Settings
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.screens.spyfall.accusation import AccusationBallotScreen
from spyword.ui.screens.spyfall.card import LocationCardScreen
from spyword.ui.screens.spyfall.claim import ClaimScreen
from spyword.ui.widgets.ballot_paper import BallotPaper
from tests.leaks import party as table
from tests.leaks.party import IDS, party
from tests.leaks.places_deal import PLACES, PlacesDeal
from tests.leaks.traces import leaks
from tests.leaks.words_deal import ROLES, Deal, roles_in_words, words

USUAL, SMALLEST = (80, 24), (40, 16)
EVENINGS = (
    ("spys-word", "en", USUAL),
    ("spys-word", "ko", SMALLEST),
    ("spyfall", "ja", USUAL),
    ("spyfall", "ru", SMALLEST),
)
"""Every language, and each game at both sizes: a whole game takes its time."""
HIDDEN = Settings(reveal_roles=False, tell_spies=True)
FIVE = Deal(ROLES[:5], HIDDEN).against(IDS[3], IDS[2])
"""The ghost, then the spy: after two rounds the civilians have won."""


def spys_word(language: str) -> Deal:
    return Deal(ROLES[:5], HIDDEN, languages=(language,)).against(IDS[3], IDS[2])


def spyfall(language: str) -> PlacesDeal:
    return PlacesDeal(languages=(language,))


GAMES: dict[str, tuple[Callable[[str], table.Deal], set[type]]] = {
    "spys-word": (spys_word, {CardScreen, BallotScreen, FarewellScreen}),
    "spyfall": (spyfall, {LocationCardScreen, ClaimScreen, AccusationBallotScreen}),
}
"""How each is dealt, and all private screens that come up."""


@pytest.mark.parametrize(("game", "language", "size"), EVENINGS)
async def test_after_each_cover_nothing_is_left_of_any_secret(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    """Holes 5, 6, 7, 9, 15, 16, 23: roles hidden, votes in secret, so that nothing may leave a trace (W34, S13).

    Some of the players have profiles: nothing of the game enters the store before its end (P2).
    """
    deal, private = GAMES[game]
    seen: set[type] = set()
    async with party(deal(language), tmp_path, size=size, language=language) as it:
        while not it.is_over:
            if it.is_private:
                seen.add(type(it.screen))
            else:
                assert leaks(it, it.secrets_now()) == []
                assert len(it.app.screen.query(BallotPaper)) == 0
                assert len(it.app.screen_stack) == 1
                assert it.app.lobby.people.games() == ()
            await it.go_on()
        assert seen == private
        assert len(it.app.lobby.people.games()) == 1


async def test_a_private_screen_shows_the_secret_of_its_viewer_only(tmp_path: Path) -> None:
    """The search above would find a word: here it does."""
    async with party(FIVE, tmp_path) as it:
        found: dict[str, list[str]] = {}
        while not it.round:
            if isinstance(it.screen, CardScreen):
                viewer = it.screen.view.viewer
                assert viewer is not None
                on_screen = {secret for secret, place in leaks(it, words() | roles_in_words()) if place == "screen"}
                found[viewer] = sorted(on_screen)
            await it.go_on()
        spy = ["You are a spy.", "You are a spy. Blend in.", "marimba"]
        ghost = ["You are the ghost: you have no word"]
        assert found == {player: ["xylophone"] for player in IDS[:5]} | {IDS[2]: spy, IDS[3]: ghost}


async def test_a_card_shows_the_role_of_its_viewer_only(tmp_path: Path) -> None:
    """S2: so it does for a role, and for the spy's card."""
    async with party(PlacesDeal(), tmp_path) as it:
        found: dict[str, set[str]] = {}
        while it.view.is_private_turn:
            if isinstance(it.screen, LocationCardScreen):
                viewer = it.screen.view.viewer
                assert viewer is not None
                found[viewer] = {secret for secret, place in leaks(it, it.secrets_now()) if place == "screen"}
            await it.go_on()
        spy = found.pop(IDS[1])
        assert spy == {"You are the spy", "Find out where you all are."}
        assert all(len(each) == 1 for each in found.values())
        assert len(set.union(*found.values())) == 4
        assert set.union(*found.values()) <= {role.texts["en"] for role in PLACES[6].roles}
