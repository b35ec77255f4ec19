"""Two games that differ only in what somebody may not know look the same to that somebody, cell by cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.picture import Picture
from spyword.engine.spyfall import RoundView
from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.settings import Settings, VoteDisplay
from spyword.ui.base import PrivateScreen
from tests.leaks.party import IDS, Party, party
from tests.leaks.party import Deal as AnyDeal
from tests.leaks.places_deal import PlacesDeal
from tests.leaks.words_deal import MARIMBA, XYLOPHONE, C, Deal, G, S
from tests.ui.showing import Cell

TROMBONE = Word({"en": "trombone", "ko": "트롬본", "ja": "トロンボーン", "ru": "тромбон"}, picture=Picture("🎺"))
JEAN = IDS[0]
HIDDEN = Settings(reveal_roles=False)
NO_ROLES = replace(PlacesDeal().settings, play_roles=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """One screen as somebody sees it."""

    screen: str
    cells: list[list[Cell]]
    keys: dict[str, tuple[str, bool]]
    """Key to what it does, and whether it can be used now."""
    timers: list[float]
    """Seconds between the ticks of whatever runs on the screen."""


def moment(it: Party) -> Moment:
    screen = it.screen
    keys = {key: (active.binding.action, active.enabled) for key, active in screen.active_bindings.items()}
    timers = sorted(timer._interval for node in screen.walk_children(with_self=True) for timer in node._timers)
    return Moment(type(screen).__name__, it.grid(), keys, timers)


def is_seen_by(it: Party, viewer: PlayerId) -> bool:
    """It is public, or this player's own."""
    return not isinstance(it.screen, PrivateScreen) or it.screen.view.viewer == viewer


async def seen(deal: AnyDeal, folder: Path, viewer: PlayerId, until: Callable[[Party], bool]) -> list[Moment]:
    """All that this player sees of a game until then."""
    moments = []
    folder.mkdir()
    async with party(deal, folder) as it:
        while not until(it):
            if is_seen_by(it, viewer):
                moments.append(moment(it))
            await it.go_on()
    return moments


def assert_alike(one: list[Moment], other: list[Moment]) -> None:
    assert [each.screen for each in one] == [each.screen for each in other]
    assert [a.screen for a, b in zip(one, other, strict=True) if a != b] == []
    assert len(one) > 15


@dataclass(frozen=True, slots=True)
class Twins:
    """Two games that are one to Jean, until they part."""

    one: AnyDeal
    other: AnyDeal
    until: Callable[[Party], bool]


def second_vote(it: Party) -> bool:
    return it.round == 2 and it.view.is_private_turn


def is_told(it: Party) -> bool:
    return isinstance(it.view, RoundView)


TWINS = {
    "who the spy and the ghost are, and the spy's word": Twins(
        Deal((C, C, S, G, C), HIDDEN).against(IDS[1]),
        Deal((C, C, C, S, G), HIDDEN, spy_word=TROMBONE).against(IDS[1]),
        second_vote,
    ),
    "whether the eliminated was the ghost, who guessed wrong (W34)": Twins(
        Deal((C, C, S, G, C), HIDDEN).against(IDS[3]),
        Deal((C, C, S, C, G), HIDDEN).against(IDS[3]),
        second_vote,
    ),
    "whether one is a civilian or a spy who is not told (W3)": Twins(
        Deal((C, S, C, G, C), HIDDEN, civilian_word=XYLOPHONE, spy_word=MARIMBA).against(IDS[2]),
        Deal((S, C, C, G, C), HIDDEN, civilian_word=MARIMBA, spy_word=XYLOPHONE).against(IDS[2]),
        second_vote,
    ),
    "where the others are, to the spy (S2)": Twins(
        PlacesDeal(spies=IDS[:1], location=3, claimants=(2, 3)),
        PlacesDeal(spies=IDS[:1], location=17, claimants=(2, 3)),
        is_told,
    ),
    "who the spy is, and whether a claim that is taken back was true (S12)": Twins(
        PlacesDeal(spies=IDS[1:2], claimants=(2, 3), settings=NO_ROLES),
        PlacesDeal(spies=IDS[2:3], claimants=(2, 3), settings=NO_ROLES),
        is_told,
    ),
}


@pytest.mark.parametrize("twins", TWINS.values(), ids=TWINS)
async def test_a_player_cannot_tell_two_games_apart_that_differ_in(tmp_path: Path, twins: Twins) -> None:
    one = await seen(twins.one, tmp_path / "one", JEAN, twins.until)
    other = await seen(twins.other, tmp_path / "other", JEAN, twins.until)
    assert_alike(one, other)


async def test_counts_only_tells_nothing_of_who_voted_for_whom(tmp_path: Path) -> None:
    """W26: the ballots differ, the counts do not."""
    settings = Settings(reveal_roles=False, vote_display=VoteDisplay.COUNTS)
    screens = []
    for number, ballots in enumerate(("32111", "23111")):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with party(Deal((C, C, S, G, C), settings).against(*IDS[:1]), folder) as it:
            while not it.view.is_private_turn or not it.round:
                await it.go_on()
            for line in ballots:
                await it.press("space", line, "enter")
            screens.append(moment(it))
    assert screens[0].screen == "ResultScreen"
    assert screens[0] == screens[1]


def test_the_search_tells_two_moments_apart() -> None:
    """A look, a key or a timer that differs is seen."""
    plain = Moment("CardScreen", [[("a", None)]], {"enter": ("command('got_it')", True)}, [30.0])
    assert plain != Moment("CardScreen", [[("b", None)]], plain.keys, plain.timers)
    assert plain != Moment("CardScreen", plain.cells, {"enter": ("command('got_it')", False)}, plain.timers)
    assert plain != Moment("CardScreen", plain.cells, plain.keys, [31.0])
