"""How to play, in plain words: what a stranger has to know of each game, and advice for each role."""

from __future__ import annotations

from typing import Final

from spyword.ui.rules_text.book import Chapter, Rulebook
from spyword.ui.rules_text.spyfall import SPYFALL
from spyword.ui.rules_text.spys_word import SPYS_WORD

BOOKS: Final = (SPYS_WORD, SPYFALL)
"""In the order of Home."""

__all__ = ["BOOKS", "SPYFALL", "SPYS_WORD", "Chapter", "Rulebook"]
