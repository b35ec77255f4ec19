"""Past games: the list, its filters, each game's end once more, and forgetting one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from spyword.engine.game import View
from spyword.engine.spys_word.views import Side
from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.history import GameLine
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.store import People
from spyword.prefs import Prefs
from spyword.ui.messages import Place
from spyword.ui.past_lines import called
from spyword.ui.screens.past_games import PastGamesScreen
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.past_list import PastList
from spyword.ui.widgets.picker import Picker
from tests.ui.public_views import game_over
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.spyfall_endings import end_view, some_rounds
from tests.ui.views import IDS, NAMES
from tests.ui.visiting import Visit, visiting

FIRST = datetime(2026, 3, 7, 21, 30, tzinfo=UTC)
WORDS, PLACES = "spys-word", "spyfall"


def kept(people: People, number: int, game: str, view: View, names: Sequence[str]) -> None:
    """A game of these people, an hour after the one before it; those with a profile are known by name."""
    profiles = {profile.name: profile.id for profile in people.profiles()}
    seats = tuple(SeatRecord(player, name, profiles.get(name), "en") for player, name in zip(IDS, names, strict=False))
    told = CHRONICLES[game].write(view)
    ended = FIRST + timedelta(hours=number)
    people.keep(GameRecord(f"game-{number}", game, ended, 600.0 + 60 * number, ("animals",), False, seats, told))


@pytest.fixture
def people(tmp_path: Path) -> People:
    """Anna, 민수 and Zed have profiles. Two games of Spy's Word, then one of Spyfall without Anna."""
    people = People(tmp_path, CHRONICLES)
    for name in ("Anna", "민수", "Zed"):
        people.add(name, "en")
    kept(people, 0, WORDS, game_over(6), NAMES[:6])
    kept(people, 1, WORDS, game_over(6, winner=Side.IMPOSTORS), NAMES[:6])
    kept(people, 2, PLACES, end_view(some_rounds(3, players=4), players=4), ["Zed", "민수", "Ali", "Eve"])
    return people


def lines(it: Showing) -> list[str]:
    """The lines of the list."""
    return [row for row in it.rows() if "2026-03-" in row]


def at(it: Showing) -> GameLine | None:
    """The game at the cursor."""
    return it.app.screen.query_one(PastList).chosen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_line_tells_when_which_who_won_how_long_and_whether_it_counted(
    tmp_path: Path, people: People, language: str
) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES, language=language) as visit:
        t = visit.stage.t
        latest, middle, _ = lines(visit)
        assert "2026-03-07 23:30" in latest
        assert t("Spyfall 2") in latest
        assert t("{minutes} min", minutes="12") in latest
        assert "★민수, ★さくら" in middle
        assert t("Spy's Word") in middle
        assert "XP" in middle
        assert "★민수 · ★さくら" not in visit.text()
        await visit.press("down")
        assert "Anna · ★민수 · ★さくら" in visit.text()


@pytest.mark.parametrize("size", SIZES)
async def test_it_fits_every_window(tmp_path: Path, people: People, size: tuple[int, int]) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES, size=size) as visit:
        assert len(lines(visit)) == 3
        assert visit.cut_off("PastList, Picker, #about, KeyCaps") == []


