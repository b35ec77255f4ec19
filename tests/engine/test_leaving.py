"""Who leaves or is kicked is eliminated (W10, W43 to W45): every phase, every corner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from spyword.engine.spys_word import (
    CluesView,
    Code,
    DealView,
    DiscussionView,
    EndView,
    FarewellView,
    GiveClue,
    GotIt,
    Leave,
    ResultView,
    Role,
    Settings,
    Side,
    SpysWord,
    Termination,
    VerdictView,
    Vote,
    VoteEnd,
    VoteView,
)
from spyword.engine.spys_word.settings import Devices
from tests.engine.evening import (
    OWN,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    alive,
    all_vote_for,
    at_discussion,
    at_vote,
    cards_seen,
    dealt,
    farewell,
    ids,
    left,
    proceeded,
    refused,
    round_played,
    time_up,
    voted,
)

HIDDEN_OWN = Settings(devices=Devices.OWN, reveal_roles=False)


def clues(game: SpysWord) -> CluesView:
    view = game.view(None)
    assert isinstance(view, CluesView)
    return view


def one_clue(game: SpysWord) -> SpysWord:
    return game.apply(GiveClue(clues(game).speaker, version=game.version))


def vote(game: SpysWord, viewer: str | None = None) -> VoteView:
    view = game.view(None if viewer is None else ids(viewer)[0])
    assert isinstance(view, VoteView)
    return view


def result(game: SpysWord) -> ResultView:
    view = game.view(None)
    assert isinstance(view, ResultView)
    return view


def end(game: SpysWord) -> EndView:
    view = game.view(None)
    assert isinstance(view, EndView)
    return view


# While the cards are dealt, and before the first turn was had


def test_somebody_leaves_during_the_deal_and_the_others_are_waited_for() -> None:
    """W9, W43."""
    game = left(dealt("sccccc", OWN), B)
    assert isinstance(game.view(None), DealView)
    assert game.view(None).waiting_for == ids("ACDEF")
    assert [seat.has_left for seat in game.view(None).seats] == [False, True, False, False, False, False]


def test_the_last_to_look_at_the_card_leaves_and_the_round_begins() -> None:
    """W9, W43."""
    game = dealt("sccccc", OWN)
    for player in ids("ABCDE"):
        game = game.apply(GotIt(player, version=game.version))
    assert clues(left(game, F)).round == 1


def test_leaving_before_the_first_turn_has_the_whole_order_drawn_anew() -> None:
    """W10: fixed seeds; every order of the rest comes up, the ghost is never first."""
    for phase in (lambda game: game, cards_seen):
        orders = Counter(
            "".join(clues(cards_seen(left(phase(dealt("sgcccc", OWN, order="ACDEFB", seed=seed)), F))).order)
            for seed in range(2_000)
        )
        assert len(orders) == 4 * 24
        assert not [order for order in orders if order.startswith("B")]
        assert all(2 <= count <= 50 for count in orders.values())


def test_a_new_order_gives_its_first_speaker_a_whole_time() -> None:
    """W10, W13."""
    game = cards_seen(dealt("sccccc", OWN))
    assert left(game, F).timing.turn > game.timing.turn


@pytest.mark.parametrize("first_turn", ["given", "timed out"])
def test_after_the_first_turn_the_order_stays(first_turn: str) -> None:
    """W10: a turn is had when the clue was given or its time ran out."""
    game = cards_seen(dealt("scccccc", OWN))
    game = time_up(game) if first_turn == "timed out" else one_clue(game)
    game = left(game, E)
    assert clues(game).order == ids("ABCDFG")
    assert clues(game).speaker == B


# During clues and discussion


def test_the_speaker_leaves_and_the_next_has_a_whole_time() -> None:
    """W13, W43."""
    game = one_clue(cards_seen(dealt("ccccccs", OWN)))
    without = left(game, B)
    assert clues(without).speaker == C
    assert without.timing.turn > game.timing.turn


def test_somebody_else_leaves_and_the_speakers_time_goes_on() -> None:
    """W43."""
    game = one_clue(cards_seen(dealt("ccccccs", OWN)))
    for gone in (A, D):
        without = left(game, gone)
        assert clues(without).speaker == B
        assert without.timing == game.timing
    assert clues(left(game, A)).spoken == (A,)


def test_the_last_speaker_leaves_and_the_discussion_begins() -> None:
    """W14, W43."""
    game = cards_seen(dealt("sccccc", OWN))
    while clues(game).speaker != F:
        game = one_clue(game)
    assert isinstance(left(game, F).view(None), DiscussionView)


def test_who_began_a_round_is_who_had_its_first_turn() -> None:
    """W11: A leaves in round 2 before its turn; B begins round 2, so C begins round 3."""
    game = proceeded(all_vote_for(dealt("cccccccs", OWN, order="HABCDEFG"), G))
    assert clues(game).speaker == A
    game = left(game, A)
    assert clues(game).speaker == B
    game = proceeded(all_vote_for(game, F))
    assert clues(game).order == ids("CDEHB")


def test_who_began_a_round_and_left_afterwards_still_began_it() -> None:
    """W11."""
    game = left(one_clue(cards_seen(dealt("ccccccs", OWN))), A)
    game = proceeded(all_vote_for(game, F))
    assert clues(game).order == ids("BCDEG")


def test_somebody_leaves_a_discussion_and_its_time_goes_on() -> None:
    """W14, W43."""
    game = at_discussion(dealt("sccccc", OWN))
    without = left(game, C)
    assert isinstance(without.view(None), DiscussionView)
    assert without.timing == game.timing
    assert vote(at_vote(without)).candidates == ids("ABDEF")


def test_the_host_leaves_a_discussion_and_the_next_host_ends_it() -> None:
    """W14, W45."""
    game = left(at_discussion(dealt("sccccc", OWN, signed_in="D", host=B)), B)
    assert game.view(None).host == D
    assert isinstance(at_vote(game).view(None), VoteView)


# During the vote


def test_ballots_for_who_left_are_void_and_their_owners_vote_again() -> None:
    """W43: with at least 10 s to do so."""
    game = voted(at_vote(dealt("ccccccs", OWN)), "A>C B>C D>A C>E")
    without = left(game, C)
    assert vote(without).waiting_for == ids("ABEFG")
    assert vote(without).candidates == ids("ABDEFG")
    assert vote(without, "A").own_ballot.reveal() is None
    assert vote(without, "D").own_ballot.reveal() == A
    assert (without.timing.turn, without.timing.at_least) == (game.timing.turn, 10)
    assert voted(without, "A>B").timing.at_least == 0


def test_the_own_ballot_of_who_left_is_void() -> None:
    """W43: nobody has to vote again, and no time is added."""
    game = voted(at_vote(dealt("ccccccs", OWN)), "C>E A>B")
    without = left(game, C)
    assert vote(without).waiting_for == ids("BDEFG")
    assert without.timing == game.timing
    counted = voted(without, "B>A D>A E>A F>A G>A")
    assert result(counted).record.counts == ((A, 5), (B, 1), (D, 0), (E, 0), (F, 0), (G, 0))


def test_the_last_one_without_a_ballot_leaves_and_the_vote_is_counted() -> None:
    """W41, W43."""
    game = left(voted(at_vote(dealt("ccccccs", OWN)), "A>B B>A C>B D>B E>B F>B"), G)
    assert end(game).outcome.winner is Side.CIVILIANS
    game = left(voted(at_vote(dealt("sccccccs"[:7], OWN)), "A>B B>A C>B D>B E>B F>B"), G)
    assert result(game).record.eliminated == B


def test_nobody_is_left_out_when_all_ballots_were_for_who_left() -> None:
    """W43."""
    game = left(voted(at_vote(dealt("ccccccs", OWN)), "A>C B>C D>C"), C)
    assert vote(game).waiting_for == ids("ABDEFG")
    assert refused(game, Vote(A, C, version=game.version)) is Code.NOT_A_CANDIDATE


# In a duel: A and B are level, C to G vote

TIE = "A>B B>A C>A D>B E>A F>B G>C"
THREE = "A>B B>A C>A D>B E>C F>C G>D"


def duel(roles: str = "ccccccs", ballots: str = TIE, settings: Settings = OWN) -> SpysWord:
    """A duel is announced."""
    game = round_played(dealt(roles, settings), ballots)
    assert result(game).record.end is VoteEnd.DUEL
    return game


Moment = Callable[[SpysWord], SpysWord]

DUEL_MOMENTS: dict[str, Moment] = {
    "announced": lambda game: game,
    "first clue": proceeded,
    "second clue": lambda game: time_up(proceeded(game)),
    "vote": lambda game: at_vote(proceeded(game)),
    "ballots cast": lambda game: voted(at_vote(proceeded(game)), "D>A E>B"),
}
AT_EACH_MOMENT = pytest.mark.parametrize("moment", DUEL_MOMENTS.values(), ids=DUEL_MOMENTS)


@AT_EACH_MOMENT
@pytest.mark.parametrize("gone", ["A", "B"])
def test_a_duel_left_with_one_duellist_ends_and_the_next_round_begins(moment: Moment, gone: str) -> None:
    """W43: the one who left was this vote's elimination."""
    game = left(moment(duel()), ids(gone)[0])
    record = result(game).record
    assert (record.end, record.eliminated, record.is_duel) == (VoteEnd.LEFT, gone, True)
    assert record.role is Role.CIVILIAN
    assert (record.counts, record.ballots) == ((), ())
    following = proceeded(game)
    assert clues(following).round == 2
    assert not clues(following).is_duel
    assert alive(following.view(None)) == "ABCDEFG".replace(gone, "")


