"""What is counted in every game: told by the record of it, whatever the game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from spyword.people.deeds import Deeds, Result, Run, Vocabulary
from spyword.people.record import GameRecord, SeatRecord

COMMON: Final = Vocabulary(
    counters=frozenset(
        {
            *("games", "wins", "losses", "lone_wins", "minutes", "long_games", "short_wins", "night_games"),
            *("small_tables", "small_table_wins", "large_tables", "large_table_wins"),
            *("full_tables", "full_table_wins", "all_known_tables"),
        }
    ),
    collections=frozenset({"packs", "languages", "companions", "table_sizes", "evenings", "kinds"}),
    runs={"streak": Run("games", "wins"), "losing_streak": Run("games", "losses")},
)

SMALL: Final = 4
"""Players of a small table, at most."""
LARGE: Final = 9
"""Players of a large table, at least."""
FULL: Final = 12
LONG: Final = 30 * 60
"""Seconds of a long game, at least."""
SHORT: Final = 5 * 60
"""A short game takes fewer seconds."""
MORNING: Final = 5
"""The hour at which the night is over."""


def with_common(deeds: Deeds, seat: SeatRecord, record: GameRecord, winners: Collection[object]) -> Deeds:
    """Those deeds, and what every game counts."""
    won = deeds.result is Result.WON
    counts = {
        "games": True,
        "wins": won,
        "losses": deeds.result is Result.LOST,
        "lone_wins": won and len(winners) == 1,
        "minutes": int(record.seconds // 60),
        "long_games": record.seconds >= LONG,
        "short_wins": won and record.seconds < SHORT,
        "night_games": record.ended.hour < MORNING,
        **_table_sizes(len(record.seats), won),
        "all_known_tables": all(other.profile is not None for other in record.seats),
    }
    return replace(
        deeds,
        counts={**deeds.counts, **{name: int(count) for name, count in counts.items() if count}},
        collected={**deeds.collected, **_collected(seat, record)},
    )


def _table_sizes(players: int, won: bool) -> dict[str, bool]:
    sizes = {"small_table": players <= SMALL, "large_table": players >= LARGE, "full_table": players == FULL}
    return {
        **{f"{size}s": fits for size, fits in sizes.items()},
        **{f"{size}_wins": fits and won for size, fits in sizes.items()},
    }


def _collected(seat: SeatRecord, record: GameRecord) -> dict[str, frozenset[str]]:
    others = (other.profile for other in record.seats if other is not seat)
    return {
        "packs": frozenset(record.packs),
        "languages": frozenset({seat.language}),
        "companions": frozenset(profile for profile in others if profile is not None),
        "table_sizes": frozenset({str(len(record.seats))}),
        "evenings": frozenset({record.evening}),
        "kinds": frozenset({record.game}),
    }
