"""The form before a game of Spyfall 2 on the screen; what it offers is told in `test_spyfall_form`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.spyfall import NextDealer, Settings
from spyword.games import SETUPS, SpyfallSetup
from spyword.i18n import translator
from spyword.packs.writing import write_pack
from spyword.table.setup import SeatDraft, last_setup, presets, remember_setup
from spyword.ui.form.seats import SeatList
from spyword.ui.messages import Place
from spyword.ui.widgets.button_line import ButtonLine
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.plain import Plain
from tests.ui import test_setup as first_game
from tests.ui.showing import LANGUAGES
from tests.ui.test_setup import FOUR, fill_in, form_of, names
from tests.ui.test_setup_seats import focused, twelve
from tests.ui.test_spyfall_form import pack
from tests.ui.visiting import Visit, visiting

GAME = SpyfallSetup.game


def table_of(*players: str, language: str = "en", packs: tuple[str, ...] = (), **rules: object) -> SpyfallSetup:
    seats = tuple(SeatDraft(name, language) for name in players)
    return SpyfallSetup(seats, Settings(**rules), packs=packs)  # type: ignore[arg-type]


def settings(visit: Visit) -> Settings:
    setup = form_of(visit).setup
    assert isinstance(setup, SpyfallSetup)
    return setup.settings


async def turn(visit: Visit, line: str, *keys: str) -> None:
    """Turn this line."""
    visit.app.screen.query_one(f"#{line}").focus()
    await visit.press(*keys)
    await visit.settle()


async def test_three_strangers_type_their_names_and_start(tmp_path: Path) -> None:
    """S1: the fourth seat of the empty form is nobody's."""
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        await fill_in(visit, *FOUR[:2])
        assert form_of(visit).is_available("start") is None
        await visit.press("enter")
        await visit.type(FOUR[2])
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
        remembered = last_setup(tmp_path, SpyfallSetup).value
        assert remembered is not None
        assert tuple(seat.name for seat in remembered.seats) == FOUR[:3]


async def test_who_sat_at_the_other_game_sits_here_at_the_first_time(tmp_path: Path) -> None:
    remember_setup(tmp_path, first_game.table_of(*FOUR, language="ko"))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert form_of(visit).query_one(SeatList).seats == tuple(SeatDraft(name, "ko") for name in FOUR)
        assert settings(visit) == Settings()
    remember_setup(tmp_path, table_of(*FOUR[:3], rounds=2))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert names(visit) == list(FOUR[:3])
        assert settings(visit).rounds == 2


async def test_each_line_changes_its_setting(tmp_path: Path) -> None:
    """S1, S3, S5 to S7, S13, S18, S19."""
    remember_setup(tmp_path, table_of(*FOUR, "Eve", spies=2))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        for line in form_of(visit).query("HostSettings Picker"):
            line.focus()
            await visit.press("right")
        assert settings(visit) == Settings(
            spies=None,
            rounds=6,
            seconds=480,
            first_dealer=0,
            next_dealer=NextDealer.LEFT,
            play_roles=False,
            spies_know=False,  # the first line has left one spy only
            mixed_decks=True,
            secret_votes=True,
        )
        await turn(visit, "mixed_decks", "right")
        await turn(visit, "spies", "right")
        await turn(visit, "spies_know", "right")
        assert settings(visit).spies == 2
        assert settings(visit).spies_know


