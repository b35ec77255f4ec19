"""What can be taken back in a game of Spy's Word, and what cannot: nothing after a secret, nothing after a result."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.errors import StaleAction
from spyword.engine.game import PlayerId
from spyword.engine.spys_word import (
    CluesView,
    DiscussionView,
    GiveClue,
    GotIt,
    Proceed,
    ResultView,
    Settings,
    SpysWordView,
    Ties,
    ToTheVote,
    Vote,
    VoteView,
)
from spyword.table.table import NothingToUndo, Table
from tests.table.fake_table import HandClock
from tests.table.real_table import all_views, setup_for, start, start_again

P1, P2, P3, P4 = (PlayerId(f"p0{number}") for number in range(1, 5))


class Evening:
    """Four people play; every step is the right one."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.time = HandClock()
        self.table = start(folder, setup_for(4, settings), 1, self.time)

    @property
    def version(self) -> int:
        return self.table.view().version

    def look_at_cards(self) -> None:
        for seat in self.table.seats:
            self.table.open(seat.player.id)
            self.table.act(GotIt(seat.player.id, version=self.version))

    def give_clue(self) -> None:
        view = self.table.view()
        assert isinstance(view, CluesView)
        self.table.act(GiveClue(view.speaker, version=view.version))

    def give_clues(self) -> None:
        while isinstance(self.table.view(), CluesView):
            self.give_clue()

    def to_the_vote(self) -> None:
        self.table.act(ToTheVote(version=self.version))

    def vote(self, voter: PlayerId, target: PlayerId) -> None:
        self.table.open(voter)
        self.table.act(Vote(voter, target, version=self.version))

    def start_again(self) -> None:
        self.table = start_again(self.folder)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Clues are due."""
    evening = Evening(tmp_path, Settings(ties=Ties.DUEL))
    evening.look_at_cards()
    return evening


def test_a_clue_confirmed_too_early_gives_the_speaker_the_turn_back(evening: Evening) -> None:
    """W12."""
    before = evening.table.view()
    evening.give_clue()
    evening.table.undo()
    after = evening.table.view()
    assert isinstance(before, CluesView)
    assert isinstance(after, CluesView)
    assert (after.speaker, after.spoken) == (before.speaker, before.spoken)


def test_the_last_clue_can_be_taken_back_out_of_the_discussion(evening: Evening) -> None:
    evening.give_clues()
    assert isinstance(evening.table.view(), DiscussionView)
    evening.table.undo()
    assert isinstance(evening.table.view(), CluesView)
    assert evening.table.clock.remaining() is None


def test_to_the_vote_pressed_by_accident_gives_the_discussion_its_time_back(evening: Evening) -> None:
    """W14."""
    evening.give_clues()
    evening.time.seconds += 30
    evening.to_the_vote()
    assert evening.table.slip is ToTheVote
    evening.table.undo()
    assert isinstance(evening.table.view(), DiscussionView)
    assert evening.table.clock.remaining() == 60
    evening.time.seconds += 60
    assert evening.table.tick()
    assert isinstance(evening.table.view(), VoteView)


def test_a_vote_that_time_began_cannot_be_taken_back(evening: Evening) -> None:
    """W14."""
    evening.give_clues()
    evening.time.seconds += 90
    evening.table.tick()
    assert evening.table.slip is None


def test_once_the_first_ballot_was_opened_the_vote_stands(evening: Evening) -> None:
    """W18."""
    evening.give_clues()
    evening.to_the_vote()
    evening.table.open(P1)
    assert evening.table.slip is None
    with pytest.raises(NothingToUndo):
        evening.table.undo()


def test_it_stands_after_a_death_too(evening: Evening) -> None:
    evening.give_clues()
    evening.to_the_vote()
    evening.table.open(P1)
    evening.start_again()
    assert evening.table.slip is None


def test_a_second_look_at_a_card_lets_the_clue_before_it_stand(evening: Evening) -> None:
    """W15: the next speaker could have heard it, and thought again."""
    evening.give_clue()
    evening.table.open(P3)
    assert evening.table.slip is None


def test_a_result_that_was_seen_stands(evening: Evening) -> None:
    """W19."""
    evening.give_clues()
    evening.to_the_vote()
    for voter, target in ((P1, P2), (P2, P1), (P3, P1), (P4, P1)):
        evening.vote(voter, target)
        assert evening.table.slip is None
    assert isinstance(evening.table.view(), ResultView)
    evening.table.act(Proceed(version=evening.version))
    assert evening.table.slip is None


def test_a_duel_clue_can_be_taken_back_but_not_the_tie_before_it(evening: Evening) -> None:
    """W23."""
    evening.give_clues()
    evening.to_the_vote()
    for voter, target in ((P1, P2), (P2, P1), (P3, P1), (P4, P2)):
        evening.vote(voter, target)
    evening.table.act(Proceed(version=evening.version))
    assert evening.table.slip is None
    evening.give_clues()
    evening.table.undo()
    evening.table.undo()
    assert evening.table.slip is None


def test_a_key_pressed_before_the_undo_does_nothing_after_it(evening: Evening) -> None:
    evening.give_clues()
    late = ToTheVote(version=evening.version)
    evening.to_the_vote()
    evening.table.undo()
    with pytest.raises(StaleAction):
        evening.table.act(late)
    assert isinstance(evening.table.view(), DiscussionView)


def test_what_was_taken_back_stays_so_after_a_death(evening: Evening) -> None:
    evening.give_clue()
    evening.give_clue()
    evening.table.undo()
    seen = all_views(evening.table)
    evening.start_again()
    assert all_views(evening.table) == seen
    assert evening.table.slip is GiveClue


def test_a_written_clue_that_was_taken_back_may_be_given_again(tmp_path: Path) -> None:
    """W12: it has not been given."""
    evening = Evening(tmp_path, Settings(written_clues=True))
    evening.look_at_cards()
    (speaker,) = evening.table.view().waiting_for
    evening.table.act(GiveClue(speaker, "spiky", version=evening.version))
    evening.table.undo()
    evening.table.act(GiveClue(speaker, "spiky", version=evening.version))
    assert clues_of(evening.table) == ["spiky"]


def clues_of(table: Table) -> list[str]:
    view = table.view()
    assert isinstance(view, SpysWordView)
    return [clue.text for clue in view.clues]
