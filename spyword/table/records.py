"""What a journal says: one record a line, and how each is put into words for the file.

Actions are written down field by field, whatever game they belong to. A text that somebody typed alone
(`Action.sealed`) may be a word of the game: it is sealed with a key that stands in no file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Final

from spyword.engine.game import Action
from spyword.table.clock import Reading
from spyword.veil import unveil, veil

_STEP: Final = 240
"""Letters: every record is filled up to a multiple of this, so that no line tells by its length what it says."""


@dataclass(frozen=True, slots=True)
class Acted:
    """An action was accepted."""

    action: Action


@dataclass(frozen=True, slots=True)
class Opened:
    """A secret was shown to somebody: what was done before stands."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last public slip was taken back."""


@dataclass(frozen=True, slots=True)
class ClockRead:
    """The clock stood so."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Away:
    """Nobody played for so long: the game waited to be continued."""

    seconds: float


Record = Acted | Opened | Undone | ClockRead | Away


class Codec:
    """Turns the records of one game into lines of text and back."""

    def __init__(self, actions: Iterable[type[Action]], seal: bytes) -> None:
        self._actions = {action.__name__: action for action in actions}
        self._seal = seal
        """16 to 64 bytes that follow from the words in play."""

    def encode(self, record: Record) -> str:
        """The record as text; a sealed field of an action does not stand in it in clear."""
        match record:
            case Acted(action):
                return _filled(json.dumps({"act": type(action).__name__, **self._fields(action)}))
            case ClockRead(reading):
                return _filled(json.dumps({"clock": asdict(reading)}))
            case Away(seconds):
                return _filled(json.dumps({"away": seconds}))
            case Opened() | Undone():
                return _filled(json.dumps({"opened": record == Opened()}))

    def decode(self, text: str) -> Record:
        """The record of that text. Raises `ValueError` if it is none."""
        try:
            return self._record(text)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("not a record of this game") from error

    def _record(self, text: str) -> Record:
        content = json.loads(text)
        if "act" in content:
            kind = self._actions[content.pop("act")]
            content |= {name: self._opened(content[name]) for name in kind.sealed}
            content |= {name: tuple(value) for name, value in content.items() if isinstance(value, list)}
            return Acted(kind(**content))
        if "clock" in content:
            return ClockRead(Reading(**content["clock"]))
        if "away" in content:
            return Away(float(content["away"]))
        return Opened() if content["opened"] else Undone()

    def _fields(self, action: Action) -> dict[str, object]:
        written = {field.name: getattr(action, field.name) for field in fields(action)}
        return written | {name: self._sealed(written[name]) for name in action.sealed}

    def _sealed(self, text: str) -> str:
        return veil(_filled(json.dumps(text)), key=self._seal)

    def _opened(self, sealed: str) -> str:
        return str(json.loads(unveil(sealed, key=self._seal)))


def harmless_twin(action: Action) -> Action:
    """The same action with other texts of the same written length in its sealed fields.

    Where it leads to the same game, what was typed has no effect, and need not be kept.
    """
    values = {field.name: getattr(action, field.name) for field in fields(action)}
    values |= {name: "x" * (len(json.dumps(values[name])) - len('""')) for name in action.sealed}
    return type(action)(**values)


def _filled(text: str) -> str:
    return text + " " * (-len(text) % _STEP)
