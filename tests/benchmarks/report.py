"""What a benchmark found, beside what it should be."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True)
class Figure:
    """One number with its goal."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None
    note: str = ""

    @property
    def is_met(self) -> bool:
        """The goal is met, or there is none."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )

    def line(self) -> str:
        """The figure for people."""
        goal = ""
        if self.at_most is not None:
            goal = f"at most {self.at_most:,g}"
        if self.at_least is not None:
            goal = f"at least {self.at_least:,g}"
        sign = "   " if not goal else "ok " if self.is_met else "NO "
        shown = f"{self.value:,.0f}" if self.value >= 1000 else f"{self.value:.3g}"
        return f"{sign} {self.name:<44} {shown:>9} {self.unit:<12} {goal:<17} {self.note}".rstrip()


def p95(values: list[float]) -> float:
    """What 95 of 100 values do not exceed."""
    return quantiles(values, n=20)[-1]


def spread(values: list[float]) -> str:
    """Least, middle and largest value, in milliseconds."""
    least, middle, largest = (1000 * value for value in (min(values), median(values), max(values)))
    return f"{least:.0f} / {middle:.0f} / {largest:.0f} ms"
