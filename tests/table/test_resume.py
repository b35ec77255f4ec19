"""Whatever kills the program, and whenever: the game goes on as it was, for everybody who looks at it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spyword.engine import spyfall
from spyword.engine.game import View
from spyword.engine.spyfall import NextDealer, allowed_spies
from spyword.engine.spys_word import (
    ClueMode,
    EndView,
    Farewell,
    FarewellView,
    Lineup,
    Settings,
    Ties,
    VerdictView,
    VoteDisplay,
    allowed_lineups,
)
from spyword.files import JOURNAL
from spyword.table.setup import Setup
from spyword.table.table import Table
from tests.table.fake_table import HandClock
from tests.table.real_table import (
    GHOSTLY,
    SPIES,
    all_views,
    do_something,
    setup_for,
    spyfall_for,
    start,
    start_again,
)

GAMES = {"Spy's Word": GHOSTLY, "Spyfall": SPIES}

SETTINGS = st.builds(
    Settings,
    tell_spies=st.booleans(),
    reveal_roles=st.booleans(),
    vote_display=st.sampled_from(VoteDisplay),
    passing=st.booleans(),
    clue_mode=st.sampled_from(ClueMode),
    discussion=st.sampled_from([60, 90, None]),
    ties=st.sampled_from(Ties),
    written_clues=st.booleans(),
)


SPYFALL_SETTINGS = st.builds(
    spyfall.Settings,
    rounds=st.integers(1, 6),
    seconds=st.sampled_from([180, 300, None]),
    next_dealer=st.sampled_from(NextDealer),
    play_roles=st.booleans(),
    spies_know=st.booleans(),
    secret_votes=st.booleans(),
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table of Spy's Word that may be played at."""
    players = draw(st.integers(4, 12))
    return setup_for(players, replace(draw(SETTINGS), lineup=draw(st.sampled_from(allowed_lineups(players)))))


@st.composite
def spyfall_setups(draw: st.DrawFn) -> Setup:
    """Any table of Spyfall that may be played at."""
    players = draw(st.integers(3, 12))
    spies = draw(st.sampled_from(allowed_spies(players)))
    return spyfall_for(players, replace(draw(SPYFALL_SETTINGS), spies=spies, first_dealer=draw(st.integers(0, 2))))


def played(folder: Path, setup: Setup, seed: int, steps: int) -> tuple[Table, list[tuple[int, list[View]]]]:
    """A random game; after each of its steps the number of lines in the journal, and what everybody saw."""
    time, rng = HandClock(), Random(seed)
    table = start(folder, setup, seed, time)
    seen = [(1, all_views(table))]
    for _ in range(steps):
        if not table.is_over:
            do_something(table, time, rng)
            seen.append((len(lines_in(folder)), all_views(table)))
    return table, seen


def lines_in(folder: Path) -> list[bytes]:
    return (folder / JOURNAL).read_bytes().splitlines(keepends=True)


def play_until(folder: Path, setup: Setup, kind: type[View], first_seed: int = 0) -> Table:
    """A random game up to its first public view of this kind; the first game that has one."""
    for seed in range(first_seed, first_seed + 100):
        time, rng = HandClock(), Random(seed)
        table = start(folder, setup, seed, time)
        while not table.is_over and not isinstance(table.view(), kind):
            do_something(table, time, rng)
        if isinstance(table.view(), kind):
            return table
    raise AssertionError(f"a hundred games without a {kind.__name__}")


@given(setup=setups() | spyfall_setups(), seed=st.integers(0, 2**40), steps=st.integers(0, 250))
@settings(max_examples=40, deadline=None)
def test_a_random_game_goes_on_for_all_viewers_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, setup: Setup, seed: int, steps: int
) -> None:
    folder = tmp_path_factory.mktemp("data")
    table, _ = played(folder, setup, seed, steps)
    again = start_again(folder)
    assert all_views(again) == all_views(table)
    assert again.slip == table.slip
    for seat in table.seats:
        assert again.legal_actions(seat.player.id) == table.legal_actions(seat.player.id)


