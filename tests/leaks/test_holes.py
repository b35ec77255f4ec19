"""Every way in which a pass-the-laptop screen is known to lose a secret, by number, and the test that holds it shut.

 1  held or doubled key           below, in real time in tests/terminal/test_held_keys.py, tests/ui/test_guard.py
 2  clicks on one spot            below, tests/ui/test_card.py
 3  an action applied twice       below
 4  translucent screens           below
 5  hidden but present            test_whole_games.py: every widget of every stack is searched
 6  a screen kept alive           below
 7  selection, clipboard          below, tests/terminal/test_endings.py
 8  copied out of a field         below
 9  toasts that follow            below
10  command palette, screenshot   below
11  locals in a traceback         tests/terminal/test_endings.py
12  suspended                     tests/terminal/test_endings.py
13  focus lost, left alone        below
14  scroll-back, recordings       never inline: below. A terminal that records its session records the cards too:
                                  no program can help that, and no test can show it
15  title                         test_whole_games.py, tests/terminal/test_endings.py
16  focus, cursor row             tests/ui/test_ballot.py: the paper is as blank for the last voter as for the first
17  tooltips, hover               below
18  seen from afar                test_all_cards.py, tests/ui/test_card.py, tests/ui/test_farewell.py
19  ballot by ear                 digits choose: tests/ui/test_ballot.py; no count before the last ballot: below
20  markup                        below, tests/ui/test_hand_over.py
21  escape sequences              tests/ui/test_farewell.py, tests/text
22  logs                          tests/terminal/test_endings.py
23  files                         test_whole_games.py
24  half-erased wide letters      tests/ui/test_card.py: the word keeps off the last columns; below
25  the seed                      below
26  a view that holds too much    test_nothing_differs.py and the rules' own tests: views are built from an allow-list
"""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from textual import events
from textual.widget import Widget

from spyword.engine.spys_word.actions import GotIt
from spyword.engine.spys_word.settings import Settings
from spyword.engine.spys_word.views import CluesView, SpysWordView
from spyword.i18n import LANGUAGES
from spyword.ui.base import UNTOUCHED, PrivateScreen
from spyword.ui.messages import Act
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.card import CardScreen
from spyword.ui.screens.choose_name import ChooseNameScreen
from spyword.ui.screens.clues import CluesScreen
from spyword.ui.screens.farewell import FarewellScreen
from spyword.ui.screens.hand_over import HandOverScreen
from spyword.ui.screens.menu import MenuDialog
from spyword.ui.widgets.armed import ArmedPrompt
from spyword.ui.widgets.secret_field import SecretField
from tests.leaks.party import IDS, NAMES, SEED, party
from tests.leaks.traces import files, leaks, shown
from tests.leaks.words_deal import ROLES, TYPED, Deal, words

FIVE = Deal(ROLES[:5], Settings(reveal_roles=False))
GHOST = IDS[3]


@pytest.mark.parametrize(("key", "delay"), [("space", 1.0), ("enter", 0.25)])
async def test_a_held_key_crosses_one_border_at_most(tmp_path: Path, key: str, delay: float) -> None:
    """Hole 1: on every screen of a game up to the second round, with the shortest and the longest repeat delay."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        while it.round < 2:
            shown_before = it.screens_shown
            it.clock.advance(2.0)
            await it.hold(key, seconds=1.7, delay=delay, every=0.15)
            assert it.screens_shown - shown_before <= 1, type(it.screen)
            await it.go_on()


async def test_a_doubled_key_crosses_one_border(tmp_path: Path) -> None:
    """Hole 1: two presses 5 ms apart."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        await it.press("enter")
        await it.press("enter", after=0.005)
        assert it.view.waiting_for == IDS[1:5]
        await it.press("space", after=0.005)
        assert isinstance(it.screen, HandOverScreen)


async def test_clicks_on_one_spot_open_and_do_not_close(tmp_path: Path) -> None:
    """Hole 2."""
    async with party(FIVE, tmp_path) as it:
        it.clock.advance(2.0)
        spot = it.app.screen.query_one(ArmedPrompt).region.offset
        for _ in range(5):
            await it.pilot.click(offset=(spot.x + 2, spot.y))
            await it.pilot.pause()
            it.clock.advance(2.0)
        assert isinstance(it.screen, CardScreen)
        assert it.view.waiting_for == IDS[:5]


async def test_an_action_that_comes_twice_is_done_once(tmp_path: Path) -> None:
    """Hole 3: it answers a version that is gone."""
    async with party(FIVE, tmp_path) as it:
        got_it = GotIt(IDS[0], version=it.view.version)
        it.app.post_message(Act(got_it))
        it.app.post_message(Act(got_it))
        await it.pilot.pause()
        assert it.view.version == got_it.version + 1
        assert it.view.waiting_for == IDS[1:5]


