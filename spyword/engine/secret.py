"""What the rules keep from somebody: a value that does not show itself."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T", covariant=True)


class Secret(Generic[T]):
    """A value whose every printed form is dots; `reveal` is the only way in.

    Words and roles travel in it, so that a crash, a log line or a debugger that prints the object
    around it tells nothing. It compares by value, and cannot be pickled.
    """

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        self._value = value

    def reveal(self) -> T:
        """The value. Only the rules, the card, the farewell and the end screen call this."""
        return self._value

    def __repr__(self) -> str:
        return "•••"

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return "•••"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Secret):
            return bool(self._value == other._value)
        return NotImplemented

    def __hash__(self) -> int:
        return hash((Secret, self._value))

    def __reduce__(self) -> str:
        raise TypeError("a secret cannot be pickled")
