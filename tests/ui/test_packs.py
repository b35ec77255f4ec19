"""The packs in the game: the list, looking through, the form for one's own, importing and deleting."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.packs.writing import new_pack_text
from spyword.ui.form.pack_list import PackList
from spyword.ui.form.row import FormRow
from spyword.ui.messages import Place
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField
from tests.ui.showing import LANGUAGES
from tests.ui.visiting import Visit, visiting

OWN = """format = 1
id = "street"
name = { en = "Our street" }

[[pair]]
a = { en = "lamp post" }
b = { en = "mailbox" }
"""


async def write_a_pair(visit: Visit, a: str, b: str) -> None:
    """A new pair, its English words alone."""
    await visit.press("f5")
    await visit.settle()
    await visit.type(a)
    await visit.press("tab")
    await visit.type(b)
    await visit.press("f9")
    await visit.settle()


def said_at(visit: Visit, field: str) -> str:
    """What is said to be wrong with the field of this id, and with its neighbour."""
    row = next(row for row in visit.app.screen.query(FormRow) if any(each.id == field for each in row.fields))
    return str(row.query_one(".row--problem", Plain).visual)


def own_pack(folder: Path) -> None:
    (folder / "packs").mkdir()
    (folder / "packs" / "street.toml").write_text(OWN, encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_pack_is_listed_with_what_is_left_of_it(tmp_path: Path, language: str) -> None:
    library, deck = Library(tmp_path), Deck(tmp_path)
    pack, _ = deck.draw(library.packs[:1], ["en"])
    async with visiting(tmp_path, language=language, place=Place.PACKS) as visit:
        text = visit.text()
        assert all(pack.title(language) in text for pack in library.packs)
        row = next(row for row in visit.rows() if pack.title(language) in row)
        assert str(len(pack.pairs) - 1) in row
        assert str(len(pack.pairs)) in row


async def test_looking_through_asks_first(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        first = Library(tmp_path).packs[0].pairs[0].a.texts["en"]
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "YesDialog"
        assert first not in visit.text()
        await visit.press("space")
        await visit.settle()
        assert visit.standing == "PackViewScreen"
        assert first in visit.text()
        await visit.press("right")
        await visit.settle()
        assert Library(tmp_path).packs[0].pairs[0].a.texts["ko"] in visit.text()
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PacksScreen"


async def test_a_pack_of_ones_own_is_written_in_the_form(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await visit.type("Our street")
        await write_a_pair(visit, "lamp post", "mailbox")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PacksScreen"
        assert "Our street (own)" in visit.text(), "the cursor goes to the new pack"
    pack = Library(tmp_path).find("our-street")
    assert pack is not None, "the id comes from the name"
    assert [(pair.a.texts, pair.b.texts) for pair in pack.pairs] == [({"en": "lamp post"}, {"en": "mailbox"})]


async def test_an_unfair_pair_is_refused_in_words_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await write_a_pair(visit, "lion", "lions")
        assert visit.standing == "PairDialog"
        assert visit.said("#pair-problems") == "“lion” is a part of “lions”."
        assert "lions" in visit.text()


async def test_a_pack_without_a_name_is_not_saved_and_says_why(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        assert "needs a name" not in said_at(visit, "name-en"), "no reason to complain before somebody wants to keep it"
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PackEditScreen"
        assert "needs a name" in said_at(visit, "name-en")
        assert visit.said("#edit-problems") == "The pack holds no pairs."
        await visit.type("Our street")
        assert said_at(visit, "name-en") == ""
        await write_a_pair(visit, "lamp post", "mailbox")
        assert visit.said("#edit-problems") == ""


async def test_a_fault_stands_at_its_field_while_it_is_typed(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await visit.press("f5")
        await visit.settle()
        await visit.type("lamp post")
        assert said_at(visit, "a-text-en") == ""
        visit.app.screen.query_one("#a-emoji").focus()
        await visit.settle()
        await visit.type("lamp")
        assert said_at(visit, "a-emoji") == "There is no picture of the emoji lamp."


async def test_an_emoji_made_of_several_is_kept_whole(tmp_path: Path) -> None:
    own_pack(tmp_path)
    firefighter = "\U0001f469\u200d\U0001f692"
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end", "f3")
        await visit.settle()
        visit.app.screen.query_one(OptionList).focus()
        await visit.settle()
        await visit.press("home", "enter")
        await visit.settle()
        for field, emoji in (("#a-emoji", firefighter), ("#b-emoji", "\u200d\U0001f4ee")):
            visit.app.screen.query_one(field).focus()
            await visit.settle()
            await visit.type(emoji)
        await visit.press("f9", "f9")
        await visit.settle()
        assert visit.standing == "PacksScreen"
    pack = Library(tmp_path).find("street")
    assert pack is not None
    pictures = [word.picture for word in (pack.pairs[0].a, pack.pairs[0].b)]
    assert [picture.emoji for picture in pictures if picture is not None] == [firefighter, "\U0001f4ee"]


async def test_leaving_an_unfair_pair_keeps_it_in_the_list_with_a_mark(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await write_a_pair(visit, "lion", "lions")
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PackEditScreen"
        assert any("✗ lion" in row for row in visit.rows())
        assert visit.said("#pair-fault") == "“lion” is a part of “lions”."
        await visit.press("f9")
        await visit.settle()
        assert visit.said("#edit-problems") == "Something is wrong with these pairs: 1"
        await visit.press("f8")
        assert "lions" not in visit.text()
        assert visit.said("#pair-fault") == ""


async def test_a_second_pack_of_the_same_name_gets_an_id_of_its_own(tmp_path: Path) -> None:
    own_pack(tmp_path)
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await visit.type("Street")
        await write_a_pair(visit, "lamp post", "mailbox")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PacksScreen"
    assert Library(tmp_path).find("street-2") is not None


async def test_leaving_with_changes_asks(tmp_path: Path) -> None:
    own_pack(tmp_path)
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end", "f3")
        await visit.settle()
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PacksScreen"
        await visit.press("end", "f3")
        await visit.settle()
        await visit.type("!")
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "YesDialog"
        await visit.press("space")
        await visit.settle()
        assert visit.standing == "PacksScreen"
    assert (tmp_path / "packs" / "street.toml").read_text(encoding="utf-8") == OWN


async def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    own_pack(tmp_path)
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end", "f3")
        await visit.settle()
        await visit.type("!")
        monkeypatch.setattr("spyword.packs.library.write_pack", refuse)
        await visit.press("f9")
        await visit.settle()
        assert visit.said("#edit-problems") == "The pack could not be saved. Is the disk full?"
        assert "Our street!" in visit.text()
    assert (tmp_path / "packs" / "street.toml").read_text(encoding="utf-8") == OWN


async def test_built_in_packs_can_be_neither_edited_nor_deleted(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f3", "f8")
        await visit.settle()
        assert visit.standing == "PacksScreen"


async def test_a_pack_is_deleted_after_a_question(tmp_path: Path) -> None:
    own_pack(tmp_path)
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end", "f8")
        await visit.settle()
        assert visit.standing == "YesDialog"
        await visit.press("space")
        await visit.settle()
        assert "Our street" not in visit.text()
    assert not (tmp_path / "packs" / "street.toml").exists()


async def test_a_file_is_imported_by_its_path(tmp_path: Path) -> None:
    source = tmp_path / "downloads.toml"
    source.write_text(OWN, encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f6")
        await visit.settle()
        await visit.type(str(source))
        await visit.press("enter")
        await visit.settle()
        assert "Our street (own)" in visit.text()


@pytest.mark.parametrize("dropped", ["'{path}'", '"{path}"', "{escaped}"])
async def test_a_file_that_is_dropped_on_the_terminal_is_imported(tmp_path: Path, dropped: str) -> None:
    source = tmp_path / "my packs.toml"
    source.write_text(OWN, encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f6")
        await visit.settle()
        await visit.type(dropped.format(path=source, escaped=str(source).replace(" ", "\\ ")))
        await visit.press("enter")
        await visit.settle()
    assert Library(tmp_path).find("street") is not None


async def test_a_file_with_faults_is_not_imported_and_says_where(tmp_path: Path) -> None:
    source = tmp_path / "x.toml"
    source.write_text(OWN.replace("mailbox", "lamp posts"), encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f6")
        await visit.settle()
        await visit.type(str(source))
        await visit.press("enter")
        await visit.settle()
        assert visit.standing == "ImportDialog"
        assert "line 5, pair 1" in visit.said("#import-problems")
    assert Library(tmp_path).find("street") is None


async def test_a_damaged_pack_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "bad.toml").write_text("format = 1\nid = [", encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end")
        assert any("✗ bad.toml" in row for row in visit.rows())
        assert visit.said("#about").startswith("bad.toml, line 2")
        await visit.press("f3", "enter")
        await visit.settle()
        assert visit.standing == "PacksScreen", "there is nothing in it that the form could show"
        await visit.press("f8")
        await visit.settle()
        await visit.press("space")
        await visit.settle()
        assert "bad.toml" not in visit.text()
    assert not (tmp_path / "packs" / "bad.toml").exists()


async def test_an_unfair_pack_is_mended_in_the_form(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "bad.toml").write_text(OWN.replace("mailbox", "lamp posts"), encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("end", "f3")
        await visit.settle()
        visit.app.screen.query_one(OptionList).focus()
        await visit.settle()
        await visit.press("home", "enter")
        await visit.settle()
        assert "so near" in visit.said("#pair-problems")
        visit.app.screen.query_one("#b-text-en", TypedField).value = "mailbox"
        await visit.press("f9", "f9")
        await visit.settle()
        assert visit.standing == "PacksScreen"
    assert [pack.path for pack in Library(tmp_path).packs if pack.id == "street"] == [tmp_path / "packs" / "bad.toml"]


@pytest.mark.parametrize("place", [Place.PACKS, Place.SETUP])
async def test_a_damaged_deck_is_told_once_and_set_aside(tmp_path: Path, place: Place) -> None:
    (tmp_path / "deck").write_text("not a deck", encoding="utf-8")
    async with visiting(tmp_path, place=place) as visit:
        assert visit.standing == "NoticeDialog"
        assert "deck" in visit.text()
        assert (tmp_path / "deck.damaged-1").exists()
        await visit.go(Place.HOME)
        await visit.go(place)
        assert visit.standing != "NoticeDialog"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_packs_of_locations_are_listed_and_looked_through_after_a_question(tmp_path: Path, language: str) -> None:
    """S4: and their roles too, in the language that is picked."""
    places = Library(tmp_path).places[0]
    scene = places.scenes[0]
    async with visiting(tmp_path, language=language, place=Place.PACKS, size=(110, 45)) as visit:
        entries = visit.app.screen.query_one(PackList)
        assert places.title(language) in visit.text()
        entries.highlighted = entries.entries.index(places)
        await visit.settle()
        assert str(len(places.scenes)) in visit.said("#about")
        await visit.press("enter")
        await visit.settle()
        assert scene.location.names[language] not in visit.text()
        await visit.press("space")
        await visit.settle()
        assert scene.location.names[language] in visit.text()
        assert scene.roles[0].texts[language] in visit.text()


async def test_a_pack_of_locations_of_ones_own_can_be_deleted_but_is_edited_in_its_file(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mine.toml").write_text(new_pack_text("mine", places=True), encoding="utf-8")
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        entries = visit.app.screen.query_one(PackList)
        entries.highlighted = next(
            n for n, entry in enumerate(entries.entries) if entry in Library(tmp_path).places[-1:]
        )
        await visit.settle()
        assert visit.app.screen.check_action("command", ("edit",)) is None
        await visit.press("f8")
        await visit.settle()
        await visit.press("space")
        await visit.settle()
        assert not (tmp_path / "packs" / "mine.toml").exists()
