"""The packs of a laptop: those of the game, one's own, and those that have to be mended first."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs import library as library_module
from spyword.packs.library import Library, built_in_packs
from spyword.packs.model import Origin, Pack
from spyword.packs.problems import PackProblem, ProblemCode
from tests.packs.by_hand import GOOD_PAIR, HEAD, good_file, pack, pack_file, pair
from tests.packs.refusals import zoo

CLONE = Path(__file__).parents[2] / "packs" / "words"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The packs of the game: two small ones, `animals` and `food`."""
    folder = tmp_path / "game" / "words"
    good_file(folder, "food")
    good_file(folder, "animals")
    monkeypatch.setattr(library_module, "_BUILT_IN", (tmp_path / "no-wheel", folder.parent))
    return folder


@pytest.fixture
def own(game: Path, tmp_path: Path) -> Path:
    """The folder of one's own packs; it is not there yet."""
    return tmp_path / "home" / "packs"


@pytest.fixture
def library(own: Path) -> Library:
    """With the game's packs alone."""
    return Library(own.parent)


def ids(library: Library) -> list[str]:
    """All packs that can be played with."""
    return [pack.id for pack in library.packs]


def my_pack(id: str = "mine") -> Pack:
    """A pack of one's own that nothing is wrong with."""
    return pack(pair("cat", "dog"), id=id)


def test_in_a_clone_the_packs_of_the_game_lie_beside_it() -> None:
    found = list(built_in_packs())
    assert [pack.path for pack in found] == sorted(CLONE.glob("*.toml"))
    assert {pack.origin for pack in found} == {Origin.BUILT_IN}


