"""The table, whatever the game on it: what happens is written before it is seen, slips can be taken back."""

from __future__ import annotations

import pytest

from spyword.engine.errors import Code, IllegalAction, StaleAction
from spyword.engine.game import PlayerId, TimeUp, View
from spyword.table.journal import read_journal
from spyword.table.table import NothingToUndo, SlipKind
from tests.table.fake_game import ANN, BO, CY, MAGIC, FakeView, Say, Whisper
from tests.table.fake_table import FakeTable


def say(fake: FakeTable, text: str) -> None:
    fake.table.act(Say(ANN, text, version=fake.table.view().version))


def said(view: View) -> tuple[str, ...]:
    assert isinstance(view, FakeView)
    return view.said


def test_an_action_is_shown_to_all_who_look_on(fake: FakeTable) -> None:
    seen: list[tuple[str, ...]] = []
    fake.table.subscribe(lambda: seen.append(said(fake.table.view())))
    say(fake, "hello")
    assert seen == [("hello",)]


def test_what_is_shown_stands_in_the_journal_already(fake: FakeTable) -> None:
    written: list[tuple[str, ...]] = []
    fake.table.subscribe(lambda: written.append(said(fake.started_again().view())))
    say(fake, "hello")
    assert written == [("hello",)]


def test_who_looks_away_is_not_called_back(fake: FakeTable) -> None:
    seen: list[View] = []
    look_away = fake.table.subscribe(lambda: seen.append(fake.table.view()))
    look_away()
    look_away()
    say(fake, "hello")
    assert not seen


def test_a_doubled_key_does_nothing_the_second_time(fake: FakeTable) -> None:
    action = Say(ANN, "once", version=fake.table.view().version)
    fake.table.act(action)
    with pytest.raises(StaleAction):
        fake.table.act(action)
    assert said(fake.table.view()) == ("once",)
    assert len(read_journal(fake.journal).records) == 1


def test_what_the_rules_refuse_is_not_written_down(fake: FakeTable) -> None:
    with pytest.raises(IllegalAction):
        fake.table.act(TimeUp(version=0))
    assert read_journal(fake.journal).records == ()


def test_a_view_opened_for_one_is_their_own(fake: FakeTable) -> None:
    view = fake.table.open(BO)
    assert view.viewer == BO
    assert isinstance(view, FakeView)
    assert view.secret.reveal() == "p02 "


def test_nobody_can_open_the_view_of_a_stranger(fake: FakeTable) -> None:
    with pytest.raises(IllegalAction) as refusal:
        fake.table.open(PlayerId("p99"))
    assert refusal.value.code is Code.UNKNOWN_PLAYER
    assert read_journal(fake.journal).records == ()


def test_a_slip_is_taken_back_and_its_action_fits_no_more(fake: FakeTable) -> None:
    say(fake, "one")
    slip = Say(ANN, "two", version=fake.table.view().version)
    fake.table.act(slip)
    assert fake.table.slip is Say
    fake.table.undo()
    assert said(fake.table.view()) == ("one",)
    with pytest.raises(StaleAction):
        fake.table.act(slip)
    assert fake.table.view().version == 3


def test_two_slips_are_taken_back_one_after_the_other_and_no_third(fake: FakeTable) -> None:
    say(fake, "one")
    say(fake, "two")
    fake.table.undo()
    fake.table.undo()
    assert said(fake.table.view()) == ()
    assert fake.table.slip is None
    with pytest.raises(NothingToUndo):
        fake.table.undo()


def test_nothing_is_taken_back_after_a_secret_was_shown(fake: FakeTable) -> None:
    say(fake, "one")
    fake.table.open(BO)
    assert fake.table.slip is None
    with pytest.raises(NothingToUndo):
        fake.table.undo()


def test_nor_after_the_program_was_started_again(fake: FakeTable) -> None:
    say(fake, "one")
    fake.table.open(BO)
    assert fake.started_again().slip is None


def test_a_slip_can_still_be_taken_back_after_the_program_was_started_again(fake: FakeTable) -> None:
    say(fake, "one")
    say(fake, "two")
    again = fake.started_again()
    assert again.slip is Say
    again.undo()
    assert said(again.view()) == ("one",)
    assert said(fake.started_again().view()) == ("one",)


def test_an_action_that_took_a_secret_cannot_be_taken_back(fake: FakeTable) -> None:
    say(fake, "one")
    fake.table.act(Whisper(ANN, "psst", version=1))
    assert fake.table.slip is None


