"""The file of the deck: nobody reads out of it what was dealt, and whatever happens to it, the game goes on."""

from __future__ import annotations

import base64
import errno
import json
import os
from pathlib import Path

import pytest

from spyword.engine.spys_word.pair import Pair, Word
from spyword.files import DamageReason
from spyword.packs.deck import FILE_NAME
from spyword.packs.model import pair_id
from spyword.text import fold_guess
from spyword.veil import unveil, veil
from tests.packs.by_hand import numbered_pack, pack, pair
from tests.packs.drawing import ENGLISH, all_names, deck, drawn, names


def test_only_the_owner_can_open_the_file(tmp_path: Path) -> None:
    drawn(deck(tmp_path), 1, numbered_pack(1))
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o777 == 0o600


def disguises(secret: str) -> set[bytes]:
    """A text as it could stand in a file for those who look for it."""
    plain = secret.encode()
    shifted = {base64.b64encode(b"x" * shift + plain)[4:-4] for shift in range(3)}
    return {plain, plain[::-1], plain.hex().encode(), plain.hex().upper().encode(), *shifted}


def test_neither_a_word_nor_a_pair_can_be_read_in_the_file(tmp_path: Path) -> None:
    cats = Pair(
        Word({"en": "tangerine", "ko": "고양이귤", "ja": "みかんの木"}), Word({"en": "mandarin", "ru": "мандарин"})
    )
    secret = pack(cats, id="citrus-fruit")
    deck(tmp_path).draw([secret], ENGLISH)
    secrets = {pair_id(cats), secret.id, "dealt", *cats.a.texts.values(), *cats.b.texts.values()}
    secrets |= {fold_guess(text) for text in secrets}
    file = (tmp_path / FILE_NAME).read_bytes()
    for raw in (file, base64.b64decode(file)):
        assert not [secret for secret in secrets for form in disguises(secret) if len(form) > 3 and form in raw]


def test_the_file_tells_neither_which_of_two_pairs_was_dealt_nor_that_it_was_the_same(tmp_path: Path) -> None:
    """Compared with that of another evening, it looks different every time, and is as long."""
    files = []
    for number, words in enumerate([("cat", "dog"), ("cat", "dog"), ("rhinoceros", "hippopotamus")]):
        (tmp_path / str(number)).mkdir()
        drawn(deck(tmp_path / str(number)), 1, pack(pair(*words)))
        files.append((tmp_path / str(number) / FILE_NAME).read_bytes())
    assert len(set(files)) == 3
    assert len(set(map(len, files))) == 1


def test_even_behind_the_veil_no_word_is_written_out(tmp_path: Path) -> None:
    deck(tmp_path).draw([pack(pair("tangerine", "mandarin"))], ENGLISH)
    written = unveil((tmp_path / FILE_NAME).read_text("ascii"))
    assert not [word for word in ("tangerine", "mandarin") if word in written]


@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_on_a_full_disk_nothing_is_drawn_and_nothing_forgotten(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    animals = numbered_pack(14)
    it = deck(tmp_path)
    first = drawn(it, 4, animals)
    before = (tmp_path / FILE_NAME).read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    with monkeypatch.context() as patched:
        patched.setattr(os, step, full)
        for _ in range(3):
            with pytest.raises(OSError, match="disk full"):
                it.draw([animals], ENGLISH)
    assert it.remaining(animals) == 10
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [before]
    assert sorted(names(first + drawn(it, 10, animals))) == all_names(animals)


def written(content: object) -> bytes:
    """A file of the deck's kind with this content."""
    return (veil(json.dumps(content)) + "\n").encode()


ODD_FILES = {
    "empty": b"",
    "a text": b"cat and dog\n",
    "no ASCII": b"\xff\xfe",
    "no deck": written(["cat"]),
    "no format": written({"dealt": {}, "recent": []}),
    "numbers for pairs": written({"format": 1, "dealt": {"animals": [1]}, "recent": []}),
    "a text for a pack": written({"format": 1, "dealt": {"animals": "x"}, "recent": []}),
    "texts for words": written({"format": 1, "dealt": {}, "recent": ["x"]}),
    "an older format": written({"format": 0, "dealt": {}, "recent": []}),
    "no JSON": (veil("{") + "\n").encode(),
}


@pytest.mark.parametrize("content", ODD_FILES.values(), ids=ODD_FILES)
def test_a_damaged_file_is_set_aside_and_the_deck_is_a_fresh_one(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    it = deck(tmp_path)
    assert it.damage is not None
    assert (it.damage.path, it.damage.reason) == (path, DamageReason.UNREADABLE)
    assert it.damage.set_aside is not None
    assert it.damage.set_aside.read_bytes() == content
    assert not path.exists()
    animals = numbered_pack(3)
    assert it.remaining(animals) == 3
    drawn(it, 1, animals)
    again = deck(tmp_path)
    assert again.damage is None
    assert again.remaining(animals) == 2


@pytest.mark.parametrize("cut", [1, 20, 64])
def test_so_is_a_file_that_was_torn(cut: int, tmp_path: Path) -> None:
    drawn(deck(tmp_path), 3, numbered_pack(3))
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes().rstrip()[:-cut])
    it = deck(tmp_path)
    assert it.damage is not None
    assert it.remaining(numbered_pack(3)) == 3


def test_a_file_of_a_newer_version_is_kept_for_it(tmp_path: Path) -> None:
    content = written({"format": 2, "piles": []})
    (tmp_path / FILE_NAME).write_bytes(content)
    damage = deck(tmp_path).damage
    assert damage is not None
    assert damage.reason is DamageReason.NEWER_VERSION
    assert damage.set_aside is not None
    assert damage.set_aside.read_bytes() == content


def test_a_folder_in_the_place_of_the_file_is_set_aside_too(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    it = deck(tmp_path)
    assert it.damage is not None
    assert drawn(it, 1, numbered_pack(1))


def test_a_new_deck_writes_nothing_before_the_first_draw(tmp_path: Path) -> None:
    it = deck(tmp_path)
    assert it.damage is None
    assert it.remaining(numbered_pack(3)) == 3
    assert list(tmp_path.iterdir()) == []


def test_what_is_still_to_come_is_not_in_the_file(tmp_path: Path) -> None:
    """It is only decided when it is drawn: two starts from the same file may go on differently."""
    animals = numbered_pack(12)
    drawn(deck(tmp_path), 2, animals)
    before = (tmp_path / FILE_NAME).read_bytes()
    third = set()
    for seed in range(30):
        (tmp_path / FILE_NAME).write_bytes(before)
        third.update(names(drawn(deck(tmp_path, seed), 1, animals)))
    assert len(third) > 5
