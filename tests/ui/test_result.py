"""The vote is told: in steps that everybody can follow, and that tell no more than the rules allow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from spyword.engine import spys_word
from spyword.engine.game import Player, PlayerId
from spyword.engine.spys_word.actions import PASS, GiveClue, GotIt, Proceed, ToTheVote, Vote
from spyword.engine.spys_word.pair import Pair
from spyword.engine.spys_word.settings import Lineup, Settings
from spyword.engine.spys_word.views import ResultView, Role, VoteEnd, VoteRecord
from spyword.prefs import Prefs
from spyword.ui.messages import Act, OpenMenu
from spyword.ui.result_show import Scene, drum, result_frames
from spyword.ui.screens.result import ResultScreen
from spyword.ui.stage import Stage
from tests.ui.public_views import counted, everybody_against, result
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import CAT, DOG, IDS, NAME_OF, NAMES

ANNA, MINSU, SAKURA, ANYA, JOSE = IDS[:5]
ANIMATED = Prefs(animations=True)


def screen(view: ResultView) -> Callable[[Stage], ResultScreen]:
    return lambda stage: ResultScreen(view, stage)


def out(player: PlayerId, role: Role | None = Role.CIVILIAN, *, players: int = 6, is_open: bool = True) -> VoteRecord:
    return counted(everybody_against(player, players), players=players, eliminated=player, role=role, is_open=is_open)


def lot(taken: PlayerId, *tied: PlayerId, role: Role | None = Role.CIVILIAN) -> VoteRecord:
    ballots = {ANNA: MINSU, MINSU: SAKURA, SAKURA: MINSU, ANYA: SAKURA}
    return counted(ballots, end=VoteEnd.LOT, eliminated=taken, tied=tied, role=role)


def freeze(it: Showing) -> ResultScreen:
    """Stop the timer of the show: from now on the test turns the pages."""
    standing = it.app.screen
    assert isinstance(standing, ResultScreen)
    if standing.timer is not None:
        standing.timer.stop()
    return standing


def words(it: Showing) -> str:
    """All that is on the screen, in one line."""
    return " ".join(it.text().split())


# What is told in the end


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_open_ballots_and_the_tally_are_complete_without_scrolling(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """W26: who voted for whom."""
    record = out(ANYA, Role.GHOST, players=12)
    async with showing(screen(result(record, players=12)), tmp_path, size=size, language=language) as it:
        for voter, target in record.ballots or ():
            assert any(f"{NAME_OF[voter]} " in row and f"→ {NAME_OF[target]}" in row for row in it.rows())
        assert [name for name in NAMES if it.text().count(name) < 2] == []
        assert any(f"{NAMES[3]} " in row and "█ 11 ◂" in row for row in it.rows())


async def test_pass_stands_among_twelve_as_what_it_is(tmp_path: Path) -> None:
    """W20: Pass collects votes like a player."""
    ballots = {voter: PASS if place % 2 else IDS[place + 1] for place, voter in enumerate(IDS)}
    record = counted(ballots, players=12, end=VoteEnd.PASSED)
    async with showing(screen(result(record, players=12)), tmp_path) as it:
        assert "→ Pass" in it.text()
        assert any("Pass" in row and "█ 6 ◂" in row for row in it.rows())
        assert "Pass wins: nobody goes." in it.text()
        assert "A new round with the same words, and no Pass in its vote." in words(it)


async def test_counts_only_shows_bars_and_no_ballot(tmp_path: Path) -> None:
    """W26."""
    async with showing(screen(result(out(ANYA, is_open=False))), tmp_path) as it:
        assert "→" not in it.text()
        assert any(NAMES[3] in row and "█ 5" in row for row in it.rows())


@pytest.mark.parametrize("size", SIZES)
async def test_the_eliminated_is_struck_stamped_and_told(tmp_path: Path, size: tuple[int, int]) -> None:
    """W8, W19."""
    async with showing(screen(result(out(MINSU, Role.SPY))), tmp_path, size=size) as it:
        assert "E L I M I N A T E D" in it.text()
        assert "Role: spy" in it.text()
        struck = [segment.text for row in it.cells() for segment in row if "strike" in str(segment.style)]
        assert any("민수" in text for text in struck)


async def test_a_ghost_who_goes_has_a_guess(tmp_path: Path) -> None:
    """W28."""
    async with showing(screen(result(out(MINSU, Role.GHOST))), tmp_path) as it:
        assert "The ghost gets one guess at the civilians' word." in it.text()


async def test_hidden_roles_stay_hidden_and_everybody_has_last_words(tmp_path: Path) -> None:
    """W34."""
    async with showing(screen(result(out(MINSU, None), reveal_roles=False)), tmp_path) as it:
        assert "The role stays secret until the end." in it.text()
        assert "Next: the laptop goes to 민수, for some last words." in it.text()
        assert "guess" not in it.text()


async def test_a_tie_announces_the_duel(tmp_path: Path) -> None:
    """W23."""
    ballots = {ANNA: MINSU, MINSU: SAKURA, SAKURA: MINSU, ANYA: SAKURA}
    record = counted(ballots, end=VoteEnd.DUEL, tied=(MINSU, SAKURA))
    async with showing(screen(result(record)), tmp_path) as it:
        assert "민수 · さくら" in it.text()
        assert "A duel!" in it.text()
        assert "E L I M I N A T E D" not in it.text()
        assert [row.count("◂") for row in it.rows() if "2 ◂" in row] == [1, 1]


async def test_a_lot_says_that_it_was_one(tmp_path: Path) -> None:
    """W24, W25."""
    async with showing(screen(result(lot(SAKURA, MINSU, SAKURA))), tmp_path) as it:
        assert "The lot decided among 2." in it.text()
        assert "E L I M I N A T E D" in it.text()


async def test_a_duellist_who_left_ends_the_duel(tmp_path: Path) -> None:
    """W43."""
    record = counted({ANNA: MINSU}, end=VoteEnd.LEFT, eliminated=MINSU)
    async with showing(screen(result(record)), tmp_path) as it:
        assert "One of the duellists has left: the duel is over." in it.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_the_smallest_window_the_outcome_stands_and_the_votes_scroll(tmp_path: Path, language: str) -> None:
    record = out(ANYA, None, players=12)
    view = result(record, players=12, reveal_roles=False)
    async with showing(screen(view), tmp_path, size=(40, 16), language=language) as it:
        assert it.text().count(NAMES[3]) >= 2
        assert not any("→" in row and NAMES[11] in row for row in it.rows())
        await it.press(*["down"] * 11)
        assert any(row.strip().startswith("Q ") and "→" in row for row in it.rows())


async def test_lines_stand_apart_only_where_all_of_them_fit(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, size=(40, 16)) as it:
        for size, gap in (((40, 16), 1), ((80, 24), 2), ((40, 16), 1)):
            await it.pilot.resize_terminal(*size)
            await it.pilot.pause()
            ballots = [number for number, row in enumerate(it.rows()) if "→" in row]
            assert {below - above for above, below in pairwise(ballots)} == {gap}


# Keys


async def test_enter_goes_on_once_all_is_told(tmp_path: Path) -> None:
    async with showing(screen(result(out(ANNA))), tmp_path) as it:
        await it.press("space", "1")
        assert it.orders == []
        await it.press("enter")
        assert it.orders == [Act(Proceed(version=7))]


async def test_the_menu_can_be_opened(tmp_path: Path) -> None:
    async with showing(screen(result(out(ANNA))), tmp_path) as it:
        await it.press("escape")
        assert it.orders == [OpenMenu()]


# The show


async def test_at_first_every_ballot_lies_face_down(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        freeze(it)
        assert it.text().count("→ █") == 6
        assert "E L I M I N A T E D" not in it.text()
        assert "Role" not in it.text()


async def test_the_ballots_are_turned_up_one_after_another_and_the_bars_follow(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        show = freeze(it)
        covered = []
        for _ in range(6):
            show.next_frame()
            freeze(it)
            await it.pilot.pause()
            covered.append(it.text().count("→ █"))
        assert covered == [5, 4, 3, 2, 1, 0]
        assert any(NAMES[1] in row and "█ 5" in row for row in it.rows())


async def test_the_bars_of_a_counted_vote_grow_together(tmp_path: Path) -> None:
    """W26: the order in which the votes came is nobody's business."""
    async with showing(screen(result(out(MINSU, is_open=False))), tmp_path, prefs=ANIMATED) as it:
        show = freeze(it)
        show.next_frame()
        freeze(it)
        await it.pilot.pause()
        counts = [row.split()[-1] for row in it.rows() if any(name in row for name in NAMES[:6]) and "█" in row]
        assert counts == ["1", "1"]


