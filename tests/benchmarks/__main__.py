"""Measures what has a number to reach: python -m tests.benchmarks [rules | people | interface]

Goals about the start of the interface are ratios to a minimal Textual app that is measured in the same run. Give it
a quiet machine. Exit status 1 if a goal is missed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from tests.benchmarks import interface, people, rules
from tests.benchmarks.report import Figure

PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "rules": rules.figures,
    "people": people.figures,
    "interface": interface.figures,
}


def main(words: Sequence[str]) -> int:
    """Print the figures of the parts that are named, or of all."""
    if unknown := set(words) - set(PARTS):
        print(f"There is no part {unknown.pop()}, only: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    all_met = True
    for part in words or PARTS:
        for figure in PARTS[part]():
            print(figure.line(), flush=True)
            all_met = all_met and figure.is_met
    return 0 if all_met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
