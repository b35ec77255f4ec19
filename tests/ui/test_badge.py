"""Title and level under the name on the own card (W49): the same room for everybody, guests too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from textual.geometry import Region

from spyword.i18n import translator
from spyword.people.titles import NAME_CELLS
from spyword.ui.badge import Badge, badge_line
from spyword.ui.base import GameScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.spyfall.card import LocationCardScreen
from spyword.ui.stage import Stage
from tests.ui import spyfall_views
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import CAT, IDS, card, deal_view

ANNA, BEN = IDS[:2]
WIDE = dict.fromkeys(LANGUAGES, "言" * (NAME_CELLS // 2))
BADGES: list[Badge | None] = [None, Badge(1), Badge(27, dict.fromkeys(LANGUAGES, "Lord of Words")), Badge(100, WIDE)]

CARDS: dict[str, Callable[[Stage], GameScreen]] = {
    "word": partial(CardScreen, deal_view(ANNA, card(CAT))),
    "location": partial(LocationCardScreen, spyfall_views.deal_view(ANNA, spyfall_views.place_card())),
}


def with_badge(make: Callable[[Stage], GameScreen], badge: Badge | None, stage: Stage) -> GameScreen:
    """A card at a table where somebody else has a profile, too."""
    own = {} if badge is None else {ANNA: badge}
    return make(replace(stage, badges={BEN: Badge(3), **own}))


def places(it: Showing) -> list[tuple[str | None, Region]]:
    """Where everything stands, whatever it says."""
    return [(widget.id, widget.region) for widget in it.app.screen.query("Dossier, Dossier *, ArmedPrompt")]


@pytest.mark.parametrize("size", [*SIZES, (80, 22), (60, 20)])
@pytest.mark.parametrize("make", CARDS.values(), ids=CARDS)
async def test_every_card_has_the_same_room_for_it(
    tmp_path: Path, make: Callable[[Stage], GameScreen], size: tuple[int, int]
) -> None:
    laid_out = []
    async with showing(partial(with_badge, make, None), tmp_path, size=size) as it:
        for badge in BADGES:
            await it.show(partial(with_badge, make, badge))
            laid_out.append(places(it))
            assert badge_line(badge, it.stage.t) in it.text()
            assert it.cut_off("Dossier, #word, PictureFrame, ArmedPrompt") == []
    assert all(each == laid_out[0] for each in laid_out)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_the_players_own_language(tmp_path: Path, language: str) -> None:
    badge = Badge(7, {code: f"title-{code}" for code in LANGUAGES})
    make = partial(with_badge, CARDS["word"], badge)
    async with showing(make, tmp_path, own=language) as it:
        assert f"title-{language}" in it.text()
        assert badge_line(badge, translator(language)) in it.text()


@pytest.mark.parametrize("make", CARDS.values(), ids=CARDS)
async def test_where_nobody_has_a_profile_no_card_speaks_of_it(
    tmp_path: Path, make: Callable[[Stage], GameScreen]
) -> None:
    async with showing(make, tmp_path) as it:
        assert not it.app.screen.query("#badge")
        assert it.stage.t("Guest") not in it.text()
