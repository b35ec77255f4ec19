"""What the rules of a game are written down in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chapter:
    """One heading and what stands under it; all message ids."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All that a stranger has to know of one game."""

    title: str
    """Message id of the game's name."""
    chapters: tuple[Chapter, ...]
