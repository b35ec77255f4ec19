"""Writes packs in the form in which people read and write them: a block a pair, a line a word."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from spyword.engine.picture import Art
from spyword.engine.spys_word.pair import Pair, Word
from spyword.files import private_folder, write_atomically
from spyword.packs.model import LANGUAGES, Pack
from spyword.packs.reading import FORMAT

T = TypeVar("T")


def pack_text(pack: Pack) -> str:
    """The file of a pack. Reading it again gives the same pack."""
    drawings: dict[Art, str] = {}
    blocks = [
        f"format = {FORMAT}\nid = {_text(pack.id)}\nname = {_table(pack.name)}",
        *(_pair(pair, drawings) for pair in pack.pairs),
    ]
    blocks += [_drawing(name, art) for art, name in drawings.items()]
    return "\n\n".join(blocks) + "\n"


def write_pack(pack: Pack, path: Path) -> None:
    """Write the pack, at once and whole. Raises `OSError`; what stood there before is untouched then."""
    private_folder(path.parent)
    write_atomically(path, pack_text(pack))


def _pair(pair: Pair, drawings: dict[Art, str]) -> str:
    lines = ["[[pair]]", f"a = {_word(pair.a, drawings)}", f"b = {_word(pair.b, drawings)}"]
    also = [
        f"{side} = {_spellings(word.also)}" for side, word in (("a", pair.a), ("b", pair.b)) if any(word.also.values())
    ]
    if also:
        lines.append(f"also = {{ {', '.join(also)} }}")
    return "\n".join(lines)


def _word(word: Word, drawings: dict[Art, str]) -> str:
    entries = [(code, _text(text)) for code, text in _in_order(word.texts)]
    if word.picture is not None and word.picture.art is not None:
        name = drawings.setdefault(word.picture.art, f"drawing-{len(drawings) + 1}")
        entries.insert(0, ("art", _text(name)))
    elif word.picture is not None:
        entries.insert(0, ("emoji", _text(word.picture.emoji)))
    return f"{{ {', '.join(f'{key} = {value}' for key, value in entries)} }}"


def _drawing(name: str, art: Art) -> str:
    rows = "\n".join(f"    {_text(row)}," for row in art.rows)
    palette = ", ".join(f"{_text(letter)} = {_text(colour)}" for letter, colour in art.palette)
    return f"[art.{name}]\npalette = {{ {palette} }}\nrows = [\n{rows}\n]"


def _in_order(values: Mapping[str, T]) -> list[tuple[str, T]]:
    """What there is for each language, in the order of files."""
    return [(code, values[code]) for code in LANGUAGES if code in values]


def _table(values: Mapping[str, str]) -> str:
    return f"{{ {', '.join(f'{code} = {_text(text)}' for code, text in _in_order(values))} }}"


def _spellings(values: Mapping[str, tuple[str, ...]]) -> str:
    lists = (f"{code} = [{', '.join(map(_text, texts))}]" for code, texts in _in_order(values) if texts)
    return f"{{ {', '.join(lists)} }}"


def _text(text: str) -> str:
    """A basic string of TOML: its escapes are those of JSON."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def new_pack_text(pack_id: str) -> str:
    """The beginning of a pack of one's own, with what one has to know as comments."""
    return _TEMPLATE.format(format=FORMAT, id=_text(pack_id))


_TEMPLATE = """\
# A pack of words for Spyword. Check it with: spyword packs check FILE
# Lines like this one are comments.
format = {format}

# Small Latin letters, digits and hyphens; no other pack may have the same id.
id = {id}

# Languages: en, ko, ja, ru. Leave out the ones that you do not need, here and below.
name = {{ en = "My pack" }}

# A pair: two words of one kind, easy to take for each other, with a difference that can be named.
# Both have a picture (an emoji), or neither. A pair is drawn only if every player's language is there.
[[pair]]
a = {{ emoji = "🐱", en = "cat" }}
b = {{ emoji = "🐶", en = "dog" }}
# Other spellings that count when the ghost guesses: readings of kanji, true synonyms.
also = {{ a = {{ en = ["kitty"] }} }}

# The next pair begins with another [[pair]].
"""
