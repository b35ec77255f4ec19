"""What one player did in one game of Spyfall, counted from the end that the whole table sees.

Void rounds do not count (S20). A vote that was given in secret is known to nobody but by its outcome (S13): who made
an accusation was for it, and where all agreed, all did.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spyfall.views import AccusationRecord, EndView, RoundEnd, RoundRecord
from spyword.people.deeds import Run, first_text

Counts = Mapping[str, int]

COUNTERS: Final = frozenset(
    {
        *("rounds", "spy_rounds", "rounds_won", "spy_rounds_won", "points", "spy_games", "spy_wins"),
        *("spy_escapes", "spy_frames", "locations_named", "wrong_locations", "times_caught"),
        *("accusations", "convictions", "wrong_convictions", "turned_down", "closing_convictions"),
        *("votes", "vote_hits", "vote_misses", "saves", "perfect_games"),
        *("times_accused", "innocent_convictions", "untouched_games", "rounds_survived"),
        *("clean_sheets", "zero_games", "shared_wins", "runaway_wins", "narrow_wins"),
        *("double_spy_rounds", "double_spy_rounds_won", "partner_rounds_won", "rival_named"),
        *("dealt_rounds", "marathon_games", "duel_tables", "duel_table_wins", "no_roles_wins", "mixed_deck_wins"),
    }
)
COLLECTIONS: Final = frozenset({"locations", "roles"})
RUNS: Final[Mapping[str, Run]] = {"spy_streak": Run("spy_games", "spy_wins")}

FEWEST_VOTES: Final = 2
"""In one game, for all of them to have been right to mean something."""
FEWEST_ROUNDS: Final = 3
"""For a game without a point, with one in each round, or without an accusation to mean something."""
MARATHON: Final = 10
"""Rounds."""
RUNAWAY: Final = 4
"""Points ahead of the next."""
DUEL_TABLE: Final = 3
"""Players."""

_CONVICTED: Final = (RoundEnd.SPY_CONVICTED, RoundEnd.WRONG_ONE_CONVICTED)


@dataclass(frozen=True)
class Part:
    """One player's part in a game."""

    view: EndView
    player: PlayerId

    @cached_property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """The rounds that count and in which the player was to the end."""
        return tuple(
            record
            for record in self.view.rounds
            if record.end is not RoundEnd.VOID and self.player in dict(record.points)
        )

    @cached_property
    def accusations(self) -> tuple[tuple[RoundRecord, AccusationRecord], ...]:
        """All that were voted on in those rounds."""
        return tuple((record, accusation) for record in self.rounds for accusation in record.accusations)

    @property
    def has_won(self) -> bool:
        return self.player in self.view.outcome.winners

    def is_spy(self, record: RoundRecord) -> bool:
        return self.player in record.spies

    def points_in(self, record: RoundRecord) -> int:
        return dict(record.points).get(self.player, 0)

    def has_scored(self, record: RoundRecord) -> bool:
        return self.points_in(record) > 0

    def was_convicted(self, record: RoundRecord) -> bool:
        return record.end in _CONVICTED and record.accused == self.player


def counts_of(part: Part) -> Counts:
    """Every counter of this player; those that are 0 too."""
    return {
        **_rounds(part),
        **_as_spy(part),
        **_accusing(part),
        **_voting(part),
        **_accused(part),
        **_in_the_end(part),
        **_two_spies(part),
        **_at_the_table(part),
    }


def _rounds(part: Part) -> Counts:
    """Rounds and points (S14 to S16)."""
    return {
        "rounds": len(part.rounds),
        "rounds_won": sum(map(part.has_scored, part.rounds)),
        "points": sum(map(part.points_in, part.rounds)),
        "rounds_survived": sum(not part.was_convicted(record) for record in part.rounds),
        "dealt_rounds": sum(record.dealer == part.player for record in part.rounds),
    }


def _as_spy(part: Part) -> Counts:
    """What a spy can bring about (S10 to S12)."""
    rounds = [record for record in part.rounds if part.is_spy(record)]
    ends = [record.end for record in rounds]
    named = [record.end for record in rounds if record.named_by == part.player]
    return {
        "spy_rounds": len(rounds),
        "spy_rounds_won": sum(map(part.has_scored, rounds)),
        "spy_games": bool(rounds),
        "spy_wins": bool(rounds) and part.has_won,
        "spy_escapes": ends.count(RoundEnd.NOBODY_CONVICTED),
        "spy_frames": ends.count(RoundEnd.WRONG_ONE_CONVICTED),
        "locations_named": named.count(RoundEnd.LOCATION_NAMED),
        "wrong_locations": named.count(RoundEnd.WRONG_LOCATION_NAMED),
        "times_caught": sum(part.was_convicted(record) for record in rounds),
    }


