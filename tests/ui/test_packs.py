"""The packs in the game: the list, looking through, the form for one's own, importing and deleting."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.packs.deck import Deck
from spyword.packs.library import Library
from spyword.ui.messages import Place
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
    await visit.press("tab", "tab")
    await visit.type(a)
    await visit.press("tab")
    await visit.type(b)
    await visit.press("f9")
    await visit.settle()


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
        await visit.press("escape")
        await visit.settle()
        assert visit.standing == "PacksScreen"


async def test_a_pack_of_ones_own_is_written_in_the_form(tmp_path: Path) -> None:
    async with visiting(tmp_path, place=Place.PACKS) as visit:
        await visit.press("f5")
        await visit.settle()
        await visit.type("street")
        await visit.press("tab")
        await visit.type("Our street")
        await write_a_pair(visit, "lamp post", "mailbox")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PacksScreen"
        assert "Our street (own)" in visit.text()
    pack = Library(tmp_path).find("street")
    assert pack is not None
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
        await visit.type("street")
        await visit.press("f9")
        await visit.settle()
        assert visit.standing == "PackEditScreen"
        assert "needs a name" in visit.said("#edit-problems")


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
        await visit.press("tab")
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
        await visit.press("tab")
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
        assert "bad.toml" in visit.said(".damaged")


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
