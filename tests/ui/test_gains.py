"""What a game has brought, on the screens of its end: XP, new levels, new titles (P3, P5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.people.conditions import Condition
from spyword.people.standing import Gain
from spyword.people.titles import Title
from spyword.ui.badge import Badge
from spyword.ui.base import GameScreen
from spyword.ui.screens.end import EndScreen
from spyword.ui.screens.spyfall.standings import StandingsScreen
from spyword.ui.stage import Stage
from tests.ui.public_views import game_over
from tests.ui.showing import LANGUAGES, Showing, showing
from tests.ui.spyfall_endings import end_view, some_rounds
from tests.ui.views import IDS, NAMES

GAMES = ("spys-word", "spyfall")


def title(name: str) -> Title:
    texts = {language: f"{name} {language}" for language in LANGUAGES}
    asks = {language: f"How to get {name} {language}" for language in LANGUAGES}
    return Title(name, "any", 3, Condition.parse("games >= 1"), texts, asks)


TITLES = {name: title(name) for name in ("Nose", "Ear")}


def won(players: int) -> dict[PlayerId, Gain]:
    """The first reaches level 2, the second wins two titles."""
    gains = {player: Gain(20 + place, 60, ()) for place, player in enumerate(IDS[:players])}
    return gains | {IDS[0]: Gain(20, 40, ()), IDS[1]: Gain(21, 60, tuple(TITLES))}


def end(game: str, players: int, gains: Mapping[PlayerId, Gain], known: int = 0) -> Callable[[Stage], GameScreen]:
    """The end of a game that brought so much to so many who have a profile."""

    def make(stage: Stage) -> GameScreen:
        stage = replace(stage, gains=gains, titles=TITLES, badges=dict.fromkeys(IDS[:known], Badge(1)))
        if game == "spyfall":
            return StandingsScreen(end_view(some_rounds(5, players=players), players=players), stage)
        return EndScreen(game_over(players, 6), stage)

    return make


async def scrolled(it: Showing) -> str:
    """What is seen at the top of the screen and at its foot."""
    seen = it.text()
    it.app.screen.query_one("#all").scroll_end(animate=False)
    await it.pilot.pause()
    return f"{seen}\n{it.text()}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_xp_of_twelve_is_there_and_the_table_stays_whole(tmp_path: Path, game: str, language: str) -> None:
    async with showing(end(game, 12, won(12)), tmp_path, language=language) as it:
        await it.pilot.pause()
        table = it.text()
        assert [name for name in NAMES if name not in table] == []
        assert it.cut_off("VotesTable, RoundsTable, #legend, Prompt, Banner") == []
        seen = await scrolled(it)
        assert [gain.xp for gain in won(12).values() if f"+{gain.xp}" not in seen] == []
        assert it.stage.t("Lv {level}!", level="2") in seen
        assert f"Nose {language}" in seen


async def test_with_room_xp_is_a_column_and_a_new_level_is_marked(tmp_path: Path) -> None:
    async with showing(end("spys-word", 6, won(6)), tmp_path, size=(140, 45)) as it:
        assert "civilian +20▲" in next(row for row in it.rows() if "Anna" in row)
        assert any("spy      +21 " in row for row in it.rows())
        assert "+22" not in next(row for row in it.rows() if "Nose en" in row)


@pytest.mark.parametrize("game", GAMES)
async def test_guests_have_nothing_in_the_column(tmp_path: Path, game: str) -> None:
    gains = dict(list(won(6).items())[:2])
    async with showing(end(game, 6, gains), tmp_path, size=(140, 45)) as it:
        rows = "\n".join(it.rows())
        assert rows.count("+20▲") == 1
        assert rows.count("+21") == 1
        assert "+22" not in rows


@pytest.mark.parametrize("game", GAMES)
async def test_on_the_smallest_window_a_list_says_it_all(tmp_path: Path, game: str) -> None:
    async with showing(end(game, 4, won(4)), tmp_path, size=(40, 16)) as it:
        assert it.said("GainsList") == "XP Anna +20 Lv 2! · 민수 +21 ★ Nose en ★ Ear en · さくら +22 · Аня Ёжикова +23"
        assert "+23" in await scrolled(it)


@pytest.mark.parametrize(("known", "says"), [(0, False), (1, True), (2, False)])
async def test_one_profile_alone_is_told_why_there_is_no_xp(tmp_path: Path, known: int, says: bool) -> None:
    """P3: guests know that they get nothing, and with two profiles it is the end of the game that tells."""
    async with showing(end("spys-word", 6, {}, known), tmp_path) as it:
        assert ("XP" in await scrolled(it)) is says


async def test_the_banner_gives_way_only_while_there_is_no_room(tmp_path: Path) -> None:
    async with showing(end("spys-word", 12, won(12)), tmp_path, language="ru") as it:
        await it.pilot.pause()
        assert it.app.screen.query_one("Banner").size.height == 1
        await it.pilot.resize_terminal(140, 45)
        await it.pilot.pause()
        assert it.app.screen.query_one("Banner").size.height == 5


async def test_what_many_have_won_is_named_once(tmp_path: Path) -> None:
    gains = {player: Gain(20, 60, ("Nose",)) for player in IDS[:4]}
    async with showing(end("spys-word", 6, gains), tmp_path, size=(140, 45)) as it:
        assert it.said("GainsList") == "★ Nose en (Anna, 민수, さくら, Аня Ёжикова)"
