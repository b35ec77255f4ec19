"""What the host puts together before a game: the form, what is wrong with it, and the ones remembered."""

from spyword.table.setup.check import SetupCode, SetupField, SetupProblem, problems
from spyword.table.setup.draft import SeatDraft, Setup
from spyword.table.setup.remembered import (
    Preset,
    delete_preset,
    last_setup,
    presets,
    remember_setup,
    save_preset,
)

__all__ = [
    "Preset",
    "SeatDraft",
    "Setup",
    "SetupCode",
    "SetupField",
    "SetupProblem",
    "delete_preset",
    "last_setup",
    "presets",
    "problems",
    "remember_setup",
    "save_preset",
]