@AT_EACH_MOMENT
def test_who_leaves_a_duel_says_no_farewell(moment: Moment) -> None:
    """W34, W43: there is nobody at the other screen."""
    game = left(moment(duel(settings=HIDDEN_OWN)), A)
    assert result(game).record.end is VoteEnd.LEFT
    assert result(game).record.role is None
    assert clues(proceeded(game)).round == 2


@AT_EACH_MOMENT
def test_a_duel_whose_leaver_decides_the_game_ends_it(moment: Moment) -> None:
    """W35, W43: A was the only spy."""
    game = left(moment(duel("scccccc")), A)
    assert end(game).outcome.winner is Side.CIVILIANS
    assert [vote.end for vote in end(game).votes] == [VoteEnd.DUEL, VoteEnd.LEFT]
    assert end(game).votes[1].role is Role.SPY


@AT_EACH_MOMENT
def test_a_duel_of_three_goes_on_with_two(moment: Moment) -> None:
    """W43."""
    game = left(moment(duel(ballots=THREE)), B)
    while not isinstance(game.view(None), VoteView):
        game = time_up(game)
    assert vote(game).is_duel
    assert vote(game).candidates == ids("AC")
    assert set(vote(game).waiting_for) <= set(ids("DEFG"))
    game = left(game, C)
    assert result(game).record.end is VoteEnd.LEFT
    assert result(game).record.eliminated == C


