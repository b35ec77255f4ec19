"""The vote, Pass, ties, duels, lots, and what is shown of them (W17 to W27)."""

from __future__ import annotations

from collections import Counter

import pytest

from spyword.engine.spys_word import (
    PASS,
    CluesView,
    Code,
    ResultView,
    Settings,
    SpysWord,
    Ties,
    Vote,
    VoteDisplay,
    VoteEnd,
    VoteRecord,
    VoteView,
)
from tests.engine.evening import (
    A,
    B,
    C,
    D,
    E,
    alive,
    all_vote_for,
    at_vote,
    dealt,
    ids,
    proceeded,
    refused,
    round_played,
    voted,
)

LOT = Settings(ties=Ties.LOT)
PASSING = Settings(passing=True)


def vote_view(game: SpysWord, viewer: str | None = None) -> VoteView:
    view = game.view(None if viewer is None else ids(viewer)[0])
    assert isinstance(view, VoteView)
    return view


def result(game: SpysWord) -> VoteRecord:
    view = game.view(None)
    assert isinstance(view, ResultView)
    return view.record


def test_everybody_alive_votes_for_one_other_alive_player() -> None:
    """W17: spies and ghost too."""
    game = at_vote(dealt("sgccc"))
    assert vote_view(game).waiting_for == ids("ABCDE")
    assert vote_view(game).candidates == ids("ABCDE")
    assert vote_view(game, "B").candidates == ids("ACDE")
    assert refused(game, Vote(B, A, version=game.version)) is None


@pytest.mark.parametrize(
    ("target", "code"),
    [("A", Code.SELF_VOTE), ("-", Code.NO_PASS), ("Z", Code.NOT_A_CANDIDATE), ("E", Code.NOT_A_CANDIDATE), ("B", None)],
)
def test_a_ballot_names_another_candidate(target: str, code: Code | None) -> None:
    """W17: not oneself, not Pass where it is not offered, nobody who is out (E)."""
    game = at_vote(proceeded(all_vote_for(dealt("scccc"), E)))
    assert refused(game, Vote(A, ids(target)[0], version=game.version)) is code


def test_pass_can_be_chosen_where_passing_is_on() -> None:
    """W17."""
    game = at_vote(dealt("sccc", PASSING))
    assert vote_view(game).offers_pass
    assert refused(game, Vote(A, PASS, version=game.version)) is None


def test_nothing_of_a_ballot_is_seen_before_all_are_cast() -> None:
    """W18: whom A voted for changes no other view."""
    game = at_vote(dealt("sccc"))
    for_b, for_c = voted(game, "A>B"), voted(game, "A>C")
    for viewer in (None, B, C, D):
        assert for_b.view(viewer) == for_c.view(viewer)
    assert vote_view(for_b, "A").own_ballot.reveal() == B
    assert vote_view(for_b, "B").own_ballot.reveal() is None
    assert vote_view(for_b).waiting_for == ids("BCD")


def test_a_cast_ballot_cannot_be_changed() -> None:
    """W18."""
    game = voted(at_vote(dealt("sccc")), "A>B")
    assert refused(game, Vote(A, C, version=game.version)) is Code.ALREADY_DONE


def test_the_one_with_most_votes_is_eliminated() -> None:
    """W19."""
    game = round_played(dealt("scccc"), "A>B B>C C>B D>B E>A")
    assert result(game).end is VoteEnd.ELIMINATED
    assert result(game).eliminated == B
    assert result(game).counts == ((A, 1), (B, 3), (C, 1), (D, 0), (E, 0))
    assert alive(game.view(None)) == "ACDE"


@pytest.mark.parametrize("ballots", ["A>- B>- C>A D>A E>B", "A>- B>- C>- D>A E>A", "A>B B>A C>A D>- E>-"])
def test_pass_on_top_or_level_with_the_top_eliminates_nobody(ballots: str) -> None:
    """W20: a new round with the same words."""
    game = round_played(dealt("scccc", PASSING), ballots)
    assert result(game).end is VoteEnd.PASSED
    assert result(game).eliminated is None
    assert result(game).tied == ()
    following = proceeded(game)
    assert isinstance(following.view(None), CluesView)
    assert following.view(None).round == 2
    assert alive(following.view(None)) == "ABCDE"
    assert following.view(A).card == game.view(A).card


def test_pass_below_the_top_does_not_save_the_top_player() -> None:
    """W21."""
    game = round_played(dealt("scccc", PASSING), "A>B B>- C>B D>B E>-")
    assert result(game).eliminated == B
    assert result(game).counts[-1] == (PASS, 2)


def test_pass_below_two_level_players_leaves_it_to_the_tie_rule() -> None:
    """W21."""
    game = round_played(dealt("scccc", PASSING), "A>B B>- C>B D>A E>A")
    assert result(game).end is VoteEnd.DUEL
    assert result(game).tied == ids("AB")


def test_the_vote_after_one_that_pass_won_offers_none_and_the_next_does() -> None:
    """W22."""
    game = proceeded(round_played(dealt("scccccc", PASSING), "A>- B>- C>- D>- E>- F>- G>-"))
    game = at_vote(game)
    assert not vote_view(game).offers_pass
    assert refused(game, Vote(A, PASS, version=game.version)) is Code.NO_PASS
    game = at_vote(proceeded(all_vote_for(game, E)))
    assert vote_view(game).offers_pass


