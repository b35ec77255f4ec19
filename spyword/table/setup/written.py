"""How a form stands in a file: as a table of plain values that TOML and JSON both have."""

from __future__ import annotations

from typing import TypeVar

from spyword.settings_file import Fields
from spyword.table.setup.draft import SeatDraft, Setup

S = TypeVar("S", bound=Setup)


def table_of(setup: Setup) -> dict[str, object]:
    """The form as plain values."""
    seats = [{"name": seat.name, "language": seat.language} for seat in setup.seats]
    return {"packs": list(setup.packs), **setup.settings_table(), "seat": seats}


def setup_of(kind: type[S], fields: Fields) -> S:
    """The form that those values say. Raises `BadKey`."""
    seats = tuple(_seat_of(table) for table in fields.tables("seat"))
    return kind.from_fields(seats, fields.texts("packs"), fields)


def _seat_of(fields: Fields) -> SeatDraft:
    seat = SeatDraft(fields.text("name"), fields.text("language"))
    fields.end()
    return seat
