"""What can be wrong with a pack file, and where; the sentences stand here in English and are translated where shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from spyword.packs.lines import KeyPath, Lines
from spyword.text import clean


def N_(message: str) -> str:
    """Mark a message for extraction; it is translated when it is shown."""
    return message


class ProblemCode(Enum):
    """Why a pack is refused. The fields that each one fills stand in its sentence."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NOT_UTF8 = "not-utf8"
    NOT_TOML = "not-toml"
    FORMAT_MISSING = "format-missing"
    FORMAT_UNKNOWN = "format-unknown"
    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    INVISIBLE = "invisible"
    ID_MISSING = "id-missing"
    ID_NOT_A_SLUG = "id-not-a-slug"
    ID_TAKEN = "id-taken"
    NAME_MISSING = "name-missing"
    TWO_KINDS = "two-kinds"
    NO_PAIRS = "no-pairs"
    NO_LOCATIONS = "no-locations"
    LOCATION_NAMELESS = "location-nameless"
    LOCATIONS_ALIKE = "locations-alike"
    LOCATION_INSIDE = "location-inside"
    TOO_FEW_ROLES = "too-few-roles"
    OTHER_NUMBER_OF_ROLES = "other-number-of-roles"
    ROLE_EMPTY = "role-empty"
    ROLE_LACKS_LANGUAGE = "role-lacks-language"
    ROLE_TWICE = "role-twice"
    ROLE_NAMES_PLACE = "role-names-place"
    LOCATION_WITHOUT_PICTURE = "location-without-picture"
    LOCATION_EMOJI_TWICE = "location-emoji-twice"
    WORD_EMPTY = "word-empty"
    TOO_WIDE = "too-wide"
    NO_COMMON_LANGUAGE = "no-common-language"
    SAME = "same"
    TOO_NEAR = "too-near"
    INSIDE = "inside"
    PAIR_TWICE = "pair-twice"
    WORD_TWICE = "word-twice"
    SPELLING_OF_ANOTHER = "spelling-of-another"
    PICTURE_MISSING = "picture-missing"
    TWO_PICTURES = "two-pictures"
    EMOJI_UNKNOWN = "emoji-unknown"
    EMOJI_TWICE = "emoji-twice"
    ART_UNKNOWN = "art-unknown"
    ART_NOT_SQUARE = "art-not-square"
    ART_EMPTY = "art-empty"
    ART_LETTER = "art-letter"
    ART_COLOUR = "art-colour"
    ART_TOO_MANY_COLOURS = "art-too-many-colours"


SENTENCES: Mapping[ProblemCode, str] = MappingProxyType(
    {
        ProblemCode.UNREADABLE: N_("The file cannot be read: {reason}."),
        ProblemCode.TOO_LARGE: N_("The file is larger than {limit} kB: this is no pack."),
        ProblemCode.NOT_UTF8: N_("The file is not UTF-8 text."),
        ProblemCode.NOT_TOML: N_("This is not valid TOML: {reason}."),
        ProblemCode.FORMAT_MISSING: N_("The first line of a pack must be: format = 1"),
        ProblemCode.FORMAT_UNKNOWN: N_(
            "Format {value} is unknown: the pack may be made for a newer version of the game."
        ),
        ProblemCode.UNKNOWN_KEY: N_("“{key}” is not a key of a pack file."),
        ProblemCode.WRONG_TYPE: N_("“{key}” must be of this form: {form}"),
        ProblemCode.INVISIBLE: N_("“{text}” in “{key}” holds invisible or control characters."),
        ProblemCode.ID_MISSING: N_('The pack needs an id, for example: id = "{example}"'),
        ProblemCode.ID_NOT_A_SLUG: N_(
            "“{id}” cannot be an id: take small Latin letters, digits and single hyphens, at most 40."
        ),
        ProblemCode.ID_TAKEN: N_("Another pack has the id “{id}” already: {other}."),
        ProblemCode.NAME_MISSING: N_("The pack needs a name in at least one language."),
        ProblemCode.TWO_KINDS: N_("A pack holds pairs or locations, not both: make two files of it."),
        ProblemCode.NO_PAIRS: N_("The pack holds no pairs."),
        ProblemCode.NO_LOCATIONS: N_("The pack holds no locations."),
        ProblemCode.LOCATION_NAMELESS: N_("The location has no name."),
        ProblemCode.LOCATIONS_ALIKE: N_("“{name}” is the name of location {first} already."),
        ProblemCode.LOCATION_INSIDE: N_("“{name}” is a part of “{other}”: they could be taken for each other."),
        ProblemCode.TOO_FEW_ROLES: N_("“{name}” has too few roles: {n}. At least {limit} are needed."),
        ProblemCode.OTHER_NUMBER_OF_ROLES: N_(
            "“{name}” has {n} roles, the first location has {limit}: every location needs the same number."
        ),
        ProblemCode.ROLE_EMPTY: N_("A role of “{name}” has no text."),
        ProblemCode.ROLE_LACKS_LANGUAGE: N_("The role “{role}” lacks languages that “{name}” has: {languages}"),
        ProblemCode.ROLE_TWICE: N_("The role “{role}” stands twice at “{name}”."),
        ProblemCode.ROLE_NAMES_PLACE: N_("The role “{role}” names its place “{name}”: a spy who hears it knows."),
        ProblemCode.LOCATION_WITHOUT_PICTURE: N_("“{name}” has no picture, but others do: all need one, or none."),
        ProblemCode.LOCATION_EMOJI_TWICE: N_("The emoji {emoji} is that of location {first} already."),
        ProblemCode.WORD_EMPTY: N_("“{key}” holds no word that could be guessed."),
        ProblemCode.TOO_WIDE: N_("“{text}” is wider than {limit} terminal cells."),
        ProblemCode.NO_COMMON_LANGUAGE: N_("There is no language in which both words are given."),
        ProblemCode.SAME: N_("“{word}” and “{other}” are the same to a guess."),
        ProblemCode.TOO_NEAR: N_("“{word}” and “{other}” are so near that a typo turns one into the other."),
        ProblemCode.INSIDE: N_("“{word}” is a part of “{other}”."),
        ProblemCode.PAIR_TWICE: N_("This pair stands in the pack already, as pair {first}."),
        ProblemCode.WORD_TWICE: N_("“{word}” stands in pair {first} already."),
        ProblemCode.SPELLING_OF_ANOTHER: N_("“{word}” is accepted here, but is a word of pair {first}."),
        ProblemCode.PICTURE_MISSING: N_("“{word}” has no picture, but “{other}” has one: both need one, or neither."),
        ProblemCode.TWO_PICTURES: N_("“{word}” has both an emoji and a drawing: leave one out."),
        ProblemCode.EMOJI_UNKNOWN: N_("There is no picture of the emoji {emoji}."),
        ProblemCode.EMOJI_TWICE: N_("The emoji {emoji} stands in pair {first} already."),
        ProblemCode.ART_UNKNOWN: N_("There is no drawing [art.{name}] in this file."),
        ProblemCode.ART_NOT_SQUARE: N_("The drawing must have 16 rows of 16 letters, or 24 rows of 24."),
        ProblemCode.ART_EMPTY: N_("The drawing is clear all over."),
        ProblemCode.ART_LETTER: N_("The drawing uses “{letter}”, but the palette has no such letter."),
        ProblemCode.ART_COLOUR: N_("“{letter}” in the palette must be one letter with a colour like #eaf4ff."),
        ProblemCode.ART_TOO_MANY_COLOURS: N_("The palette has more than {limit} letters."),
    }
)

