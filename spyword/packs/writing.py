"""Writes packs in the form in which people read and write them: a block a pair or a location."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from spyword.engine.picture import Art, Picture
from spyword.engine.spyfall.location import Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.files import private_folder, write_atomically
from spyword.packs.model import LANGUAGES, AnyPack, Pack
from spyword.packs.values import FORMAT

T = TypeVar("T")


def pack_text(pack: AnyPack) -> str:
    """The file of a pack. Reading it again gives the same pack."""
    drawings: dict[Art, str] = {}
    blocks = [
        f"format = {FORMAT}\nid = {_text(pack.id)}\nname = {_table(pack.name)}",
        *_blocks(pack, drawings),
    ]
    blocks += [_drawing(name, art) for art, name in drawings.items()]
    return "\n\n".join(blocks) + "\n"


def write_pack(pack: AnyPack, path: Path) -> None:
    """Write the pack, at once and whole. Raises `OSError`; what stood there before is untouched then."""
    private_folder(path.parent)
    write_atomically(path, pack_text(pack))


def _blocks(pack: AnyPack, drawings: dict[Art, str]) -> list[str]:
    if isinstance(pack, Pack):
        return [_pair(pair, drawings) for pair in pack.pairs]
    return [_scene(scene, drawings) for scene in pack.scenes]


def _scene(scene: Scene, drawings: dict[Art, str]) -> str:
    location = scene.location
    entries = [
        *_picture(location.picture, drawings),
        *((code, _text(name)) for code, name in _in_order(location.names)),
    ]
    roles = "".join(f"    {_table(role.texts)},\n" for role in scene.roles)
    return "\n".join(["[[location]]", *(f"{key} = {value}" for key, value in entries), f"roles = [\n{roles}]"])


def _pair(pair: Pair, drawings: dict[Art, str]) -> str:
    lines = ["[[pair]]", f"a = {_word(pair.a, drawings)}", f"b = {_word(pair.b, drawings)}"]
    also = [
        f"{side} = {_spellings(word.also)}" for side, word in (("a", pair.a), ("b", pair.b)) if any(word.also.values())
    ]
    if also:
        lines.append(f"also = {{ {', '.join(also)} }}")
    return "\n".join(lines)


def _word(word: Word, drawings: dict[Art, str]) -> str:
    entries = [*_picture(word.picture, drawings), *((code, _text(text)) for code, text in _in_order(word.texts))]
    return f"{{ {', '.join(f'{key} = {value}' for key, value in entries)} }}"


def _picture(picture: Picture | None, drawings: dict[Art, str]) -> list[tuple[str, str]]:
    if picture is None:
        return []
    if picture.art is None:
        return [("emoji", _text(picture.emoji))]
    return [("art", _text(drawings.setdefault(picture.art, f"drawing-{len(drawings) + 1}")))]


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


def new_pack_text(pack_id: str, *, places: bool = False) -> str:
    """The beginning of a pack of one's own, of words or of locations, with what one has to know as comments."""
    return (_PLACES_TEMPLATE if places else _TEMPLATE).format(format=FORMAT, id=_text(pack_id))


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

_PLACES_TEMPLATE = """\
# A pack of locations for Spyfall 2. Check it with: spyword packs check FILE
# Lines like this one are comments.
format = {format}

# Small Latin letters, digits and hyphens; no other pack may have the same id.
id = {id}

# Languages: en, ko, ja, ru. Leave out the ones that you do not need, here and below.
name = {{ en = "My places" }}

# A location, and who can be there. Every location has the same number of roles: ten are enough for any table.
# All have a picture (an emoji), or none. No role may name its place.
[[location]]
emoji = "🥐"
en = "Bakery"
roles = [
    {{ en = "up since four in the morning" }},
    {{ en = "first in the queue" }},
    {{ en = "dog outside the door" }},
]

# The next location begins with another [[location]]. A game uses 20, or all there are.
"""
