"""The table hears that the ghost guessed wrong, and what."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spys_word.actions import Proceed
from spyword.prefs import Prefs
from spyword.ui.messages import Act, OpenMenu
from spyword.ui.screens.verdict import VerdictScreen
from tests.ui.public_views import verdict
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing


def frozen(it: Showing) -> VerdictScreen:
    """The screen, its timer stopped."""
    standing = it.app.screen
    assert isinstance(standing, VerdictScreen)
    if standing.timer is not None:
        standing.timer.stop()
    return standing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("guess", ["tiger", "고양이", "[b]ねこ[/b]", "ы" * 30])
async def test_everybody_reads_what_the_guess_was(
    tmp_path: Path, language: str, size: tuple[int, int], guess: str
) -> None:
    """W28."""
    async with showing(
        lambda stage: VerdictScreen(verdict(guess), stage), tmp_path, size=size, language=language
    ) as it:
        assert guess in it.text()


async def test_it_says_wrong_and_that_the_word_stays_secret(tmp_path: Path) -> None:
    """W28: and never how near it was."""
    async with showing(lambda stage: VerdictScreen(verdict("tiger"), stage), tmp_path) as it:
        assert "W R O N G" in it.text()
        assert "the word stays secret" in it.text()


async def test_a_guess_that_never_came_is_told_as_such(tmp_path: Path) -> None:
    """W48."""
    async with showing(lambda stage: VerdictScreen(verdict(""), stage), tmp_path) as it:
        assert "No guess: the time ran out." in it.text()


async def test_the_guess_lies_under_a_bar_first_and_the_stamp_comes_last(tmp_path: Path) -> None:
    prefs = Prefs(animations=True)
    async with showing(lambda stage: VerdictScreen(verdict("tiger"), stage), tmp_path, prefs=prefs) as it:
        show = frozen(it)
        steps = []
        for index in range(3):
            show.show_frame(index)
            await it.pilot.pause()
            steps.append(("tiger" in it.text(), "W R O N G" in it.text()))
        assert steps == [(False, False), (True, False), (True, True)]


async def test_a_key_ends_the_show_and_enter_goes_on(tmp_path: Path) -> None:
    prefs = Prefs(animations=True)
    async with showing(lambda stage: VerdictScreen(verdict("tiger"), stage), tmp_path, prefs=prefs) as it:
        await it.press("space")
        assert "W R O N G" in it.text()
        assert it.orders == []
        await it.press("enter", "escape")
        assert it.orders == [Act(Proceed(version=7)), OpenMenu()]
