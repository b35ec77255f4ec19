"""Who has reached a level or won a title in the game that has just ended, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spyword.people.standing import Gain
from spyword.people.titles import HARDEST, Title
from spyword.ui.stage import Stage

_MANY: Final = 3
"""Winners of one title from whom on they are told together: on the first evening everybody wins the first title."""
MOST_PIECES: Final = 3
"""New things on one page, at most."""
PIECE_AFTER: Final = 0.3
"""Seconds between the name and the first new thing, and between two of them."""
_LAST_SEEN: Final = 0.9
"""Seconds that the last new thing of a page is seen, however many pages there are."""
_FIRST_PIECE: Final = 2.0
_NEXT_PIECE: Final = 0.8
_ALL: Final = 15.0
"""Seconds of a page with one new thing, for each more, and of all pages together where that is possible."""


@dataclass(frozen=True, slots=True)
class Honour:
    """What one page tells, of one player or of some who have won the same."""

    name: str
    """Of the player, or how many they are."""
    grown: Gain | None
    """With the levels that were reached; None if none was, or if the page before tells it."""
    titles: tuple[Title, ...]
    winners: tuple[str, ...] = ()
    """The names of those who have won it together."""

    @property
    def pieces(self) -> int:
        """How many new things it tells."""
        return (self.grown is not None) + len(self.titles)


def honours(stage: Stage) -> tuple[Honour, ...]:
    """What many have won, then everybody's own, in seating order; nothing if nobody reached anything new."""
    return (*_together(stage), *_alone(stage))


def won_together(stage: Stage) -> dict[str, tuple[str, ...]]:
    """The ids of titles that many have won in this game, each with the names of the winners."""
    won: dict[str, list[str]] = {}
    for player, name in stage.names.items():
        for title in stage.gains[player].titles if player in stage.gains else ():
            won.setdefault(title, []).append(name)
    return {title: tuple(names) for title, names in won.items() if len(names) >= _MANY}


def _together(stage: Stage) -> Iterator[Honour]:
    for title, names in won_together(stage).items():
        heading = stage.t.plural("{n} player", "{n} players", len(names))
        yield Honour(heading, None, (stage.titles[title],), names)


def _alone(stage: Stage) -> Iterator[Honour]:
    told = won_together(stage)
    for player, name in stage.names.items():
        if (gain := stage.gains.get(player)) is None:
            continue
        grown = gain if gain.levels else None
        titles = tuple(stage.titles[title] for title in gain.titles if title not in told)
        while grown is not None or titles:
            room = MOST_PIECES - (grown is not None)
            yield Honour(name, grown, titles[:room])
            grown, titles = None, titles[room:]


def paces(pages: Sequence[Honour]) -> list[float]:
    """How many seconds each page stands: the fewer, the longer, since nobody should wait for long."""
    wished = [_FIRST_PIECE + _NEXT_PIECE * (page.pieces - 1) for page in pages]
    haste = min(1.0, _ALL / sum(wished)) if wished else 1.0
    return [
        max(PIECE_AFTER * page.pieces + _LAST_SEEN, seconds * haste)
        for page, seconds in zip(pages, wished, strict=True)
    ]


def stars(title: Title) -> str:
    """How hard it is to be won."""
    return "★" * title.tier + "☆" * (HARDEST - title.tier)
