"""The game is over, and all is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from spyword.engine.spys_word.settings import Lineup, Settings
from spyword.engine.spys_word.views import EndView, GuessRecord, Side, Termination
from spyword.prefs import Pictures, Prefs
from spyword.ui.lobby import Lobby
from spyword.ui.messages import Go, LobbyOrder, Place
from spyword.ui.screens.end import EndScreen
from spyword.ui.stage import Stage
from spyword.ui.widgets.banner import Banner
from spyword.ui.widgets.picture import PictureFrame
from tests.ui.public_views import game_over
from tests.ui.showing import LANGUAGES, SIZES, Showing, showing
from tests.ui.views import CAT, DOG, IDS, NAMES

MINSU, SAKURA = IDS[1:3]
WRONG = GuessRecord(SAKURA, "tiger", was_right=False)
RIGHT = GuessRecord(SAKURA, "cat", was_right=True)


def screen(view: EndView) -> Callable[[Stage], EndScreen]:
    return lambda stage: EndScreen(view, stage)


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Where the screen wants to go."""
    found: list[Place] = []

    async def carry_out(lobby: Lobby, order: LobbyOrder) -> None:
        assert isinstance(order, Go)
        found.append(order.place)

    monkeypatch.setattr(Lobby, "carry_out", carry_out)
    return found


def row_of(it: Showing, name: str) -> list[str]:
    """The row of one player in the table, in pieces."""
    return next(row for row in it.rows() if name in row).split()


def paper_falls(it: Showing) -> bool:
    return not it.app.screen.query_one(Banner).is_at_rest


@pytest.mark.parametrize("pictures", list(Pictures))
@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_players_and_six_votes_are_complete_at_80_by_24(
    tmp_path: Path, language: str, pictures: Pictures
) -> None:
    """W40: both words, every role, the votes of every round."""
    view = game_over(12, 6, guess=WRONG)
    prefs = Prefs(animations=False, pictures=pictures)
    async with showing(screen(view), tmp_path, language=language, prefs=prefs) as it:
        text = it.text()
        assert [name for name in NAMES if name not in text] == []
        assert CAT.texts[language] in text
        assert DOG.texts[language] in text
        assert "tiger" in text
        for place, name in enumerate(NAMES):
            votes = row_of(it, name)[-6:]
            assert [vote.lstrip("✗") for vote in votes] == [str((place * (vote + 2) + 1) % 12 + 1) for vote in range(6)]
        assert "✗" in text
        assert "→" not in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_role_stands_beside_its_player(tmp_path: Path, language: str) -> None:
    async with showing(screen(game_over(6)), tmp_path, language=language) as it:
        t = it.stage.t
        for beginning, role in (("1★Anna", t("civilian")), ("2 민수", t("spy")), ("3 さくら", t("ghost"))):
            assert any(beginning in row and f" {role} " in row for row in it.rows())


async def test_with_room_the_votes_are_names(tmp_path: Path) -> None:
    async with showing(screen(game_over(6, 2)), tmp_path, size=(140, 45)) as it:
        anna = next(row for row in it.rows() if "Anna" in row and "civilian" in row)
        assert anna.count("2 민수") == 2
        assert "Round 1" in it.text()


async def test_a_ninth_vote_is_found_with_the_arrows(tmp_path: Path) -> None:
    async with showing(screen(game_over(12, 9)), tmp_path) as it:
        assert "← → more" in it.text()
        header = next(row for row in it.rows() if row.split()[:2] == ["1", "2"])
        assert "9" not in header
        await it.press(*["right"] * 9)
        header = next(row for row in it.rows() if "9" in row.split() and "8" in row.split())
        assert "1" not in header.split()
        await it.press(*["left"] * 9)
        assert any(row.split()[:2] == ["1", "2"] for row in it.rows())


async def test_counts_only_stays_counts_only(tmp_path: Path) -> None:
    """W26."""
    view = game_over(6, 1, is_open=False)
    async with showing(screen(view), tmp_path) as it:
        assert "How many votes each got, by round" in it.text()
        counts = dict(view.votes[0].counts)
        for player, name in zip(IDS[:6], NAMES, strict=False):
            assert row_of(it, name)[-1].lstrip("✗") == str(counts[player])


