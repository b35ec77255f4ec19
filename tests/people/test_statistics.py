"""How games add up: sums, bests, runs, collections, rates, evenings, and what every game counts (P3, P6, P7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.engine.game import PlayerId, View
from spyword.games.history import CHRONICLES
from spyword.people.common import COMMON, with_common
from spyword.people.deeds import Chronicle, Deeds, Result, Run, Vocabulary
from spyword.people.record import GameRecord, SeatRecord
from spyword.people.scopes import ANY, STANDING, vocabularies
from spyword.people.standing import Played, Rules, Standing
from spyword.people.statistics import Statistics, names

WORDS = Vocabulary(
    frozenset({"games", "wins", "spy_games", "spy_wins", "votes", "vote_hits"}),
    frozenset({"packs"}),
    {"streak": Run("games", "wins"), "spy_streak": Run("spy_games", "spy_wins")},
)


def game(counts: Mapping[str, int], *packs: str) -> Deeds:
    return Deeds(Result.LOST, {"games": 1, **counts}, {"packs": frozenset(packs), "spoons": frozenset({"one"})})


def after(games: Sequence[Deeds], evenings: str = "") -> Statistics:
    statistics = Statistics()
    for number, each in enumerate(games):
        statistics = statistics.after(each, WORDS, evenings[number] if evenings else "one")
    return statistics


WON, LOST = game({"wins": 1}), game({})
SPY_WON, SPY_LOST = game({"wins": 1, "spy_games": 1, "spy_wins": 1}), game({"spy_games": 1})

# P6: the games, the name of a statistic, its value
VALUES: list[tuple[str, Sequence[Deeds], str, int]] = [
    ("nothing yet", [], "games", 0),
    ("no rate of nothing", [], "win_rate", 0),
    ("a sum", [game({"votes": 3}), game({"votes": 2})], "votes", 5),
    ("the most in one game", [game({"votes": 3}), game({"votes": 2})], "best_votes", 3),
    ("a name that is not known", [game({"teapots": 3})], "teapots", 0),
    ("things that are not known", [LOST], "spoons", 0),
    ("different things", [game({}, "a", "b"), game({}, "b", "c")], "packs", 3),
    ("a run goes on", [LOST, WON, WON], "streak", 2),
    ("a run ends", [WON, WON, LOST], "streak", 0),
    ("the longest run stays", [WON, WON, LOST, WON], "best_streak", 2),
    ("other games do not end a run", [SPY_WON, LOST, SPY_WON], "spy_streak", 2),
    ("its own do", [SPY_WON, SPY_LOST, SPY_WON], "spy_streak", 1),
    ("a rate is rounded down", [WON, WON, LOST], "win_rate", 66),
    ("votes that hit", [game({"votes": 8, "vote_hits": 7})], "hit_rate", 87),
]


@pytest.mark.parametrize(("games", "name", "value"), [row[1:] for row in VALUES], ids=[row[0] for row in VALUES])
def test_games_add_up(games: Sequence[Deeds], name: str, value: int) -> None:
    """P6."""
    assert after(games).value(name) == value


@pytest.mark.parametrize(("evenings", "games", "most"), [("aab", 1, 2), ("aabbb", 3, 3), ("aaab", 1, 3), ("a", 1, 1)])
def test_games_of_one_evening(evenings: str, games: int, most: int) -> None:
    """P6."""
    statistics = after([LOST] * len(evenings), evenings)
    assert (statistics.value("evening"), statistics.value("best_evening")) == (games, most)


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans(), st.booleans())))
def test_counting_game_by_game_is_counting_all_at_once(games: list[tuple[int, bool, bool]]) -> None:
    """P7."""
    statistics = after(
        [
            game({"votes": votes, "wins": int(won), "spy_games": int(spy), "spy_wins": int(spy and won)})
            for votes, won, spy in games
        ]
    )
    assert statistics.value("votes") == sum(votes for votes, _, _ in games)
    assert statistics.value("best_votes") == max((votes for votes, _, _ in games), default=0)
    for name, results in (
        ("streak", [won for _, won, _ in games]),
        ("spy_streak", [won for _, won, spy in games if spy]),
    ):
        runs = [(won, len(list(run))) for won, run in groupby(results)]
        assert statistics.value(f"best_{name}") == max((length for won, length in runs if won), default=0)
        assert statistics.value(name) == (runs[-1][1] if runs and runs[-1][0] else 0)


# Scopes


@dataclass(frozen=True)
class Remembered(Chronicle):
    """A game that has names, and nothing else."""

    counters: frozenset[str]
    own: Vocabulary = field(default_factory=lambda: Vocabulary(frozenset()))

    @property
    def vocabulary(self) -> Vocabulary:
        return replace(self.own, counters=self.counters)

    def write(self, view: View) -> str:
        raise NotImplementedError

    def read(self, written: str, names: Mapping[PlayerId, str]) -> View:
        raise NotImplementedError

    def deeds(self, view: View) -> Mapping[PlayerId, Deeds]:
        raise NotImplementedError


GAMES = {"chess-960": Remembered(frozenset({"moves", "checks"})), "go": Remembered(frozenset({"moves", "stones"}))}


def test_all_games_together_know_what_all_count() -> None:
    """P5: and what every game counts, and what somebody has come to."""
    known = vocabularies(GAMES)
    assert set(known) == {ANY, "chess_960", "go"}
    assert names(known[ANY]) & {"moves", "checks", "stones", "wins", *STANDING} == {"moves", "wins", *STANDING}
    assert names(known["go"]) & {"moves", "checks", "stones", "wins", *STANDING} == {"moves", "stones", "wins"}


def test_a_game_counts_for_itself_and_for_all_together() -> None:
    """P5, P7."""
    rules = Rules((), vocabularies(GAMES))
    chess = Deeds(Result.WON, {"games": 1, "wins": 1, "moves": 40, "checks": 3})
    go = Deeds(Result.LOST, {"games": 1, "losses": 1, "moves": 200, "stones": 180})
    standing = rules.of([Played("1", "chess-960", "one", chess), Played("2", "go", "one", go)])
    scopes = {scope: standing.values(scope) for scope in (ANY, "chess_960", "go")}
    assert {scope: value("moves") for scope, value in scopes.items()} == {ANY: 240, "chess_960": 40, "go": 200}
    assert {scope: value("streak") for scope, value in scopes.items()} == {ANY: 0, "chess_960": 1, "go": 0}
    assert scopes[ANY]("stones") == 0
    assert (scopes[ANY]("xp"), scopes[ANY]("level")) == (standing.xp, 1) == (35, 1)


def test_both_games_share_the_names_of_what_is_alike() -> None:
    """P5: titles of any game may ask for these."""
    assert vocabularies(CHRONICLES)[ANY].counters - COMMON.counters == {
        *("votes", "vote_hits", "vote_misses", "rounds", "rounds_survived"),
        *("spy_games", "spy_wins", "perfect_games", "untouched_games"),
    }


def test_every_level_on_the_way_is_told() -> None:
    """P4: a first game may lead over none, or one."""
    rules = Rules((), vocabularies(GAMES))
    won = Deeds(Result.WON, {"games": 1, "rounds_survived": 15})
    standing, gain = rules.after(Standing(), Played("1", "go", "one", won))
    assert (gain.xp, gain.before, list(gain.levels)) == (40, 0, [])
    _, gain = rules.after(standing, Played("2", "go", "one", won))
    assert (gain.xp, gain.before, list(gain.levels)) == (40, 40, [2])


# What every game counts

SEATS = tuple(SeatRecord(PlayerId(f"p{number:02}"), "", f"profile {number}", "ja") for number in range(1, 13))


def counted(
    players: int = 6,
    *,
    ended: str = "2026-03-07T21:00:00+09:00",
    seconds: float = 600,
    winners: int = 1,
    guests: int = 0,
) -> Deeds:
    """Of the first player, who is one of so many winners."""
    seats = tuple(
        replace(seat, profile=None) if number < guests else seat for number, seat in enumerate(SEATS[:players][::-1])
    )
    record = GameRecord("1", "go", datetime.fromisoformat(ended), seconds, ("zoo", "sea"), False, seats[::-1], "")
    result = Result.WON if winners else Result.LOST
    return with_common(Deeds(result, {"moves": 3}), record.seats[0], record, range(winners))


# P6: how it was played, and the counters of the first player beside games, wins, minutes and moves
COUNTED: list[tuple[str, Deeds, set[str]]] = [
    ("as always", counted(winners=2), {"all_known_tables"}),
    ("the only winner", counted(), {"all_known_tables", "lone_wins"}),
    ("with a guest", counted(guests=1, winners=2), set()),
    ("at a small table", counted(4, guests=1, winners=2), {"small_tables", "small_table_wins"}),
    ("at a large table", counted(9, guests=1, winners=2), {"large_tables", "large_table_wins"}),
    (
        "at a full table",
        counted(12, guests=1, winners=2),
        {"large_tables", "large_table_wins", "full_tables", "full_table_wins"},
    ),
    ("for half an hour", counted(seconds=1800, guests=1, winners=2), {"long_games"}),
    ("in no time", counted(seconds=299.9, guests=1, winners=2), {"short_wins"}),
    ("at midnight", counted(ended="2026-03-07T00:00:00+09:00", guests=1, winners=2), {"night_games"}),
    ("at dawn", counted(ended="2026-03-07T05:00:00+09:00", guests=1, winners=2), set()),
]


@pytest.mark.parametrize(("deeds", "more"), [row[1:] for row in COUNTED], ids=[row[0] for row in COUNTED])
def test_every_game_counts(deeds: Deeds, more: set[str]) -> None:
    """P6."""
    assert set(deeds.counts) == {"games", "wins", "minutes", "moves"} | more


def test_who_has_lost_has_won_nothing() -> None:
    """P6: neither in no time nor at a small table."""
    deeds = counted(4, seconds=100, winners=0)
    assert dict(deeds.counts) == {
        **{"games": 1, "losses": 1, "minutes": 1, "moves": 3},
        **{"small_tables": 1, "all_known_tables": 1},
    }


@pytest.mark.parametrize(
    ("ended", "evening"),
    [
        ("2026-03-07T23:59:00+09:00", "2026-03-07"),
        ("2026-03-08T05:59:00+09:00", "2026-03-07"),
        ("2026-03-08T06:00:00+09:00", "2026-03-08"),
    ],
)
def test_an_evening_lasts_until_the_morning(ended: str, evening: str) -> None:
    """P6."""
    assert counted(ended=ended).collected["evenings"] == {evening}


def test_things_of_every_game_are_collected() -> None:
    """P6."""
    assert counted(4, guests=1).collected == {
        "packs": {"zoo", "sea"},
        "languages": {"ja"},
        "companions": {"profile 2", "profile 3"},
        "table_sizes": {"4"},
        "evenings": {"2026-03-07"},
        "kinds": {"go"},
    }
