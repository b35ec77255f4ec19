"""How to play: both games in plain words, at any time (S21)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from spyword.i18n import translator
from spyword.ui.messages import Place
from spyword.ui.rules_text import BOOKS, SPYFALL, SPYS_WORD, Rulebook
from spyword.ui.screens.help import BookTitles, HelpScreen
from spyword.ui.widgets.plain import Plain
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.visiting import visiting


def open_book(it: Showing) -> Rulebook:
    assert isinstance(it.app.screen, HelpScreen)
    return it.app.screen.book


@pytest.mark.parametrize("book", BOOKS, ids=["spy's word", "spyfall"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_tells_everything_in_every_language(tmp_path: Path, language: str, book: Rulebook) -> None:
    t = translator(language)
    async with showing(partial(HelpScreen, book=book), tmp_path, language=language) as it:
        said = {str(each.visual) for each in it.app.screen.query(Plain)}
        for chapter in book.chapters:
            assert {t(chapter.title), *map(t, chapter.paragraphs)} <= said


@pytest.mark.parametrize("size", SIZES)
async def test_every_line_is_reached_with_the_arrows(tmp_path: Path, size: tuple[int, int]) -> None:
    async with showing(partial(HelpScreen, book=SPYFALL), tmp_path, size=size) as it:
        seen = it.text()
        assert "In a minute" in seen
        for _ in range(12):
            await it.press("pagedown")
            seen += it.text()
        assert [chapter.title for chapter in SPYFALL.chapters if chapter.title not in seen] == []


async def test_tab_or_a_click_turns_to_the_other_game(tmp_path: Path) -> None:
    async with showing(HelpScreen, tmp_path) as it:
        assert open_book(it) is SPYS_WORD
        assert "▸ Spy's Word" in it.text()
        assert "Spyfall 2" in it.text()
        await it.press("tab")
        assert open_book(it) is SPYFALL
        assert "▸ Spyfall 2" in it.text()
        await it.press("down", "pagedown")
        assert "You are all at one place." not in it.text()
        await it.pilot.click(BookTitles)
        await it.pilot.pause()
        assert open_book(it) is SPYS_WORD


@pytest.mark.parametrize("key", ["f1", "escape"])
async def test_f1_and_esc_lead_back(tmp_path: Path, key: str) -> None:
    async with visiting(tmp_path, place=Place.SETTINGS) as visit:
        await visit.press("f1")
        await visit.settle()
        await visit.press("tab", key)
        await visit.settle()
        assert visit.standing == "SettingsScreen"


@pytest.mark.parametrize(("game", "book"), [("spys-word", SPYS_WORD), ("spyfall", SPYFALL)])
async def test_the_form_of_a_game_opens_its_own_rules(tmp_path: Path, game: str, book: Rulebook) -> None:
    async with visiting(tmp_path, place=Place.SETUP, game=game) as visit:
        await visit.press("f1")
        await visit.settle()
        assert isinstance(visit.app.screen, HelpScreen)
        assert visit.app.screen.book is book


async def test_outside_a_game_it_opens_at_the_first(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.HELP) as visit:
        assert isinstance(visit.app.screen, HelpScreen)
        assert visit.app.screen.book is BOOKS[0]


def test_both_books_have_advice_for_both_sides() -> None:
    """S21."""
    for book in BOOKS:
        assert sum("Advice" in chapter.title for chapter in book.chapters) >= 2
