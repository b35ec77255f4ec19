"""What a game brings to the form before it: its settings as lines, its packs, and what it says about the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from spyword.i18n import Translator
from spyword.packs.shelf import Shelf
from spyword.table.setup import Setup, SetupField
from spyword.ui.form.seats import seated
from spyword.ui.widgets.picker import Value

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """One setting of the rules. Each of its values is the whole form as it would be then."""

    id: str
    """The name of the field of the game's `Settings`."""
    label: str
    values: tuple[Value[Setup], ...]
    now: Setup
    """The one of the values that stands there."""
    hint: str
    """What the line is about, in a sentence."""
    field: SetupField | None = None
    """What is put right here."""
    note: str | None = None
    """Said below the line; None: no row is kept for a note."""
    is_warning: bool = False
    """The note advises against the value."""

    @property
    def refusal(self) -> str:
        """Why what stands there cannot be played with; empty if it can."""
        return next((value.refusal for value in self.values if value.value == self.now), "")


@dataclass(frozen=True, slots=True)
class PackLine:
    """One pack of the list to choose from."""

    id: str
    title: str
    size: str
    """How much is in it, in words."""


@dataclass(frozen=True, slots=True)
class GameForm(ABC):
    """The form of one game as it is filled in; that of another game has other lines."""

    title: ClassVar[str]
    """Message id of the name of the game."""
    packs_hint: ClassVar[str]
    """Message id of what the packs are for."""

    setup: Setup
    shelf: Shelf
    t: Translator

    @property
    def players(self) -> int:
        """How many would play."""
        return len(seated(self.setup).seats)

    @abstractmethod
    def lines(self) -> Iterator[Line]:
        """Every setting. A game has always the same lines, their values and notes change with the form."""

    @abstractmethod
    def packs_line(self) -> str:
        """Where the game is drawn from, as one line."""

    @abstractmethod
    def packs(self) -> Sequence[PackLine]:
        """All that can be chosen."""

    @abstractmethod
    def summary(self) -> str:
        """What will be played, when nothing stands against it."""

    def moved(self, order: Sequence[int]) -> Setup:
        """The form after its seats were moved or one was removed: `order` names the old places in their new order."""
        return self.setup


def line(
    id: str,
    label: str,
    now: T,
    values: Iterable[Value[T]],
    put: Callable[[T], Setup],
    hint: str,
    *,
    field: SetupField | None = None,
    note: str | None = None,
    is_warning: bool = False,
) -> Line:
    """The line of one setting: `put` makes the form in which it has this value."""
    forms = tuple(Value(put(value.value), value.label, value.refusal) for value in values)
    return Line(id, label, forms, put(now), hint, field, note, is_warning)


def on_off(t: Translator) -> tuple[Value[bool], ...]:
    """The values of a setting that is on or off."""
    return Value(False, t("Off")), Value(True, t("On"))