@pytest.mark.parametrize(
    ("winner", "termination", "guess", "sentences"),
    [
        (Side.CIVILIANS, Termination.NO_IMPOSTOR_LEFT, None, ("c i v i l i a n s", "No spy and no ghost is left.")),
        (Side.IMPOSTORS, Termination.ONE_CIVILIAN_LEFT, WRONG, ("S p i e s   a n d", "“tiger”: wrong.")),
        (Side.GHOST, Termination.GHOST_GUESSED, RIGHT, ("a l o n e", "guessed the civilians' word: “cat”.")),
        (None, Termination.TOO_FEW_PLAYERS, None, ("N o b o d y", "Too few players are left at the table.")),
    ],
)
async def test_the_banner_says_who_has_won_and_the_line_why(
    tmp_path: Path,
    winner: Side | None,
    termination: Termination,
    guess: GuessRecord | None,
    sentences: tuple[str, str],
) -> None:
    """W35 to W38, W44."""
    view = game_over(6, winner=winner, termination=termination, guess=guess)
    async with showing(screen(view), tmp_path) as it:
        assert [sentence for sentence in sentences if sentence not in it.text()] == []


@pytest.mark.parametrize(("spies", "sentence"), [(1, "T h e   s p y   w i n s"), (2, "T h e   s p i e s   w i n")])
async def test_spies_without_a_ghost_win_without_one(tmp_path: Path, spies: int, sentence: str) -> None:
    settings = Settings(lineup=Lineup(spies, ghost=False))
    view = game_over(6, winner=Side.IMPOSTORS, termination=Termination.ONE_CIVILIAN_LEFT, settings=settings)
    async with showing(screen(view), tmp_path) as it:
        assert sentence in it.text()


async def test_winners_have_a_star_and_not_only_a_colour(tmp_path: Path) -> None:
    async with showing(screen(game_over(6)), tmp_path) as it:
        assert "1★Anna" in it.text()
        assert "2 민수" in it.text()


async def test_pictures_stand_beside_the_words_where_there_is_room(tmp_path: Path) -> None:
    async with showing(screen(game_over(12, 6)), tmp_path) as it:
        assert [picture.size.width for picture in it.app.screen.query(PictureFrame)] == [18, 18]
        await it.pilot.resize_terminal(140, 45)
        await it.pilot.pause()
        assert [picture.size.width for picture in it.app.screen.query(PictureFrame)] == [24, 24]
        await it.pilot.resize_terminal(40, 16)
        await it.pilot.pause()
        assert "cat" in it.text()
        assert "dog" in it.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_the_smallest_window_everything_is_found_by_scrolling(tmp_path: Path, language: str) -> None:
    async with showing(screen(game_over(12, 6)), tmp_path, size=(40, 16), language=language) as it:
        seen = it.text()
        for _ in range(12):
            await it.press("down")
            seen += it.text()
        assert [name for name in NAMES if name not in seen] == []


@pytest.mark.parametrize(
    ("key", "place"), [("enter", Place.AGAIN), ("f4", Place.SETUP), ("escape", Place.HOME), ("f1", Place.HELP)]
)
async def test_each_key_leads_to_its_place(tmp_path: Path, places: list[Place], key: str, place: Place) -> None:
    async with showing(screen(game_over()), tmp_path) as it:
        await it.press(key)
        assert places == [place]


async def test_a_held_enter_asks_for_one_new_game(tmp_path: Path, places: list[Place]) -> None:
    async with showing(screen(game_over()), tmp_path) as it:
        it.clock.advance(5)
        await it.hold("enter", seconds=3)
        assert places == [Place.AGAIN]


@pytest.mark.parametrize("size", SIZES)
async def test_confetti_comes_to_rest_at_a_key_and_hides_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    async with showing(screen(game_over()), tmp_path, size=size, prefs=Prefs(animations=True)) as it:
        assert paper_falls(it)
        await it.press("tab")
        assert not paper_falls(it)
        assert "civilians" in it.text().replace(" ", "")


async def test_nothing_falls_without_animations_or_winners(tmp_path: Path) -> None:
    async with showing(screen(game_over()), tmp_path) as it:
        assert not paper_falls(it)
        nobody = game_over(winner=None, termination=Termination.TOO_FEW_PLAYERS)
        await it.show(screen(nobody))
        assert "●" not in it.text()