async def test_a_refused_number_of_spies_is_explained_as_soon_as_a_player_goes(tmp_path: Path) -> None:
    """S3."""
    remember_setup(tmp_path, table_of(*FOUR, "Eve"))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.said("#spies-note") == "★ recommended"
        await turn(visit, "spies", "right")
        assert visit.said("#spies-note") == "Better with 7 players or more."
        assert form_of(visit).is_available("start")
        form_of(visit).query_one(SeatList).go(4)
        await visit.press("f8")
        await visit.settle()
        assert visit.said("#spies-note") == "Two spies need at least 5 players."
        assert visit.app.screen.query_one("#spies", Picker).has_class("-refused")
        assert visit.said("#status") == "First put right what is marked."
        assert form_of(visit).is_available("start") is None
        visit.app.screen.query_one("#start").focus()
        await visit.press("enter")
        await visit.settle()
        assert focused(visit).id == "spies"
        await visit.press("left", "f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"


async def test_twelve_with_one_spy_are_told_what_to_put_right_and_nothing_that_follows_from_it(tmp_path: Path) -> None:
    """S3: then there are too few roles, too."""
    remember_setup(tmp_path, table_of(*twelve("en"), spies=1))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.said("#spies-note") == "With 12 players there must be two spies."
        assert visit.said("#status") == "First put right what is marked."


async def test_a_pack_with_too_few_roles_is_told_of_before_the_start(tmp_path: Path) -> None:
    """S3, S7: a pack of one's own whose locations have two roles each."""
    write_pack(pack("mine", 5, ("en",), roles=2), tmp_path / "packs" / "mine.toml")
    remember_setup(tmp_path, table_of(*FOUR, packs=("mine",)))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.said("#status") == "A location has only 2 roles: too few for so many players."
        await turn(visit, "play_roles", "right")
        assert form_of(visit).is_available("start")


async def test_a_pack_that_is_gone_is_named(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR, packs=("mine",)))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.app.screen.query_one("#packs", ButtonLine).label == "Locations: mine"
        assert visit.said("#status") == "The pack “mine” is not there any more."
        visit.app.screen.query_one("#start").focus()
        await visit.press("enter")
        await visit.settle()
        assert focused(visit).id == "packs"


async def test_two_players_are_too_few(tmp_path: Path) -> None:
    """S1."""
    remember_setup(tmp_path, table_of(*FOUR[:2]))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.said("#status") == "At least 3 players are needed."
        assert form_of(visit).is_available("start") is None


async def test_more_rounds_than_there_are_locations_are_refused_at_their_line(tmp_path: Path) -> None:
    """S1: a pack of one's own with three locations."""
    write_pack(pack("mine", 3, ("en",)), tmp_path / "packs" / "mine.toml")
    remember_setup(tmp_path, table_of(*FOUR, packs=("mine",)))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.app.screen.query_one("#packs", ButtonLine).label == "Locations: mine en"
        assert visit.said("#rounds-note") == "There are only 3 locations."
        visit.app.screen.query_one("#start").focus()
        await visit.press("enter")
        await visit.settle()
        assert focused(visit).id == "rounds"
        await visit.press("left", "left")
        assert visit.said("#rounds-note") == ""
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"


async def test_the_first_dealer_keeps_the_name_wherever_it_is_moved(tmp_path: Path) -> None:
    """S5."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        await turn(visit, "first_dealer", "right", "right")
        assert "민수" in dealer(visit)
        form_of(visit).query_one(SeatList).go(1)
        await visit.press("f7")
        await visit.settle()
        assert settings(visit).first_dealer == 2
        assert "민수" in dealer(visit)
        await visit.press("f8")
        await visit.settle()
        assert settings(visit).first_dealer is None
        assert translator("en")("By lot") in dealer(visit)


def dealer(visit: Visit) -> str:
    return visit.app.screen.query_one("#first_dealer", Picker).picked.label


async def test_the_dealers_name_follows_what_is_typed_and_is_no_markup(tmp_path: Path) -> None:
    """Holes 20 and 21."""
    remember_setup(tmp_path, table_of("[red]A[/]", *FOUR[1:], first_dealer=0))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        assert visit.text().count("[red]A[/]") == 2
        form_of(visit).query_one(SeatList).go(0)
        await visit.press("end")
        await visit.type("x")
        assert visit.text().count("[red]A[/]x") == 2


async def test_packs_of_locations_are_marked_in_a_list(tmp_path: Path) -> None:
    """S19."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        label = visit.app.screen.query_one("#packs", ButtonLine)
        assert label.label.startswith("Locations: one of ")
        label.focus()
        await visit.press("enter")
        assert visit.standing == "PackChoiceDialog"
        assert "20 locations" in visit.text()
        await visit.press("space", "escape")
        await visit.settle()
        assert len(form_of(visit).setup.packs) == 1
        assert "one of" not in label.label


