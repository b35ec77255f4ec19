"""Home, settings and how to play."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.games import SETUPS, SpyfallSetup
from spyword.i18n import NATIVE_NAMES, translator
from spyword.prefs import Pictures, load_prefs
from spyword.table.setup import SeatDraft, remember_setup
from spyword.ui.messages import Place
from spyword.ui.screens.setup import SetupScreen
from spyword.ui.widgets.choices import Choices
from tests.ui.showing import LANGUAGES, SIZES
from tests.ui.test_setup import FOUR, table_of
from tests.ui.visiting import visiting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_home_shows_every_place_whole(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    t = translator(language)
    async with visiting(tmp_path, language=language, size=size) as visit:
        text = visit.text()
        for place in ("Spy's Word", "Spyfall 2", "Packs", "Settings", "How to play", "Quit"):
            assert t(place) in text
        assert t("Continue") not in text
        assert visit.cut_off("Choices") == []


async def test_digits_lead_to_the_places_also_full_width_ones(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        await visit.press("1")
        await visit.settle()
        assert visit.standing == "SetupScreen"
        await visit.go(Place.HOME)
        await visit.press("３")
        await visit.settle()
        assert visit.standing == "PeopleScreen"
        await visit.go(Place.HOME)
        await visit.press("5")
        await visit.settle()
        assert visit.standing == "PastGamesScreen"


async def test_a_left_game_is_offered_first_and_lands_on_a_cover(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f9")
        await visit.settle()
        await visit.go(Place.HOME)
        assert visit.app.screen.query_one(Choices).get_option_at_index(0).id == "continue"
        assert "Continue  Spy's Word · Anna" in visit.text()
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "ResumeScreen"


async def test_home_calls_the_games_by_the_names_that_they_have_elsewhere(tmp_path: Path) -> None:
    """It knows them without loading their rooms."""
    for place, game in enumerate(SETUPS, 1):
        async with visiting(tmp_path) as visit:
            assert visit.app.screen.query_one(Choices).get_option_at_index(place - 1).id == game
            await visit.press(str(place))
            await visit.settle()
            screen = visit.app.standing
            assert isinstance(screen, SetupScreen)
            assert screen.setup.game == game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_home_tells_which_game_was_left_on_one_line(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    remember_setup(tmp_path, SpyfallSetup(tuple(SeatDraft(name, language) for name in FOUR)))
    async with visiting(tmp_path, language=language, size=size, place=Place.SETUP, game="spyfall") as visit:
        await visit.press("f9")
        await visit.settle()
        await visit.go(Place.HOME)
        t = translator(language)
        row = next(row for row in visit.rows() if t("Continue") in row)
        assert t("Spyfall 2")[:12] in row
        assert visit.app.screen.query_one(Choices).region.height == 9
        assert visit.cut_off("Choices, #name") == []


async def test_a_damaged_journal_is_told_in_one_sentence_and_the_rest_works(tmp_path: Path) -> None:
    (tmp_path / "journal").write_text("torn")
    async with visiting(tmp_path) as visit:
        assert "journal" in visit.text()
        assert (tmp_path / "journal.damaged-1").exists()
        await visit.press("1")
        await visit.settle()
        assert visit.standing == "SetupScreen"


async def test_a_setting_counts_at_once_and_is_kept(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETTINGS) as visit:
        await visit.press("down", "right", "down", "right", "right", "down", "right")
        await visit.settle()
        assert visit.app.theme == "spyword-light"
        assert visit.app.prefs.pictures is Pictures.OFF
        assert visit.app.prefs.sounds
        assert load_prefs(tmp_path).value == visit.app.prefs


async def test_the_language_changes_at_once_and_the_cursor_stays_on_its_line(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETTINGS) as visit:
        await visit.press("right")
        await visit.settle()
        assert NATIVE_NAMES["ko"] in visit.text()
        assert translator("ko")("Language") in visit.text()
        assert visit.app.focused is not None
        assert visit.app.focused.id == "language"
        await visit.press("escape")
        await visit.settle()
        assert translator("ko")("Quit") in visit.text()


async def test_settings_that_cannot_be_saved_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("spyword.ui.lobby.save_prefs", refuse)
    async with visiting(tmp_path, place=Place.SETTINGS) as visit:
        await visit.press("down", "right")
        await visit.settle()
        assert "could not be saved" in visit.text()


async def test_f1_shows_the_rules_anywhere_and_f1_leads_back(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f1")
        await visit.settle()
        assert visit.standing == "HelpScreen"
        await visit.press("f1")
        await visit.settle()
        assert visit.standing == "SetupScreen"


async def test_ctrl_q_and_ctrl_c_leave_at_once_outside_a_game(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        await visit.press("ctrl+c")
        assert not visit.app.is_running or visit.app.return_code == 0


@pytest.mark.parametrize("size", [(39, 24), (80, 15), (1, 1)])
async def test_a_window_that_is_too_small_asks_for_a_larger_one_and_comes_back(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(tmp_path) as visit:
        await visit.pilot.resize_terminal(*size)
        await visit.settle()
        assert visit.standing == "TooSmallScreen"
        await visit.pilot.resize_terminal(80, 24)
        await visit.settle()
        assert visit.standing == "HomeScreen"
