"""A log that grows without being copied: each link holds what was added and all that came before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Chain(Generic[T]):
    """One link: adding to a log costs the same whatever its length. An empty log is None."""

    last: T
    before: Chain[T] | None

    def __iter__(self) -> Iterator[T]:
        """Oldest first."""
        newest_first: list[T] = []
        link: Chain[T] | None = self
        while link is not None:
            newest_first.append(link.last)
            link = link.before
        return reversed(newest_first)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Chain) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))
