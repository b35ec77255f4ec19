"""What a round is worth (S15, S16, S18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.views import RoundEnd

SPY_SAFE: Final = 2
"""To each spy, if nobody or the wrong one was convicted (S15)."""
LOCATION_NAMED: Final = 4
"""To the spy who named it (S15)."""
SPY_LOST: Final = 1
"""To each of those who win over a spy (S16)."""
ACCUSER_EXTRA: Final = 1
"""On top, to whose accusation a spy was convicted (S16)."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ended, as far as points follow from it."""

    end: RoundEnd
    after_time: bool = False
    accuser: PlayerId | None = None
    accused: PlayerId | None = None
    named_by: PlayerId | None = None


def round_points(
    ending: Ending, present: tuple[PlayerId, ...], spies: tuple[PlayerId, ...], *, spies_know: bool
) -> Mapping[PlayerId, int]:
    """The points of everybody who is present; `spies` are those of them who are."""
    won = dict.fromkeys(present, 0)
    match ending.end:
        case RoundEnd.NOBODY_CONVICTED | RoundEnd.WRONG_ONE_CONVICTED:  # S15
            won |= dict.fromkeys(spies, SPY_SAFE)
        case RoundEnd.LOCATION_NAMED:  # S15: a rival gets nothing, a partner as much as for an escape
            won |= {spy: _for_naming(spy == ending.named_by, spies_know=spies_know) for spy in spies}
        case RoundEnd.WRONG_LOCATION_NAMED:  # S16
            losers = set(spies) if spies_know else {ending.named_by}
            won |= {player: SPY_LOST for player in present if player not in losers}
        case RoundEnd.SPY_CONVICTED:  # S16, S18
            are_partners = spies_know and not ending.after_time
            losers = set(spies) if are_partners else {ending.accused}
            winners = [player for player in present if player not in losers]
            won |= {player: SPY_LOST + ACCUSER_EXTRA * (player == ending.accuser) for player in winners}
        case RoundEnd.VOID:
            pass
    return won


def _for_naming(has_named: bool, *, spies_know: bool) -> int:
    if has_named:
        return LOCATION_NAMED
    return SPY_SAFE if spies_know else 0
