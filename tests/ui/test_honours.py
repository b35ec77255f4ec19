"""The moment of joy: who reached a level or won a title is told so after the end, once (P4, P5)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word.views import EndView
from spyword.people.standing import Gain
from spyword.people.titles import Title
from spyword.prefs import Prefs
from spyword.table.clock import TableClock
from spyword.table.seats import Seat
from spyword.ui import final
from spyword.ui.badge import Badge
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.honours import PIECE_AFTER, Honour, honours, paces
from spyword.ui.lobby import Lobby
from spyword.ui.messages import Go, Place, TellHonours
from spyword.ui.router import Router
from spyword.ui.screens import honours as screen
from spyword.ui.screens.end import EndScreen
from spyword.ui.screens.honours import HonoursDialog
from spyword.ui.stage import Stage
from tests.ui.public_views import game_over
from tests.ui.showing import LANGUAGES, SIZES, showing
from tests.ui.test_gains import TITLES, won
from tests.ui.views import IDS, NAMES
from tests.ui.visiting import Visit

ANNA, MINSU = IDS[:2]


class FakeTable:
    """A table whose game is over."""

    is_over = True

    def __init__(self) -> None:
        self.clock = TableClock(lambda: 0.0)
        self.seats = tuple(Seat(Player(player, name), "en") for player, name in zip(IDS[:6], NAMES, strict=False))

    def view(self) -> EndView:
        return game_over(6)

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        return lambda: None

    def tick(self) -> None:
        """No time runs out any more."""


@dataclass
class FakeRegulars:
    """Those at that table."""

    gains: Mapping[PlayerId, Gain]
    badges: Mapping[PlayerId, Badge] = field(default_factory=dict)
    trouble: None = None

    def remember(self) -> None:
        """It is stored already."""


@asynccontextmanager
async def game_end(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    gains: Mapping[PlayerId, Gain],
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    animations: bool = False,
) -> AsyncIterator[Visit]:
    """The end of a game that brought this."""
    prefs = Prefs(animations=animations)
    monkeypatch.setattr(screen, "paces", lambda pages: [1000.0] * len(pages))
    monkeypatch.setattr(Lobby, "people", type("FakePeople", (), {"title_of": TITLES})())
    async with showing(
        lambda stage: EndScreen(game_over(6), stage), folder, size=size, language=language, prefs=prefs
    ) as it:
        it.app.router = Router(it.app, FakeTable(), FakeRegulars(gains))  # type: ignore[arg-type]
        await it.app.router.show()
        visit = Visit(it.pilot, it.app, it.stage, it.clock)
        await visit.settle()
        yield visit


async def test_a_free_key_brings_it_at_once_and_it_comes_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game_end(tmp_path, monkeypatch, won(3)) as visit:
        assert visit.standing == "EndScreen"
        await visit.press("space")
        assert visit.standing == "HonoursDialog"
        await visit.press("space")
        assert visit.standing == "EndScreen"
        await visit.app.ask(NoticeDialog(visit.stage, "Something else."))
        await visit.press("escape", "space")
        assert visit.standing == "EndScreen"


async def test_it_comes_by_itself_after_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(final, "MOMENT", 0.02)
    async with game_end(tmp_path, monkeypatch, won(3)) as visit:
        for _ in range(200):
            if visit.standing == "HonoursDialog":
                break
            await visit.pilot.pause(0.01)
        assert visit.standing == "HonoursDialog"


async def test_another_dialog_is_not_covered_and_what_was_due_comes_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game_end(tmp_path, monkeypatch, won(3)) as visit:
        await visit.app.ask(NoticeDialog(visit.stage, "Something else."))
        visit.app.standing.post_message(TellHonours())
        await visit.settle()
        assert visit.standing == "NoticeDialog"
        await visit.press("escape", "space")
        assert visit.standing == "HonoursDialog"


@pytest.mark.parametrize("gains", [{}, {ANNA: Gain(30, 60, ())}])
async def test_nothing_comes_where_nothing_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gains: Mapping[PlayerId, Gain]
) -> None:
    async with game_end(tmp_path, monkeypatch, gains) as visit:
        await visit.press("space")
        assert visit.standing == "EndScreen"


@pytest.mark.parametrize("key", ["up", "left"])
async def test_a_key_that_does_something_does_only_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    async with game_end(tmp_path, monkeypatch, won(3)) as visit:
        await visit.press(key)
        assert visit.standing != "HonoursDialog"


async def test_a_held_enter_turns_one_page_and_deals_no_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[Place] = []

    async def carry_out(lobby: Lobby, order: Go) -> None:
        went.append(order.place)

    monkeypatch.setattr(Lobby, "carry_out", carry_out)
    async with game_end(tmp_path, monkeypatch, won(2), animations=True) as visit:
        await visit.press("space")
        assert "A n n a" in visit.text()
        visit.clock.advance(5)
        await visit.hold("enter", seconds=1)
        assert "민 수" in visit.text()
        await visit.press("enter")
        assert visit.standing == "EndScreen"
        assert went == []


async def test_escape_ends_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game_end(tmp_path, monkeypatch, won(2), animations=True) as visit:
        await visit.press("space", "escape")
        assert visit.standing == "EndScreen"
        await visit.press("escape", after=0.1)
        assert visit.standing == "EndScreen"


async def test_a_click_turns_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game_end(tmp_path, monkeypatch, won(2), animations=True) as visit:
        await visit.press("space")
        visit.clock.advance(5)
        await visit.pilot.click("HonourPage.-now")
        await visit.pilot.pause()
        assert "민 수" in visit.text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_still_page_tells_everything_in_the_language_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    async with game_end(tmp_path, monkeypatch, won(3), language=language, size=size) as visit:
        await visit.press("space")
        text = visit.text()
        for said in ("Anna", visit.stage.t("Level {level}", level="2"), "민수", "★★★☆☆", f"Nose {language}", "Ear"):
            assert said in text
        assert "さくら" not in text


async def test_the_bar_fills_and_the_title_appears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "paces", lambda pages: [1000.0])
    page = Honour("Anna", Gain(20, 40, ()), (TITLES["Nose"],))
    async with showing(lambda stage: HonoursDialog(stage, [page]), tmp_path, prefs=Prefs(animations=True)) as it:
        assert "Nose" not in it.text()
        for _ in range(300):
            if "Nose" in it.text() and "10/100 XP" in it.text():
                break
            await it.pilot.pause(0.01)
        assert "▲ L e v e l   2 ▲" in it.text()
        assert "10/100 XP" in it.text()
        assert "Nose en" in it.text()


def stage_with(gains: Mapping[PlayerId, Gain], titles: Mapping[str, Title]) -> Stage:
    names = dict(zip(IDS, NAMES, strict=True))
    return Stage("en", Prefs(), names=names, gains=gains, titles=titles)


def test_many_titles_take_several_pages_and_nothing_is_lost() -> None:
    titles = {str(number): TITLES["Nose"] for number in range(7)}
    pages = honours(stage_with({MINSU: Gain(40, 20, tuple(titles))}, titles))
    assert [page.pieces for page in pages] == [3, 3, 2]
    assert [page.grown is not None for page in pages] == [True, False, False]
    assert {page.name for page in pages} == {"민수"}


def test_what_many_have_won_is_told_once_with_all_their_names() -> None:
    """On the first evening everybody wins the first title."""
    gains = {player: Gain(20, 60, ("Nose",)) for player in IDS[:4]} | {MINSU: Gain(20, 40, ("Nose", "Ear"))}
    first, second = honours(stage_with(gains, TITLES))
    assert first == Honour("4 players", None, (TITLES["Nose"],), NAMES[:4])
    assert second == Honour("민수", gains[MINSU], (TITLES["Ear"],))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("animations", [True, False])
async def test_twelve_who_have_won_the_same_fit_one_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], animations: bool
) -> None:
    monkeypatch.setattr(screen, "paces", lambda pages: [1000.0])
    pages = honours(stage_with({player: Gain(20, 60, ("Nose",)) for player in IDS}, TITLES))
    prefs = Prefs(animations=animations)
    async with showing(lambda stage: HonoursDialog(stage, pages), tmp_path, size=size, prefs=prefs) as it:
        assert [name for name in NAMES if name.split()[-1] not in it.text()] == []
        assert it.cut_off("Banner, TitleCard, .honour--winners, HonourLines > Plain") == []


def test_nobody_waits_for_long_but_everything_is_seen() -> None:
    assert paces([]) == []
    assert paces([Honour("Anna", None, (TITLES["Ear"],))]) == [2.0]
    many = [Honour("Anna", Gain(20, 40, ()), tuple(TITLES.values()))] * 12
    assert sum(paces(many)) < 24
    assert min(paces(many)) > PIECE_AFTER * 3


async def test_pages_turn_by_themselves_and_the_end_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game_end(tmp_path, monkeypatch, won(2), animations=True) as visit:
        monkeypatch.setattr(screen, "paces", lambda pages: [0.02] * len(pages))
        await visit.press("space")
        for _ in range(200):
            if visit.standing == "EndScreen":
                break
            await visit.pilot.pause(0.01)
        assert visit.standing == "EndScreen"
