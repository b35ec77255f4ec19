"""Packs made by hand, in files and in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spyword.engine.picture import Art, Picture
from spyword.engine.spys_word.pair import Pair, Word
from spyword.packs.model import Pack

HEAD: Final = 'format = 1\nid = "test"\nname = { en = "Test" }\n\n'
"""The first four lines of a file: its first pair begins in line 5."""

GOOD_PAIR: Final = '[[pair]]\na = { en = "cat" }\nb = { en = "dog" }\n'
"""Three lines that nothing is wrong with."""

RED: Final = Art((("r", "#ff0000"),), ("r" * 16,) * 16)
"""A drawing that is red all over."""


def pack_file(folder: Path, text: str, name: str = "test.toml") -> Path:
    """A file with this text."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return path


def good_file(folder: Path, pack_id: str, name: str = "") -> Path:
    """A file of a small pack of this id; its own name is the id's if no other is given."""
    text = HEAD.replace('id = "test"', f'id = "{pack_id}"') + GOOD_PAIR
    return pack_file(folder, text, name or f"{pack_id}.toml")


def word(picture: Picture | None = None, **texts: str) -> Word:
    """A word by language: `word(en="cat")`."""
    return Word(texts, picture=picture)


def pair(a: str, b: str) -> Pair:
    """Two English words."""
    return Pair(word(en=a), word(en=b), {"en": "Test"})


def pack(*pairs: Pair, id: str = "test") -> Pack:
    """A pack of these pairs."""
    return Pack(id, {"en": "Test"}, pairs)


def numbered_pack(pairs: int, id: str = "test") -> Pack:
    """So many pairs that share no word: `test-1a` and `test-1b`, `test-2a` and `test-2b`, ..."""
    return pack(*(pair(f"{id}-{number}a", f"{id}-{number}b") for number in range(1, pairs + 1)), id=id)