def test_the_packs_of_a_wheel_come_before_those_of_a_clone(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good_file(tmp_path / "wheel" / "words", "sports")
    monkeypatch.setattr(library_module, "_BUILT_IN", (tmp_path / "wheel", game.parent))
    assert [pack.id for pack in built_in_packs()] == ["sports"]


def test_without_any_packs_of_the_game_there_are_only_ones_own(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "_BUILT_IN", (tmp_path / "no-wheel", tmp_path / "no-clone"))
    good_file(own, "mine")
    assert ids(Library(own.parent)) == ["mine"]


def test_ones_own_packs_come_after_those_of_the_game(own: Path) -> None:
    mine = good_file(own, "aaa")
    library = Library(own.parent)
    assert ids(library) == ["animals", "food", "aaa"]
    assert library.damaged == ()
    found = library.find("aaa")
    assert found is not None
    assert (found.origin, found.path) == (Origin.OWN, mine)
    assert library.find("bbb") is None


def test_a_damaged_pack_of_ones_own_is_left_out_and_listed_and_stays_where_it_lies(own: Path) -> None:
    good_file(own, "mine")
    broken = pack_file(own, HEAD + GOOD_PAIR.replace("dog", "cat"), "broken.toml")
    torn = pack_file(own, "format = ", "torn.toml")
    library = Library(own.parent)
    assert ids(library) == ["animals", "food", "mine"]
    told = {damaged.path: [problem.code for problem in damaged.problems] for damaged in library.damaged}
    assert told == {broken: [ProblemCode.SAME], torn: [ProblemCode.NOT_TOML]}
    assert broken.exists()
    assert torn.exists()


def test_what_is_no_pack_file_is_not_looked_at(own: Path) -> None:
    pack_file(own, "x", "notes.txt")
    pack_file(own, "x", "._mine.toml")
    pack_file(own, "x", "mine.toml.new")
    library = Library(own.parent)
    assert (ids(library), library.damaged) == (["animals", "food"], ())


@pytest.mark.parametrize("text", ["format = ", HEAD + GOOD_PAIR + "hint = 1\n"], ids=["torn", "an unknown key"])
def test_a_faulty_pack_of_the_game_is_left_out(text: str, game: Path, own: Path) -> None:
    pack_file(game, text, "music.toml")
    assert ids(Library(own.parent)) == ["animals", "food"]


def test_the_id_of_another_pack_is_taken(own: Path) -> None:
    first = good_file(own, "mine", "a.toml")
    second = good_file(own, "mine", "b.toml")
    third = good_file(own, "food", "c.toml")
    library = Library(own.parent)
    assert ids(library) == ["animals", "food", "mine"]
    assert [damaged.problems for damaged in library.damaged] == [
        (PackProblem(second, None, None, ProblemCode.ID_TAKEN, {"id": "mine", "other": str(first)}),),
        (PackProblem(third, None, None, ProblemCode.ID_TAKEN, {"id": "food", "other": "Test"}),),
    ]


def test_a_file_that_was_mended_meanwhile_is_found_on_reloading(own: Path) -> None:
    path = pack_file(own, "format = ", "mine.toml")
    library = Library(own.parent)
    good_file(own, "mine")
    library.reload()
    assert ids(library) == ["animals", "food", "mine"]
    assert library.damaged == ()
    path.unlink()
    library.reload()
    assert ids(library) == ["animals", "food"]


def test_a_new_pack_is_kept_under_its_id_and_can_be_played_at_once(library: Library, own: Path) -> None:
    assert library.save(my_pack()) == ()
    kept = library.find("mine")
    assert kept == replace(my_pack(), path=own / "mine.toml")
    assert ids(Library(own.parent)) == ["animals", "food", "mine"]


def test_an_edited_pack_takes_the_place_of_its_older_version(library: Library, own: Path) -> None:
    old = good_file(own, "mine", "older-name.toml")
    library.reload()
    kept = library.find("mine")
    assert kept is not None
    assert library.check(kept) == ()
    assert library.save(replace(kept, id="renamed", name={"en": "New"})) == ()
    assert ids(library) == ["animals", "food", "renamed"]
    assert list(own.iterdir()) == [old]


def test_a_pack_with_a_fault_is_not_kept(library: Library, own: Path) -> None:
    found = library.save(pack(pair("cat", "Cat"), id="mine"))
    assert [problem.code for problem in found] == [ProblemCode.SAME]
    assert not own.exists()


@pytest.mark.parametrize("text", ["a\u202eb", "a\x7fb", "a\nb", " ab"], ids=ascii)
def test_what_was_pasted_into_a_form_is_kept_only_if_it_can_be_read_again(
    text: str, library: Library, own: Path
) -> None:
    odd = Word({"en": "cat"}, {"en": (text,)})
    for made in (
        pack(pair(text, "dog"), id="mine"),
        pack(Pair(odd, Word({"en": "dog"})), id="mine"),
        replace(my_pack(), name={"en": text}),
    ):
        assert [problem.code for problem in library.save(made)] == [ProblemCode.INVISIBLE]
    assert not own.exists()


@pytest.mark.parametrize("taken", ["animals", "mine"])
def test_a_new_pack_may_not_take_the_id_of_another(taken: str, library: Library, own: Path) -> None:
    library.save(my_pack())
    before = (own / "mine.toml").read_bytes()
    assert [problem.code for problem in library.check(my_pack(taken))] == [ProblemCode.ID_TAKEN]
    assert [problem.code for problem in library.save(my_pack(taken))] == [ProblemCode.ID_TAKEN]
    assert [(path.name, path.read_bytes()) for path in own.iterdir()] == [("mine.toml", before)]


def test_a_new_pack_never_lands_on_a_file_that_is_there(library: Library, own: Path) -> None:
    """It may hold another pack, or a damaged one that somebody wants to mend."""
    other = good_file(own, "other", "mine.toml")
    damaged = pack_file(own, "format = ", "mine-2.toml")
    library.reload()
    before = (other.read_bytes(), damaged.read_bytes())
    assert library.save(my_pack()) == ()
    assert (other.read_bytes(), damaged.read_bytes()) == before
    assert ids(library) == ["animals", "food", "mine", "other"]
    assert (own / "mine-3.toml").exists()


def test_a_pack_made_from_one_of_the_game_leaves_that_alone(library: Library, game: Path, own: Path) -> None:
    built_in = library.find("animals")
    assert built_in is not None
    assert [problem.code for problem in library.save(built_in)] == [ProblemCode.ID_TAKEN]
    before = (game / "animals.toml").read_bytes()
    assert library.save(replace(built_in, id="my-animals")) == ()
    assert (game / "animals.toml").read_bytes() == before
    assert (own / "my-animals.toml").exists()


def test_on_a_full_disk_the_old_pack_stays_and_can_still_be_played(
    library: Library, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.save(my_pack())
    kept = library.find("mine")
    assert kept is not None
    before = (own / "mine.toml").read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        library.save(replace(kept, name={"en": "New"}))
    with pytest.raises(OSError, match="disk full"):
        library.save(my_pack("second"))
    assert [(path.name, path.read_bytes()) for path in own.iterdir()] == [("mine.toml", before)]
    assert library.find("mine") == kept


def test_a_pack_of_a_friend_is_taken_in(library: Library, own: Path, tmp_path: Path) -> None:
    from_friend = good_file(tmp_path / "usb stick", "friends", "some file.toml")
    checked = library.import_file(from_friend)
    assert checked.problems == ()
    taken = library.find("friends")
    assert taken is not None
    assert (taken.path, taken.origin) == (own / "friends.toml", Origin.OWN)
    assert from_friend.exists()


def test_a_home_sign_is_understood(library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good_file(tmp_path, "friends")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert library.import_file(Path("~/friends.toml")).problems == ()


@pytest.mark.parametrize("name", ["none.toml", "~nobody-of-this-name/x.toml", "a\0b"])
def test_a_file_that_cannot_be_found_is_a_problem_and_no_crash(name: str, library: Library, own: Path) -> None:
    (problem,) = library.import_file(Path(name)).problems
    assert problem.code is ProblemCode.UNREADABLE
    assert not own.exists()


def test_a_pack_with_a_fault_is_not_taken_in(library: Library, own: Path, tmp_path: Path) -> None:
    (problem,) = library.import_file(pack_file(tmp_path, HEAD + GOOD_PAIR.replace("dog", ""))).problems
    assert (problem.code, problem.line) == (ProblemCode.WORD_EMPTY, 7)
    assert not own.exists()


@pytest.mark.parametrize("taken", ["food", "mine"])
def test_a_pack_whose_id_is_taken_is_not_taken_in(taken: str, library: Library, own: Path, tmp_path: Path) -> None:
    library.save(my_pack())
    before = (own / "mine.toml").read_bytes()
    path = good_file(tmp_path / "usb stick", taken)
    checked = library.import_file(path)
    assert checked.pack is None
    assert [(problem.path, problem.code) for problem in checked.problems] == [(path, ProblemCode.ID_TAKEN)]
    assert [(each.name, each.read_bytes()) for each in own.iterdir()] == [("mine.toml", before)]


def test_a_pack_of_ones_own_can_be_thrown_away(library: Library, own: Path) -> None:
    library.save(my_pack())
    kept = library.find("mine")
    assert kept is not None
    library.remove(kept)
    assert ids(library) == ["animals", "food"]
    assert list(own.iterdir()) == []
    library.remove(kept)


def test_a_pack_of_the_game_cannot(library: Library) -> None:
    built_in = library.find("food")
    assert built_in is not None
    library.remove(built_in)
    library.reload()
    assert ids(library) == ["animals", "food"]


def test_a_pack_that_cannot_be_thrown_away_stays(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.save(my_pack())
    kept = library.find("mine")
    assert kept is not None

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "read-only")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(PermissionError):
        library.remove(kept)
    assert library.find("mine") == kept


def places_file(folder: Path, pack_id: str) -> Path:
    """A file of a small pack of locations of this id."""
    return pack_file(folder, HEAD.replace('id = "test"', f'id = "{pack_id}"') + zoo(), f"{pack_id}.toml")


def test_packs_of_locations_stand_beside_those_of_words(game: Path, own: Path) -> None:
    places_file(game.parent / "places", "everyday")
    places_file(own, "mine")
    good_file(own, "words")
    library = Library(own.parent)
    assert [(pack.id, pack.origin) for pack in library.places] == [("everyday", Origin.BUILT_IN), ("mine", Origin.OWN)]
    assert ids(library) == ["animals", "food", "words"]


def test_no_two_packs_have_the_same_id_whatever_they_hold(own: Path, tmp_path: Path) -> None:
    good_file(own, "mine")
    library = Library(own.parent)
    (problem,) = library.import_file(places_file(tmp_path / "elsewhere", "mine")).problems
    assert problem.code is ProblemCode.ID_TAKEN
    assert library.places == ()


def test_a_pack_of_locations_is_imported_kept_and_thrown_away(library: Library, tmp_path: Path) -> None:
    assert library.import_file(places_file(tmp_path / "elsewhere", "mine")).problems == ()
    (mine,) = library.places
    assert library.save(replace(mine, name={"en": "Ours"})) == ()
    assert [pack.title("en") for pack in library.places] == ["Ours"]
    library.remove(library.places[0])
    assert library.places == ()


def test_a_damaged_pack_of_locations_is_listed_with_its_faults(own: Path) -> None:
    path = pack_file(own, HEAD + zoo(roles='{ en = "zoo keeper" }, { en = "thief" }'))
    (damaged,) = Library(own.parent).damaged
    assert (damaged.path, damaged.problems[0].code) == (path, ProblemCode.ROLE_NAMES_PLACE)
