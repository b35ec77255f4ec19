"""The order in which a vote is told: ballots, or growing bars; the lot, if there was one; who goes; the rest.

Worked out from the record that the whole table may see. Neither the number of frames nor their length depends on
a role, on a name or on whom the lot takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.views import VoteEnd, VoteRecord

_TITLE: Final = 0.9
"""Seconds before the first ballot is turned up."""
_BALLOT: Final = 0.6
_ALL_BALLOTS: Final = 6.0
"""Seconds that all ballots take at most."""
_BREATH: Final = 1.4
"""Seconds between the last ballot and what it comes to."""
_STAMPED: Final = 1.5
"""Seconds between the stamp and the role."""

_DRUM_TICKS: Final = 26
_FASTEST: Final = 0.06
_SLOWING: Final = 1.1
"""Each tick of the drum lasts so much longer than the one before."""


class Scene(IntEnum):
    """What the lower part of the screen shows."""

    VOTES = 0
    LOT = 1
    STAMP = 2
    TOLD = 3


@dataclass(frozen=True, slots=True)
class ResultFrame:
    """One state of the screen."""

    scene: Scene
    turned: int
    """Ballots that lie face up (open), or the votes up to which every bar has grown (counts only)."""
    wait: float
    """Seconds."""
    drum: PlayerId | None = None
    """Whose name is in the window of the drum."""


def result_frames(record: VoteRecord) -> tuple[ResultFrame, ...]:
    """From face-down ballots to all that is told; the last frame stays."""
    return (*_votes(record), *_lot(record), *_outcome(record))


def ballot_count(record: VoteRecord) -> int:
    """How many steps the votes take."""
    if record.ballots is not None:
        return len(record.ballots)
    return max((count for _, count in record.counts), default=0)


def _votes(record: VoteRecord) -> Iterator[ResultFrame]:
    last = ballot_count(record)
    pace = min(_BALLOT, _ALL_BALLOTS / max(1, last))
    yield ResultFrame(Scene.VOTES, 0, _TITLE)
    for turned in range(1, last + 1):
        yield ResultFrame(Scene.VOTES, turned, _BREATH if turned == last else pace)


def _lot(record: VoteRecord) -> Iterator[ResultFrame]:
    if record.end is not VoteEnd.LOT or record.eliminated is None:
        return
    turned = ballot_count(record)
    for tick, name in enumerate(drum(record.tied, record.eliminated)):
        yield ResultFrame(Scene.LOT, turned, _FASTEST * _SLOWING**tick, name)


def drum(tied: Sequence[PlayerId], taken: PlayerId) -> list[PlayerId]:
    """The names that run through the window, always equally many; the last is the one that the lot takes."""
    start = tied.index(taken) - (_DRUM_TICKS - 1)
    return [tied[(start + tick) % len(tied)] for tick in range(_DRUM_TICKS)]


def _outcome(record: VoteRecord) -> Iterator[ResultFrame]:
    turned = ballot_count(record)
    if record.eliminated is not None:
        yield ResultFrame(Scene.STAMP, turned, _STAMPED)
    yield ResultFrame(Scene.TOLD, turned, 0.0)
