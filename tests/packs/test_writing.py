"""What is written can be read again, by the game and by people."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spyword.engine.picture import Art, Picture
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.checking import check_file
from spyword.packs.library import built_in_packs, built_in_places
from spyword.packs.model import LANGUAGES, Pack, PlacePack
from spyword.packs.problems import ProblemCode
from spyword.packs.reading import read_text
from spyword.packs.writing import new_pack_text, pack_text, write_pack
from spyword.text import clean
from tests.packs.by_hand import RED, numbered_pack, pack, pair, word

ANYWHERE = Path("any.toml")

texts = st.text(max_size=20).map(clean).filter(bool)
spellings = st.lists(texts, min_size=1, max_size=3).map(tuple)
letters = st.characters(codec="utf-8").filter(lambda letter: letter != "." and clean(letter) == letter)


@st.composite
def arts(draw: st.DrawFn) -> Art:
    """A drawing of any letters that can stand in one."""
    side = draw(st.sampled_from([16, 24]))
    palette = draw(st.lists(letters, min_size=1, max_size=12, unique=True))
    tile = draw(st.lists(st.sampled_from([*palette, "."]), min_size=1, max_size=40))
    dots = "".join(islice(cycle(tile), side * side))
    colours = draw(st.lists(st.from_regex(r"\A#[0-9a-f]{6}\Z"), min_size=len(palette), max_size=len(palette)))
    rows = tuple(dots[start : start + side] for start in range(0, side * side, side))
    return Art(tuple(zip(palette, colours, strict=True)), rows)


emoji = st.sampled_from(["🐱", "❤️", "👨‍🍳", "1️⃣", "🇰🇷", "🪿"])
pictures = st.none() | emoji.map(Picture) | arts().map(lambda art: Picture(art=art))
words = st.builds(
    Word,
    st.dictionaries(st.sampled_from(LANGUAGES), texts),
    st.dictionaries(st.sampled_from(LANGUAGES), spellings),
    pictures,
)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack as reading makes them, whether it could be played or not."""
    name = draw(st.dictionaries(st.sampled_from(LANGUAGES), texts))
    pairs = draw(st.lists(st.builds(Pair, words, words, st.just(name)), max_size=3))
    return Pack(draw(texts), name, tuple(pairs), path=ANYWHERE)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault of the pack
@given(packs())
def test_a_pack_that_is_written_and_read_again_is_the_same(written: Pack) -> None:
    reading = read_text(pack_text(written), ANYWHERE)
    assert reading.problems == ()
    assert reading.pack == written


@pytest.mark.parametrize("built_in", built_in_packs(), ids=lambda pack: pack.id)
def test_so_is_every_built_in_pack(built_in: Pack) -> None:
    assert built_in.path is not None
    assert read_text(pack_text(built_in), built_in.path, built_in.origin).pack == built_in


@pytest.mark.parametrize(
    "text", ['"', "\\", "'''", '"""', "# no comment", "a = b", "\\u0041", "{x}", "[[pair]]", "=;,"]
)
def test_what_means_something_in_a_file_is_only_text_in_a_word(text: str) -> None:
    written = replace(pack(pair(text, "dog")), name={"en": text}, path=ANYWHERE)
    reading = read_text(pack_text(written), ANYWHERE)
    assert isinstance(reading.pack, Pack)
    assert reading.pack.pairs[0].a.texts == reading.pack.name == {"en": text}


def test_a_control_character_does_not_break_the_file() -> None:
    controls = "".join(map(chr, (*range(32), 127)))
    (problem,) = read_text(pack_text(pack(pair(f"a{controls}b", "dog"))), ANYWHERE).problems
    assert problem.code is ProblemCode.INVISIBLE


roles = st.builds(Role, st.dictionaries(st.sampled_from(LANGUAGES), texts))


@st.composite
def place_packs(draw: st.DrawFn) -> PlacePack:
    """A pack of locations as reading makes them."""
    pack_id, scenes = draw(texts), []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        names = draw(st.dictionaries(st.sampled_from(LANGUAGES), texts))
        location = Location(f"{pack_id}/{number}", names, draw(pictures))
        scenes.append(Scene(location, draw(st.lists(roles, max_size=3).map(tuple))))
    return PlacePack(pack_id, draw(st.dictionaries(st.sampled_from(LANGUAGES), texts)), tuple(scenes), path=ANYWHERE)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(place_packs())
def test_a_pack_of_locations_that_is_written_and_read_again_is_the_same(written: PlacePack) -> None:
    reading = read_text(pack_text(written), ANYWHERE)
    assert reading.problems == ()
    assert reading.pack == written


@pytest.mark.parametrize("built_in", built_in_places(), ids=lambda pack: pack.id)
def test_so_is_every_built_in_pack_of_locations(built_in: PlacePack) -> None:
    assert built_in.path is not None
    assert read_text(pack_text(built_in), built_in.path, built_in.origin).pack == built_in


def test_people_can_read_it() -> None:
    cat = Word({"ja": "猫", "en": "cat"}, {"ja": ("ねこ", "ネコ"), "en": ()}, Picture("🐱"))
    name = {"ru": "Питомцы", "en": "Pets"}
    written = Pack("pets", name, (Pair(cat, word(Picture(art=RED), en='"dog"')), pair("hen", "fox")))
    rows = '    "rrrrrrrrrrrrrrrr",\n' * 16
    assert pack_text(written) == (
        'format = 1\nid = "pets"\nname = { en = "Pets", ru = "Питомцы" }\n\n'
        '[[pair]]\na = { emoji = "🐱", en = "cat", ja = "猫" }\nb = { art = "drawing-1", en = "\\"dog\\"" }\n'
        'also = { a = { ja = ["ねこ", "ネコ"] } }\n\n'
        '[[pair]]\na = { en = "hen" }\nb = { en = "fox" }\n\n'
        f'[art.drawing-1]\npalette = {{ "r" = "#ff0000" }}\nrows = [\n{rows}]\n'
    )


def test_a_drawing_that_two_words_share_is_written_once() -> None:
    red = Picture(art=RED)
    shared = Pack("pets", {}, (Pair(word(red, en="cat"), word(red, en="dog")),))
    assert pack_text(shared).count("[art.") == 1


@pytest.mark.parametrize("places", [False, True])
def test_the_beginning_of_a_pack_of_ones_own_has_nothing_wrong_with_it(tmp_path: Path, places: bool) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(new_pack_text("mine", places=places), "utf-8")
    checked = check_file(path)
    assert checked.problems == ()
    assert checked.pack is not None
    assert checked.pack.id == "mine"


def test_the_folder_is_made_and_only_its_owner_gets_in(tmp_path: Path) -> None:
    path = tmp_path / "packs" / "test.toml"
    write_pack(numbered_pack(1), path)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_pack_as_it_was(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "test.toml"
    write_pack(numbered_pack(1), path)
    old = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="disk full"):
        write_pack(numbered_pack(2), path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]