@pytest.mark.parametrize("moment", ["announced", "first clue", "second clue", "vote"])
def test_the_last_voter_leaves_a_duel_and_the_lot_is_drawn_at_once(moment: str) -> None:
    """W24, W43: E did not vote in time, and is the only one who is not tied."""
    game = time_up(voted(at_vote(dealt("scccc", OWN)), "A>B B>A C>D D>C"))
    assert result(game).record.tied == ids("ABCD")
    game = left(DUEL_MOMENTS[moment](game), E)
    record = result(game).record
    assert (record.end, record.tied, record.is_duel) == (VoteEnd.LOT, ids("ABCD"), True)
    assert record.eliminated in record.tied


def test_a_voter_of_a_duel_leaves_and_the_others_decide() -> None:
    """W23, W43."""
    game = left(voted(at_vote(proceeded(duel())), "C>A D>B"), C)
    assert vote(game).waiting_for == ids("EFG")
    game = voted(game, "E>B F>A G>B")
    assert result(game).record.counts == ((A, 1), (B, 3))


def test_ballots_for_a_duellist_who_left_are_void() -> None:
    """W43."""
    game = left(voted(at_vote(proceeded(duel(ballots=THREE))), "D>B E>B F>A"), B)
    assert vote(game).waiting_for == ids("DEG")
    assert game.timing.at_least == 10