def _accusing(part: Part) -> Counts:
    """The own accusations and what came of them (S10, S11)."""
    own = [(record, each) for record, each in part.accusations if each.accuser == part.player]
    carried = [(record, each) for record, each in own if each.is_unanimous]
    right = [each for record, each in carried if each.accused in record.spies]
    return {
        "accusations": len(own),
        "turned_down": len(own) - len(carried),
        "convictions": len(right),
        "wrong_convictions": len(carried) - len(right),
        "closing_convictions": sum(each.is_closing for each in right),
    }


def _voting(part: Part) -> Counts:
    """For whom the player was, as far as that is known (S13)."""
    hits = [each.accused in record.spies for record, each in part.accusations if _agreed(each, part.player)]
    saves = [
        each
        for record, each in part.accusations
        if _refused(each, part.player) and each.accused not in record.spies and not part.is_spy(record)
    ]
    return {
        "votes": len(hits),
        "vote_hits": sum(hits),
        "vote_misses": len(hits) - sum(hits),
        "saves": len(saves),
        "perfect_games": len(hits) >= FEWEST_VOTES and all(hits),
    }


def _agreed(accusation: AccusationRecord, player: PlayerId) -> bool:
    if player == accusation.accuser:
        return True
    is_known = player in (accusation.agreeing or ())
    return player in accusation.voters and (accusation.is_unanimous or is_known)


def _refused(accusation: AccusationRecord, player: PlayerId) -> bool:
    agreeing = accusation.agreeing
    return agreeing is not None and player in accusation.voters and player not in agreeing


def _accused(part: Part) -> Counts:
    """Fingers that pointed at the player."""
    pointed = sum(each.accused == part.player for _, each in part.accusations)
    innocent = (record for record in part.rounds if not part.is_spy(record))
    return {
        "times_accused": pointed,
        "innocent_convictions": sum(map(part.was_convicted, innocent)),
        "untouched_games": pointed == 0 and len(part.rounds) >= FEWEST_ROUNDS,
    }


def _in_the_end(part: Part) -> Counts:
    """Points beside those of the others (S17)."""
    points = {seat.id: seat.points for seat in part.view.seats}
    own, next_best = points.pop(part.player), max(points.values())
    is_long = len(part.rounds) >= FEWEST_ROUNDS
    return {
        "clean_sheets": is_long and all(map(part.has_scored, part.rounds)),
        "zero_games": is_long and own == 0,
        "shared_wins": part.has_won and len(part.view.outcome.winners) > 1,
        "runaway_wins": part.has_won and own - next_best >= RUNAWAY,
        "narrow_wins": part.has_won and own - next_best == 1,
    }


def _two_spies(part: Part) -> Counts:
    """Rounds as one of two spies: rivals, or partners who know each other (S18)."""
    doubles = [record for record in part.rounds if part.is_spy(record) and len(record.spies) > 1]
    scored = sum(map(part.has_scored, doubles))
    are_partners = part.view.settings.spies_know
    named = sum(record.named_by == part.player and record.end is RoundEnd.LOCATION_NAMED for record in doubles)
    return {
        "double_spy_rounds": len(doubles),
        "double_spy_rounds_won": scored,
        "partner_rounds_won": scored if are_partners else 0,
        "rival_named": 0 if are_partners else named,
    }


def _at_the_table(part: Part) -> Counts:
    """Lengths, sizes and settings of the game (S1, S7, S19)."""
    counted = sum(record.end is not RoundEnd.VOID for record in part.view.rounds)
    is_duel = len(part.view.seats) == DUEL_TABLE
    return {
        "marathon_games": counted >= MARATHON,
        "duel_tables": is_duel,
        "duel_table_wins": is_duel and part.has_won,
        "no_roles_wins": part.has_won and not part.view.settings.play_roles,
        "mixed_deck_wins": part.has_won and part.view.settings.mixed_decks,
    }


def collected_of(part: Part) -> Mapping[str, frozenset[str]]:
    """Where the player was, and as what; a place and a role have one name whatever language they were played in."""
    return {
        "locations": frozenset(first_text(record.location.names) for record in part.rounds),
        "roles": frozenset(_own_roles(part)),
    }


def _own_roles(part: Part) -> Iterator[str]:
    for record in part.rounds:
        role = dict(record.roles).get(part.player)
        if role is not None:
            yield first_text(role.texts)
