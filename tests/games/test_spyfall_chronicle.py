"""What a game of Spyfall says of each player, told from its end (P2, P3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spyfall import EndView, Settings
from spyword.engine.spyfall.views import Termination
from spyword.games.spyfall_chronicle import SpyfallChronicle
from spyword.people.deeds import Result
from tests.games.places_told import deeds_in, told
from tests.people.random_ends import End, places_ends

VOCABULARY = SpyfallChronicle().vocabulary
SECRET = Settings(secret_votes=True)
PARTNERS = Settings(spies_know=True)
BARE = Settings(play_roles=False, mixed_decks=True)


@dataclass(frozen=True)
class Story:
    """A game, and what some of its players have done in it; a counter that is not named is not looked at."""

    view: EndView
    deeds: dict[str, dict[str, int]]


STORIES: dict[str, Story] = {
    "a spy is convicted": Story(
        told(4, "b:cb+"),
        {
            "a": {"votes": 1, "vote_hits": 1, "points": 1, "rounds_won": 1, "dealt_rounds": 1, "rounds_survived": 1},
            "b": {"spy_rounds": 1, "spy_games": 1, "spy_wins": 0, "times_caught": 1, "times_accused": 1, "rounds": 1},
            "c": {"accusations": 1, "convictions": 1, "points": 2, "votes": 1, "vote_hits": 1, "narrow_wins": 1},
        },
    ),
    "the wrong one is convicted": Story(
        told(4, "b:ca+"),
        {
            "a": {"innocent_convictions": 1, "rounds_survived": 0, "times_caught": 0},
            "b": {"spy_frames": 1, "spy_rounds_won": 1, "points": 2, "spy_wins": 1, "vote_misses": 1},
            "c": {"wrong_convictions": 1, "vote_misses": 1, "convictions": 0},
        },
    ),
    "an accusation is turned down": Story(
        told(4, "b:ca-d named"),
        {
            "b": {"locations_named": 1, "points": 4, "runaway_wins": 1, "vote_misses": 1, "rival_named": 0},
            "c": {"accusations": 1, "turned_down": 1, "vote_misses": 1, "convictions": 0},
            "d": {"saves": 1, "votes": 0},
        },
    ),
    "a spy saves nobody": Story(told(4, "b:ca-b time - - - -"), {"b": {"saves": 0, "votes": 0, "spy_escapes": 1}}),
    "the wrong location is named": Story(
        told(4, "b:wrong"),
        {"b": {"wrong_locations": 1, "points": 0, "times_caught": 0}, "a": {"points": 1, "shared_wins": 1}},
    ),
    "closing accusations": Story(
        told(4, "b:time - ba-cd cb+"),
        {
            "b": {"accusations": 1, "turned_down": 1, "times_caught": 1},
            "c": {"closing_convictions": 1, "convictions": 1, "saves": 1},
        },
    ),
    "three rounds, and one never accused": Story(
        told(3, "a:named", "b:named", "a:named"),
        {
            "a": {
                "untouched_games": 1,
                "duel_tables": 1,
                "duel_table_wins": 1,
                "clean_sheets": 0,
                "locations_named": 2,
            },
            "c": {"zero_games": 1, "untouched_games": 1, "duel_table_wins": 0},
        },
    ),
    "a point in every round": Story(
        told(4, "b:cb+", "b:cb+", "b:wrong"),
        {"c": {"clean_sheets": 1, "perfect_games": 1, "convictions": 2}, "b": {"zero_games": 1, "clean_sheets": 0}},
    ),
    "rivals": Story(
        told(5, "ab:named"),
        {
            "a": {"double_spy_rounds": 1, "double_spy_rounds_won": 1, "rival_named": 1, "partner_rounds_won": 0},
            "b": {"double_spy_rounds": 1, "double_spy_rounds_won": 0, "rival_named": 0},
        },
    ),
    "partners": Story(
        told(5, "ab:named", settings=PARTNERS),
        {"b": {"partner_rounds_won": 1, "double_spy_rounds_won": 1, "rival_named": 0, "points": 2}},
    ),
    "secret votes": Story(
        told(4, "b:ca-d db+", settings=SECRET),
        {"d": {"saves": 0, "votes": 1, "vote_hits": 1}, "a": {"votes": 1, "vote_hits": 1}, "c": {"votes": 2}},
    ),
    "ten rounds at mixed places, the location alone": Story(
        told(4, *["b:named"] * 10, settings=BARE),
        {"b": {"marathon_games": 1, "no_roles_wins": 1, "mixed_deck_wins": 1, "spy_wins": 1}},
    ),
}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_a_game_is_told_so(story: Story) -> None:
    """S14: of what the table is told."""
    deeds = deeds_in(story.view)
    for letter, wanted in story.deeds.items():
        counts = deeds[PlayerId(letter)].counts
        assert {name: counts.get(name, 0) for name in wanted} == wanted, letter


def test_every_counter_is_told_of_in_some_story() -> None:
    told_of = {name for story in STORIES.values() for wanted in story.deeds.values() for name, n in wanted.items() if n}
    assert VOCABULARY.counters <= told_of


def test_places_and_roles_are_collected() -> None:
    deeds = deeds_in(told(4, "b:named", "c:named"))
    assert deeds[PlayerId("a")].collected["locations"] == {"place 0", "place 1"}
    assert len(deeds[PlayerId("a")].collected["roles"]) == 2
    assert len(deeds[PlayerId("b")].collected["roles"]) == 1


@pytest.mark.parametrize("against", ["d", "e", "de"])
def test_secret_votes_tell_nothing_of_who_said_no(against: str) -> None:
    """S13, P3: deeds and XP are the same, whoever it was."""
    games = [told(5, f"b:ca-{no} named", settings=SECRET) for no in ("d", against)]
    assert deeds_in(games[0]) == deeds_in(games[1])


def test_a_game_that_was_ended_early_tells_nothing() -> None:
    """P3, S20."""
    view = told(4, "b:named")
    early = replace(view, outcome=replace(view.outcome, termination=Termination.TOO_FEW_PLAYERS))
    assert deeds_in(early) == {}


@pytest.mark.parametrize("end", places_ends(60, seed=78), ids=lambda end: end.game)
def test_the_numbers_of_any_game_agree_with_each_other(end: End) -> None:
    """P3."""
    view = end.view
    assert isinstance(view, EndView)
    points = {seat.id: seat.points for seat in view.seats}
    for player, each in deeds_in(view).items():
        n = Counter(each.counts)
        assert set(each.counts) <= VOCABULARY.counters
        assert set(each.collected) == VOCABULARY.collections
        assert (each.result is Result.WON) == (player in view.outcome.winners)
        assert n["points"] == points[player]
        assert n["votes"] == n["vote_hits"] + n["vote_misses"]
        assert n["accusations"] == n["convictions"] + n["wrong_convictions"] + n["turned_down"]
        assert n["rounds"] - n["rounds_survived"] == n["times_caught"] + n["innocent_convictions"]
        assert n["rounds_won"] <= n["rounds"] == len(view.rounds)
        assert n["closing_convictions"] <= n["convictions"]
        assert n["spy_rounds"] >= n["spy_escapes"] + n["spy_frames"] + n["locations_named"]
