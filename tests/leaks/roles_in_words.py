"""The sentences by which a screen tells somebody alone the own role, as they stand in the code."""

from __future__ import annotations

from typing import Final

CARD_SENTENCES: Final = ("You are the ghost: you have no word", "You are a spy. Blend in.")
FAREWELL_SENTENCES: Final = ("You are a civilian.", "You are a spy.", "You are the ghost.")
SPY_CARD_SENTENCES: Final = ("You are the spy", "Find out where you all are.")
CLAIM_SENTENCES: Final = ("You are a spy.", "You are not a spy.")