async def test_every_screen_is_opaque_and_stands_alone(tmp_path: Path) -> None:
    """Holes 4 and 6: nothing shines through, nothing lies under it."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        while it.round < 2:
            assert it.app.screen.styles.background.a == 1
            assert it.app.screen_stack == [it.screen]
            assert it.app._installed_screens == {}
            await it.go_on()


@pytest.mark.parametrize("key", ["escape", "f1", "ctrl+q", "ctrl+c"])
async def test_whatever_is_put_over_a_secret_finds_it_covered(tmp_path: Path, key: str) -> None:
    """Hole 4: menu, rules, the question whether to quit."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        assert words() & set(it.text().split())
        await it.press(key)
        assert isinstance(it.screen, HandOverScreen)
        assert len(it.app.screen_stack) == 2
        assert it.app.screen.styles.background.a == 1
        assert leaks(it, words()) == []


def private_screens_in_memory() -> list[PrivateScreen[SpysWordView]]:
    """The objects themselves, wherever anything still holds them."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, PrivateScreen)]


async def test_no_private_screen_outlives_its_cover(tmp_path: Path) -> None:
    """Hole 6: it is off every stack at once, and as soon as its last timer has run out the object itself is gone."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        while it.round < 2:
            if not it.is_private:
                assert [each for each in private_screens_in_memory() if each.is_attached or each.is_running] == []
            await it.go_on()
        for _ in range(100):
            if not private_screens_in_memory():
                break
            await it.pilot.pause(0.05)
        assert private_screens_in_memory() == []


async def test_nothing_can_be_selected_with_the_mouse_and_copied(tmp_path: Path) -> None:
    """Hole 7."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        plate = it.app.screen.query_one("#word").region
        await it.pilot.mouse_down(offset=plate.offset)
        await it.pilot.hover(offset=(plate.right - 1, plate.y))
        await it.pilot.mouse_up(offset=(plate.right - 1, plate.y))
        assert it.app.screen.selections == {}
        it.app.screen.text_select_all()
        it.app.screen.action_copy_text()
        assert it.app.clipboard == ""


async def test_what_was_typed_cannot_be_pasted_by_the_next(tmp_path: Path) -> None:
    """Hole 8."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        await it.go_on_until(FarewellScreen)
        await it.press(*TYPED, after=0.3)
        field = it.app.screen.query_one(SecretField)
        field.select_all()
        field.action_copy()
        field.action_cut()
        assert it.app.clipboard == ""
        await it.press("ctrl+v")
        assert field.value == ""


async def test_no_toast_goes_along_to_the_next_screen(tmp_path: Path) -> None:
    """Hole 9."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        it.app.notify("xylophone")
        await it.pilot.pause()
        assert "xylophone" in shown(it.app)
        await it.press("enter")
        assert leaks(it, words()) == []


@pytest.mark.parametrize("key", ["ctrl+p", "ctrl+backslash", "f5", "ctrl+s"])
async def test_there_is_no_palette(tmp_path: Path, key: str) -> None:
    """Hole 10."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space", key)
        assert it.app.screen_stack == [it.screen]
        assert isinstance(it.screen, CardScreen)


async def test_no_screenshot_is_ever_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole 10."""
    monkeypatch.chdir(tmp_path)
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        before = files(tmp_path)
        it.app.action_screenshot()
        it.app.action_screenshot("picture.svg", str(tmp_path))
        await it.pilot.pause(0.3)
        assert files(tmp_path) == before


async def test_a_lost_focus_covers_every_private_screen(tmp_path: Path) -> None:
    """Hole 13."""
    seen = set()
    async with party(FIVE.against(GHOST), tmp_path) as it:
        while it.round < 2:
            if it.is_private:
                seen.add(type(it.screen))
                version = it.view.version
                it.app.post_message(events.AppBlur())
                await it.pilot.pause()
                assert isinstance(it.screen, HandOverScreen)
                assert it.view.version == version
                it.app.post_message(events.AppFocus())
                await it.press("space")
                assert it.is_private
            await it.go_on()
    assert seen == {CardScreen, BallotScreen, FarewellScreen}


async def test_a_ballot_that_was_covered_comes_back_blank(tmp_path: Path) -> None:
    """Holes 13 and 16: somebody else may have pressed Space."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        await it.go_on_until(BallotScreen)
        await it.press("2")
        assert "●" in it.text()
        it.app.post_message(events.AppBlur())
        await it.pilot.pause()
        assert isinstance(it.screen, HandOverScreen)
        await it.press("space")
        assert isinstance(it.screen, BallotScreen)
        assert "●" not in it.text()


