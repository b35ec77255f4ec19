"""A game that is over, on its way to the store of people."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from spyword.games import SETUPS
from spyword.games.spyfall import SpyfallSetup
from spyword.games.spyfall_chronicle import SpyfallChronicle
from spyword.games.spys_word import SpysWordSetup
from spyword.games.spys_word_chronicle import SpysWordChronicle
from spyword.people.deeds import Chronicle
from spyword.people.record import GameRecord, SeatRecord
from spyword.table.opening import deal_of
from spyword.table.table import Table

CHRONICLES: Final[Mapping[str, Chronicle]] = {
    SpysWordSetup.game: SpysWordChronicle(),
    SpyfallSetup.game: SpyfallChronicle(),
}
"""How each game is remembered, by its name in files."""


def record_of(table: Table, ended: datetime) -> GameRecord:
    """What is kept of this game, which has just ended (P2): nothing that the table does not see now.

    `ended` bears the offset of the clock on the wall. Raises `ValueError` while the game goes on.
    """
    if not table.is_over:
        raise ValueError("the game still goes on")
    deal = deal_of(table, SETUPS)
    began = deal.began or ended.timestamp()
    return GameRecord(
        id=deal.game_id,
        game=deal.setup.game,
        ended=ended,
        seconds=max(0.0, ended.timestamp() - began - table.away),
        packs=deal.packs,
        has_fixed_deal=deal.is_fixed,
        seats=tuple(SeatRecord(seat.player.id, seat.player.name, seat.profile, seat.language) for seat in table.seats),
        told=CHRONICLES[deal.setup.game].write(table.view()),
    )
