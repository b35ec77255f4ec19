"""How many spies, and whether there is a ghost (W1, W5 to W7)."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import LineupRefusal, allowed_lineups, recommended_lineup, why_refused
from spyword.engine.spys_word.settings import Lineup
from tests.engine.vectors import LINEUPS, REFUSED_LINEUPS, LineupCase

ALL_LINEUPS = [Lineup(spies, ghost) for spies in range(6) for ghost in (False, True)]


@pytest.mark.parametrize("case", LINEUPS, ids=lambda case: f"{case.players} players")
def test_a_table_is_offered_the_lineups_of_its_size(case: LineupCase) -> None:
    """W5, W6, W7."""
    assert allowed_lineups(case.players) == case.allowed
    assert recommended_lineup(case.players) == case.recommended


@pytest.mark.parametrize(("players", "lineup"), REFUSED_LINEUPS)
def test_a_lineup_against_the_rules_is_refused(players: int, lineup: Lineup) -> None:
    """W5, W6."""
    assert lineup not in allowed_lineups(players)


@pytest.mark.parametrize(
    ("players", "lineup", "reason"),
    [
        (3, Lineup(1, False), LineupRefusal.TOO_FEW_PLAYERS),
        (13, Lineup(2, True), LineupRefusal.TOO_MANY_PLAYERS),
        (6, Lineup(0, True), LineupRefusal.NO_SPY),
        (5, Lineup(2, False), LineupRefusal.TOO_MANY_SPIES),
        (8, Lineup(3, False), LineupRefusal.TOO_MANY_SPIES),
        (9, Lineup(4, False), LineupRefusal.TOO_MANY_SPIES),
        (4, Lineup(1, True), LineupRefusal.GHOST_NEEDS_FIVE),
        (6, Lineup(2, True), LineupRefusal.CIVILIANS_OUTNUMBERED),
    ],
)
def test_a_refused_lineup_says_which_rule_it_breaks(players: int, lineup: Lineup, reason: LineupRefusal) -> None:
    """W1, W5, W6."""
    assert why_refused(players, lineup) is reason


@pytest.mark.parametrize("players", range(4, 13))
def test_civilians_outnumber_the_impostors_in_every_lineup_on_offer(players: int) -> None:
    """W6, and the recommended one is among those on offer (W7)."""
    offered = allowed_lineups(players)
    assert all(players - lineup.spies - lineup.ghost > lineup.spies + lineup.ghost for lineup in offered)
    assert recommended_lineup(players) in offered


@pytest.mark.parametrize("players", range(1, 16))
def test_what_is_not_on_offer_has_a_reason_and_what_is_on_offer_has_none(players: int) -> None:
    refused = {lineup for lineup in ALL_LINEUPS if why_refused(players, lineup) is not None}
    assert refused == set(ALL_LINEUPS) - set(allowed_lineups(players))


@pytest.mark.parametrize("players", [3, 13])
def test_no_lineup_is_recommended_to_a_number_that_cannot_play(players: int) -> None:
    """W1."""
    with pytest.raises(ValueError, match="4 to 12 players"):
        recommended_lineup(players)
