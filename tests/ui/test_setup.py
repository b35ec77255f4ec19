"""The form before a game: seats, settings, packs, presets, and what it says when something is wrong."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from spyword.engine.spys_word.settings import ClueMode, Lineup, Settings, Ties, VoteDisplay
from spyword.games import SETUPS, SpysWordSetup
from spyword.i18n import translator
from spyword.table.setup import SeatDraft, last_setup, presets, remember_setup
from spyword.ui.form.seats import SeatList
from spyword.ui.messages import Place
from spyword.ui.screens.setup import SetupScreen
from spyword.ui.widgets.button_line import ButtonLine
from spyword.ui.widgets.plain import Plain
from tests.ui.showing import LANGUAGES, SIZES
from tests.ui.visiting import Visit, visiting

FOUR = ("Anna", "민수", "さくら", "Борис")


def form_of(visit: Visit) -> SetupScreen:
    screen = visit.app.standing
    assert isinstance(screen, SetupScreen)
    return screen


def names(visit: Visit) -> list[str]:
    return [seat.name for seat in form_of(visit).query_one(SeatList).seats]


def settings(visit: Visit) -> Settings:
    setup = form_of(visit).setup
    assert isinstance(setup, SpysWordSetup)
    return setup.settings


def table_of(*players: str, language: str = "en", **rules: object) -> SpysWordSetup:
    return SpysWordSetup(tuple(SeatDraft(name, language) for name in players), Settings(**rules))  # type: ignore[arg-type]


async def fill_in(visit: Visit, *players: str) -> None:
    """Type a name, Enter, the next name: a new seat appears after the last."""
    for number, player in enumerate(players):
        if number:
            await visit.press("enter")
            await visit.settle()
        await visit.type(player)


async def test_a_stranger_types_four_names_and_starts(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, *FOUR)
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
        remembered = last_setup(tmp_path, SpysWordSetup).value
        assert remembered is not None
        assert tuple(seat.name for seat in remembered.seats) == FOUR


async def test_enter_after_the_last_name_makes_another_seat_up_to_twelve(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, *(f"player {number}" for number in range(1, 13)))
        await visit.press("enter")
        await visit.settle()
        assert names(visit) == [f"player {number}" for number in range(1, 13)]


async def test_start_waits_until_every_seat_has_a_name(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, *FOUR[:3])
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "SetupScreen"
        assert visit.said("#status") == translator("en")("Every seat needs a name.")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_wrong_with_a_name_stands_at_its_seat(tmp_path: Path, language: str) -> None:
    remember_setup(tmp_path, table_of("Anna", " ANNA ", "x" * 17, "Dan", language=language))
    t = translator(language)
    async with visiting(tmp_path, language=language, place=Place.SETUP) as visit:
        said = [str(row.query_one(".seat-problem", Plain).visual) for row in form_of(visit).query_one(SeatList).rows]
        assert said[1:3] == [
            t("This name looks like another one at the table."),
            t("This name is too long: at most {cells} columns.", cells=16),
        ]
        assert (said[0], said[3]) == ("", "")
        assert form_of(visit).is_available("start") is None


async def test_a_refused_line_up_is_explained_as_soon_as_it_is_chosen_and_when_a_player_goes(tmp_path: Path) -> None:
    """W5, W6."""
    remember_setup(tmp_path, table_of("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        visit.app.screen.query_one("#lineup").focus()
        await visit.press("right", "right")
        assert settings(visit).lineup == Lineup(spies=2, ghost=True)
        assert visit.said("#lineup-note") == ""
        form_of(visit).query_one(SeatList).go(6)
        await visit.press("f8")
        await visit.settle()
        assert visit.said("#lineup-note") == "Civilians must outnumber the spies and the ghost together."
        assert form_of(visit).is_available("start") is None


async def test_the_recommended_line_up_is_the_default_and_marked(tmp_path: Path) -> None:
    """W7."""
    remember_setup(tmp_path, table_of(*FOUR, "Eve", "Finn"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert settings(visit).lineup is None
        assert "1 spy and the ghost" in visit.text()
        assert visit.said("#lineup-note") == "★ recommended"
        await visit.press("f8")
        await visit.settle()
        assert settings(visit).lineup is None
        assert "1 spy, no ghost" in visit.text()
        assert visit.said("#lineup-note") == "★ recommended"


async def test_every_setting_of_the_host_is_a_line_with_its_default(tmp_path: Path) -> None:
    """W8: turned once each, all of them are others."""
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert settings(visit) == Settings()
        for line in form_of(visit).query("HostSettings Picker"):
            line.focus()
            await visit.press("right")
        assert settings(visit) == Settings(
            lineup=Lineup(1, ghost=True),
            tell_spies=True,
            reveal_roles=False,
            vote_display=VoteDisplay.COUNTS,
            passing=True,
            clue_mode=ClueMode.SENTENCE,
            written_clues=True,
            discussion=120,
            ties=Ties.LOT,
        )


async def test_seats_are_moved_and_removed_with_the_cursor_on_them(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of("A", "B", "C", "D", "E"))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("down", "f7")
        await visit.settle()
        assert names(visit) == ["A", "C", "B", "D", "E"]
        await visit.press("f6", "f6")
        await visit.settle()
        assert names(visit) == ["B", "A", "C", "D", "E"]
        await visit.press("f8")
        await visit.settle()
        assert names(visit) == ["A", "C", "D", "E"]
        assert form_of(visit).query_one(SeatList).focused_seat() == 0


async def test_each_player_may_have_the_card_in_another_language(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("down", "tab", "right")
        await visit.settle()
        assert [seat.language for seat in form_of(visit).query_one(SeatList).seats] == ["en", "ko", "en", "en"]


async def test_hangul_typed_by_jamo_reads_as_syllables(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        for jamo in unicodedata.normalize("NFD", "지민"):
            await visit.type(jamo)
        assert names(visit)[0] == "지민"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("[@click=app.quit]x[/]", "[@click=app.quit"),
        ("\x1b]0;owned\x07Eve", "]0;ownedEve"),
        ("Ev\u202ee\u200b", "Eve"),
        ("  Ｅｖｅ  ", "Ｅｖｅ"),
    ],
)
async def test_a_name_is_text_and_nothing_else(tmp_path: Path, typed: str, kept: str) -> None:
    """Holes 20 and 21: markup, escapes, direction marks and invisible signs do nothing."""
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await fill_in(visit, typed[:16] if typed.startswith("[") else typed, *FOUR[1:])
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
        remembered = last_setup(tmp_path, SpysWordSetup).value
        assert remembered is not None
        assert remembered.seats[0].name == kept


async def test_the_packs_to_draw_from_are_marked_in_a_list(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert "all 17 packs" in visit.app.screen.query_one("#packs", ButtonLine).label
        visit.app.screen.query_one("#packs").focus()
        await visit.press("enter")
        assert visit.standing == "PackChoiceDialog"
        await visit.press("space", "down", "space", "escape")
        await visit.settle()
        assert visit.app.screen.query_one("#packs", ButtonLine).label == "Words from: 2 packs"


async def test_a_table_is_saved_as_a_preset_and_chosen_again(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR, passing=True))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f4")
        await visit.type("Friday")
        await visit.press("enter", "escape")
        await visit.settle()
        assert [preset.name for preset in presets(tmp_path, SETUPS).value] == ["Friday"]
        await visit.press("f8")
        await visit.settle()
        assert len(names(visit)) == 3
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f4", "enter")
        await visit.settle()
        assert tuple(names(visit)) == FOUR
        assert settings(visit).passing


async def test_a_preset_is_deleted(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f4")
        await visit.type("Friday")
        await visit.press("enter")
        await visit.settle()
        await visit.press("f8")
        await visit.settle()
        assert presets(tmp_path, SETUPS).value == ()


async def test_presets_that_cannot_be_saved_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("spyword.ui.form.presets.save_preset", refuse)
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f4")
        await visit.type("Friday")
        await visit.press("enter")
        assert visit.said("#preset-problem") == "The presets could not be saved. Is the disk full?"


async def test_a_damaged_last_table_is_told_and_the_form_is_empty(tmp_path: Path) -> None:
    (tmp_path / "last-table.toml").write_text("seats = 3\n")
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        assert visit.standing == "NoticeDialog"
        assert "last-table.toml" in visit.text()
        assert (tmp_path / "last-table.toml.damaged-1").exists()
        await visit.press("escape")
        assert names(visit) == ["", "", "", ""]


async def test_a_new_game_asks_before_it_throws_a_left_one_away(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP) as visit:
        await visit.press("f9")
        await visit.settle()
        await visit.go(Place.SETUP)
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "AskDialog"
        await visit.press("escape")
        assert visit.standing == "SetupScreen"
        await visit.press("f9", "space")
        await visit.settle()
        assert visit.standing == "HandOverScreen"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_seats_and_every_setting_stand_whole_at_80_by_24(tmp_path: Path, language: str) -> None:
    wide = ("Александра Петр", "さくらももこさん", "민수의 큰누나", *(f"player {number}" for number in range(9)))
    remember_setup(tmp_path, table_of(*wide, language=language, lineup=Lineup(3, ghost=True)))
    async with visiting(tmp_path, language=language, place=Place.SETUP) as visit:
        assert visit.cut_off("TypedField") == []
        assert visit.cut_off("Picker") == []
        assert visit.cut_off("#start") == []
        text = visit.text()
        for name in wide:
            assert name in text
        assert form_of(visit).is_available("start")


@pytest.mark.parametrize("size", SIZES)
async def test_the_form_can_be_walked_through_by_arrows_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    """No essential thing is out of reach: the cursor brings it onto the screen."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, size=size, place=Place.SETUP) as visit:
        for _ in range(40):
            if visit.app.focused is not None and visit.app.focused.id == "start":
                break
            await visit.press("down")
        assert visit.app.focused is not None
        assert visit.app.focused.id == "start"
        assert visit.cut_off("#start") == []
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
