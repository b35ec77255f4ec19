"""Last words: the ghost guesses, the others do the same without a meaning."""

from __future__ import annotations

import unicodedata
from functools import partial
from pathlib import Path

import pytest
from textual import events

from spyword.engine.errors import Code
from spyword.engine.spys_word.actions import Farewell
from spyword.engine.spys_word.views import Role
from spyword.text import cell_width
from spyword.ui.messages import Act, OpenMenu
from spyword.ui.screens.farewell import ANSWER_CELLS, FarewellScreen
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.secret_field import SecretField
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import IDS, farewell_view

ANNA = IDS[0]
GHOST = farewell_view(ANNA, Role.GHOST)


def typed(it: Showing) -> str:
    return it.app.screen.query_one(SecretField).value


def plate(it: Showing) -> str:
    return it.said("#typed")


async def paste(it: Showing, text: str) -> None:
    it.app.screen.query_one(SecretField).post_message(events.Paste(text))
    await it.pilot.pause()


async def test_the_ghost_types_a_guess_sees_it_and_confirms(tmp_path: Path) -> None:
    """W28."""
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press(*"hot", "space", *"dog", "enter", after=0.1)
        assert plate(it) == "hot dog"
        assert it.orders == []
        await it.press("space")
        assert it.orders == [Act(Farewell(ANNA, "hot dog", version=GHOST.version))]


@pytest.mark.parametrize("role", Role)
async def test_what_is_asked_and_told_depends_on_the_role(tmp_path: Path, role: Role) -> None:
    """W34: the ghost is asked for the guess, the others read their role."""
    async with showing(partial(FarewellScreen, farewell_view(ANNA, role)), tmp_path) as it:
        assert role.value in it.said("#told")
        assert ("Guess" in it.said("#asked")) == (role is Role.GHOST)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_across_the_table_all_farewells_look_alike(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """W34: the same cells but for two texts, the same keys, the same number of steps."""
    screens = []
    async with showing(partial(FarewellScreen, GHOST), tmp_path, size=size, language=language) as it:
        for role in Role:
            view = farewell_view(ANNA, role)
            await it.show(partial(FarewellScreen, view))
            for key in ("", "a", "enter", "escape"):
                if key:
                    await it.press(key)
                places = [(type(each), each.id, each.region) for each in it.app.screen.query("*")]
                keys = {key: active.binding.action for key, active in it.app.screen.active_bindings.items()}
                told = {
                    y for each in it.app.screen.query("#told, #asked") for y in range(each.region.y, each.region.bottom)
                }
                cells = [row for y, row in enumerate(it.cells()) if y not in told]
                screens.append((places, keys, cells))
                assert it.cut_off("Dossier *, Prompt") == []
    steps = len(screens) // len(Role)
    assert screens[:steps] == screens[steps : 2 * steps] == screens[2 * steps :]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_two_texts_fit_into_their_room(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path, size=size, language=language) as it:
        for role in Role:
            view = farewell_view(ANNA, role)
            await it.show(partial(FarewellScreen, view))
            await it.press("enter")
            for part in it.app.screen.query(Plain).filter("#told, #asked, #complaint"):
                width = part.content_region.width
                assert part.visual.get_height({}, width) <= part.content_region.height, part


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("text", ["", "   ", "!?", "\u200b"])
async def test_nothing_is_no_answer_and_the_field_asks_again(tmp_path: Path, role: Role, text: str) -> None:
    """W33."""
    async with showing(partial(FarewellScreen, farewell_view(ANNA, role)), tmp_path) as it:
        if text:
            await paste(it, text)
        await it.press("enter", "space")
        assert it.orders == []
        assert "type at least one letter" in it.text()
        await it.press("a", "enter", "space")
        assert len(it.orders) == 1


async def test_when_the_rules_find_nothing_in_it_the_field_asks_again(tmp_path: Path) -> None:
    """W33: should the rules be stricter than the field."""
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press("a", "enter", "space")
        assert isinstance(it.app.screen, FarewellScreen)
        it.app.screen.refused(Code.EMPTY_TEXT)
        await it.pilot.pause()
        assert "type at least one letter" in it.text()
        assert typed(it) == "a"


async def test_esc_changes_what_was_typed(tmp_path: Path) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press(*"cot", "enter", "escape", "backspace", "backspace", *"at", "enter", "space")
        assert it.orders == [Act(Farewell(ANNA, "cat", version=GHOST.version))]


async def test_esc_is_the_menu_while_typing(tmp_path: Path) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press("a", "escape")
        assert it.orders == [OpenMenu()]


async def test_enter_is_never_the_last_word(tmp_path: Path) -> None:
    """An input method uses Enter too; held down, it only shows what was typed."""
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press("a")
        await it.hold("enter", seconds=3)
        assert it.orders == []


async def test_space_does_not_confirm_before_one_could_read_it(tmp_path: Path) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press("a", "enter")
        await it.press("space", after=0.3)
        assert it.orders == []


async def test_hangul_typed_by_jamo_becomes_syllables(tmp_path: Path) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path, own="ko") as it:
        await it.press(*unicodedata.normalize("NFD", "고양이"), after=0.1)
        assert typed(it) == "고양이"
        assert it.app.screen.query_one(SecretField).cursor_position == 3


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("\x1b]0;title\x07cat\x1b[31m", "]0;titlecat[31m"),
        ("c\u202ea\u200bt", "cat"),
        ("[b]cat[/b]", "[b]cat[/b]"),
        ("ｃａｔ", "ｃａｔ"),
        ("cat\nGotIt\n", "cat"),
    ],
)
async def test_a_pasted_text_is_only_text(tmp_path: Path, pasted: str, kept: str) -> None:
    """Holes 20 and 21."""
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await paste(it, pasted)
        assert typed(it) == kept
        await it.press("enter")
        assert plate(it) == kept
        assert it.orders == []


@pytest.mark.parametrize("text", ["m" * 60, "밤" * 40, "й" * 60, "가" + "👻" * 40])
async def test_a_text_ends_where_its_room_ends(tmp_path: Path, text: str) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path, size=(40, 16)) as it:
        await paste(it, text)
        assert cell_width(typed(it)) == ANSWER_CELLS
        await it.press("enter")
        assert any(plate(it) in row for row in it.rows())


async def test_a_space_may_stand_between_words_though_not_at_the_ends(tmp_path: Path) -> None:
    async with showing(partial(FarewellScreen, GHOST), tmp_path) as it:
        await it.press("space", "space", *"ice", "space", "space", *"age", "space", "enter", after=0.1)
        assert plate(it) == "ice age"
