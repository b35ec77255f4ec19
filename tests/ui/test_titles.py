"""Titles: the list of all, what each asks for, and one on the own card before it is chosen (P5, P9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from textual.geometry import Region

from spyword.i18n import translator
from spyword.people.database import FILE, PeopleTrouble, Trouble
from spyword.people.store import People
from spyword.people.titles import Title
from spyword.ui.badge import badge_line
from spyword.ui.messages import Place
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.portrait import portrait_of
from spyword.ui.regulars import badge_of
from spyword.ui.screens.title_card import TitleCardDialog
from spyword.ui.screens.titles import TitlesScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.picker import Picker
from spyword.ui.widgets.title_list import Entry, Heading, TitleList
from tests.ui.people_here import known, many_people, some_people
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.test_badge import BADGES, CARDS, with_badge
from tests.ui.test_people import row_of
from tests.ui.test_person import heard, open_page
from tests.ui.visiting import Visit, visiting


async def open_titles(visit: Visit, name: str = "Anna") -> TitleList:
    """From the list of people to the titles of somebody."""
    await open_page(visit, name)
    await visit.press("f2")
    await visit.settle()
    return visit.app.screen.query_one(TitleList)


def listed(titles: TitleList) -> list[Title]:
    """Every title in the list."""
    return [line.title for line in titles.lines if isinstance(line, Entry) and line.title is not None]


def go_to(titles: TitleList, title: Title | None) -> None:
    """Put the cursor there."""
    titles.cursor = next(n for n, line in enumerate(titles.lines) if isinstance(line, Entry) and line.title == title)


def of(people: People, *, is_won: bool) -> Title:
    """A title that Anna has won, or one that she has not."""
    won = people.standing(known(people, "Anna").id).titles
    return next(title for title in people.titles if (title.id in won) is is_won)


def make_titles(people: People, name: str, stage: Stage) -> TitlesScreen:
    """The titles of somebody, without the way that leads there."""
    return TitlesScreen(stage, people, portrait_of(known(people, name).id, people), heard)


async def test_each_title_is_listed_with_what_it_asks_for(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with showing(partial(make_titles, people, "Anna"), tmp_path) as it:
        for language in LANGUAGES:
            stage = replace(it.stage, language=language)
            await it.app.stand(make_titles(people, "Anna", stage))
            titles = it.app.screen.query_one(TitleList)
            assert {title.id for title in listed(titles)} == {title.id for title in people.titles}
            for title in (people.titles[0], people.titles[-1]):
                go_to(titles, title)
                await it.pilot.pause()
                assert title_name(title, stage.t) in it.text()
                assert title_asks(title, stage.t) in it.said("#about")


async def test_what_is_won_bears_a_mark_and_what_is_open_tells_how_far_it_is(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    anna = people.standing(known(people, "Anna").id)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        titles = await open_titles(visit)
        go_to(titles, won := of(people, is_won=True))
        await visit.settle()
        assert f"✓ {won.names['en']}" in visit.text()
        go_to(titles, title := of(people, is_won=False))
        await visit.settle()
        progress = title.condition.progress(anna.values(title.game))
        assert f"{progress.reached}/{progress.wanted}" in row_of(visit, f"  {title.names['en']}")
        assert f"{progress.reached} of {progress.wanted}" in visit.said("#about")


async def test_a_title_that_is_new_in_this_version_comes_with_the_next_game(tmp_path: Path) -> None:
    """Its condition is fulfilled already; titles are given when a game ends."""
    people = some_people(tmp_path)
    portrait = portrait_of(known(people, "Anna").id, people)
    unaware = replace(portrait, standing=replace(portrait.standing, titles={}))
    async with showing(lambda stage: TitlesScreen(stage, people, unaware, heard), tmp_path) as it:
        go_to(it.app.screen.query_one(TitleList), of(people, is_won=True))
        await it.pilot.pause()
        assert "comes with the next game" in it.said("#about")
        await it.press("enter")
        assert isinstance(it.app.screen, TitlesScreen)


async def pick(it: Showing, field: str, value: str) -> None:
    """Turn one of the filters until it stands on that value."""
    picker: Picker[object] = it.app.screen.query_one(f"#{field}", Picker)
    picker.focus()
    while picker.picked.label != value:
        picker.action_turn(1)
    await it.pilot.pause()


async def test_it_is_filtered_by_what_is_won_and_by_game(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    won = people.standing(known(people, "Anna").id).titles
    async with showing(partial(make_titles, people, "Anna"), tmp_path) as visit:
        titles = visit.app.screen.query_one(TitleList)
        await pick(visit, "which", "won")
        assert {title.id for title in listed(titles)} == set(won)
        await pick(visit, "which", "open")
        assert {title.id for title in listed(titles)} == {title.id for title in people.titles} - set(won)
        await pick(visit, "game", "Spyfall 2")
        assert {title.game for title in listed(titles)} == {"spyfall"}
        await pick(visit, "game", "Any game")
        assert {title.game for title in listed(titles)} == {"any"}


async def test_who_has_won_nothing_is_told_so(tmp_path: Path) -> None:
    people = many_people(tmp_path, 1)
    async with showing(partial(make_titles, people, "Player 00"), tmp_path) as it:
        await pick(it, "game", "Any game")
        await pick(it, "which", "won")
        assert it.app.screen.query_one(TitleList).cursor is None
        assert "There is no such title." in it.text()
        await it.press("enter")
        assert isinstance(it.app.screen, TitlesScreen)


async def test_the_cursor_passes_headings_and_up_from_the_first_title_leads_to_the_filters(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with showing(partial(make_titles, people, "Anna"), tmp_path) as it:
        titles = it.app.screen.query_one(TitleList)
        await pick(it, "which", "won")
        entries = [n for n, line in enumerate(titles.lines) if isinstance(line, Entry)]
        for way, passed in (("down", entries), ("up", entries[::-1])):
            seen = [titles.cursor]
            for _ in entries[1:]:
                titles.action_move(way)
                seen.append(titles.cursor)
            assert seen == passed
        assert sum(isinstance(line, Heading) for line in titles.lines) == 3
        await pick(it, "game", "Any game")
        assert isinstance(titles.lines[0], Heading)
        titles.focus()
        await it.press("end", "home")
        assert titles.cursor == 1
        assert titles.scroll_offset.y == 0, "the heading is seen, too"
        await it.press("up")
        assert isinstance(it.app.focused, Picker)


@pytest.mark.parametrize("size", SIZES)
async def test_it_fits_every_window_and_no_name_is_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    people = some_people(tmp_path)
    async with showing(partial(make_titles, people, "Anna"), tmp_path, size=size) as it:
        titles = it.app.screen.query_one(TitleList)
        assert it.cut_off("#titles, Picker, TitleList, #about, KeyCaps") == []
        cells = titles.scrollable_content_region.width
        lines = [titles.line(n, cells) for n in range(len(titles.lines))]
        assert {line.cell_length for line in lines} <= {cells - 1, cells}
        assert all(any(title.names["en"] in line.plain for line in lines) for title in people.titles)


async def test_a_title_is_seen_on_the_own_card_in_its_owners_language_before_it_is_chosen(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    language = "ko"
    anna = people.speak(known(people, "Anna").id, language)
    title = of(people, is_won=True)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        go_to(await open_titles(visit), title)
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "TitleCardDialog"
        t = translator(language)
        assert t("Lv {level}", level=str(anna.level)) + f" · {title.names[language]}" in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert known(people, "Anna").title is None
        await visit.press("enter", "enter")
        await visit.settle()
        assert visit.standing == "TitlesScreen"
        assert f"◆ {title.names['en']}" in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert badge_line(badge_of(known(people, "Anna"), people), visit.stage.t) in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert title.names["en"] in row_of(visit, "Anna")
    assert known(people, "Anna").title == title.id


async def test_no_title_can_be_chosen_again(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    people.wear(known(people, "Anna").id, of(people, is_won=True).id)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        titles = await open_titles(visit)
        assert titles.chosen is not None
        assert titles.chosen.title == of(people, is_won=True), "the list opens at the one that is worn"
        go_to(titles, None)
        await visit.press("enter")
        await visit.settle()
        assert of(people, is_won=True).names["en"] not in visit.text()
        await visit.press("enter")
        await visit.settle()
        assert "◆ No title" in visit.text()
    assert known(people, "Anna").title is None


async def test_a_title_that_is_not_won_cannot_be_tried_on(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with showing(partial(make_titles, people, "Anna"), tmp_path) as it:
        go_to(it.app.screen.query_one(TitleList), of(people, is_won=False))
        await it.press("enter")
        assert isinstance(it.app.screen, TitlesScreen)


async def test_an_enter_that_is_held_down_looks_at_the_card_and_chooses_nothing(tmp_path: Path) -> None:
    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        go_to(await open_titles(visit), of(people, is_won=True))
        await visit.settle()
        await visit.hold("enter", seconds=0.7)
        assert visit.standing == "TitleCardDialog"
    assert known(people, "Anna").title is None


def places(it: Showing) -> list[tuple[str | None, Region]]:
    """Where everything stands on a card."""
    return [(widget.id, widget.region) for widget in it.app.screen.query("Dossier, Dossier *")]


@pytest.mark.parametrize("size", SIZES)
async def test_the_card_looks_as_it_will_in_a_game(tmp_path: Path, size: tuple[int, int]) -> None:
    people = some_people(tmp_path)
    anna = known(people, "Anna")
    async with showing(partial(with_badge, CARDS["word"], BADGES[1]), tmp_path, size=size) as it:
        in_a_game = places(it)
        await it.show(lambda stage: TitleCardDialog(stage, people, anna, None, heard))
        assert [region for _, region in places(it)] == [region for _, region in in_a_game]
        assert it.cut_off("Dossier, Prompt") == []


@pytest.mark.parametrize("is_gone", [False, True])
async def test_trouble_and_a_profile_that_has_gone_are_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_gone: bool
) -> None:
    def refuse(*_: object) -> None:
        raise PeopleTrouble(Trouble.REFUSED, tmp_path / FILE)

    people = some_people(tmp_path)
    async with visiting(tmp_path, place=Place.PEOPLE) as visit:
        go_to(await open_titles(visit), of(people, is_won=True))
        await visit.press("enter")
        await visit.settle()
        if is_gone:
            people.delete(known(people, "Anna").id)
        else:
            monkeypatch.setattr(People, "wear", refuse)
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == ("PeopleScreen" if is_gone else "NoticeDialog")