# While a farewell or a guess is pending


def guessing(settings: Settings = OWN) -> SpysWord:
    """The ghost E of seven is at the guess; A is the spy."""
    return proceeded(all_vote_for(dealt("scccgcc", settings), E))


def hidden_farewell(gone: str) -> SpysWord:
    """Somebody of the same seven is at the farewell, roles hidden."""
    return proceeded(all_vote_for(dealt("scccgcc", HIDDEN_OWN), ids(gone)[0]))


def test_others_who_leave_during_a_guess_are_out_at_once_but_the_winner_is_looked_for_after_it() -> None:
    """W43: the spy leaves, and a right guess still wins."""
    game = left(guessing(), A)
    assert isinstance(game.view(None), FarewellView)
    assert alive(game.view(None)) == "BCDFG"
    assert end(farewell(game, "cat")).outcome.winner is Side.GHOST
    wrong = farewell(game, "banana")
    assert isinstance(wrong.view(None), VerdictView)
    assert end(proceeded(wrong)).outcome.winner is Side.CIVILIANS


def test_too_few_players_are_looked_for_after_the_guess_too() -> None:
    """W43, W44."""
    game = left(guessing(), B, C, D, F)
    assert isinstance(game.view(None), FarewellView)
    assert end(farewell(game, "cat")).outcome.winner is Side.GHOST
    assert end(proceeded(farewell(game, "banana"))).outcome.winner is Side.IMPOSTORS  # A and G are left: W38 first
    game = left(guessing(), B, C)
    assert not proceeded(farewell(game, "banana")).is_over
    game = left(left(left(guessing(), A), B), C)
    assert end(proceeded(farewell(game, "banana"))).outcome.winner is Side.CIVILIANS


def test_no_civilian_left_after_a_guess_counts_as_the_impostors_win() -> None:
    """W38."""
    game = left(guessing(), B, C, D, F, G)
    ended = proceeded(farewell(game, "banana"))
    assert end(ended).outcome.winner is Side.IMPOSTORS
    assert end(ended).outcome.termination is Termination.ONE_CIVILIAN_LEFT


def test_the_ghost_leaves_in_the_middle_of_the_guess_and_it_is_wrong() -> None:
    """W43."""
    game = left(guessing(), E)
    view = game.view(None)
    assert isinstance(view, VerdictView)
    assert view.guess == ""
    assert clues(proceeded(game)).round == 2


def test_the_ghost_leaves_before_the_guess_and_gets_none() -> None:
    """W43: voted out, and gone while the result is shown."""
    game = left(all_vote_for(dealt("scccgcc", OWN), E), E)
    assert isinstance(game.view(None), ResultView)
    assert clues(proceeded(game)).round == 2


def test_a_ghost_who_leaves_at_any_other_time_gets_no_guess() -> None:
    """W43: nor is a farewell asked of anybody who leaves."""
    for settings in (OWN, HIDDEN_OWN):
        game = left(at_discussion(dealt("scccgcc", settings)), E)
        assert isinstance(game.view(None), DiscussionView)