def test_the_ban_on_pass_is_over_after_the_vote_it_was_for_even_if_that_ended_in_a_duel() -> None:
    """W22."""
    game = proceeded(round_played(dealt("scccccc", PASSING), "A>- B>- C>- D>- E>- F>- G>-"))
    game = proceeded(round_played(game, "A>B B>A C>A D>A E>B F>B G>C"))
    game = proceeded(round_played(game, "C>B D>B E>B F>B G>B"))
    assert vote_view(at_vote(game)).offers_pass


def test_no_pass_in_a_duel() -> None:
    """W22."""
    game = at_vote(proceeded(round_played(dealt("scccc", PASSING), "A>B B>A C>A D>B E>C")))
    assert vote_view(game).is_duel
    assert not vote_view(game).offers_pass
    assert refused(game, Vote(C, PASS, version=game.version)) is Code.NO_PASS


def test_the_tied_give_one_more_clue_in_the_order_of_the_round() -> None:
    """W23."""
    game = proceeded(round_played(dealt("scccc", order="DBAEC"), "A>B B>A C>A D>B E>C"))
    view = game.view(None)
    assert isinstance(view, CluesView)
    assert view.is_duel
    assert view.order == ids("BA")
    assert view.round == 1


def test_only_the_others_vote_in_a_duel_and_only_among_the_tied() -> None:
    """W23, and no discussion before it (W24)."""
    game = at_vote(proceeded(round_played(dealt("scccc"), "A>B B>A C>A D>B E>C")))
    assert vote_view(game).is_duel
    assert vote_view(game).waiting_for == ids("CDE")
    assert vote_view(game, "C").candidates == ids("AB")
    assert vote_view(game, "A").candidates == ()
    assert refused(game, Vote(A, B, version=game.version)) is Code.NOT_YOUR_TURN
    assert refused(game, Vote(C, D, version=game.version)) is Code.NOT_A_CANDIDATE
    game = voted(game, "C>B D>B E>A")
    assert result(game).end is VoteEnd.ELIMINATED
    assert result(game).eliminated == B
    assert result(game).is_duel


def test_a_duel_tied_again_is_settled_by_lot_among_those_on_top_of_it() -> None:
    """W24: three in the duel, two of them level on top of its vote."""
    drawn = Counter(
        result(round_played(proceeded(round_played(_three_tied(seed), _TIE)), "D>A E>B F>A G>B")).eliminated
        for seed in range(60)
    )
    assert set(drawn) == {A, B}


_TIE = "A>B B>A C>A D>B E>C F>C G>D"


def _three_tied(seed: int) -> SpysWord:
    return dealt("scccccc", seed=seed)


def test_a_duel_tied_again_says_who_was_level_and_that_it_was_a_lot() -> None:
    """W24."""
    record = result(round_played(proceeded(round_played(_three_tied(1), _TIE)), "D>A E>B F>A G>B"))
    assert record.end is VoteEnd.LOT
    assert record.tied == ids("AB")
    assert record.eliminated in record.tied


def test_with_nobody_but_the_tied_the_lot_is_drawn_at_once() -> None:
    """W24: no duel clues."""
    record = result(round_played(dealt("sccc"), "A>B B>A C>D D>C"))
    assert record.end is VoteEnd.LOT
    assert record.tied == ids("ABCD")


def test_with_ties_set_to_lot_there_is_no_duel() -> None:
    """W25."""
    record = result(round_played(dealt("scccc", LOT), "A>B B>A C>A D>B E>C"))
    assert record.end is VoteEnd.LOT
    assert record.tied == ids("AB")
    assert record.eliminated in record.tied


def test_the_lot_falls_on_each_of_the_tied_alike() -> None:
    """W25, fixed seeds."""
    lots = Counter(
        result(round_played(dealt("scccc", LOT, seed=seed), "A>B B>A C>A D>B E>C")).eliminated for seed in range(1_000)
    )
    assert set(lots) == {A, B}
    assert 420 < lots[A] < 580


def test_the_same_seed_and_the_same_actions_draw_the_same_lot() -> None:
    """W27."""
    games = [round_played(dealt("scccc", LOT, seed=7), "A>B B>A C>A D>B E>C") for _ in range(2)]
    assert games[0] == games[1]


def test_an_open_vote_shows_who_voted_for_whom_in_seating_order() -> None:
    """W26."""
    record = result(round_played(dealt("scccc"), "D>B A>B C>B E>A B>C"))
    assert record.ballots == ((A, B), (B, C), (C, B), (D, B), (E, A))


def test_counts_only_shows_no_ballots_and_the_state_has_forgotten_them() -> None:
    """W26."""
    settings = Settings(vote_display=VoteDisplay.COUNTS)
    one = round_played(dealt("scccc", settings), "A>B B>C C>B D>B E>A")
    other = round_played(dealt("scccc", settings), "A>C B>A C>B D>B E>B")
    assert result(one).ballots is None
    assert result(one).counts == ((A, 1), (B, 3), (C, 1), (D, 0), (E, 0))
    assert one == other


@pytest.mark.parametrize("reveal", [True, False])
def test_the_role_of_the_eliminated_is_told_by_the_setting(reveal: bool) -> None:
    """W8, W34."""
    game = all_vote_for(dealt("scccc", Settings(reveal_roles=reveal)), E)
    told = {seat.id: seat.role for seat in game.view(None).seats}
    assert (result(game).role is not None) is reveal
    assert told[E] == result(game).role
    assert {told[seat] for seat in ids("ABCD")} == {None}
