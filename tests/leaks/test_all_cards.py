"""Every word of the built-in packs lies on the same card: only the word itself and its picture differ (W3)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from rich.style import Style
from textual.geometry import Region

from spyword.engine.spys_word.views import Card, Role
from spyword.i18n import LANGUAGES
from spyword.packs.library import built_in_packs
from spyword.ui.screens.card import CardScreen
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.plain import Plain
from tests.ui.showing import Cell, Showing, showing
from tests.ui.views import CAT, IDS, card, deal_view

PAIRS = [pair for pack in built_in_packs() for pair in pack.pairs]
WORDS = [word for pair in PAIRS for word in (pair.a, pair.b)]
OTHERS: list[Card] = [card(None), card(CAT, Role.SPY)]
"""The ghost's card, and that of a spy who is told."""

ANNA = IDS[0]


def without_secrets(it: Showing) -> tuple[list[list[Cell]], set[tuple[str, Style | None]]]:
    """The card with the picture cut out and the texts wiped off, and in which looks the texts were written."""
    rows = it.grid()
    looks: set[tuple[str, Style | None]] = set()
    for x, y in _cells(it.app.screen.query_one("PictureFrame").region):
        rows[y][x] = ("", None)
    for part in ("#word", "#note"):
        for x, y in _cells(it.app.screen.query_one(part).region):
            char, style = rows[y][x]
            rows[y][x] = (" ", Style(bgcolor=style.bgcolor if style else None))
            if char.strip():
                looks.add((part, style))
    return rows, looks


def _cells(region: Region) -> list[tuple[int, int]]:
    return [(x, y) for y in range(region.y, region.bottom) for x in range(region.x, region.right)]


async def show(it: Showing, hand: Card) -> None:
    await it.show(partial(CardScreen, deal_view(ANNA, hand)))


async def lay_on(it: Showing, hand: Card) -> None:
    """Write and draw on the card that stands what a card of this hand would have: quicker than a new one."""
    standing = it.app.screen
    assert isinstance(standing, CardScreen)
    fresh = CardScreen(deal_view(ANNA, hand), it.stage)
    standing.query_one("#word", Plain).update(fresh.headline())
    standing.query_one("#note", Plain).update(fresh.note())
    picture = standing.query_one(PictureFrame)
    pixels = picture.region.width
    picture.fit(0)
    picture._draw = fresh._draw
    picture.fit(pixels)
    await it.pilot.pause()


def test_there_are_pairs_to_look_at() -> None:
    assert len(PAIRS) >= 200


@pytest.mark.parametrize(("size", "language"), [((80, 24), "en"), ((40, 16), "ru")])
async def test_cards_are_the_same_but_for_the_word(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Some from all over the packs, the ghost's and a told spy's, each dealt anew."""
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path, size=size, own=language) as it:
        await show(it, card(CAT))
        blank = without_secrets(it)
        for hand in [*map(card, WORDS[::41]), *OTHERS]:
            await show(it, hand)
            assert without_secrets(it) == blank


async def test_words_of_all_packs_leave_the_rest_of_the_card_as_it_is(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Of every fourth pair (`--every-window`: of each) the one or the other; the widest are looked at below."""
    looked_at = PAIRS if request.config.getoption("every_window") else PAIRS[::4]
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path) as it:
        await show(it, card(CAT))
        blank = without_secrets(it)
        for word in (pair.a if number % 2 else pair.b for number, pair in enumerate(looked_at)):
            await lay_on(it, card(word))
            assert it.said("#word") == word.texts["en"]
            assert without_secrets(it) == blank, word.texts


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_widest_words_of_the_packs_are_whole_in_the_smallest_window(tmp_path: Path, language: str) -> None:
    widest = sorted((word for word in WORDS if language in word.texts), key=lambda word: len(word.texts[language]))[-5:]
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path, size=(40, 16), own=language) as it:
        for word in widest:
            await show(it, card(word))
            assert word.texts[language] in it.text()
