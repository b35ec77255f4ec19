"""The page of one profile: what it tells, and what can be done with it."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.deeds import Result
from spyword.people.profiles import Profile
from spyword.people.store import People
from spyword.ui.form.export_person import free_path
from spyword.ui.messages import Place
from spyword.ui.portrait import FIGURES, portrait_of
from spyword.ui.screens.person import PersonScreen
from spyword.ui.widgets.people_list import PeopleList
from spyword.ui.widgets.typed import TypedField
from tests.ui.people_here import known, many_people, some_people
from tests.ui.showing import SIZES, showing
from tests.ui.test_people import at, flowing, row_of
from tests.ui.visiting import Visit, visiting


async def open_page(visit: Visit, name: str = "Anna") -> None:
    """From the list to the page of somebody."""
    people = visit.app.screen.query_one(PeopleList)
    people.cursor = next(n for n, profile in enumerate(people.profiles) if profile.name == name)
    await visit.press("enter")
    await visit.settle()
    assert visit.standing == "PersonScreen"


async def heard(_: Profile | None) -> None:
    """What has changed is looked at elsewhere."""


async def test_it_tells_wins_by_role_in_bars_and_numbers(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    anna = known(people, "Anna")
    values = people.standing(anna.id).values("spys_word")
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        assert f"{anna.xp} XP" in visit.text()
        await visit.press("tab")
        assert "1/2   50%" in row_of(visit, "as civilian")
        assert row_of(visit, "as civilian").count("━") == row_of(visit, "as civilian").count("╌") > 0
        assert "–" in row_of(visit, "as ghost")
        assert f"{values('vote_hits')}/{values('votes')}" in row_of(visit, "Votes that hit")
        assert re.search(f"Rounds survived ·+ {values('rounds_survived')}", visit.text())


async def test_the_latest_games_go_up_and_down_in_the_order_they_were_played(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        for name, signs in (("Anna", "▀▄"), ("민수", "▄▀")):
            await open_page(visit, name)
            last = portrait_of(known(people, name).id, people).results["any"][-1]
            assert f" {signs}{'▀' if last is Result.WON else '▄'} " in row_of(visit, "Latest games")
            await visit.press("right")
            assert f" {signs} " in row_of(visit, "Latest games")
            await visit.press("escape")
            await visit.settle()


async def test_who_has_not_played_a_game_that_counts_is_told_what_it_takes(tmp_path: Path) -> None:
    many_people(tmp_path, 1)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit, "Player 00")
        assert "it takes two players with a profile" in flowing(visit)
        assert "Games won" not in visit.text()


@pytest.mark.parametrize("size", SIZES)
async def test_it_fits_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    people = some_people(tmp_path)
    portrait = portrait_of(known(people, "Anna").id, people)
    async with showing(lambda stage: PersonScreen(stage, people, portrait, heard), tmp_path, size=size) as it:
        assert it.cut_off("#person, LevelLine, Picker, #numbers, KeyCaps") == []
        numbers = it.app.screen.query_one("#numbers")
        for _ in FIGURES:
            assert numbers.max_scroll_y == 0 or size == SIZES[1]
            await it.press("pagedown", "pagedown", "pagedown", "pagedown")
            assert numbers.scroll_offset.y == numbers.max_scroll_y
            await it.press("tab")
            assert numbers.scroll_offset.y == 0


async def test_a_changed_name_and_language_are_seen_on_the_page_and_in_the_list(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        await visit.press("f3")
        await visit.settle()
        await visit.type("belle")
        await visit.press("down", "right", "f9")
        await visit.settle()
        assert "Annabelle" in visit.text()
        assert "한국어" in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert at(visit) == "Annabelle"
    assert known(people, "Annabelle").language == "ko"


async def test_a_name_that_is_taken_is_refused_and_the_own_one_is_not(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        await visit.press("f3")
        await visit.settle()
        field = visit.app.screen.query_one(TypedField)
        field.value = "민수"
        await visit.press("enter")
        await visit.settle()
        assert visit.said(".row--problem") == "Somebody here is called 민수 already."
        field.value = "ANNA"
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "PersonScreen"
    assert known(people, "anna").name == "ANNA"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home directory for the files that are written."""
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "home"


async def test_everything_about_somebody_is_written_for_the_owner_alone(tmp_path: Path, home: Path) -> None:
    people = some_people(tmp_path)
    anna = known(people, "Anna")
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        await visit.press("f6", "enter")
        await visit.settle()
        assert visit.standing == "NoticeDialog"
        assert "Everything about Anna is in ~/Anna.json now." in flowing(visit)
    written = home / "Anna.json"
    assert written.read_text(encoding="utf-8") == people.export(anna.id)
    assert stat.S_IMODE(written.stat().st_mode) == 0o600
    (tmp_path / "elsewhere").mkdir()
    elsewhere = People(tmp_path / "elsewhere", CHRONICLES)
    elsewhere.bring(written.read_text(encoding="utf-8"))
    assert elsewhere.standing(anna.id) == people.standing(anna.id)


async def test_no_file_is_overwritten_and_what_cannot_be_written_is_said(tmp_path: Path, home: Path) -> None:
    (home / "Anna.json").write_text("mine", encoding="utf-8")
    some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        await visit.press("f6")
        await visit.settle()
        field = visit.app.screen.query_one(TypedField)
        assert field.value == "~/Anna-2.json"
        for typed, said in (
            ("~/Anna.json", "Anna.json is there already, and nothing is overwritten."),
            ("~", "home is there already, and nothing is overwritten."),
            ("~/nowhere/Anna.json", "Anna.json cannot be written there."),
        ):
            field.value = typed
            await visit.press("enter")
            assert visit.said("#export-problem") == said
    assert (home / "Anna.json").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Аня Ёжикова", "Аня-Ёжикова"),
        ("../.bashrc", "bashrc"),
        ("김/민수", "김-민수"),
        ("🦊", "spyword"),
        ("-", "spyword"),
    ],
)
def test_the_file_is_called_like_the_person_as_far_as_files_can_be(home: Path, name: str, file: str) -> None:
    assert free_path(name) == home / f"{file}.json"


async def test_who_is_deleted_leaves_the_list_after_a_question_and_the_games_stay(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        await visit.press("f8")
        await visit.settle()
        assert "The games stay, without the name." in flowing(visit)
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PersonScreen"
        assert known(people, "Anna").games == 3
        await visit.press("f8")
        await visit.settle()
        await visit.press("space")
        await visit.settle()
        assert visit.standing == "PeopleScreen"
        assert "Anna" not in visit.text()
    assert people.named("Anna") is None
    assert len(people.games()) == 3


@pytest.mark.parametrize("keys", [("f3", "f9"), ("f8", "space")])
async def test_the_page_of_somebody_who_was_deleted_in_another_window_closes(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        people.delete(known(people, "Anna").id)
        for key in keys:
            await visit.press(key)
            await visit.settle()
        assert visit.standing == "PeopleScreen"
        assert "Anna" not in visit.text()


async def test_a_database_in_trouble_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await open_page(visit)
        for method in ("rename", "export", "delete"):
            monkeypatch.setattr(People, method, refuse)
        for keys in (("f3", "f9"), ("f6", "enter"), ("f8", "space")):
            for key in keys:
                await visit.press(key)
                await visit.settle()
            assert "cannot be read or written just now" in flowing(visit)
            await visit.press("escape")
            await visit.settle()
            assert isinstance(visit.app.screen, PersonScreen)
    assert list(home.iterdir()) == []
