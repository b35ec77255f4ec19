"""Where in the forms of a pack its problems stand, and what is said there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from spyword.i18n import Translator
from spyword.packs.model import LANGUAGES
from spyword.packs.problems import PackProblem, ProblemCode, sentence

WHOLE_PAIR: Final = "pair"
"""In place of a field: both words together."""
ALL_PAIRS: Final = "pairs"
"""In place of a field: the list of pairs."""

_AT_PICTURES: Final = frozenset({ProblemCode.PICTURE_MISSING, ProblemCode.TWO_PICTURES})

UNFINISHED: Final = frozenset(
    {
        ProblemCode.ID_MISSING,
        ProblemCode.NAME_MISSING,
        ProblemCode.NO_PAIRS,
        ProblemCode.WORD_EMPTY,
        ProblemCode.NO_COMMON_LANGUAGE,
        ProblemCode.PICTURE_MISSING,
    }
)
"""What goes away by itself while a form is filled in: no reason to complain before somebody wants to keep it."""


def field_of(problem: PackProblem) -> str:
    """The id of the field that has to be changed."""
    match problem.at:
        case ("id", *_):
            return "id"
        case ("name", str(code), *_):
            return f"name-{code}"
        case ("name",):
            return f"name-{LANGUAGES[0]}"
        case ("pair", int(), "also", str(side), str(code), *_):
            return f"{side}-also-{code}"
        case ("pair", int(), str(side)) if problem.code in _AT_PICTURES:
            return f"{side}-emoji"
        case ("pair", int(), str(side)):
            return f"{side}-text-{LANGUAGES[0]}"
        case ("pair", int(), str(side), "emoji" | "art", *_):
            return f"{side}-emoji"
        case ("pair", int(), str(side), str(code), *_):
            return f"{side}-text-{code}"
        case ("pair", int()):
            return WHOLE_PAIR
        case _:
            return ALL_PAIRS


def fault_sentence(problem: PackProblem, t: Translator) -> str:
    """What is wrong; at a field nobody has to be told the key that it has in a file."""
    if problem.code is ProblemCode.WORD_EMPTY:
        return t("There is no word here that could be guessed.")
    return sentence(problem, t)


def at_fields(problems: Iterable[PackProblem], t: Translator) -> Mapping[str, Sequence[str]]:
    """The sentences for each field that has any, by its id."""
    said: defaultdict[str, list[str]] = defaultdict(list)
    for problem in problems:
        said[field_of(problem)].append(fault_sentence(problem, t))
    return said
