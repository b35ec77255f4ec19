"""The checker: whether a pack makes fair games, and what to mend if not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import eq
from pathlib import Path

from spyword.packs.lines import NO_LINES, KeyPath
from spyword.packs.model import AnyPack, Origin, Pack
from spyword.packs.picture_checks import check_pictures
from spyword.packs.place_checks import check_places
from spyword.packs.problems import Finding, PackProblem, ProblemCode
from spyword.packs.reading import read_pack
from spyword.packs.word_checks import check_shown, check_words

_LONGEST_ID = 40
"""Letters; the id is also the name of the pack's file."""
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of checking a file."""

    pack: AnyPack | None
    """None if there is any problem."""
    problems: tuple[PackProblem, ...]
    """In the order of lines."""


def check_file(path: Path, origin: Origin = Origin.OWN) -> Checked:
    """Read a file and check everything. Nothing is raised."""
    reading = read_pack(path, origin)
    if reading.pack is None:
        return Checked(None, reading.problems)
    findings = [finding for finding in _findings(reading.pack) if not _follows(finding, reading.faulty)]
    problems = (*reading.problems, *reading.placed(findings))
    in_order = tuple(sorted(problems, key=lambda problem: problem.line or 0))
    return Checked(None if in_order else reading.pack, in_order)


def check_pack(pack: AnyPack) -> tuple[PackProblem, ...]:
    """What is wrong with a pack, whether it stands in a file or not."""
    return tuple(finding.placed(pack.path, NO_LINES) for finding in _findings(pack))


def is_slug(text: str) -> bool:
    """The text can be the id of a pack."""
    return len(text) <= _LONGEST_ID and _SLUG.fullmatch(text) is not None


def _findings(pack: AnyPack) -> Iterator[Finding]:
    yield from _check_head(pack)
    if isinstance(pack, Pack):
        yield from check_words(pack.pairs)
        yield from check_pictures(pack.pairs)
    else:
        yield from check_places(pack.scenes)


def _follows(finding: Finding, faulty: Iterable[KeyPath]) -> bool:
    """It is about a place that holds a fault of the form, or lies within one: what is missing may stand there."""
    return any(all(map(eq, finding.at, place)) for place in faulty)


def _check_head(pack: AnyPack) -> Iterator[Finding]:
    if not pack.id:
        stem = pack.path.stem if pack.path is not None else ""
        yield Finding(ProblemCode.ID_MISSING, ("id",), {"example": stem if is_slug(stem) else "my-pack"})
    elif not is_slug(pack.id):
        yield Finding(ProblemCode.ID_NOT_A_SLUG, ("id",), {"id": pack.id})
    if not any(pack.name.values()):
        yield Finding(ProblemCode.NAME_MISSING, ("name",))
    for language, name in pack.name.items():
        yield from check_shown(name, ("name", language))
    if isinstance(pack, Pack):
        if not pack.pairs:
            yield Finding(ProblemCode.NO_PAIRS, ("pair",))
    elif not pack.scenes:
        yield Finding(ProblemCode.NO_LOCATIONS, ("location",))
