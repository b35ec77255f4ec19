"""How a form stands in a file: as a table of plain values that TOML and JSON both have."""

from __future__ import annotations

from typing import TypeVar

from spyword.settings_file import Fields
from spyword.table.setup.draft import SeatDraft, Setup

S = TypeVar("S", bound=Setup)


def table_of(setup: Setup) -> dict[str, object]:
    """The form as plain values."""
    return {"packs": list(setup.packs), **setup.settings_table(), "seat": [_seat_table(seat) for seat in setup.seats]}


def setup_of(kind: type[S], fields: Fields) -> S:
    """The form that those values say. Raises `BadKey`."""
    seats = tuple(_seat_of(table) for table in fields.tables("seat"))
    return kind.from_fields(seats, fields.texts("packs"), fields)


def _seat_table(seat: SeatDraft) -> dict[str, str]:
    table = {"name": seat.name, "language": seat.language}
    return table if seat.profile is None else {**table, "profile": seat.profile}


def _seat_of(fields: Fields) -> SeatDraft:
    seat = SeatDraft(fields.text("name"), fields.text("language"), fields.text("profile") or None)
    fields.end()
    return seat
