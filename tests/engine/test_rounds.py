"""Cards, speaking order, clues, discussion (W9 to W16)."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import (
    ClueMode,
    CluesView,
    Code,
    DealView,
    DiscussionView,
    FarewellView,
    GiveClue,
    GotIt,
    PlayerId,
    Settings,
    Ties,
    ToTheVote,
    Vote,
    VoteView,
)
from spyword.engine.spys_word.rules.rounds import speaking_order
from tests.engine.evening import (
    OWN,
    A,
    B,
    C,
    D,
    E,
    alive,
    all_vote_for,
    at_discussion,
    at_vote,
    cards_seen,
    clues_given,
    dealt,
    farewell,
    ids,
    proceeded,
    refused,
    round_played,
    time_up,
)
from tests.engine.vectors import ORDERS, OrderCase


def test_everybody_confirms_the_own_card_and_then_the_first_round_begins() -> None:
    """W9."""
    game = dealt("sccc")
    assert game.view(None).waiting_for == ids("ABCD")
    game = game.apply(GotIt(B, version=game.version))
    assert game.view(None).waiting_for == ids("ACD")
    assert isinstance(game.view(None), DealView)
    game = cards_seen(game)
    assert isinstance(game.view(None), CluesView)
    assert game.view(None).round == 1


def test_a_card_is_confirmed_once() -> None:
    """W9."""
    game = dealt("sccc")
    game = game.apply(GotIt(B, version=game.version))
    assert refused(game, GotIt(B, version=game.version)) is Code.ALREADY_DONE


def test_on_own_devices_a_card_not_confirmed_in_time_counts_as_confirmed() -> None:
    """W9."""
    game = dealt("sccc", OWN)
    assert game.timing.seconds == 60
    assert isinstance(time_up(game).view(None), CluesView)


@pytest.mark.parametrize("case", ORDERS, ids=lambda case: f"{case.order} without {case.out or 'nobody'}")
def test_a_round_begins_with_the_next_alive_after_who_began_the_one_before(case: OrderCase) -> None:
    """W11."""
    still_alive = tuple(seat for seat in ids(case.order) if seat not in ids(case.out))
    assert speaking_order(ids(case.order), PlayerId(case.began), still_alive) == ids(case.next)


def test_the_circle_turns_by_one_from_round_to_round() -> None:
    """W11: B began round 2; B is voted out in it; C begins round 3."""
    game = dealt("cccscccc", order="ABCDEFGH")
    orders = []
    for out in (E, B, C):
        game = cards_seen(game)
        view = game.view(None)
        assert isinstance(view, CluesView)
        orders.append("".join(view.order))
        game = proceeded(all_vote_for(game, out))
    assert orders == ["ABCDEFGH", "BCDFGHA", "CDFGHA"]


def test_each_alive_player_gives_one_clue_in_turn() -> None:
    """W12."""
    game = cards_seen(dealt("sccc", order="CADB"))
    for spoken, speaker in enumerate("CADB"):
        view = game.view(None)
        assert isinstance(view, CluesView)
        assert view.speaker == speaker
        assert view.waiting_for == (speaker,)
        assert view.spoken == ids("CADB"[:spoken])
        game = game.apply(GiveClue(PlayerId(speaker), version=game.version))
    assert isinstance(game.view(None), DiscussionView)


def test_only_the_speaker_gives_a_clue() -> None:
    """W12."""
    game = cards_seen(dealt("sccc"))
    assert refused(game, GiveClue(B, version=game.version)) is Code.NOT_YOUR_TURN


def test_spoken_clues_are_not_written_down() -> None:
    """W12."""
    game = cards_seen(dealt("sccc"))
    assert refused(game, GiveClue(A, "furry", version=game.version)) is Code.TEXT_NOT_WANTED


WRITTEN = Settings(written_clues=True)


def test_written_clues_stay_on_the_table_for_the_rest_of_the_game() -> None:
    """W12."""
    game = cards_seen(dealt("sccc", WRITTEN))
    game = game.apply(GiveClue(A, "  Furry\n", version=game.version))
    shown = game.view(None).clues
    assert [(clue.round, clue.player, clue.text, clue.in_duel) for clue in shown] == [(1, A, "Furry", False)]
    game = proceeded(all_vote_for(game, B))
    assert game.view(None).clues[:1] == shown
    assert len(game.view(C).clues) == 4


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Code.EMPTY_TEXT),
        (" ?! ", Code.EMPTY_TEXT),
        ("two words", Code.CLUE_TOO_LONG),
        ("Kitty", Code.CLUE_IS_THE_WORD),
        ("고양이", Code.CLUE_IS_THE_WORD),
        ("FURRY!", Code.CLUE_REPEATED),
        ("dog", None),
    ],
)
def test_a_written_clue_is_checked_against_the_own_word_only(text: str, code: Code | None) -> None:
    """W12: B is a civilian, the word is cat; nothing tells that the spy's is dog."""
    game = cards_seen(dealt("sccc", WRITTEN))
    game = game.apply(GiveClue(A, "furry", version=game.version))
    assert refused(game, GiveClue(B, text, version=game.version)) is code