@pytest.mark.parametrize("key", ["space", "enter", "escape", "f1", "tab", "x", "7", "down"])
async def test_any_key_ends_the_show_and_does_nothing_else(tmp_path: Path, key: str) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        await it.press(key)
        assert "E L I M I N A T E D" in it.text()
        assert "Role: civilian" in it.text()
        assert it.orders == []
        assert len(it.app.screen_stack) == 1


async def test_a_click_ends_the_show(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        it.clock.advance(5)
        await it.pilot.click("#title")
        await it.pilot.pause()
        assert "E L I M I N A T E D" in it.text()


async def test_the_enter_of_the_last_ballot_held_down_spoils_nothing(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        freeze(it)
        await it.hold("enter", seconds=2, delay=0.03)
        assert "E L I M I N A T E D" not in it.text()
        assert it.orders == []


async def test_the_key_that_ends_the_show_held_down_does_not_go_on(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=ANIMATED) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=3)
        assert it.orders == []
        await it.press("enter")
        assert it.orders == [Act(Proceed(version=7))]


async def test_without_animations_all_is_told_at_once(tmp_path: Path) -> None:
    async with showing(screen(result(out(MINSU))), tmp_path, prefs=Prefs(animations=False)) as it:
        assert "Role: civilian" in it.text()


# The lot


@pytest.mark.parametrize("taken", [MINSU, SAKURA, JOSE])
def test_the_drum_stops_at_whom_the_lot_takes(taken: PlayerId) -> None:
    names = drum((MINSU, SAKURA, JOSE), taken)
    assert names[-1] == taken
    assert set(names) == {MINSU, SAKURA, JOSE}
    assert len(names) == len(drum((MINSU, SAKURA), MINSU))
    assert all(one != next_one for one, next_one in pairwise(names))


def test_the_drum_slows_down() -> None:
    waits = [frame.wait for frame in result_frames(lot(MINSU, MINSU, SAKURA)) if frame.scene is Scene.LOT]
    assert waits == sorted(waits)
    assert waits[0] < 0.1 < 0.5 < waits[-1]
    assert sum(waits) < 8


async def test_the_name_in_the_window_of_the_drum_changes(tmp_path: Path) -> None:
    view = result(lot(SAKURA, MINSU, SAKURA))
    async with showing(screen(view), tmp_path, prefs=ANIMATED) as it:
        show = freeze(it)
        seen = set()
        for index, frame in enumerate(result_frames(view.record)):
            if frame.scene is Scene.LOT:
                show.show_frame(index)
                await it.pilot.pause()
                seen.add("▸ 민수 ◂" in it.text())
        assert seen == {True, False}


# Secrecy (W34)


def hidden_game(roles: Mapping[PlayerId, Role]) -> ResultView:
    """The first announcement of a game with hidden roles in which 민수 is voted out."""
    players = tuple(Player(player, NAME_OF[player]) for player in IDS[:6])
    settings = Settings(lineup=Lineup(1, True), reveal_roles=False)
    game = spys_word.deal(players, Pair(CAT, DOG), settings, seed=7, roles=roles, order=IDS[:6])
    for player in IDS[:6]:
        game = game.apply(GotIt(player, version=game.version))
    for player in IDS[:6]:
        game = game.apply(GiveClue(player, version=game.version))
    game = game.apply(ToTheVote(version=game.version))
    for voter in IDS[:6]:
        game = game.apply(Vote(voter, ANNA if voter == MINSU else MINSU, version=game.version))
    view = game.view(None)
    assert isinstance(view, ResultView)
    return view


async def _frames(it: Showing, view: ResultView) -> list[object]:
    """Every frame in all its cells, and how long it stands."""
    await it.show(screen(view))
    show = freeze(it)
    seen: list[object] = [show.waits()]
    for index in range(len(show.waits()) + 1):
        show.show_frame(index)
        await it.pilot.pause()
        seen.append(it.cells())
    return seen


async def test_two_games_with_hidden_roles_give_the_same_frames_at_the_same_time(tmp_path: Path) -> None:
    """W34: whether a civilian, the spy or the ghost goes, nobody can see it."""
    others = dict.fromkeys(IDS[:6], Role.CIVILIAN)
    deals = [
        others | {ANNA: Role.SPY, SAKURA: Role.GHOST},
        others | {MINSU: Role.SPY, SAKURA: Role.GHOST},
        others | {ANNA: Role.SPY, MINSU: Role.GHOST},
    ]
    games = [hidden_game(deal) for deal in deals]
    async with showing(screen(games[0]), tmp_path, prefs=ANIMATED) as it:
        frames = [await _frames(it, game) for game in games]
        assert frames[0] == frames[1] == frames[2]
        assert len(frames[0]) > 8


@pytest.mark.parametrize("role", list(Role))
def test_the_show_takes_as_long_whatever_the_role(role: Role) -> None:
    assert result_frames(out(MINSU, role)) == result_frames(out(MINSU, Role.CIVILIAN))
    assert result_frames(lot(MINSU, MINSU, SAKURA, role=role)) == result_frames(lot(MINSU, MINSU, SAKURA))