async def test_a_private_screen_that_is_left_alone_covers_itself(tmp_path: Path) -> None:
    """Hole 13: half a minute after the last touch."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space")
        assert isinstance(it.screen, CardScreen)
        it.clock.advance(UNTOUCHED - 1)
        await it.press("up", after=0)
        it.clock.advance(UNTOUCHED - 1)
        it.screen.look_at_clock()
        await it.pilot.pause()
        assert isinstance(it.screen, CardScreen)
        it.clock.advance(1)
        it.screen.look_at_clock()
        await it.pilot.pause()
        assert isinstance(it.screen, HandOverScreen)


async def test_the_app_never_runs_inline(tmp_path: Path) -> None:
    """Hole 14: inline, what was shown would stay in the scroll-back."""
    async with party(FIVE, tmp_path) as it:
        assert not it.app.is_inline


async def test_nothing_private_has_a_tooltip(tmp_path: Path) -> None:
    """Hole 17."""
    async with party(FIVE.against(GHOST), tmp_path) as it:
        while it.round < 2:
            assert [each for each in it.app.screen.walk_children(Widget) if each.tooltip] == []
            assert not it.app.screen.query("Tooltip").filter(".-visible")
            await it.go_on()


async def test_a_vote_tells_no_count_before_the_last_ballot(tmp_path: Path) -> None:
    """Holes 16 and 19: whoever was voted for, the cover for the next voter is the same."""
    covers: list[list[list[tuple[str, object]]]] = []
    for line in ("1", "2", "4"):
        folder = tmp_path / line
        folder.mkdir()
        async with party(FIVE, folder) as it:
            await it.go_on_until(BallotScreen)
            await it.press(line, "enter")
            assert isinstance(it.screen, HandOverScreen)
            covers.append([list(row) for row in it.grid()])
    assert covers == [covers[0]] * 3


async def test_names_are_never_markup(tmp_path: Path) -> None:
    """Hole 20: a name with markup in it stands there letter by letter, on every screen that shows it."""
    name = NAMES[5]
    async with party(Deal(ROLES[:6], Settings(reveal_roles=False)).against(IDS[5]), tmp_path) as it:
        shows_it = set()
        while it.round < 2:
            assert "[b]" not in it.text() or name in it.text()
            if name in it.text():
                shows_it.add(type(it.screen).__name__)
            await it.go_on()
    assert shows_it >= {"HandOverScreen", "CardScreen", "CluesScreen", "BallotScreen", "ResultScreen", "FarewellScreen"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_word_stands_away_from_the_last_columns(tmp_path: Path, language: str) -> None:
    """Hole 24: where a terminal and the program differ about a letter's width, cells at the right edge survive."""
    deal = Deal(ROLES[:5], languages=(language,))
    async with party(deal, tmp_path, size=(40, 16)) as it:
        await it.press("space")
        plate = it.app.screen.query_one("#word").region
        assert plate.right <= it.app.size.width - 2
        await it.press("enter")
        assert leaks(it, words()) == []


async def test_the_seed_stands_nowhere_in_the_clear(tmp_path: Path) -> None:
    """Hole 25: with it the roles could be worked out."""
    async with party(FIVE, tmp_path) as it:
        await it.go_on_until(CluesScreen)
        assert '"seed"' not in repr(it.table.opening)
        for file in files(it.folder):
            text = file.read_bytes()
            assert b"seed" not in text
            assert f": {SEED}," not in text.decode("utf-8", "replace")


async def test_a_second_look_leaves_nothing_either(tmp_path: Path) -> None:
    """W15, holes 5 and 6: F2, the own name, the cover, the card, and back to the table."""
    async with party(FIVE, tmp_path) as it:
        await it.go_on_until(CluesScreen)
        version = it.view.version
        await it.press("f2")
        assert isinstance(it.screen, ChooseNameScreen)
        await it.press("3")
        assert isinstance(it.screen, HandOverScreen)
        assert leaks(it, words()) == []
        await it.press("space")
        assert "marimba" in it.text()
        await it.press("enter")
        assert isinstance(it.screen, CluesScreen)
        assert isinstance(it.view, CluesView)
        assert it.view.version == version
        assert leaks(it, words()) == []


async def test_the_menu_goes_away_without_showing_the_secret(tmp_path: Path) -> None:
    """Hole 4: back from the menu the cover stands, and Space opens anew."""
    async with party(FIVE, tmp_path) as it:
        await it.press("space", "escape")
        assert isinstance(it.app.screen, MenuDialog)
        await it.press("escape")
        assert isinstance(it.app.screen, HandOverScreen)
        await it.press("space")
        assert "xylophone" in it.text()
