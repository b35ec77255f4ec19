"""What the host puts together before a game: the form, what is wrong with it, and the ones remembered."""

from spyword.table.setup.check import (
    SetupCode,
    SetupField,
    SetupProblem,
    can_be_seated,
    pack_problems,
    seat_problems,
)
from spyword.table.setup.draft import PackGone, SeatDraft, Setup, Stock
from spyword.table.setup.remembered import (
    Preset,
    Setups,
    delete_preset,
    last_seats,
    last_setup,
    presets,
    remember_setup,
    save_preset,
)

__all__ = [
    "PackGone",
    "Preset",
    "SeatDraft",
    "Setup",
    "SetupCode",
    "SetupField",
    "SetupProblem",
    "Setups",
    "Stock",
    "can_be_seated",
    "delete_preset",
    "last_seats",
    "last_setup",
    "pack_problems",
    "presets",
    "remember_setup",
    "save_preset",
    "seat_problems",
]