def test_a_pause_is_a_slip_too(fake: FakeTable) -> None:
    say(fake, "count")
    fake.table.pause()
    kinds = [fake.table.slip]
    fake.table.undo()
    assert not fake.table.clock.is_paused
    assert [*kinds, fake.table.slip] == [SlipKind.PAUSE, Say]


def test_a_pause_of_an_earlier_time_is_no_slip_of_a_later_one(fake: FakeTable) -> None:
    """A dialog over the screen stops the clock too, and that is nobody's slip."""
    say(fake, "count")
    fake.table.pause()
    say(fake, "enough")
    fake.table.clock.pause()
    assert fake.table.slip is Say


def test_a_slip_that_began_a_time_gives_the_earlier_time_back(fake: FakeTable) -> None:
    say(fake, "count")
    fake.time.seconds += 20
    say(fake, "too early")
    fake.time.seconds += 5
    fake.table.undo()
    assert fake.table.clock.remaining() == 40


def test_after_a_death_too_the_slip_gives_the_earlier_time_back(fake: FakeTable) -> None:
    say(fake, "count")
    fake.time.seconds += 20
    say(fake, "too early")
    again = fake.started_again()
    again.undo()
    assert again.clock.remaining() == 40


def test_time_runs_out_at_the_deadline_and_not_before(fake: FakeTable) -> None:
    say(fake, "count")
    fake.time.seconds += 59.9
    assert not fake.table.tick()
    fake.time.seconds += 0.1
    assert fake.table.tick()
    assert fake.table.clock.remaining() is None


def test_no_time_runs_out_during_a_pause(fake: FakeTable) -> None:
    say(fake, "count")
    fake.time.seconds += 50
    fake.table.pause()
    fake.time.seconds += 1000
    assert not fake.table.tick()
    fake.table.resume_clock()
    assert fake.table.clock.remaining() == 10
    fake.time.seconds += 10
    assert fake.table.tick()


def test_a_start_after_death_loses_no_more_of_the_time_than_a_heartbeat(fake: FakeTable) -> None:
    say(fake, "count")
    for _ in range(33):
        fake.time.seconds += 1
        fake.table.tick()
    remaining = fake.started_again().clock.remaining()
    assert remaining is not None
    assert 27 <= remaining <= 32


def test_a_start_after_a_pause_or_save_and_quit_loses_nothing_of_the_time(fake: FakeTable) -> None:
    say(fake, "count")
    fake.time.seconds += 33
    fake.table.close()
    assert fake.started_again().clock.remaining() == 27


def test_what_a_whisper_does_not_change_is_not_kept(fake: FakeTable) -> None:
    """W34: what anybody but the ghost types is thrown away."""
    fake.table.act(Whisper(ANN, "my own word", version=0))
    again = fake.started_again()
    assert again.view() == fake.table.view()
    assert "my own word" not in "".join(read_journal(fake.journal).records)


def test_a_whisper_that_counts_is_sealed_and_comes_back(fake: FakeTable) -> None:
    fake.table.act(Whisper(CY, "my guess", version=0))
    assert fake.started_again().open(CY) == fake.table.open(CY)
    assert "my guess" not in "".join(read_journal(fake.journal).records)


@pytest.mark.parametrize("text", ["x", "고양이", "a longer guess than most"])
def test_both_whispers_leave_lines_of_one_length(fake: FakeTable, text: str) -> None:
    """W34: from outside, nobody can tell whose text counted."""
    fake.table.act(Whisper(ANN, text, version=0))
    fake.table.act(Whisper(CY, text, version=1))
    _, thrown_away, kept = fake.journal.read_bytes().splitlines()
    assert len(thrown_away) == len(kept)


def test_every_other_record_has_the_same_length(fake: FakeTable) -> None:
    fake.table.open(ANN)
    say(fake, "count")
    fake.table.undo()
    fake.table.pause()
    assert len({len(line) for line in fake.journal.read_bytes().splitlines()[1:]}) == 1


def test_a_finished_game_leaves_no_journal(fake: FakeTable) -> None:
    fake.table.act(Whisper(CY, MAGIC, version=0))
    assert fake.table.is_over
    assert fake.started_again().is_over
    fake.table.finish()
    assert list(fake.folder.iterdir()) == []


def test_a_game_that_goes_on_cannot_be_finished_but_given_up(fake: FakeTable) -> None:
    with pytest.raises(ValueError, match="goes on"):
        fake.table.finish()
    fake.table.discard()
    assert list(fake.folder.iterdir()) == []
