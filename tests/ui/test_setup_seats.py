"""The players' half of the form before a game, and what the form says while it is filled in."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widget import Widget

from spyword.engine.spys_word.settings import Lineup
from spyword.games import SpysWordSetup
from spyword.i18n import NATIVE_NAMES, translator
from spyword.table.setup import SeatDraft, last_setup, remember_setup
from spyword.ui.form.seats import SeatList
from spyword.ui.messages import Place
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField
from tests.ui.showing import LANGUAGES
from tests.ui.test_setup import FOUR, fill_in, form_of, names, settings, table_of
from tests.ui.views import NAMES
from tests.ui.visiting import Visit, visiting

TWELVE_WIDE = {
    "en": ("Wolfeschlegelste", "Maximilian-Jones", "Zoë 🦊🦊🦊🦊🦊🦊", "O'Shaughnessy-Ng"),
    "ko": ("김수한무거북이와", "두루미와삼천갑자", "동방삭치치카포사", "리사리센타워리워"),
    "ja": ("じゅげむじゅげむ", "ごこうのすりきれ", "かいじゃりすいぎ", "ょのすいぎょうま"),
    "ru": ("Александрапетров", "Константинополь-", "Ёжикиваснецов-Ёж", "Преображенский-1"),
}
"""Four names of 16 cells in each language; with a number put in, there are twelve."""


def twelve(language: str) -> list[str]:
    wide = TWELVE_WIDE[language]
    return [*wide, *(name[:-1] + "2" for name in wide), *(name[:-1] + "3" for name in wide)]


def focused(visit: Visit) -> Widget:
    assert visit.app.focused is not None
    return visit.app.focused


@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_names_as_wide_as_they_may_be_all_stand_there_at_80_by_24(tmp_path: Path, language: str) -> None:
    remember_setup(tmp_path, table_of(*twelve(language), language=language, lineup=Lineup(3, ghost=True)))
    async with visiting(tmp_path, language=language, place=Place.SETUP) as visit:
        assert visit.cut_off("TypedField, Picker, ButtonLine, KeyCaps, #hint, #status") == []
        text = visit.text()
        assert [name for name in twelve(language) if name not in text] == []
        assert text.count(NATIVE_NAMES[language]) == 12
        assert form_of(visit).is_available("start")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refused_line_up_leaves_everything_on_the_screen(tmp_path: Path, language: str) -> None:
    """W6; the longest reason there is."""
    people = twelve(language)[:6]
    remember_setup(tmp_path, table_of(*people, language=language, lineup=Lineup(2, ghost=True)))
    async with visiting(tmp_path, language=language, place=Place.SETUP) as visit:
        t = translator(language)
        assert visit.said("#lineup-note") == t("Civilians must outnumber the spies and the ghost together.")
        assert visit.said("#status") == t("First put right what is marked.")
        assert visit.cut_off("Picker, ButtonLine, #lineup-note, #status") == []


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_hint_has_room(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    remember_setup(tmp_path, table_of(*FOUR, language=language))
    async with visiting(tmp_path, language=language, size=size, place=Place.SETUP) as visit:
        hint, said = visit.app.screen.query_one("#hint", Plain), set()
        for line in visit.app.screen.query("SeatRow TypedField, SeatRow Picker, HostSettings Picker, #packs"):
            line.focus()
            await visit.pilot.pause()
            said.add(visit.said("#hint"))
            wanted = hint.get_content_height(hint.size, visit.app.size, hint.content_size.width)
            assert wanted <= hint.content_size.height, visit.said("#hint")
        assert len(said) == 12


async def test_start_leads_to_what_is_wrong(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of("Anna", "Ben", "", "Dan"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.said(".seat-problem") == ""
        visit.app.screen.query_one("#start").focus()
        await visit.press("enter")
        await visit.settle()
        assert form_of(visit).query_one(SeatList).focused_seat() == 2
        assert visit.text().count("Every seat needs a name.") == 2
        await visit.type("Cleo")
        assert "Every seat needs a name." not in visit.text()
        visit.app.screen.query_one("#start").focus()
        await visit.press("space")
        await visit.settle()
        assert visit.standing == "HandOverScreen"


async def test_start_leads_to_a_refused_line_up(tmp_path: Path) -> None:
    """W5."""
    remember_setup(tmp_path, table_of(*FOUR, lineup=Lineup(1, ghost=True)))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        visit.app.screen.query_one("#start").focus()
        await visit.press("enter")
        await visit.settle()
        assert focused(visit).id == "lineup"
        assert visit.said("#lineup-note") == "The ghost needs at least 5 players."


async def test_an_empty_seat_at_the_end_is_nobodys(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, *FOUR, "")
        assert names(visit) == [*FOUR, ""]
        assert visit.said("#status") == "Civilians 3 · Spies 1 · Ghost 0"
        await visit.press("enter")
        await visit.settle()
        assert focused(visit).id == "lineup"
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
        remembered = last_setup(tmp_path, SpysWordSetup).value
        assert remembered is not None
        assert len(remembered.seats) == 4


async def test_who_plays_against_whom_is_told_before_the_start(tmp_path: Path) -> None:
    """W7."""
    remember_setup(tmp_path, table_of(*NAMES))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.said("#status") == "Civilians 9 · Spies 2 · Ghost 1"


async def test_the_recommended_line_up_follows_the_number_of_players_and_a_chosen_one_stays(tmp_path: Path) -> None:
    """W7."""
    remember_setup(tmp_path, table_of(*NAMES[:8]))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.said("#status") == "Civilians 6 · Spies 1 · Ghost 1"
        await fill_in(visit)
        visit.app.screen.query_one("#add").focus()
        await visit.press("enter")
        await visit.settle()
        await visit.type("Ninth")
        assert visit.said("#status") == "Civilians 6 · Spies 2 · Ghost 1"
        visit.app.screen.query_one("#lineup").focus()
        await visit.press("left")
        await visit.settle()
        assert settings(visit).lineup == Lineup(2, ghost=False)
        assert visit.said("#lineup-note") == ""


async def test_the_end_of_the_list_is_the_end_of_moving(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f6")
        await visit.settle()
        assert names(visit) == list(FOUR)
        await visit.press("down", "down", "down", "f7")
        await visit.settle()
        assert names(visit) == list(FOUR)
        assert form_of(visit).query_one(SeatList).focused_seat() == 3


async def test_a_moved_seat_takes_its_language_along(tmp_path: Path) -> None:
    seats = (SeatDraft("A", "en"), SeatDraft("B", "ko"), SeatDraft("C", "ru"), SeatDraft("D", "ja"))
    remember_setup(tmp_path, SpysWordSetup(seats))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("down", "f7")
        await visit.settle()
        moved = form_of(visit).query_one(SeatList).seats
        assert moved == (seats[0], seats[2], seats[1], seats[3])


async def test_seats_are_removed_and_moved_by_the_mouse_too(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR, "Eve"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:

        async def click(text: str) -> None:
            row = next(place for place, line in enumerate(visit.rows()) if text in line)
            await visit.pilot.click(offset=(visit.rows()[row].index(text), row))
            await visit.settle()

        await click("Anna")
        await click("Down")
        assert names(visit)[:2] == [FOUR[1], FOUR[0]]
        await click("Remove")
        assert names(visit) == [FOUR[1], FOUR[2], FOUR[3], "Eve"]
        await click("+ Add a player")
        assert len(names(visit)) == 5
        await visit.type("Finn")
        await click("Start the game")
        assert visit.standing == "HandOverScreen"


async def test_down_keeps_the_column_of_languages_and_left_turns_back(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("tab", "left", "down", "right")
        assert isinstance(focused(visit), Picker)
        assert [seat.language for seat in form_of(visit).query_one(SeatList).seats] == ["ru", "ko", "en", "en"]
        await visit.press("up", "shift+tab")
        assert isinstance(focused(visit), TypedField)
        assert form_of(visit).query_one(SeatList).focused_seat() == 0


async def test_enter_held_down_walks_through_no_names_and_adds_nobody(tmp_path: Path) -> None:
    """Hole 1."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.hold("enter", seconds=3)
        await visit.settle()
        assert names(visit) == list(FOUR)
        assert form_of(visit).query_one(SeatList).focused_seat() == 1


