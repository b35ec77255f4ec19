"""A small TOML file of settings: read key by key with its type, set aside as a whole when anything is wrong in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import TypeVar

from spyword.files import DamageReason, Loaded, damaged

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


_LARGEST = 1e12
"""No amount is larger; neither infinity nor what is no number at all is smaller."""


class BadKey(Exception):
    """A key that is unknown, or whose value is none that it can have."""

    def __init__(self, key: str, reason: DamageReason) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason


class Fields:
    """One TOML table being read: every key is taken once, and `end` refuses what nobody took.

    Each reader raises `BadKey` if the value is of another kind, and gives `default` if the key is not there.
    """

    def __init__(self, table: Mapping[str, object]) -> None:
        self._left = dict(table)

    def text(self, key: str, default: str = "") -> str:
        """A string."""
        value = self._left.pop(key, default)
        if not isinstance(value, str):
            raise BadKey(key, DamageReason.BAD_VALUE)
        return value

    def flag(self, key: str, default: bool) -> bool:
        """`true` or `false`."""
        value = self._left.pop(key, default)
        if not isinstance(value, bool):
            raise BadKey(key, DamageReason.BAD_VALUE)
        return value

    def number(self, key: str, default: int) -> int:
        """A whole number."""
        value = self._left.pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadKey(key, DamageReason.BAD_VALUE)
        return value

    def amount(self, key: str) -> float:
        """A number, whole or not, of 0 or more; 0 if the key is not there."""
        value = self._left.pop(key, 0)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < _LARGEST:
            raise BadKey(key, DamageReason.BAD_VALUE)
        return float(value)

    def choice(self, key: str, default: E) -> E:
        """One of the values of an enum."""
        value = self._left.pop(key, default.value)
        try:
            return type(default)(value)
        except ValueError:
            raise BadKey(key, DamageReason.BAD_VALUE) from None

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings; empty if the key is not there."""
        return tuple(item for item in self._items(key, str))

    def tables(self, key: str) -> tuple[Fields, ...]:
        """A list of tables; empty if the key is not there."""
        return tuple(Fields(item) for item in self._items(key, dict))

    def table(self, key: str) -> Fields:
        """One table; an empty one if the key is not there."""
        return Fields(self.object(key))

    def object(self, key: str) -> dict[str, object]:
        """One table, for somebody else to look into; an empty one if the key is not there."""
        value = self._left.pop(key, {})
        if not isinstance(value, dict):
            raise BadKey(key, DamageReason.BAD_VALUE)
        return value

    def all_texts(self) -> dict[str, str]:
        """Every key that is left, each of a string."""
        return {key: self.text(key) for key in list(self._left)}

    def has(self, key: str) -> bool:
        """The key is there and not yet taken."""
        return key in self._left

    def end(self) -> None:
        """Raises `BadKey` if a key is left that nobody took."""
        for key in self._left:
            raise BadKey(key, DamageReason.UNKNOWN_KEY)

    def _items(self, key: str, kind: type[T]) -> list[T]:
        value = self._left.pop(key, [])
        if not isinstance(value, list):
            raise BadKey(key, DamageReason.BAD_VALUE)
        items = [item for item in value if isinstance(item, kind)]
        if len(items) != len(value):
            raise BadKey(key, DamageReason.BAD_VALUE)
        return items


def read_settings_file(path: Path, parse: Callable[[Fields], T], default: T) -> Loaded[T]:
    """What `parse` makes of the file; `default` if there is none, or if it had to be set aside.

    Raises `OSError` only if the file is there and the system refuses to read it.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Loaded(default)
    try:
        text = content.decode("utf-8")
        fields = Fields(tomllib.loads(text))
        value = parse(fields)
        fields.end()
    except UnicodeDecodeError:
        return Loaded(default, damaged(path, DamageReason.UNREADABLE))
    except tomllib.TOMLDecodeError as error:
        return Loaded(default, damaged(path, DamageReason.SYNTAX, _line_of_error(error, text)))
    except BadKey as error:
        return Loaded(default, damaged(path, error.reason, _line_of_key(error.key, text), error.key))
    return Loaded(value)


def _line_of_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The parser tells the line in its message only; at the end of the document it tells none."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else max(1, len(text.splitlines()))


def _line_of_key(key: str, text: str) -> int | None:
    """The line that sets the key, if there is only one such line."""
    sets_key = re.compile(rf"""\s*(\[+\s*)?["']?{re.escape(key)}["']?\s*(=|\])""")
    lines = [number for number, line in enumerate(text.splitlines(), start=1) if sets_key.match(line)]
    return lines[0] if len(lines) == 1 else None
