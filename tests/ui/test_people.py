"""People: the list of profiles, adding one, and taking somebody in from another laptop."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.store import People
from spyword.text import NAME_CELLS
from spyword.ui.messages import Place
from spyword.ui.people_text import title_name
from spyword.ui.screens.people import PeopleScreen
from spyword.ui.widgets.people_list import PeopleList
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.typed import TypedField
from tests.ui.people_here import WORDS, kept, known, many_people, some_people
from tests.ui.public_views import game_over
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.visiting import Visit, visiting


def row_of(it: Showing, name: str) -> str:
    """The line of somebody."""
    return next(row for row in it.rows() if name in row)


def flowing(it: Showing) -> str:
    """What the screen says, whatever its lines."""
    return " ".join(it.text().replace("│", "").split())


def at(visit: Visit) -> str | None:
    """Whose line the cursor stands on."""
    profile = visit.app.screen.query_one(PeopleList).chosen
    return None if profile is None else profile.name


async def test_a_line_tells_name_title_level_and_games(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    anna = known(people, "Anna")
    title = people.title_of[min(people.standing(anna.id).titles)]
    people.wear(anna.id, title.id)
    async with showing(lambda stage: PeopleScreen(stage, people), tmp_path) as it:
        for language in LANGUAGES:
            stage = replace(it.stage, language=language)
            await it.app.stand(PeopleScreen(stage, people))
            await it.pilot.pause()
            row, t = row_of(it, "Anna"), stage.t
            assert title_name(title, t) in row
            assert t("Lv {level}", level=str(anna.level)) in row
            assert t.plural("{n} game", "{n} games", 3) in row
            assert title_name(title, t) not in row_of(it, "민수")


@pytest.mark.parametrize("size", SIZES)
async def test_it_fits_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    people = many_people(tmp_path, 0)
    async with showing(lambda stage: PeopleScreen(stage, people), tmp_path, size=size) as it:
        assert it.cut_off("#people, #nobody, #about, PeopleList, KeyCaps") == []
        assert "F5 adds the first one." in it.text()
        many_people(tmp_path, 30)
        await it.show(lambda stage: PeopleScreen(stage, people))
        assert it.cut_off("#people, #nobody, #about, PeopleList, KeyCaps") == []
        assert "Player 00" in it.text()
        await it.press("end")
        assert "Player 29" in it.text()


async def test_where_nobody_is_known_it_says_what_profiles_are_for_and_how_to_make_one(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        assert "levels and titles" in visit.said("#nobody")
        assert "F5 adds the first one." in visit.said("#nobody")
        await visit.press("enter", "escape")
        await visit.settle()
        assert visit.standing == "HomeScreen"


async def fill_in(visit: Visit, name: str) -> None:
    """The form for somebody new, up to the name."""
    await visit.press("f5")
    await visit.settle()
    await visit.type(name)


async def test_somebody_is_added_with_a_language_and_the_cursor_goes_there(tmp_path: Path) -> None:
    people = many_people(tmp_path, 3)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await fill_in(visit, "Аня")
        await visit.press("down")
        picker: Picker[str] = visit.app.screen.query_one(Picker)
        while picker.value != "ru":
            await visit.press("right")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PeopleScreen"
        assert at(visit) == "Аня"
    assert known(people, "Аня").language == "ru"


REFUSED = {
    "": "A name is missing.",
    "player  00": "Somebody here is called Player 00 already.",
    "x" * (NAME_CELLS + 1): "That name is too long.",
}


async def test_a_name_that_nobody_can_have_is_refused_in_words_at_the_field(tmp_path: Path) -> None:
    people = many_people(tmp_path, 1)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await visit.press("f5")
        await visit.settle()
        for name, said in REFUSED.items():
            visit.app.screen.query_one(TypedField).value = name
            await visit.press("enter")
            assert visit.said(".row--problem") == said
            visit.app.screen.query_one(TypedField).value = "Zed"
            await visit.pilot.pause()
            assert said not in visit.text()
    assert len(people.profiles()) == 1


async def bring(visit: Visit, path: str) -> None:
    """Take in the file of that path."""
    await visit.press("f6")
    await visit.settle()
    await visit.type(path)
    await visit.press("enter")
    await visit.settle()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Anna of another laptop, in a file."""
    (tmp_path / "elsewhere").mkdir()
    people = some_people(tmp_path / "elsewhere")
    path = tmp_path / "my friends.json"
    path.write_text(people.export(known(people, "Anna").id), encoding="utf-8")
    return path


