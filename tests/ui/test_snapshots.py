"""A handful of whole screens as pictures: a change of the looks is seen, and is meant, or is mended.

Write them anew with `pytest tests/ui/test_snapshots.py --snapshot-update`, and look at each. Pictures are off, since
they depend on the colours of the terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from spyword.prefs import Pictures, Prefs
from spyword.ui.app import SpywordApp
from spyword.ui.messages import Go, Place, Reveal
from tests.leaks.party import sit_down
from tests.leaks.words_deal import Deal
from tests.ui.showing import FakeClock

SnapCompare = Callable[..., bool]


def app_in(folder: Path, clock: FakeClock, language: str, theme: str) -> SpywordApp:
    prefs = Prefs(language=language, theme=theme, pictures=Pictures.OFF, animations=False, sounds=False)
    return SpywordApp(folder, prefs, language, now=clock)


async def settle(pilot: Pilot[None], clock: FakeClock) -> None:
    clock.advance(5)
    for _ in range(5):
        await pilot.pause()


@pytest.mark.parametrize(
    ("language", "theme", "place"),
    [
        ("en", "spyword-dark", Place.HOME),
        ("ru", "spyword-light", Place.SETUP),
        ("ja", "spyword-contrast", Place.HELP),
    ],
)
def test_a_place_outside_a_game(
    tmp_path: Path, snap_compare: SnapCompare, language: str, theme: str, place: Place
) -> None:
    clock = FakeClock()
    app = app_in(tmp_path, clock, language, theme)

    async def walk(pilot: Pilot[None]) -> None:
        app.post_message(Go(place))
        await settle(pilot, clock)
        app.set_focus(None)
        await settle(pilot, clock)

    assert snap_compare(app, run_before=walk, terminal_size=(80, 24))


@pytest.mark.parametrize("is_open", [False, True])
def test_a_hand_over_and_the_card_behind_it(tmp_path: Path, snap_compare: SnapCompare, is_open: bool) -> None:
    clock = FakeClock()
    app = app_in(tmp_path, clock, "ko", "spyword-dark")
    deal = Deal(languages=("ko",))

    async def play(pilot: Pilot[None]) -> None:
        await sit_down(app, deal, clock).show()
        await settle(pilot, clock)
        if is_open:
            app.post_message(Reveal(deal.ids[0]))
            await settle(pilot, clock)

    assert snap_compare(app, run_before=play, terminal_size=(80, 24))