def test_a_clue_of_an_earlier_round_or_a_duel_cannot_be_given_again() -> None:
    """W12."""
    game = cards_seen(dealt("scccc", WRITTEN))
    game = game.apply(GiveClue(A, "furry", version=game.version))
    game = cards_seen(proceeded(round_played(game, "A>B B>A C>A D>B E>C")))
    assert refused(game, GiveClue(A, "furry", version=game.version)) is Code.CLUE_REPEATED
    game = game.apply(GiveClue(A, "soft", version=game.version))
    assert game.view(None).clues[-1].in_duel
    game = proceeded(round_played(game, "C>B D>B E>B"))
    assert refused(game, GiveClue(C, "soft", version=game.version)) is Code.CLUE_REPEATED
    assert refused(game, GiveClue(C, "small", version=game.version)) is None


def test_the_ghost_has_no_word_to_give_away() -> None:
    """W12: to refuse the ghost's clue would tell the ghost the word."""
    game = cards_seen(dealt("sgccc", WRITTEN))
    game = game.apply(GiveClue(A, "furry", version=game.version))
    assert refused(game, GiveClue(B, "cat", version=game.version)) is None


def test_a_sentence_may_have_many_words() -> None:
    """W8, W12."""
    game = cards_seen(dealt("sccc", Settings(written_clues=True, clue_mode=ClueMode.SENTENCE)))
    assert refused(game, GiveClue(A, "it likes to sleep", version=game.version)) is None


def test_on_one_device_nothing_hurries_a_speaker() -> None:
    """W13."""
    game = cards_seen(dealt("sccc"))
    assert game.timing.seconds is None


def test_on_own_devices_a_turn_passes_by_itself() -> None:
    """W13."""
    game = cards_seen(dealt("sccc", OWN))
    assert game.timing.seconds == 30
    turn = game.timing.turn
    game = time_up(game)
    view = game.view(None)
    assert isinstance(view, CluesView)
    assert view.speaker == B
    assert view.spoken == (A,)
    assert game.timing.turn > turn


@pytest.mark.parametrize("seconds", [60, 90, 120])
def test_when_the_discussion_is_over_the_vote_starts_by_itself(seconds: int) -> None:
    """W8, W14."""
    game = at_discussion(dealt("sccc", Settings(discussion=seconds)))
    assert isinstance(game.view(None), DiscussionView)
    assert game.timing.seconds == seconds
    assert isinstance(time_up(game).view(None), VoteView)


def test_anybody_ends_the_discussion_early_on_one_device() -> None:
    """W14."""
    game = at_discussion(dealt("sccc"))
    for presser in (None, A, D):
        assert refused(game, ToTheVote(presser, version=game.version)) is None


def test_only_the_host_ends_the_discussion_early_on_own_devices() -> None:
    """W14."""
    game = at_discussion(dealt("sccc", OWN, host=C))
    for presser in (None, A, D):
        assert refused(game, ToTheVote(presser, version=game.version)) is Code.ONLY_THE_HOST
    assert refused(game, ToTheVote(C, version=game.version)) is None


def test_a_discussion_without_limit_ends_only_by_hand() -> None:
    """W8, W14."""
    game = at_discussion(dealt("sccc", Settings(discussion=None)))
    assert game.timing.seconds is None


@pytest.mark.parametrize("phase", [cards_seen, at_discussion])
def test_a_player_can_look_at_the_own_card_again(phase: object) -> None:
    """W15: during clues and discussion, the ghost too."""
    game = cards_seen(dealt("sgccc")) if phase is cards_seen else at_discussion(dealt("sgccc"))
    for player in ids("ABCDE"):
        assert game.view(player).card == dealt("sgccc").view(player).card


def test_the_eliminated_watch() -> None:
    """W16: no turn, no ballot, no vote for them."""
    game = proceeded(all_vote_for(dealt("scccc"), E))
    view = game.view(None)
    assert isinstance(view, CluesView)
    assert E not in view.order
    assert refused(game, GiveClue(E, version=game.version)) is Code.NOT_ALIVE
    game = at_vote(clues_given(game))
    assert refused(game, Vote(E, A, version=game.version)) is Code.NOT_ALIVE
    assert refused(game, Vote(A, E, version=game.version)) is Code.NOT_A_CANDIDATE
    vote = game.view(E)
    assert isinstance(vote, VoteView)
    assert vote.candidates == ()
    assert vote.card is not None


@pytest.mark.parametrize("reveal", [True, False])
def test_the_word_of_an_eliminated_player_is_shown_to_nobody(reveal: bool) -> None:
    """W16: views hold no word but on the viewer's own card, and the public view has no card."""
    game = all_vote_for(dealt("scccc", Settings(reveal_roles=reveal, ties=Ties.LOT)), E)
    while not isinstance(game.view(None), CluesView):
        for viewer in ids("ABCD"):
            assert game.view(viewer).card == dealt("scccc").view(viewer).card
        game = farewell(game, "bye") if isinstance(game.view(None), FarewellView) else proceeded(game)
    assert game.view(None).card is None
    assert alive(game.view(None)) == "ABCD"
