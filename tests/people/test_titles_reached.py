"""Each title can be won: for each a history is found among games that bots have really played (P5, P6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Final

import pytest

from spyword.games.history import CHRONICLES
from spyword.people.conditions import Term
from spyword.people.deeds import Deeds
from spyword.people.history import deeds_of
from spyword.people.levels import xp_needed
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.scopes import ANY, scope_of, vocabularies
from spyword.people.standing import Played, Rules, Standing
from spyword.people.titles import Title, built_in_titles
from tests.people.random_ends import LANGUAGES, End, places_ends, words_ends

VOCABULARIES = vocabularies(CHRONICLES)
TITLES = built_in_titles(VOCABULARIES)
RULES: Final = Rules((), VOCABULARIES)
"""Without titles: each is looked for by itself."""
NOON: Final = datetime(2026, 7, 1, 12, tzinfo=UTC)
MOST_GAMES: Final = 600
"""A devoted player's life."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What somebody might have done in one game."""

    game: str
    deeds: Deeds


@cache
def memories(scope: str) -> tuple[Memory, ...]:
    """Everybody's part in a summer of games, at every time of the day, in all languages, with many people."""
    match scope:
        case "spys_word":
            ends = words_ends(500, seed=1)
        case "spyfall":
            ends = places_ends(250, seed=2)
        case _:
            return (*memories("spys_word"), *memories("spyfall"))
    return tuple(memory for number, end in enumerate(ends) for memory in _parts(number, end))


def _parts(number: int, end: End) -> Iterable[Memory]:
    rng = Random(number)
    record = GameRecord(
        id=f"{number:032x}",
        game=end.game,
        ended=NOON + timedelta(hours=rng.randrange(24)),
        seconds=60.0 * rng.randint(2, 45),
        packs=(f"pack-{rng.randrange(20)}",),
        has_fixed_deal=False,
        seats=tuple(
            SeatRecord(player, "", f"profile-{rng.randrange(40)}-{player}", rng.choice(LANGUAGES))
            for player in end.players
        ),
        told=end.told,
    )
    return [Memory(end.game, deeds) for deeds in deeds_of(record, CHRONICLES[record.game]).values()]


def nearness(title: Title, standing: Standing) -> float:
    """How much of what the title asks for is there; what must not be too much counts as there or not."""
    values = standing.values(title.game)

    def share(term: Term) -> float:
        if term.sign != ">=":
            return float(term.holds(values))
        match term.statistic:  # one game may be too little for the next whole number of these
            case "level":
                return min(1.0, standing.xp / xp_needed(term.number))
            case "hit_rate":
                return min(1.0, 100 * values("vote_hits") / max(1, values("votes")) / term.number)
            case name:
                return min(1.0, values(name) / term.number)

    return sum(share(term) for term in title.condition.terms)


def history_for(title: Title, memories: Sequence[Memory]) -> Standing | None:
    """A life in which the title is won: always the first game that brings it nearer, as often as it does."""
    # Where several things are asked for at once, games in which one voted well come first.
    standing, order = Standing(), sorted(memories, key=_misses) if len(title.condition.terms) > 1 else list(memories)
    for number in range(MOST_GAMES):
        if title.condition.holds(standing.values(title.game)):
            return standing
        best = _nearer(title, standing, order, number)
        if best is None:
            return None
        standing, place = best
        order.insert(0, order.pop(place))
    return None


def _misses(memory: Memory) -> tuple[float, int]:
    votes, hits = (memory.deeds.counts.get(name, 0) for name in ("votes", "vote_hits"))
    return -hits / max(1, votes), -votes


def _nearer(title: Title, standing: Standing, order: Sequence[Memory], number: int) -> tuple[Standing, int] | None:
    """A game that brings it nearer; the evening changes with each game, unless games on one evening are asked for."""
    evening = "one" if any("evening" in term.statistic for term in title.condition.terms) else f"evening {number}"
    now = nearness(title, standing)
    for place, memory in enumerate(order):
        deeds = replace(memory.deeds, collected={**memory.deeds.collected, "evenings": frozenset({str(number)})})
        after, _ = RULES.after(standing, Played(f"{number}", memory.game, evening, deeds))
        if nearness(title, after) > now:
            return after, place
    return None


def asks_for_titles(title: Title) -> bool:
    """It is won by winning others."""
    return any(term.statistic == "titles" for term in title.condition.terms)


@pytest.mark.parametrize("title", [title for title in TITLES if not asks_for_titles(title)], ids=lambda t: t.id)
def test_a_history_wins_it(title: Title) -> None:
    assert history_for(title, memories(title.game)) is not None


def test_titles_for_titles_can_be_had_by_winning_the_others() -> None:
    for title in filter(asks_for_titles, TITLES):
        assert title.game == ANY
        assert [term.number for term in title.condition.terms if term.number >= len(TITLES)] == []


def test_there_is_a_history_of_each_game_that_wins_nothing_of_the_other() -> None:
    """What belongs to one game cannot be won by playing the other."""
    for scope in ("spys_word", "spyfall"):
        standing = Standing()
        rules = Rules(TITLES, VOCABULARIES)
        for number, memory in enumerate(memories(scope)[:300]):
            standing, _ = rules.after(standing, Played(f"{number}", memory.game, f"{number}", memory.deeds))
        won = {title.game for title in TITLES if title.id in standing.titles}
        assert won == {ANY, scope}
        assert {scope_of(memory.game) for memory in memories(scope)} == {scope}