def test_the_ghost_who_leaves_as_the_last_impostor_ends_the_game() -> None:
    """W37, W43."""
    game = proceeded(all_vote_for(dealt("scccgcc", OWN), A))
    ended = end(left(game, E))
    assert ended.outcome.winner is Side.CIVILIANS
    assert ended.guess is None


@pytest.mark.parametrize("gone", ["E", "B"])
def test_leaving_in_the_middle_of_a_hidden_farewell_looks_alike_for_all(gone: str) -> None:
    """W34, W43: the ghost E and the civilian B."""
    assert clues(left(hidden_farewell(gone), ids(gone)[0])).round == 2


def test_nobody_can_tell_the_ghosts_leaving_from_a_civilians() -> None:
    """W34, W43: E is the ghost in one game, a civilian in its twin."""
    for step in (lambda game: game, proceeded):
        game, twin = (left(step(all_vote_for(dealt(roles, HIDDEN_OWN), E)), E) for roles in ("scccgcc", "scccccg"))
        for viewer in (None, *ids("ABCDF")):
            assert game.view(viewer) == twin.view(viewer)


def test_during_a_result_others_who_leave_wait_for_a_farewell_to_come() -> None:
    """W35, W43: the ghost has been voted out and not guessed yet; the spy leaves."""
    game = left(all_vote_for(dealt("scccgcc", OWN), E), A)
    assert isinstance(game.view(None), ResultView)
    game = proceeded(game)
    assert isinstance(game.view(None), FarewellView)
    assert end(farewell(game, "cat")).outcome.winner is Side.GHOST


def test_during_a_result_without_a_farewell_a_leaving_decides_at_once() -> None:
    """W35, W37: a civilian was voted out, then the spy leaves."""
    assert end(left(all_vote_for(dealt("scccccc", OWN), B), A)).outcome.winner is Side.CIVILIANS


def test_what_a_vote_has_decided_no_leaving_changes() -> None:
    """W35: one civilian is left; that the spy leaves while the result is shown comes too late."""
    game = all_vote_for(proceeded(all_vote_for(dealt("sccc", OWN), D)), C)
    assert alive(game.view(None)) == "AB"
    game = left(game, A)
    assert isinstance(game.view(None), ResultView)
    assert end(proceeded(game)).outcome.winner is Side.IMPOSTORS


def test_a_leaving_during_the_verdict_decides_at_once() -> None:
    """W28, W37."""
    game = farewell(guessing(), "banana")
    assert end(left(game, A)).outcome.winner is Side.CIVILIANS


def test_who_has_left_wins_or_loses_with_the_own_side() -> None:
    """W38."""
    game = left(at_discussion(dealt("scccccc", OWN)), C)
    ended = end(proceeded(all_vote_for(game, A)))
    assert C in ended.outcome.winners
    assert A not in ended.outcome.winners


def test_a_leaving_that_decides_the_game_is_not_a_game_of_too_few() -> None:
    """W44: three are left in the room, but the only spy has gone."""
    game = cards_seen(dealt("sccc", OWN))
    assert end(left(game, A)).outcome.termination is Termination.NO_IMPOSTOR_LEFT
    assert end(left(game, B)).outcome.termination is Termination.TOO_FEW_PLAYERS


def test_who_has_left_can_do_nothing_and_sees_the_table_as_before() -> None:
    """W43."""
    game = left(cards_seen(dealt("sccccc", OWN)), F)
    assert game.legal_actions(F) == ()
    assert game.view(F).card == game.at_version(0).view(F).card
    assert refused(game, Leave(F, version=game.version)) is Code.UNKNOWN_PLAYER


def test_the_role_of_who_left_is_told_by_the_setting() -> None:
    """W8, W43."""
    for settings, role in ((OWN, Role.CIVILIAN), (HIDDEN_OWN, None)):
        seat = left(cards_seen(dealt("sccccc", settings)), F).view(None).seats[5]
        assert (seat.is_alive, seat.has_left, seat.role) == (False, True, role)
