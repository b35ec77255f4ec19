"""Whether chance is fair: how often it is asked, and what counts as even."""

from __future__ import annotations

from collections import Counter
from typing import Final

DRAWS: Final = 3_000
"""With fixed seeds, so that nothing flakes."""


def is_even(counts: Counter[str], kinds: int) -> bool:
    """No kind lacks, and none is off its share by more than 5 standard deviations (with fixed seeds: no flaking)."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(abs(count - share) < 5 * share**0.5 for count in counts.values())