async def test_somebody_comes_from_another_laptop_with_all_games_and_each_counts_once(
    tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    people = many_people(tmp_path, 2)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        for written, games in (("~/my friends.json", 3), (f"'{elsewhere}'", 0), (str(elsewhere), 0)):
            await bring(visit, written)
            assert visit.standing == "NoticeDialog"
            assert f"Anna is here now. {games} games were not here yet." in flowing(visit)
            await visit.press("escape")
            await visit.settle()
            assert at(visit) == "Anna"
    assert known(people, "Anna").games == 3


async def test_who_comes_under_a_name_that_is_taken_gets_another_and_is_told(tmp_path: Path, elsewhere: Path) -> None:
    people = People(tmp_path, CHRONICLES)
    people.add("Anna", "ko")
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await bring(visit, str(elsewhere))
        assert "Anna is here now, under the name Anna 2" in flowing(visit)
    assert known(people, "Anna 2").games == 3


FAULTY: dict[str, tuple[bytes | None, str]] = {
    "missing.json": (None, "missing.json cannot be read. Is that the right path?"),
    "x" * 300: (None, "cannot be read. Is that the right path?"),
    "notes.txt": (b"milk, eggs", "notes.txt is not an exported profile."),
    "picture.png": (b"\x89PNG\xff", "picture.png is not an exported profile."),
    "newer.json": (b'{"spyword": 99}', "newer.json was written by a newer Spyword."),
    "torn.json": (b'{"spyword": 1, "profile": {"id": "x"}}', "torn.json: the value of “profile.id” cannot"),
    "elsewhere": (None, "elsewhere is not an exported profile."),
}
"""Files by name: what is in them, if they are files, and what is said of them."""


async def test_what_cannot_be_taken_in_is_said_and_nobody_has_come(tmp_path: Path, elsewhere: Path) -> None:
    people = many_people(tmp_path, 0)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await visit.press("f6")
        await visit.settle()
        for name, (content, said) in FAULTY.items():
            if content is not None:
                (tmp_path / name).write_bytes(content)
            visit.app.screen.query_one(TypedField).value = str(tmp_path / name)
            await visit.press("enter")
            assert said in visit.said("#import-problem")
    assert people.profiles() == ()


async def test_a_database_in_trouble_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    many_people(tmp_path, 1)
    (tmp_path / "x").touch()
    monkeypatch.chdir(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        for method in ("profile", "add", "bring"):
            monkeypatch.setattr(People, method, refuse)
        for keys in (("enter",), ("f5", "x", "f9"), ("f6", "x", "enter")):
            await visit.press(*keys)
            await visit.settle()
            assert "cannot be read or written just now" in flowing(visit)
            await visit.press("escape")
            await visit.settle()


async def test_trouble_on_the_way_in_is_said_so_and_home_is_not_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        monkeypatch.setattr(People, "profiles", refuse)
        await fill_in(visit, "Anna")
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "NoticeDialog"
        await visit.press("escape", "escape")
        await visit.settle()
        assert visit.standing == "HomeScreen"


async def test_who_was_deleted_in_another_window_leaves_the_list(tmp_path: Path) -> None:
    people = many_people(tmp_path, 2)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        people.delete(known(people, "Player 00").id)
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "PeopleScreen"
        assert "Player 00" not in visit.text()


async def test_the_mouse_is_as_good_as_the_keys(tmp_path: Path) -> None:
    many_people(tmp_path, 2)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        await visit.pilot.click(PeopleList, offset=(5, 1))
        await visit.settle()
        assert (visit.standing, at(visit)) == ("PeopleScreen", "Player 01")
        await visit.pilot.click(PeopleList, offset=(5, 1))
        await visit.settle()
        assert visit.standing == "PersonScreen"


async def test_the_widest_name_leaves_room_for_level_and_bar(tmp_path: Path) -> None:
    people = People(tmp_path, CHRONICLES)
    names = "李" * (NAME_CELLS // 2), "민수"
    for name in names:
        people.add(name, "ja")
    kept(people, 0, WORDS, game_over(6), names + tuple("abcd"))
    async with showing(lambda stage: PeopleScreen(stage, people), tmp_path, size=(40, 16)) as it:
        row = row_of(it, names[0])
        assert f"{names[0]}  Lv 1 ━" in row