_IN_FILE = N_("{file}: {problem}")
_IN_LINE = N_("{file}, line {line}: {problem}")
_IN_PAIR_OF_FILE = N_("{file}, line {line}, pair {pair}: {problem}")
_IN_PAIR = N_("Pair {pair}: {problem}")
_IN_LOCATION = N_("Location {location}: {problem}")
_IN_LOCATION_OF_FILE = N_("{file}, line {line}, location {location}: {problem}")


@dataclass(frozen=True, slots=True)
class PackProblem:
    """One thing that must be mended before the pack can be played."""

    path: Path | None
    """The file; None for a pack that has none yet."""
    line: int | None
    """From 1; None where the whole pack is meant, or there is no file."""
    pair: int | None
    """Number of the pair, from 1; None outside of pairs."""
    code: ProblemCode
    fields: Mapping[str, str] = field(default_factory=dict)
    """What the sentence of this code names."""
    at: KeyPath = field(default=(), compare=False)
    """The way to what is wrong, for who shows it there; numbers of pairs count from 1."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem before it has its place in a file."""

    code: ProblemCode
    at: KeyPath
    """The way to what is wrong; numbers of pairs count from 1."""
    fields: Mapping[str, str] = field(default_factory=dict)

    def placed(self, path: Path | None, lines: Lines) -> PackProblem:
        """The problem, with its line in this file."""
        return PackProblem(path, lines.find(self.at), pair_number(self.at), self.code, self.fields, self.at)


def pair_number(at: KeyPath) -> int | None:
    """The number of the pair that a way leads into."""
    match at:
        case ("pair", int(number), *_):
            return number
    return None


def location_number(at: KeyPath) -> int | None:
    """The number of the location that a way leads into."""
    match at:
        case ("location", int(number), *_):
            return number
    return None


def shown_key(at: KeyPath) -> str:
    """The key as people see it in the file: of a pair or a location, what stands below its heading."""
    is_outside = pair_number(at) is None and location_number(at) is None
    below = at if is_outside else at[2:] or at[:1]
    return clean(".".join(map(str, below)))


class Says(Protocol):
    """Puts a message into somebody's language and fills its fields in."""

    def __call__(self, message: str, /, **fields: str | int) -> str: ...


def sentence(problem: PackProblem, t: Says) -> str:
    """What is wrong, in one sentence."""
    return t(SENTENCES[problem.code], **problem.fields)


def sentence_with_place(problem: PackProblem, t: Says) -> str:
    """What is wrong, with file, line and number of the pair or location before it, as far as there are any."""
    said, location = sentence(problem, t), location_number(problem.at)
    if problem.path is None:
        if location is not None:
            return t(_IN_LOCATION, location=location, problem=said)
        return said if problem.pair is None else t(_IN_PAIR, pair=problem.pair, problem=said)
    file = clean(str(problem.path))
    if problem.line is None:
        return t(_IN_FILE, file=file, problem=said)
    if location is not None:
        return t(_IN_LOCATION_OF_FILE, file=file, line=problem.line, location=location, problem=said)
    if problem.pair is None:
        return t(_IN_LINE, file=file, line=problem.line, problem=said)
    return t(_IN_PAIR_OF_FILE, file=file, line=problem.line, pair=problem.pair, problem=said)