async def test_presets_of_the_one_game_are_none_of_the_other(tmp_path: Path) -> None:
    remember_setup(tmp_path, table_of(*FOUR, rounds=3))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        await visit.press("f4")
        await visit.type("Friday")
        await visit.press("enter", "escape")
        await turn(visit, "rounds", "right")
        assert settings(visit).rounds == 4
        await visit.press("f4", "enter")
        await visit.settle()
        assert settings(visit).rounds == 3
        assert [preset.name for preset in presets(tmp_path, SETUPS).value] == ["Friday"]
        await visit.go(Place.SETUP, "spys-word")
        await visit.press("f4")
        await visit.settle()
        assert "Friday" not in visit.text()


async def test_the_form_that_is_asked_for_at_a_table_is_that_of_its_game(tmp_path: Path) -> None:
    """*Change settings* says no game: it is the one that was just played."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
        await visit.go(Place.SETUP)
        assert settings(visit) == Settings()
        assert visit.app.router is None


async def test_two_games_of_different_kinds_wait_for_one_another(tmp_path: Path) -> None:
    """There is one journal: a new game asks before it throws a left one away, whichever game it is."""
    remember_setup(tmp_path, table_of(*FOUR))
    async with visiting(tmp_path, place=Place.SETUP, game=GAME) as visit:
        await visit.press("f9")
        await visit.settle()
        await visit.go(Place.HOME)
        await visit.go(Place.SETUP, "spys-word")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "AskDialog"


@pytest.mark.parametrize(
    "rules", [Settings(), Settings(spies=1), Settings(mixed_decks=True, first_dealer=3, secret_votes=True)]
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_seats_and_every_setting_stand_whole_at_80_by_24(
    tmp_path: Path, language: str, rules: Settings
) -> None:
    remember_setup(tmp_path, replace(table_of(*twelve(language), language=language), settings=rules))
    async with visiting(tmp_path, language=language, place=Place.SETUP, game=GAME) as visit:
        assert visit.cut_off("TypedField, Picker, ButtonLine, KeyCaps, #hint, #status, .line-note") == []
        assert [name for name in twelve(language) if name not in visit.text()] == []
        for picker in visit.app.screen.query("HostSettings Picker").results(Picker):
            assert picker.picked.label in visit.text()


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_hint_has_room(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    remember_setup(tmp_path, table_of(*FOUR, "Eve", language=language, spies=2))
    async with visiting(tmp_path, language=language, size=size, place=Place.SETUP, game=GAME) as visit:
        hint, said = visit.app.screen.query_one("#hint", Plain), set()
        for line in visit.app.screen.query("HostSettings Picker, #packs"):
            line.focus()
            await visit.pilot.pause()
            said.add(visit.said("#hint"))
            wanted = hint.get_content_height(hint.size, visit.app.size, hint.content_size.width)
            assert wanted <= hint.content_size.height, visit.said("#hint")
        assert len(said) == 10


@pytest.mark.parametrize("language", ["ko", "ru"])
async def test_every_line_is_within_reach_in_the_smallest_window(tmp_path: Path, language: str) -> None:
    remember_setup(tmp_path, table_of(*twelve(language), language=language))
    async with visiting(tmp_path, language=language, size=(40, 16), place=Place.SETUP, game=GAME) as visit:
        lines = list(visit.app.screen.query("HostSettings Picker, #packs, #start"))
        for line in lines:
            line.focus()
            await visit.settle()
            assert visit.cut_off(f"#{line.id}") == []
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "HandOverScreen"
