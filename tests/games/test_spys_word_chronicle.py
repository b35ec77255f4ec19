"""What a game of Spy's Word says of each player, told from its end (P2, P3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spys_word import ClueMode, Devices, EndView, Settings, Termination, Ties, VoteDisplay
from spyword.games.spys_word_chronicle import SpysWordChronicle
from spyword.people.deeds import Result
from tests.games.words_told import deeds_in, told
from tests.people.random_ends import End, words_ends

VOCABULARY = SpysWordChronicle().vocabulary
COUNTS = Settings(vote_display=VoteDisplay.COUNTS)
PASSING = Settings(passing=True)
LOT = Settings(ties=Ties.LOT)
OWN = Settings(devices=Devices.OWN)
HIDDEN = Settings(reveal_roles=False, tell_spies=True, clue_mode=ClueMode.SENTENCE, discussion=None, ties=Ties.LOT)


@dataclass(frozen=True)
class Story:
    """A game, and what some of its players have done in it; a counter that is not named is not looked at."""

    view: EndView
    deeds: dict[str, dict[str, int]]


WRITTEN = Settings(written_clues=True)


def one_after_another(roles: str, out: str) -> EndView:
    """Everybody votes for the next of `out`, who votes for the one after."""
    letters = [chr(ord("a") + number) for number in range(len(roles))]
    votes = []
    for gone in out:
        after = letters[(letters.index(gone) + 1) % len(letters)]
        votes.append("".join(after if letter == gone else gone for letter in letters))
        letters.remove(gone)
    return told(roles, *votes)


STORIES: dict[str, Story] = {
    "the spy is caught at once": Story(
        told("ccsc", "cdac"),
        {
            "a": {
                **{"civilian_games": 1, "civilian_wins": 1, "clean_sweeps": 1, "quick_wins": 1, "last_three_wins": 1},
                **{"votes": 1, "vote_hits": 1, "vote_games": 1, "hit_games": 1, "deciding_hits": 1},
                **{"rounds": 1, "rounds_survived": 1, "survivals": 1, "votes_against": 1, "untouched_games": 0},
                **{"perfect_games": 0, "blind_games": 0, "long_battles": 0},
            },
            "b": {"votes": 1, "vote_misses": 1, "vote_hits": 0, "deciding_hits": 0, "untouched_games": 1},
            "c": {
                **{"spy_games": 1, "spy_wins": 0, "eliminations": 1, "first_outs": 1, "rounds_survived": 0},
                **{"votes_against": 2, "unanimous_outs": 0, "losses_while_in": 0, "survivals": 0},
            },
        },
    ),
    "a lone spy gets through": Story(
        told("cccs", "bcbb", "cac"),
        {
            "a": {"last_civilian_losses": 1, "losses_while_in": 1, "blind_games": 1, "deciding_misses": 1},
            "b": {"eliminations": 1, "unanimous_outs": 1, "first_outs": 1, "rounds": 1, "rounds_survived": 0},
            "c": {"rounds": 2, "rounds_survived": 1, "first_outs": 0, "last_civilian_losses": 0},
            "d": {
                **{"spy_wins": 1, "solo_spy_wins": 1, "untouched_games": 1, "untouched_spy_wins": 1},
                **{"votes": 2, "vote_misses": 2, "blind_games": 1, "survivals": 1, "last_three_wins": 1},
                **{"told_spy_wins": 0, "betrayal_wins": 0, "pack_spy_wins": 0},
            },
        },
    ),
    "a duel": Story(
        told("ccsc", "ccaa", "cc"),
        {
            "a": {"duels": 1, "duels_survived": 1, "lots": 0},
            "b": {"duels": 0, "votes": 2, "vote_hits": 2, "perfect_games": 1, "blind_games": 0},
            "c": {"duels": 1, "duels_survived": 0, "unanimous_outs": 1, "rounds": 1},
            "d": {"vote_hits": 1, "vote_misses": 1, "perfect_games": 0},
        },
    ),
    "a lot": Story(
        told("ccsc", "ccaa", settings=LOT, seed=2),
        {
            "a": {"lots": 1, "lots_survived": 1, "lots_lost": 0, "lot_rule_wins": 1, "duels": 0},
            "b": {"lots": 0},
            "c": {"lots": 1, "lots_survived": 0, "lots_lost": 1, "eliminations": 1},
        },
    ),
    "the ghost guesses right": Story(
        told("cccsg", "eeeea", guess="Cat"),
        {
            "a": {"civilian_wins": 0, "vote_hits": 1, "survivals": 1, "losses_while_in": 1},
            "d": {"betrayals": 1, "betrayal_wins": 0, "spy_wins": 0},
            "e": {
                **{"ghost_games": 1, "ghost_wins": 1, "right_guesses": 1, "wrong_guesses": 0, "wins_while_out": 1},
                **{"ghost_survivals": 0, "unanimous_outs": 1, "quick_wins": 1},
            },
        },
    ),
    "the ghost guesses wrong": Story(
        told("cccsg", "eeeea", "ddda"),
        {
            "a": {"civilian_wins": 1, "perfect_games": 1, "clean_sweeps": 1, "votes_against": 2},
            "e": {"ghost_games": 1, "ghost_wins": 0, "right_guesses": 0, "wrong_guesses": 1},
        },
    ),
    "the ghost gets through": Story(
        one_after_another("cccsg", "ab"),
        {"e": {"ghost_wins": 1, "ghost_survivals": 1}, "d": {"spy_wins": 1, "solo_spy_wins": 0}},
    ),
    "pass wins": Story(
        told("ccsc", "---a", "cdac", settings=PASSING),
        {
            "a": {"passes": 1, "pass_wins_shared": 1, "votes": 1, "rounds": 2, "rounds_survived": 2},
            "d": {"passes": 0, "votes": 2},
        },
    ),
    "pass loses": Story(
        told("ccsc", "cc-c", settings=PASSING),
        {"c": {"passes": 1, "pass_wins_shared": 0, "votes": 0, "vote_games": 0}},
    ),
    "counts only": Story(
        told("ccsc", "cdac", settings=COUNTS),
        {
            "a": {"votes": 0, "vote_hits": 0, "deciding_hits": 0, "counts_only_wins": 1, "votes_against": 1},
            "c": {"votes_against": 2, "unanimous_outs": 0},
        },
    ),
    "everything hidden": Story(
        told("cccs", "bcbb", "cac", settings=HIDDEN),
        {
            "d": {
                **{"told_spy_wins": 1, "hidden_role_wins": 1, "sentence_wins": 1, "no_limit_wins": 1},
                **{"lot_rule_wins": 1, "counts_only_wins": 0, "written_wins": 0},
            },
        },
    ),
    "written clues": Story(
        told("ccsc", "cdac", settings=WRITTEN),
        {"a": {"written_clues": 1, "written_wins": 1}, "c": {"written_clues": 1, "written_wins": 0}},
    ),
    "three spies in a long battle": Story(
        one_after_another("cccccccsss", "abcdef"),
        {
            "h": {"pack_spy_wins": 1, "long_battles": 1, "long_battle_wins": 1, "rounds": 6, "rounds_survived": 6},
            "a": {"long_battles": 1, "long_battle_wins": 0, "rounds": 1, "losses_while_in": 0},
        },
    ),
    "a spy sells the other": Story(
        one_after_another("ccccss", "fabc"),
        {
            "e": {"betrayals": 1, "betrayal_wins": 1, "solo_spy_wins": 0, "pack_spy_wins": 0},
            "f": {"wins_while_out": 1, "spy_wins": 1, "betrayals": 0},
        },
    ),
    "one of two leaves the duel (W43)": Story(
        told("cccccs", "ccbb..", "!b", "ffffa", settings=OWN),
        {
            "a": {"clean_sweeps": 1, "eliminations": 0, "rounds": 2, "rounds_survived": 2},
            "b": {
                **{"duels": 1, "duels_survived": 0, "rounds": 1, "rounds_survived": 0, "survivals": 0},
                **{"eliminations": 0, "first_outs": 0, "unanimous_outs": 0, "wins_while_out": 0, "civilian_wins": 1},
            },
            "c": {"duels": 1, "duels_survived": 1},
        },
    ),
    "one wins a duel and leaves in the next round": Story(
        told("cccccs", "ccbb..", "bbbb", "!c", "fffa", settings=OWN),
        {
            "b": {"duels": 1, "duels_survived": 0, "unanimous_outs": 1, "eliminations": 1, "wins_while_out": 1},
            "c": {
                **{"duels": 1, "duels_survived": 1, "rounds": 1, "rounds_survived": 1},
                **{"survivals": 0, "eliminations": 0, "wins_while_out": 0, "untouched_games": 0},
            },
        },
    ),
    "one leaves whom nobody voted for": Story(
        told("ccccccs", "bagaaaa", "!f", "ggggb", settings=OWN),
        {"f": {"votes_against": 0, "untouched_games": 0}, "d": {"votes_against": 0, "untouched_games": 1}},
    ),
    "half of the table do not vote (W41)": Story(
        told("ccccs", "ee..a", settings=OWN),
        {"e": {"eliminations": 1, "unanimous_outs": 0}, "c": {"votes": 0, "vote_games": 0, "civilian_wins": 1}},
    ),
    "the spy leaves before the vote": Story(
        told("ccccs", "baaaa", "!e", settings=OWN),
        {
            "a": {"wins_while_out": 1, "unanimous_outs": 1},
            "b": {"rounds": 2, "rounds_survived": 1, "survivals": 1},
            "e": {"rounds": 1, "rounds_survived": 1, "eliminations": 0, "spy_wins": 0},
        },
    ),
}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_a_game_is_told_so(story: Story) -> None:
    deeds = deeds_in(story.view)
    for letter, wanted in story.deeds.items():
        counts = deeds[PlayerId(letter)].counts
        assert {name: counts.get(name, 0) for name in wanted} == wanted, letter


def test_every_counter_is_told_of_in_some_story() -> None:
    told_of = {name for story in STORIES.values() for wanted in story.deeds.values() for name, n in wanted.items() if n}
    assert VOCABULARY.counters <= told_of


def test_the_words_and_roles_of_a_game_are_collected() -> None:
    deeds = deeds_in(told("cccsg", "eeeea", "ddda"))
    assert {letter: dict(deeds[PlayerId(letter)].collected) for letter in "ade"} == {
        "a": {"roles": {"civilian"}, "words": {"cat"}, "categories": {"Animals"}},
        "d": {"roles": {"spy"}, "words": {"dog"}, "categories": {"Animals"}},
        "e": {"roles": {"ghost"}, "words": set(), "categories": {"Animals"}},
    }


@pytest.mark.parametrize(("one", "other"), [("cdac", "dcac"), ("cdac", "ccda")])
def test_counts_only_tells_nothing_of_who_voted_for_whom(one: str, other: str) -> None:
    """W26, P3: neither deeds nor XP differ where the counts do not."""
    assert Counter(one) == Counter(other)
    games = [told("ccsc", votes, settings=COUNTS) for votes in (one, other)]
    assert deeds_in(games[0]) == deeds_in(games[1])
    open_games = [told("ccsc", votes) for votes in (one, other)]
    assert deeds_in(open_games[0]) != deeds_in(open_games[1])


def test_a_game_that_was_ended_early_tells_nothing() -> None:
    """P3, W44."""
    view = told("ccsc", "cdac")
    early = replace(view, outcome=replace(view.outcome, winner=None, termination=Termination.TOO_FEW_PLAYERS))
    assert deeds_in(early) == {}


@pytest.mark.parametrize("end", words_ends(150, seed=77), ids=lambda end: end.game)
def test_the_numbers_of_any_game_agree_with_each_other(end: End) -> None:
    """P3."""
    view = end.view
    assert isinstance(view, EndView)
    deeds = deeds_in(view)
    assert set(deeds) == {seat.id for seat in view.seats}
    for player, each in deeds.items():
        n = Counter(each.counts)
        assert set(each.counts) <= VOCABULARY.counters
        assert set(each.collected) == VOCABULARY.collections
        assert (each.result is Result.WON) == (player in view.outcome.winners)
        assert n["civilian_games"] + n["spy_games"] + n["ghost_games"] == 1
        assert n["votes"] == n["vote_hits"] + n["vote_misses"]
        assert n["survivals"] + n["eliminations"] == 1
        assert n["rounds"] - n["rounds_survived"] == n["eliminations"]
        assert n["untouched_games"] == (n["votes_against"] == 0)
        assert n["lots"] == n["lots_survived"] + n["lots_lost"]
        assert n["duels_survived"] <= n["duels"]
    for name in ("deciding_hits", "unanimous_outs"):
        assert all(each.counts.get(name, 0) <= len(view.votes) for each in deeds.values())