async def test_start_held_down_deals_one_game_and_opens_nothing(tmp_path: Path) -> None:
    """Hole 1."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        visit.app.screen.query_one("#start").focus()
        visit.clock.advance(5)
        await visit.hold("space", seconds=3)
        assert visit.standing == "HandOverScreen"


async def test_a_preset_that_was_just_saved_can_be_chosen_at_once(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f4")
        await visit.type("Friday")
        await visit.press("enter", "escape", "f8", "f4")
        await visit.settle()
        assert "Friday" in visit.text()
        await visit.press("1")
        await visit.settle()
        assert names(visit) == list(FOUR)


async def test_damaged_presets_are_told_in_one_sentence_and_the_last_table_stands(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    (tmp_path / "presets.toml").write_text("[[preset]\n")
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.standing == "NoticeDialog"
        assert "presets.toml.damaged-1" in visit.text().replace("\n", "")
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "SetupScreen"
        assert names(visit) == list(FOUR)


async def test_the_rules_are_a_key_away_also_where_the_footer_has_no_room_for_it(tmp_path: Path) -> None:
    async with visiting(tmp_path, size=(40, 16), place=Place.SETUP) as visit:
        assert "F1" not in visit.rows()[-1]
        await visit.press("f1")
        await visit.settle()
        assert visit.standing == "HelpScreen"
        await visit.press("escape")
        await visit.pilot.resize_terminal(80, 24)
        await visit.settle()
        assert "F1" in visit.rows()[-1]
