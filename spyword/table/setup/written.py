"""How a form stands in a file: as a table of plain values that TOML and JSON both have. Neither has to hold a None."""

from __future__ import annotations

from typing import Final

from spyword.engine.spys_word.settings import DISCUSSION_CHOICES, Lineup, Settings
from spyword.files import DamageReason
from spyword.settings_file import BadKey, Fields
from spyword.table.setup.draft import SeatDraft, Setup

_NO_LIMIT: Final = 0
"""Seconds of discussion that stand for no limit."""


def table_of(setup: Setup) -> dict[str, object]:
    """The form as plain values."""
    settings = setup.settings
    lineup = {} if settings.lineup is None else {"spies": settings.lineup.spies, "ghost": settings.lineup.ghost}
    return {
        "packs": list(setup.packs),
        **lineup,
        "tell-spies": settings.tell_spies,
        "reveal-roles": settings.reveal_roles,
        "vote-display": settings.vote_display.value,
        "passing": settings.passing,
        "clue-mode": settings.clue_mode.value,
        "discussion": settings.discussion or _NO_LIMIT,
        "ties": settings.ties.value,
        "written-clues": settings.written_clues,
        "devices": settings.devices.value,
        "seat": [{"name": seat.name, "language": seat.language} for seat in setup.seats],
    }


def setup_of(fields: Fields) -> Setup:
    """The form that those values say. Raises `BadKey`."""
    defaults = Settings()
    settings = Settings(
        lineup=_lineup_of(fields),
        tell_spies=fields.flag("tell-spies", defaults.tell_spies),
        reveal_roles=fields.flag("reveal-roles", defaults.reveal_roles),
        vote_display=fields.choice("vote-display", defaults.vote_display),
        passing=fields.flag("passing", defaults.passing),
        clue_mode=fields.choice("clue-mode", defaults.clue_mode),
        discussion=_discussion_of(fields),
        ties=fields.choice("ties", defaults.ties),
        written_clues=fields.flag("written-clues", defaults.written_clues),
        devices=fields.choice("devices", defaults.devices),
    )
    return Setup(tuple(_seat_of(table) for table in fields.tables("seat")), settings, fields.texts("packs"))


def _lineup_of(fields: Fields) -> Lineup | None:
    if not fields.has("spies"):
        return None
    return Lineup(fields.number("spies", 1), fields.flag("ghost", False))


def _discussion_of(fields: Fields) -> int | None:
    seconds = fields.number("discussion", Settings().discussion or _NO_LIMIT) or None
    if seconds not in DISCUSSION_CHOICES:
        raise BadKey("discussion", DamageReason.BAD_VALUE)
    return seconds


def _seat_of(fields: Fields) -> SeatDraft:
    seat = SeatDraft(fields.text("name"), fields.text("language"))
    fields.end()
    return seat