@given(setup=setups() | spyfall_setups(), seed=st.integers(0, 2**40))
@settings(max_examples=8, deadline=None)
def test_a_death_between_any_two_steps_loses_nothing(
    tmp_path_factory: pytest.TempPathFactory, setup: Setup, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("data")
    _, seen = played(folder, setup, seed, 60)
    lines = lines_in(folder)
    for count, views in seen:
        (folder / JOURNAL).write_bytes(b"".join(lines[:count]))
        assert all_views(start_again(folder)) == views


@pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)
def test_a_death_within_any_byte_of_a_line_loses_that_line_alone(tmp_path: Path, setup: Setup) -> None:
    """The journal of a game, cut at every byte of its last lines."""
    _, seen = played(tmp_path, setup, 3, 26)
    after = dict(seen)
    content, begun = b"".join(lines_in(tmp_path)), b"".join(lines_in(tmp_path)[:-6])
    for size in range(len(begun), len(content) + 1):
        (tmp_path / JOURNAL).write_bytes(content[:size])
        again = start_again(tmp_path)
        lines = max(count for count in after if count <= content[:size].count(b"\n"))
        assert all_views(again) == after[lines]
        again.close()


TYPED = ["porcupine", "дикобраза", "ハリネズミ", "armadillo", "x", "천산갑", "a wild guess " * 50]


@pytest.mark.parametrize("text", TYPED)
@pytest.mark.parametrize("reveal_roles", [True, False])
def test_a_farewell_comes_back_whatever_was_typed(tmp_path: Path, text: str, reveal_roles: bool) -> None:
    """W28, W34: right, wrong or thrown away, hidden or seen by all."""
    setup = setup_for(6, Settings(lineup=Lineup(1, True), reveal_roles=reveal_roles))
    for seed in (0, 3):
        table = play_until(tmp_path, setup, FarewellView, seed)
        (player,) = table.view().waiting_for
        table.act(Farewell(player, text, version=table.view().version))
        assert all_views(start_again(tmp_path)) == all_views(table)


def test_the_end_can_be_seen_again_after_a_death_in_front_of_it(tmp_path: Path) -> None:
    """W40: both words, every role, the votes and the guess."""
    table = play_until(tmp_path, GHOSTLY, EndView, 5)
    again = start_again(tmp_path)
    assert again.is_over
    assert again.view() == table.view()
    again.finish()
    assert not (tmp_path / JOURNAL).exists()


def test_a_wrong_guess_that_all_have_seen_is_seen_again(tmp_path: Path) -> None:
    """W28."""
    table = play_until(tmp_path, setup_for(6, Settings(lineup=Lineup(1, True))), FarewellView)
    (ghost,) = table.view().waiting_for
    table.act(Farewell(ghost, "крокодил", version=table.view().version))
    view = start_again(tmp_path).view()
    assert isinstance(view, VerdictView)
    assert view.guess == "крокодил"


PLAY = """
import sys
from pathlib import Path
from random import Random
from tests.table.fake_table import HandClock
from tests.table.real_table import do_something, start
from tests.table.test_resume import GAMES

setup, seed = GAMES[sys.argv[2]], int(sys.argv[3])
time, rng = HandClock(), Random(seed)
while True:
    table = start(Path(sys.argv[1]), setup, seed, time)
    print("deal", 0, flush=True)
    while not table.is_over:
        do_something(table, time, rng)
        print("over" if table.is_over else "seen", table.view().version, flush=True)
    seed += 1
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_real_kill_in_the_middle_of_play_loses_nothing_that_was_seen(tmp_path: Path, game: str, seed: int) -> None:
    command = [sys.executable, "-c", PLAY, str(tmp_path), game, str(seed)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(40 + 37 * seed)]
        process.kill()
        told += process.stdout.read().splitlines(keepends=True)
    word, number = [line.split() for line in told if line.endswith("\n")][-1]
    table = start_again(tmp_path)
    may_follow = {"deal": {0, 1}, "seen": {int(number), int(number) + 1}, "over": {int(number), 0}}
    assert table.view().version in may_follow[word]
    assert table.clock.is_paused
