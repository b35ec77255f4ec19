"""Games that were over long ago: their ends as they stood on the screen."""

from __future__ import annotations

from dataclasses import replace

from spyword.games.history import CHRONICLES
from spyword.people.store import People
from spyword.ui.base import GameScreen
from spyword.ui.catalogue import PUBLIC
from spyword.ui.past_lines import called
from spyword.ui.stage import Stage


def end_of(game: str, people: People, stage: Stage) -> GameScreen:
    """The end screen of a stored game, to be looked at only.

    Raises `UnknownGame`, `PeopleTrouble`, and `ValueError` if nobody can read what was stored of it.
    """
    record, gains = people.game(game), people.gains(game)
    players = [seat.player for seat in record.seats]
    names = dict(zip(players, called([seat.name for seat in record.seats], stage.t), strict=True))
    view = CHRONICLES[record.game].read(record.told, names)
    own = {seat.player: gains[seat.profile] for seat in record.seats if seat.profile in gains and seat.profile}
    return PUBLIC[type(view)](
        view, replace(stage, names=names, gains=own, titles=people.title_of if own else {}, is_past=True)
    )
