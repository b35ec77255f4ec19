"""Players with a profile in the form: recognised by name, taken from a list, made from a seat (P1, W49)."""

from __future__ import annotations

from pathlib import Path

from spyword.games import SpysWordSetup
from spyword.games.history import CHRONICLES
from spyword.i18n import LANGUAGES
from spyword.people.database import FILE
from spyword.people.store import People
from spyword.table.setup import SeatDraft, last_setup, remember_setup
from spyword.ui.form.known_players import KnownPlayersDialog
from spyword.ui.form.seats import SeatList, SeatRow
from spyword.ui.messages import Place
from spyword.ui.widgets.choices import Choices
from tests.ui.test_setup import FOUR, fill_in, form_of, names, table_of
from tests.ui.visiting import Visit, visiting


def people_in(folder: Path, *known: tuple[str, str]) -> People:
    """A database with these names and languages."""
    people = People(folder, CHRONICLES)
    for name, language in known:
        people.add(name, language)
    return people


def seats(visit: Visit) -> tuple[SeatDraft, ...]:
    return form_of(visit).query_one(SeatList).seats


def marked(visit: Visit) -> list[bool]:
    """Which seats bear the mark of a profile."""
    return [row.has_class("-known") for row in form_of(visit).query(SeatRow)]


async def test_a_typed_name_is_recognised_and_gets_the_own_language(tmp_path: Path) -> None:
    people = people_in(tmp_path, ("Аня", "ru"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, "Ben", " аня ")
        anya = people.named("Аня")
        assert anya is not None
        assert [(seat.language, seat.profile) for seat in seats(visit)[:2]] == [("en", None), ("ru", anya.id)]
        assert marked(visit)[:2] == [False, True]


async def test_who_is_typed_over_is_a_guest_again(tmp_path: Path) -> None:
    people_in(tmp_path, ("Anna", "ko"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, "Anna")
        assert marked(visit)[0]
        await visit.type("belle")
        assert (marked(visit)[0], seats(visit)[0].profile) == (False, None)


async def test_somebody_is_taken_from_the_list_and_cannot_be_taken_twice(tmp_path: Path) -> None:
    people = people_in(tmp_path, ("Anna", "ko"), ("Ben", "en"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f2")
        await visit.settle()
        assert isinstance(visit.app.screen, KnownPlayersDialog)
        await visit.press("1")
        await visit.settle()
        anna = people.named("Anna")
        assert anna is not None
        assert seats(visit)[0] == SeatDraft("Anna", "ko", anna.id)
        await visit.press("down", "f2")
        await visit.settle()
        choices = visit.app.screen.query_one(Choices)
        assert [choices.get_option_at_index(place).disabled for place in range(2)] == [True, False]


async def test_a_guest_gets_a_profile_without_leaving_the_form(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    async with visiting(tmp_path, place=Place.SETUP, language="ja") as visit:
        await fill_in(visit, "さくら")
        await visit.press("f2")
        await visit.settle()
        await visit.press("1")
        await visit.settle()
        sakura = people.named("さくら")
        assert sakura is not None
        assert (sakura.language, seats(visit)[0].profile) == ("ja", sakura.id)


async def test_the_game_knows_whose_profiles_sit_there(tmp_path: Path) -> None:
    people = people_in(tmp_path, ("Anna", "en"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, *FOUR)
        await visit.press("f9")
        await visit.settle()
        remembered = last_setup(tmp_path, SpysWordSetup).value
        assert remembered is not None
        anna = people.named("Anna")
        assert anna is not None
        assert [seat.profile for seat in remembered.seats] == [anna.id, None, None, None]
        assert visit.app.router is not None
        assert [seat.player.signed_in for seat in visit.app.router.table.seats] == [True, False, False, False]


async def test_a_remembered_table_calls_people_as_they_are_called_now(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    anna, ben = people.add("Anna", "en"), people.add("Ben", "en")
    table = table_of("Anna", "Ben", "Cem", "Dan")
    own = (SeatDraft("Anna", "en", anna.id), SeatDraft("Ben", "en", ben.id), *table.seats[2:])
    remember_setup(tmp_path, SpysWordSetup(own, table.settings))
    people.rename(anna.id, "Anna-Lena")
    people.delete(ben.id)
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert names(visit) == ["Anna-Lena", "Ben", "Cem", "Dan"]
        assert marked(visit) == [True, False, False, False]


async def test_moving_a_seat_moves_the_person_and_keeps_the_language(tmp_path: Path) -> None:
    people_in(tmp_path, ("Anna", "ko"))
    remember_setup(tmp_path, table_of("Anna", "Ben", "Cem", "Dan", language="en"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f7")
        await visit.settle()
        assert names(visit) == ["Ben", "Anna", "Cem", "Dan"]
        assert marked(visit) == [False, True, False, False]
        assert {seat.language for seat in seats(visit)} == {"en"}


async def test_with_a_damaged_database_all_play_as_guests(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.standing == "NoticeDialog"
        await visit.press("escape")
        await visit.settle()
        await fill_in(visit, *FOUR)
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
    assert (tmp_path / FILE).read_bytes() == b"no database" * 1000


async def test_thirty_people_fit_into_the_smallest_window(tmp_path: Path) -> None:
    people_in(tmp_path, *((f"Player number {number:02}", LANGUAGES[number % 4]) for number in range(30)))
    async with visiting(tmp_path, place=Place.SETUP, size=(40, 16)) as visit:
        await visit.press("f2")
        await visit.settle()
        assert visit.cut_off("Choices") == []
        await visit.press("end", "enter")
        await visit.settle()
        assert names(visit)[0] == "Player number 29"
