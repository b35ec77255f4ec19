"""The own card: what is written differs, and nothing else."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from rich.segment import Segment
from textual.widgets._footer import FooterKey

from spyword.engine.spys_word.actions import GotIt
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.views import Card, Role
from spyword.prefs import Pictures, Prefs
from spyword.ui.messages import Act, Cover
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.picture import PictureFrame
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import CAT, DOG, IDS, UNSEEN, WIDEST, card, clues_view, deal_view

ANNA = IDS[0]

HANDS = {
    "a civilian": card(CAT),
    "a spy who is not told": card(DOG),
    "a spy who is told": card(DOG, Role.SPY),
    "the ghost": card(None),
    "a word without a picture": card(UNSEEN),
}


def written(it: Showing) -> set[int]:
    """The rows in which the word, the note and the picture stand."""
    parts = (it.app.screen.query_one(part) for part in ("#word", "#note", "PictureFrame"))
    return {y for part in parts for y in range(part.region.y, part.region.bottom)}


def frame(it: Showing) -> list[list[Segment]]:
    """The screen without the rows in which cards may differ."""
    inked = written(it)
    return [row for y, row in enumerate(it.cells()) if y not in inked]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_word_stands_whole_on_a_line_of_its_own_in_the_players_language(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    view = deal_view(ANNA, card(WIDEST))
    async with showing(partial(CardScreen, view), tmp_path, size=size, own=language) as it:
        line = next(row for row in it.rows() if WIDEST.texts[language] in row)
        assert line.strip(" │") == WIDEST.texts[language]
        left = line.index(WIDEST.texts[language])
        assert left >= 4
        assert [text for code, text in WIDEST.texts.items() if code != language and text in it.text()] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ghost_reads_in_the_place_of_the_word_that_there_is_none(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """W3, W15."""
    async with showing(partial(CardScreen, deal_view(ANNA, card(None))), tmp_path, size=size, language=language) as it:
        assert it.said("#word") == it.stage.t("You are the ghost: you have no word")
        assert any(it.said("#word") in row for row in it.rows())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_cards_have_the_same_cells_colours_and_keys(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """W3: from across the table a ghost, a spy and a civilian hold the same card."""
    frames = []
    places = []
    keys = []
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path, size=size, language=language) as it:
        for hand in HANDS.values():
            await it.show(partial(CardScreen, deal_view(ANNA, hand)))
            frames.append(frame(it))
            places.append([(type(each), each.region) for each in it.app.screen.query("*")])
            keys.append({key: active.binding.description for key, active in it.app.screen.active_bindings.items()})
    assert frames == [frames[0]] * len(HANDS)
    assert places == [places[0]] * len(HANDS)
    assert keys == [keys[0]] * len(HANDS)


async def test_the_rows_of_word_and_note_have_the_same_colours_for_all(tmp_path: Path) -> None:
    """W3: a spy who is told, and the ghost, read it in words; no colour says it."""
    looks = set()
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path) as it:
        for hand in HANDS.values():
            await it.show(partial(CardScreen, deal_view(ANNA, hand)))
            for part in ("#word", "#note"):
                row = it.cells()[it.app.screen.query_one(part).region.y]
                looks.add((part, frozenset(str(segment.style) for segment in row)))
    assert len(looks) == 2


async def test_a_spy_who_is_not_told_holds_a_civilians_card(tmp_path: Path) -> None:
    """W3: identical in every cell, for the same word."""
    cells = []
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path) as it:
        for hand in (card(CAT), Card(card(CAT).word, card(CAT).told)):
            await it.show(partial(CardScreen, deal_view(ANNA, hand)))
            cells.append(it.cells())
    assert cells[0] == cells[1]


async def test_a_spy_who_is_told_reads_it_beside_the_word(tmp_path: Path) -> None:
    """W3."""
    async with showing(partial(CardScreen, deal_view(ANNA, card(DOG, Role.SPY))), tmp_path) as it:
        assert "You are a spy." in it.text()
        await it.show(partial(CardScreen, deal_view(ANNA, card(DOG))))
        assert "spy" not in it.text().replace("SPY", "")


async def test_enter_confirms_the_first_look(tmp_path: Path) -> None:
    """W9."""
    view = deal_view(ANNA, card(CAT))
    async with showing(partial(CardScreen, view), tmp_path) as it:
        await it.press("space")
        assert it.orders == []
        await it.press("enter")
        assert it.orders == [Act(GotIt(ANNA, version=view.version))]


async def test_enter_covers_a_second_look(tmp_path: Path) -> None:
    """W15: nothing happens in the game."""
    async with showing(partial(CardScreen, clues_view(ANNA, card(CAT))), tmp_path) as it:
        await it.press("enter")
        assert it.orders == [Cover()]


@pytest.mark.parametrize(
    ("size", "pictures", "pixels"),
    [
        ((80, 30), Pictures.AUTO, 36),
        ((140, 45), Pictures.AUTO, 36),
        ((80, 24), Pictures.AUTO, 24),
        ((60, 20), Pictures.AUTO, 24),
        ((40, 30), Pictures.AUTO, 24),
        ((40, 16), Pictures.AUTO, 18),
        ((140, 45), Pictures.SMALL, 18),
        ((80, 24), Pictures.OFF, 0),
    ],
)
@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
async def test_the_picture_is_as_large_as_the_window_allows(
    tmp_path: Path, size: tuple[int, int], pictures: Pictures, pixels: int, hand: Card
) -> None:
    prefs = Prefs(pictures=pictures)
    async with showing(partial(CardScreen, deal_view(ANNA, hand)), tmp_path, size=size, prefs=prefs) as it:
        picture = it.app.screen.query_one(PictureFrame)
        assert (picture.region.width, picture.region.height) == (pixels, pixels // 2)
        assert it.cut_off("PictureFrame, #word, ArmedPrompt") == []


async def test_the_picture_follows_the_window(tmp_path: Path) -> None:
    async with showing(partial(CardScreen, deal_view(ANNA, card(CAT))), tmp_path, size=(80, 24)) as it:
        await it.pilot.resize_terminal(100, 40)
        await it.pilot.pause()
        assert it.app.screen.query_one(PictureFrame).region.width == 36
        await it.pilot.resize_terminal(40, 16)
        await it.pilot.pause()
        assert it.app.screen.query_one(PictureFrame).region.width == 18


async def test_a_word_that_the_players_language_lacks_is_shown_in_the_tables(tmp_path: Path) -> None:
    only = Word({"en": "cat", "ja": "猫"})
    async with showing(partial(CardScreen, deal_view(ANNA, card(only))), tmp_path, language="ja", own="ru") as it:
        assert it.said("#word") == "猫"


@pytest.mark.parametrize("size", SIZES)
async def test_the_key_that_opens_and_the_key_that_closes_share_no_cell(tmp_path: Path, size: tuple[int, int]) -> None:
    """Hole 2: clicks on one spot cannot go on opening and closing."""
    async with showing(
        partial(HandOverScreen, deal_view(), player=IDS[5]), tmp_path, size=size, language="en", own="ru"
    ) as it:
        opens = [each.region for each in it.app.screen.query(ArmedPrompt)]
        opens += [each.region for each in it.app.screen.query(FooterKey) if "open" in each.action]
        await it.show(partial(CardScreen, deal_view(ANNA, card(CAT))))
        closes = [each.region for each in it.app.screen.query(ArmedPrompt)]
        closes += [each.region for each in it.app.screen.query(FooterKey) if "got_it" in each.action]
        assert len(opens) == 3
        assert len(closes) == 2
        assert [(a, b) for a in opens for b in closes if a.overlaps(b)] == []
