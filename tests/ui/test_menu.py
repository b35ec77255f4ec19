"""The menu of a running game."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine import spyfall, spys_word
from spyword.engine.game import Action
from spyword.engine.spys_word.actions import GiveClue, ToTheVote
from spyword.table.table import SlipKind
from spyword.ui.dialogs import AskDialog
from spyword.ui.lobby import Lobby
from spyword.ui.messages import Go, LobbyOrder, Place, Undo
from spyword.ui.screens.clues import CluesScreen
from spyword.ui.screens.menu import MenuDialog, Slip
from tests.ui.public_views import speaking
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing


async def open_menu(it: Showing, slip: Slip | None = None) -> None:
    """The menu over a clue round."""
    await it.app.ask(MenuDialog(it.stage, slip=slip))
    await it.pilot.pause()


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Where the screens want to go."""
    found: list[Place] = []

    async def carry_out(lobby: Lobby, order: LobbyOrder) -> None:
        assert isinstance(order, Go)
        found.append(order.place)

    monkeypatch.setattr(Lobby, "carry_out", carry_out)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_choices_fit(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path, size=size, language=language) as it:
        await open_menu(it, GiveClue)
        assert [number for number in "123456" if f" {number} " not in it.text()] == []


async def test_nothing_of_the_screen_below_shines_through(tmp_path: Path) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        assert "Anna" not in it.text()
        assert it.app.screen.styles.background.a == 1


@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (GiveClue, "Take back: clue given"),
        (ToTheVote, "Take back: to the vote"),
        (SlipKind.PAUSE, "Take back: pause"),
    ],
)
async def test_the_last_slip_can_be_taken_back_by_its_name(tmp_path: Path, slip: Slip, sentence: str) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it, slip)
        assert sentence in it.text()
        await it.press("2")
        assert it.orders == [Undo()]
        assert len(it.app.screen_stack) == 1


@pytest.mark.parametrize("action", [each for each in (*spyfall.ACTIONS, *spys_word.ACTIONS) if each.is_public_slip])
async def test_every_public_slip_of_both_games_has_a_name(tmp_path: Path, action: type[Action]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it, action)
        assert "Take back: " in it.text()


async def test_where_nothing_can_be_taken_back_nothing_is_offered(tmp_path: Path) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        assert "Take back" not in it.text()


@pytest.mark.parametrize("keys", [("escape",), ("1",), ("enter",), ("down", "up", "enter")])
async def test_the_game_continues(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        await it.press(*keys)
        assert isinstance(it.app.screen, CluesScreen)
        assert it.orders == []


async def test_an_enter_held_down_closes_the_menu_and_gives_no_clue(tmp_path: Path) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        it.clock.advance(5)
        await it.hold("enter", seconds=3)
        assert isinstance(it.app.screen, CluesScreen)
        assert it.orders == []


@pytest.mark.parametrize(("key", "place"), [("2", Place.HELP), ("3", Place.HOME), ("4", Place.QUIT)])
async def test_each_line_leads_to_its_place(tmp_path: Path, places: list[Place], key: str, place: Place) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        await it.press(key)
        assert places == [place]


async def test_the_arrows_lead_there_as_well(tmp_path: Path, places: list[Place]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        await it.press("down", "down", "enter")
        assert places == [Place.HOME]


async def test_the_end_of_the_game_is_asked_for(tmp_path: Path, places: list[Place]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        await it.press("5")
        assert isinstance(it.app.screen, AskDialog)
        assert places == []
        await it.press("escape")
        assert isinstance(it.app.screen, MenuDialog)
        await it.press("5", "space")
        assert places == [Place.END_GAME]


async def test_a_click_chooses_a_line(tmp_path: Path, places: list[Place]) -> None:
    async with showing(lambda stage: CluesScreen(speaking(), stage), tmp_path) as it:
        await open_menu(it)
        it.clock.advance(5)
        row = next(number for number, text in enumerate(it.rows()) if "Save and quit" in text)
        await it.pilot.click(offset=(it.rows()[row].index("Save and quit"), row))
        await it.pilot.pause()
        assert places == [Place.QUIT]
