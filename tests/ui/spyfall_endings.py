"""Views of how rounds and games of Spyfall end, made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Unpack

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.location import Location
from spyword.engine.spyfall.views import EndView, Outcome, RoundEnd, RoundRecord, RoundView, Termination
from tests.ui.spyfall_views import HOSPITAL, LOCATIONS, NURSE, Changes, common, seats
from tests.ui.views import IDS

POINTS: Final[Mapping[RoundEnd, tuple[int, int]]] = {
    RoundEnd.SPY_CONVICTED: (0, 1),
    RoundEnd.WRONG_ONE_CONVICTED: (2, 0),
    RoundEnd.NOBODY_CONVICTED: (2, 0),
    RoundEnd.LOCATION_NAMED: (4, 0),
    RoundEnd.WRONG_LOCATION_NAMED: (0, 1),
    RoundEnd.VOID: (0, 0),
}
"""What a spy and what the others get (S15, S16), without the accuser's extra."""


def round_record(
    end: RoundEnd = RoundEnd.SPY_CONVICTED,
    *,
    players: int = 6,
    number: int = 3,
    location: Location = HOSPITAL,
    spies: Sequence[PlayerId] = (IDS[1],),
    roles: bool = True,
) -> RoundRecord:
    """A round that ended so; Anna has accused, or the spy has named a location."""
    by_accusation = end in (RoundEnd.SPY_CONVICTED, RoundEnd.WRONG_ONE_CONVICTED)
    by_naming = end in (RoundEnd.LOCATION_NAMED, RoundEnd.WRONG_LOCATION_NAMED)
    convicted = spies[0] if end is RoundEnd.SPY_CONVICTED else IDS[2]
    spy, others = POINTS[end]
    return RoundRecord(
        round=number,
        dealer=IDS[0],
        location=location,
        roles=tuple((each, NURSE) for each in IDS[:players] if each not in spies) if roles else (),
        spies=tuple(spies),
        end=end,
        after_time=end is RoundEnd.NOBODY_CONVICTED,
        accuser=IDS[0] if by_accusation else None,
        accused=convicted if by_accusation else None,
        named_by=spies[0] if by_naming else None,
        named=location if end is RoundEnd.LOCATION_NAMED else LOCATIONS[12] if by_naming else None,
        points=tuple((each, spy if each in spies else others) for each in IDS[:players]),
    )


def round_view(
    record: RoundRecord, *, players: int = 6, is_last: bool = False, **changes: Unpack[Changes]
) -> RoundView:
    """That round is told, its points added to those of before."""
    before = changes.get("seats", seats(players))
    won = dict(record.points)
    changes["seats"] = tuple(replace(seat, points=seat.points + won.get(seat.id, 0)) for seat in before)
    return RoundView(
        viewer=None,
        card=None,
        waiting_for=(),
        is_private_turn=False,
        record=record,
        is_last=is_last,
        **common(players, changes),
    )


def end_view(
    rounds: Sequence[RoundRecord],
    *,
    players: int = 6,
    termination: Termination = Termination.ALL_ROUNDS,
    **changes: Unpack[Changes],
) -> EndView:
    """The game is over after these rounds; most points win."""
    won = {each: sum(dict(record.points).get(each, 0) for record in rounds) for each in IDS[:players]}
    best = max(won.values())
    changes["seats"] = tuple(replace(seat, points=won[seat.id]) for seat in changes.get("seats", seats(players)))
    winners = tuple(each for each in IDS[:players] if won[each] == best) if rounds else ()
    return EndView(
        viewer=None,
        card=None,
        waiting_for=(),
        is_private_turn=False,
        outcome=Outcome(termination, winners),
        rounds=tuple(rounds),
        **common(players, changes),
    )


def some_rounds(count: int, *, players: int = 6) -> tuple[RoundRecord, ...]:
    """One kind of end after another, at one place after another, one player after another being the spy."""
    ends = [end for end in RoundEnd if end is not RoundEnd.VOID]
    return tuple(
        round_record(
            ends[number % len(ends)],
            players=players,
            number=number + 1,
            location=LOCATIONS[number],
            spies=(IDS[(3 + 2 * number) % players],),
        )
        for number in range(count)
    )
