"""What a round is worth: every ending, as a table (S15, S16, S18)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import pytest

from spyword.engine.spyfall import Ending, PlayerId, RoundEnd, Spyfall, round_points
from tests.engine.spyfall.evening import (
    A,
    B,
    C,
    D,
    accused,
    agreed,
    convicted,
    dealt,
    ids,
    left,
    named,
    nobody_convicted,
    points,
    proceeded,
    standings,
    talking,
    time_up,
    told,
    turned_down,
    voted,
)

SPY, WRONG, NOBODY = RoundEnd.SPY_CONVICTED, RoundEnd.WRONG_ONE_CONVICTED, RoundEnd.NOBODY_CONVICTED
NAMED, MISNAMED = RoundEnd.LOCATION_NAMED, RoundEnd.WRONG_LOCATION_NAMED
BEFORE, AFTER = False, True


@dataclass(frozen=True)
class Row:
    """How a round of A to E ended. Spies: B, or B and D."""

    end: RoundEnd
    after_time: bool
    accuser: str
    """Empty where nobody was convicted."""
    accused: str
    """The convicted, or the spy who named a location."""
    won: str
    """The points with rivals, or with the only spy."""
    won_by_partners: str
    """The points where the spies know each other."""


ONE_SPY = [
    # A spy convicted: 1 to each of the others, 2 to the accuser (S16).
    Row(SPY, BEFORE, "A", "B", "A2 C1 D1 E1", "A2 C1 D1 E1"),
    Row(SPY, BEFORE, "E", "B", "A1 C1 D1 E2", "A1 C1 D1 E2"),
    Row(SPY, AFTER, "A", "B", "A2 C1 D1 E1", "A2 C1 D1 E1"),
    Row(SPY, AFTER, "E", "B", "A1 C1 D1 E2", "A1 C1 D1 E2"),
    # The wrong one convicted: 2 to the spy (S15), whoever accused.
    Row(WRONG, BEFORE, "A", "C", "B2", "B2"),
    Row(WRONG, BEFORE, "B", "C", "B2", "B2"),
    Row(WRONG, AFTER, "A", "C", "B2", "B2"),
    Row(WRONG, AFTER, "B", "C", "B2", "B2"),
    # Nobody convicted: 2 to the spy (S15).
    Row(NOBODY, AFTER, "", "", "B2", "B2"),
    # The spy names the location: 4 (S15); a wrong one: 1 to each of the others (S16).
    Row(NAMED, BEFORE, "", "B", "B4", "B4"),
    Row(MISNAMED, BEFORE, "", "B", "A1 C1 D1 E1", "A1 C1 D1 E1"),
]

TWO_SPIES = [
    # The spy who was not found scores like one who is no spy (S16); partners lose together before 0:00 (S18).
    Row(SPY, BEFORE, "A", "B", "A2 C1 D1 E1", "A2 C1 E1"),
    Row(SPY, BEFORE, "A", "D", "A2 B1 C1 E1", "A2 C1 E1"),
    Row(SPY, BEFORE, "D", "B", "A1 C1 D2 E1", "A1 C1 E1"),
    Row(SPY, BEFORE, "B", "D", "A1 B2 C1 E1", "A1 C1 E1"),
    # After 0:00 points are as without the variant (S18).
    Row(SPY, AFTER, "A", "B", "A2 C1 D1 E1", "A2 C1 D1 E1"),
    Row(SPY, AFTER, "A", "D", "A2 B1 C1 E1", "A2 B1 C1 E1"),
    Row(SPY, AFTER, "D", "B", "A1 C1 D2 E1", "A1 C1 D2 E1"),
    Row(SPY, AFTER, "B", "D", "A1 B2 C1 E1", "A1 B2 C1 E1"),
    # The wrong one, or nobody: 2 to each spy (S15).
    Row(WRONG, BEFORE, "A", "C", "B2 D2", "B2 D2"),
    Row(WRONG, BEFORE, "D", "C", "B2 D2", "B2 D2"),
    Row(WRONG, AFTER, "A", "C", "B2 D2", "B2 D2"),
    Row(WRONG, AFTER, "D", "C", "B2 D2", "B2 D2"),
    Row(NOBODY, AFTER, "", "", "B2 D2", "B2 D2"),
    # Named: nothing to a rival, 2 to a partner (S15). Misnamed: a rival scores with the others, no partner (S16).
    Row(NAMED, BEFORE, "", "B", "B4", "B4 D2"),
    Row(NAMED, BEFORE, "", "D", "D4", "B2 D4"),
    Row(MISNAMED, BEFORE, "", "B", "A1 C1 D1 E1", "A1 C1 E1"),
    Row(MISNAMED, BEFORE, "", "D", "A1 B1 C1 E1", "A1 C1 E1"),
]

CASES = [
    pytest.param(spies, row, know, id=f"{spies}-{row.end.value}-{row.accuser}{row.accused}-{row.after_time}-{know}")
    for (spies, rows), know in product((("B", ONE_SPY), ("BD", TWO_SPIES)), (False, True))
    for row in rows
]


def played(game: Spyfall, row: Row) -> Spyfall:
    """The round up to this ending; the location is the first one."""
    if row.end in (NAMED, MISNAMED):
        return named(game, ids(row.accused)[0], 0 if row.end is NAMED else 1)
    if row.end is NOBODY:
        return nobody_convicted(game)
    accuser, target = ids(row.accuser + row.accused)
    if row.after_time:
        game = time_up(talking(game))
        while game.view(None).waiting_for != (accuser,):
            current = game.view(None).waiting_for[0]
            game = turned_down(game, current, A if current != A else C)
        return voted(accused(game, accuser, target))
    return convicted(game, accuser, target)


@pytest.mark.parametrize(("spies", "row", "know"), CASES)
def test_the_points_of_every_ending(spies: str, row: Row, know: bool) -> None:
    """S15, S16, S18: as the rules count them."""
    accuser = PlayerId(row.accuser) if row.accuser else None
    by_name = row.end in (NAMED, MISNAMED)
    ending = Ending(
        row.end,
        after_time=row.after_time,
        accuser=accuser,
        accused=PlayerId(row.accused) if accuser else None,
        named_by=PlayerId(row.accused) if by_name else None,
    )
    won = round_points(ending, ids("ABCDE"), ids(spies), spies_know=know)
    assert " ".join(f"{player}{won[player]}" for player in ids("ABCDE") if won[player]) == expected(row, know)


@pytest.mark.parametrize(("spies", "row", "know"), CASES)
def test_the_same_endings_played(spies: str, row: Row, know: bool) -> None:
    """S10 to S12, S15, S16, S18: from the deal to the result."""
    game = played(dealt(5, spies, settings=replace(agreed(len(spies)), spies_know=know)), row)
    record = told(game)
    assert (record.end, record.after_time) == (row.end, row.after_time)
    assert points(game) == expected(row, know)
    assert standings(game) == dict(record.points)


def expected(row: Row, know: bool) -> str:
    return row.won_by_partners if know else row.won


def test_the_table_leaves_no_ending_out() -> None:
    """S15, S16: every ending that counts, with one spy and with two."""
    counted = set(RoundEnd) - {RoundEnd.VOID}
    assert {row.end for row in ONE_SPY} == {row.end for row in TWO_SPIES} == counted
    for end, after in product((SPY, WRONG), (BEFORE, AFTER)):
        accusers = {row.accuser in "BD" for row in TWO_SPIES if (row.end, row.after_time) == (end, after)}
        assert accusers == {True, False}


def test_a_void_round_is_worth_nothing() -> None:
    """S20."""
    won = round_points(Ending(RoundEnd.VOID), ids("ABC"), (), spies_know=False)
    assert won == {A: 0, B: 0, C: 0}


def test_points_add_up_over_the_rounds() -> None:
    """S1: 2 and 1 and 4."""
    game = convicted(dealt(4, "B", "C", "D", places=[0, 1, 2]), A, B)
    assert standings(game) == {A: 2, B: 0, C: 1, D: 1}
    game = nobody_convicted(proceeded(game))
    assert standings(game) == {A: 2, B: 0, C: 3, D: 1}
    game = named(proceeded(game), D, 2)
    assert standings(game) == {A: 2, B: 0, C: 3, D: 5}


def test_who_has_left_wins_nothing_in_the_round() -> None:
    """S20: what was won before stays."""
    game = convicted(dealt(6, "B", "D", settings=agreed(own=True)), A, B)
    assert points(game) == "A2 C1 D1 E1 F1"
    game = convicted(left(talking(proceeded(game)), A), C, D)
    assert points(game) == "B1 C2 E1 F1"
    assert A not in dict(told(game).points)
    assert standings(game)[A] == 2


def test_one_of_two_spies_has_left_and_the_other_scores_alone() -> None:
    """S15, S20."""
    game = left(talking(dealt(6, "BD", settings=agreed(2, own=True))), D)
    assert points(nobody_convicted(game)) == "B2"
    assert points(convicted(game, A, C)) == "B2"
    assert points(convicted(game, A, B)) == "A2 C1 E1 F1"
