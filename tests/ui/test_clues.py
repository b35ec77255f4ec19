"""The clue round at the table: who speaks, what is asked for, and clues that are written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.events import Paste

from spyword.engine.errors import Code
from spyword.engine.spys_word.actions import GiveClue
from spyword.engine.spys_word.settings import ClueMode
from spyword.engine.spys_word.views import Clue, CluesView, Role, SeatView
from spyword.ui.messages import Act, AskPeek, OpenMenu
from spyword.ui.screens.clues import CluesScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.clue_field import ClueField, ClueInput
from spyword.ui.widgets.clue_sheet import ClueSheet
from tests.ui.public_views import SETTINGS, duelling, speaking
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import IDS, NAMES

ANNA, MINSU, SAKURA, ANYA = IDS[:4]
WRITTEN = replace(SETTINGS, written_clues=True)
SENTENCES = replace(WRITTEN, clue_mode=ClueMode.SENTENCE)


def screen(view: CluesView) -> Callable[[Stage], CluesScreen]:
    return lambda stage: CluesScreen(view, stage)


def style_of(it: Showing, text: str) -> list[str]:
    """The styles in which a text is drawn, wherever it is."""
    return [str(segment.style) for row in it.cells() for segment in row if text in segment.text]


async def type_in(it: Showing, text: str) -> None:
    await it.press(*("space" if letter == " " else letter for letter in text))


# Arrival


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_twelve_see_themselves_in_the_circle(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    view = speaking(12, at=3, dead=(IDS[5],))
    async with showing(screen(view), tmp_path, size=size, language=language) as it:
        missing = [name for name in NAMES if name not in it.text()]
        assert missing == []


async def test_the_speaker_is_marked_the_others_ticked_or_waiting(tmp_path: Path) -> None:
    async with showing(screen(speaking(6, at=2)), tmp_path, size=(40, 16)) as it:
        text = it.text()
        assert "✓ Anna" in text
        assert "✓ 민수" in text
        assert "▸ さくら ◂" in text
        assert "○ Аня Ёжикова" in text


async def test_the_standing_is_said_in_words_beside_each_name(tmp_path: Path) -> None:
    async with showing(screen(speaking(6, at=1, dead=(ANYA,))), tmp_path) as it:
        text = it.text()
        assert [word in text for word in ("speaks now", "has spoken", "waits", "out")] == [True] * 4


async def test_who_is_out_is_struck_through(tmp_path: Path) -> None:
    async with showing(screen(speaking(6, dead=(MINSU,))), tmp_path) as it:
        assert any("strike" in style for style in style_of(it, "민수"))
        assert not any("strike" in style for style in style_of(it, "さくら"))


async def test_a_revealed_role_stands_beside_the_eliminated(tmp_path: Path) -> None:
    """W8: roles of the eliminated are public where the setting says so."""
    view = speaking(6, dead=(MINSU,))
    told = tuple(replace(seat, role=Role.SPY) if seat.id == MINSU else seat for seat in view.seats)
    async with showing(screen(replace(view, seats=told)), tmp_path) as it:
        row = next(number for number, text in enumerate(it.rows()) if "민수" in text)
        assert "✗ out" in it.rows()[row - 1]
        assert "─ spy ─" in it.rows()[row + 1]


@pytest.mark.parametrize(("mode", "words"), [(ClueMode.WORD, "One word"), (ClueMode.SENTENCE, "One sentence")])
async def test_it_says_what_a_clue_may_be(tmp_path: Path, mode: ClueMode, words: str) -> None:
    """W12."""
    async with showing(screen(speaking(settings=replace(SETTINGS, clue_mode=mode))), tmp_path) as it:
        assert f"{words} about your word." in it.text()
        assert "Round 2 · Animals" in it.text()


async def test_names_stay_names_whatever_they_look_like(tmp_path: Path) -> None:
    view = speaking(6)
    prank = tuple(SeatView(seat.id, "[@click=app.quit]x[/]", True) for seat in view.seats[:1])
    async with showing(screen(replace(view, seats=(*prank, *view.seats[1:]))), tmp_path, size=(140, 45)) as it:
        assert "▸ [@click=app.quit]x[/] ◂" in it.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_circle_survives_any_change_of_the_window(tmp_path: Path, language: str) -> None:
    async with showing(screen(speaking(12, at=3)), tmp_path, language=language) as it:
        before = it.text()
        for size in ((40, 16), (200, 60), (60, 20), (80, 24)):
            await it.pilot.resize_terminal(*size)
            await it.pilot.pause()
        assert it.text() == before


# Keys


async def test_enter_says_that_the_clue_was_given(tmp_path: Path) -> None:
    """W12, W13."""
    async with showing(screen(speaking(at=1)), tmp_path) as it:
        await it.press("enter")
        assert it.orders == [Act(GiveClue(MINSU, version=7))]


async def test_a_held_enter_gives_one_clue(tmp_path: Path) -> None:
    async with showing(screen(speaking()), tmp_path) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=2)
        assert it.orders == [Act(GiveClue(ANNA, version=7))]


async def test_f2_asks_for_a_look_at_the_own_word(tmp_path: Path) -> None:
    """W15."""
    async with showing(screen(speaking()), tmp_path) as it:
        await it.press("f2")
        assert it.orders == [AskPeek()]


async def test_esc_opens_the_menu(tmp_path: Path) -> None:
    async with showing(screen(speaking()), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [OpenMenu()]


async def test_space_gives_no_clue(tmp_path: Path) -> None:
    async with showing(screen(speaking()), tmp_path) as it:
        await it.press("space", "1", "tab")
        assert it.orders == []


async def test_a_click_on_the_prompt_is_as_good_as_the_key(tmp_path: Path) -> None:
    async with showing(screen(speaking()), tmp_path) as it:
        it.clock.advance(5)
        await it.pilot.click("Prompt")
        assert it.orders == [Act(GiveClue(ANNA, version=7))]


# Duel


@pytest.mark.parametrize("size", SIZES)
async def test_the_duellists_face_each_other(tmp_path: Path, size: tuple[int, int]) -> None:
    """W23: in the order of the round, and the others listen."""
    async with showing(screen(duelling((SAKURA, ANNA), 12)), tmp_path, size=size) as it:
        text = it.text()
        assert "D U E L" in text
        assert text.index("▸ さくら ◂") > text.index("D U E L")
        assert "Then the others" in text
        assert [name for name in NAMES if name not in text] == []


async def test_a_duel_of_many_names_them_all(tmp_path: Path) -> None:
    async with showing(screen(duelling(IDS[:5])), tmp_path, size=(140, 45)) as it:
        assert "Anna · 민수 · さくら · Аня Ёжикова · José [b]O'K[/b]" in it.text()
        assert "▸ Anna ◂" in it.text()


# Written clues


async def test_a_written_clue_is_shown_once_more_before_it_is_given(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "whiskers")
        await it.press("enter")
        assert it.orders == []
        assert "whiskers" in it.text()
        await it.press("space")
        assert it.orders == [Act(GiveClue(ANNA, "whiskers", version=7))]


async def test_enter_held_or_pressed_again_never_gives_a_written_clue(tmp_path: Path) -> None:
    """An input method takes Enter for itself; one too many must not matter."""
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "whiskers")
        await it.press("enter", "enter", "enter")
        assert it.orders == []


async def test_space_writes_a_space_while_typing(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=SENTENCES)), tmp_path) as it:
        await type_in(it, "it has whiskers")
        await it.press("enter", "space")
        assert it.orders == [Act(GiveClue(ANNA, "it has whiskers", version=7))]


async def test_esc_goes_back_to_the_typing_and_keeps_the_text(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "whisker")
        await it.press("enter", "escape", "s", "enter", "space")
        assert it.orders == [Act(GiveClue(ANNA, "whiskers", version=7))]


async def test_esc_while_typing_opens_the_menu(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "w")
        await it.press("escape")
        assert it.orders == [OpenMenu()]


async def test_f2_works_while_typing(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await it.press("w", "f2")
        assert it.orders == [AskPeek()]


@pytest.mark.parametrize("typed", ["", "   "])
async def test_an_empty_clue_is_asked_for_again(tmp_path: Path, typed: str) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, typed)
        await it.press("enter", "space")
        assert it.orders == []
        assert "Write a clue first." in it.text()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (Code.CLUE_REPEATED, "That clue was given before in this game."),
        (Code.CLUE_IS_THE_WORD, "Not the word itself, no part of it and no translation."),
        (Code.CLUE_TOO_LONG, "Only one word, please."),
        (Code.EMPTY_TEXT, "Write a clue first."),
    ],
)
async def test_a_refusal_is_said_at_the_field_and_the_text_can_be_changed(
    tmp_path: Path, code: Code, sentence: str
) -> None:
    """W12."""
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "cat")
        await it.press("enter", "space")
        it.app.screen.refused(code)  # type: ignore[attr-defined]
        await it.pilot.pause()
        assert sentence in it.text()
        await it.press("s", "enter")
        assert sentence not in it.text()
        await it.press("space")
        assert it.orders[-1] == Act(GiveClue(ANNA, "cats", version=7))


async def test_typed_jamo_become_syllables(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await it.press("\u1100", "\u1169", "\u110b", "\u1163", "\u11bc")
        assert it.app.screen.query_one(ClueInput).value == "고양"


async def test_what_a_terminal_could_obey_is_never_kept(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=SENTENCES)), tmp_path) as it:
        field = it.app.screen.query_one(ClueInput)
        field.post_message(Paste("\x1b]0;x\x07[b]soft\u202e\u200b[/b]"))
        await it.pilot.pause()
        await it.press("enter")
        assert it.app.screen.query_one(ClueField).text == "]0;x[b]soft[/b]"
        assert "]0;x[b]soft[/b]" in it.text()


async def test_a_clue_is_no_wider_than_the_sheet_has_room_for(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        it.app.screen.query_one(ClueInput).value = "고" * 60
        await it.pilot.pause()
        assert it.app.screen.query_one(ClueField).text == "고" * 12


@pytest.mark.parametrize("size", SIZES)
async def test_all_clues_of_the_game_stand_beside_their_speakers(tmp_path: Path, size: tuple[int, int]) -> None:
    clues = (
        *(Clue(number, player, f"clue{place}{number}") for number in (1, 2) for place, player in enumerate(IDS[:4])),
        Clue(2, ANNA, "again", in_duel=True),
    )
    view = replace(speaking(4, settings=WRITTEN), clues=clues)
    async with showing(screen(view), tmp_path, size=size) as it:
        assert [clue.text for clue in clues if clue.text not in it.text()] == []
        anna = next(row for row in it.rows() if "clue01" in row)
        assert anna.index("Anna") < anna.index("clue01")
        assert "2, duel: again" in it.text()


async def test_a_long_sheet_scrolls_with_the_arrows_while_somebody_types(tmp_path: Path) -> None:
    clues = tuple(Clue(number, player, "a" * 24) for number in range(1, 6) for player in IDS)
    view = replace(speaking(12, settings=WRITTEN), clues=clues)
    async with showing(screen(view), tmp_path) as it:
        sheet = it.app.screen.query_one(ClueSheet)
        assert sheet.max_scroll_y > 0
        await it.press("down", "down", "up")
        assert sheet.scroll_offset.y == 1


async def test_what_was_typed_survives_a_change_of_the_window(tmp_path: Path) -> None:
    async with showing(screen(speaking(settings=WRITTEN)), tmp_path) as it:
        await type_in(it, "whiskers")
        await it.pilot.resize_terminal(40, 16)
        await it.press("enter", "space")
        assert it.orders == [Act(GiveClue(ANNA, "whiskers", version=7))]
