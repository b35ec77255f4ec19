"""Where a picture comes from. The rules never look at it: it only travels with what it shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Art:
    """A picture drawn as a square grid of letters; `.` is clear."""

    palette: tuple[tuple[str, str], ...]
    """Letter and colour (`#rrggbb`)."""
    rows: tuple[str, ...]
    """16 or 24 rows of as many letters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An emoji's image, or a grid."""

    emoji: str = ""
    art: Art | None = None