async def test_without_games_there_is_a_friendly_sentence(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        assert "Your next game will be the first in this list." in visit.said("#none")
        assert visit.cut_off("#none") == []
        await visit.press("enter", "f8")
        assert visit.standing == "PastGamesScreen"
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "HomeScreen"


async def pick(visit: Visit, field: str, value: str | None) -> None:
    """Turn one of the filters until it stands on that value."""
    picker: Picker[str | None] = visit.app.screen.query_one(f"#{field}", Picker)
    picker.focus()
    for _ in range(5):
        if picker.value == value:
            break
        await visit.press("right")
    await visit.settle()
    assert picker.value == value


async def test_it_is_filtered_by_person_and_by_game(tmp_path: Path, people: People) -> None:
    anna, minsu = people.named("Anna"), people.named("민수")
    assert anna is not None
    assert minsu is not None
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await pick(visit, "person", anna.id)
        assert len(lines(visit)) == 2
        await pick(visit, "game", PLACES)
        assert lines(visit) == []
        assert "No such game is kept." in visit.text()
        await pick(visit, "person", minsu.id)
        assert len(lines(visit)) == 1
        await pick(visit, "person", None)
        await pick(visit, "game", WORDS)
        assert len(lines(visit)) == 2


@pytest.mark.parametrize(("steps", "kind", "said"), [(0, "StandingsScreen", "The standings"), (1, "EndScreen", "cat")])
async def test_the_end_is_seen_once_more_but_nothing_comes_next(
    tmp_path: Path, people: People, steps: int, kind: str, said: str
) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await visit.press(*["down"] * steps, "enter")
        await visit.settle()
        assert visit.standing == kind
        text = visit.text()
        assert said in text
        assert "민수" in text
        assert "XP" in text
        assert "Again" not in text
        await visit.press("enter", "f4", "space")
        await visit.settle()
        assert visit.standing == kind
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PastGamesScreen"
        assert visit.app.screen.query_one(PastList).cursor == steps


async def test_the_xp_of_that_game_is_shown_and_no_paper_falls(tmp_path: Path, people: People) -> None:
    gains = people.gains("game-2")
    prefs = Prefs(animations=True)
    async with showing(lambda stage: PastGamesScreen(stage, people), tmp_path, size=(140, 45), prefs=prefs) as it:
        await it.press("enter")
        for _ in range(3):
            await it.pilot.pause()
        assert it.app.screen.query_one(Banner).is_at_rest
        minsu = people.named("민수")
        assert minsu is not None
        assert any(" 민수 " in row and f"+{gains[minsu.id].xp}" in row for row in it.rows())


async def test_somebody_whose_profile_was_deleted_has_no_name(tmp_path: Path, people: People) -> None:
    anna, minsu = people.named("Anna"), people.named("민수")
    assert anna is not None
    assert minsu is not None
    people.delete(anna.id)
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await visit.press("down")
        assert "Anna" not in visit.text()
        assert "Deleted player · ★민수" in visit.text()
        await visit.press("enter")
        await visit.settle()
        assert "Deleted player" in visit.text()
    assert called(["Ali", None, None], visit.stage.t) == ["Ali", "Deleted player 1", "Deleted player 2"]


async def test_a_game_is_forgotten_after_a_question_and_the_cursor_stays(tmp_path: Path, people: People) -> None:
    minsu = people.named("민수")
    assert minsu is not None
    xp = minsu.xp
    lost = people.gains("game-1")[minsu.id].xp
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await visit.press("down", "f8")
        await visit.settle()
        assert "2026-03-07 22:30" in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert len(lines(visit)) == 3
        await visit.press("f8", "space")
        await visit.settle()
        assert [line.id for line in people.games()] == ["game-2", "game-0"]
        assert len(lines(visit)) == 2
        assert at(visit) == people.games()[1]
    assert people.profile(minsu.id).xp == xp - lost


async def test_a_game_that_another_window_has_forgotten_leaves_the_list(tmp_path: Path, people: People) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        people.forget("game-2")
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "PastGamesScreen"
        assert len(lines(visit)) == 2


async def test_an_end_that_nobody_can_read_is_said_so(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> View:
        raise ValueError

    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        monkeypatch.setattr(type(CHRONICLES[PLACES]), "read", unreadable)
        await visit.press("enter")
        await visit.settle()
        assert "cannot be read any more" in visit.text()


@pytest.mark.parametrize("keys", [("enter",), ("f8", "space"), ("tab", "tab", "right")])
async def test_a_database_in_trouble_is_said_so(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...]
) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        for method in ("games", "game", "forget"):
            monkeypatch.setattr(People, method, refuse)
        await visit.press(*keys)
        await visit.settle()
        assert "cannot be read or written just now" in " ".join(visit.text().split())


async def test_trouble_on_the_way_in_is_said_so(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    monkeypatch.setattr(People, "games", refuse)
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        assert visit.standing == "NoticeDialog"
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PastGamesScreen"


class ManyGames:
    """Ten thousand games, without the time that storing them takes."""

    def profiles(self) -> tuple[()]:
        return ()

    def games(self, profile: str | None, kind: str | None, most: int | None = None) -> tuple[GameLine, ...]:
        seats = tuple((name, name == "Anna") for name in NAMES[:6])
        count = min(10_000, most or 10_000)
        return tuple(GameLine(f"{n}", WORDS, FIRST - timedelta(hours=n), 900, True, seats) for n in range(count))


async def test_ten_thousand_games_are_seen_at_once_and_the_first_of_them_is_found(tmp_path: Path) -> None:
    def make(stage: object) -> PastGamesScreen:
        return PastGamesScreen(stage, ManyGames())  # type: ignore[arg-type]

    async with showing(make, tmp_path) as it:
        before = time.process_time()
        await it.app.stand(make(it.stage))
        assert time.process_time() - before < 1  # 0.1 s on a desk; a line widget a game takes many times that
        assert "2026-03-07 21:30" in it.text()
        await it.press("end")
        assert at(it) == ManyGames().games(None, None)[-1]
        assert f"{FIRST - timedelta(hours=9999):%Y-%m-%d %H:%M}" in it.text()
        await it.press("pageup", "home", "down")
        assert it.app.screen.query_one(PastList).cursor == 1


async def test_the_mouse_is_as_good_as_the_keys(tmp_path: Path, people: People) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await visit.pilot.click(PastList, offset=(5, 1))
        await visit.settle()
        assert (visit.standing, visit.app.screen.query_one(PastList).cursor) == ("PastGamesScreen", 1)
        await visit.pilot.click(PastList, offset=(5, 1))
        await visit.settle()
        assert visit.standing == "EndScreen"


async def test_up_from_the_first_line_leads_to_the_filters(tmp_path: Path, people: People) -> None:
    async with visiting(tmp_path, place=Place.PAST_GAMES) as visit:
        await visit.press("up")
        assert isinstance(visit.app.focused, Picker)
        await visit.press("down")
        assert isinstance(visit.app.focused, PastList)


def test_the_latest_games_can_be_asked_for_alone(people: People) -> None:
    minsu = people.named("민수")
    assert minsu is not None
    assert people.games(most=2) == people.games()[:2]
    assert people.games(minsu.id, WORDS, 1) == people.games(minsu.id, WORDS)[:1]
    assert [line.id for line in people.games(minsu.id, WORDS, 1)] == ["game-1"]
