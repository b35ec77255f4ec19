"""The players' half of the form: a row a seat, in seating order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from spyword.i18n import LANGUAGES, NATIVE_NAMES, Translator
from spyword.people.profiles import Profile
from spyword.table.setup import SeatDraft, Setup
from spyword.text import clean
from spyword.ui.form.known_players import MARK, KnownPlayers
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField

S = TypeVar("S", bound=Setup)

_LANGUAGE_VALUES = [Value(code, NATIVE_NAMES[code]) for code in LANGUAGES]


def seated(setup: S) -> S:
    """The table that would play: an empty seat at the end is nobody's, as long as enough others are there (W1)."""
    seats = setup.seats
    while len(seats) > setup.fewest_players and not clean(seats[-1].name):
        seats = seats[:-1]
    return replace(setup, seats=seats)


class SeatRow(Vertical):
    """One seat: its number, the name, the language of the own card, and what is wrong with it."""

    def __init__(self, number: int, seat: SeatDraft, t: Translator, known: KnownPlayers | None) -> None:
        super().__init__()
        self._number = number
        self._t = t
        self._known = known
        # Made here and not in `compose`: the form asks for them before the row is composed.
        self._name_field = TypedField(seat.name, placeholder=t("Name"))
        self._language_field = Picker("", _LANGUAGE_VALUES, seat.language)
        self._problem = Plain("", classes="seat-problem")

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Plain(f"{self._number:>2}", classes="seat-number")
            yield self._name_field
            yield Plain(MARK, classes="seat-mark")
            yield self._language_field
        yield self._problem

    def on_mount(self) -> None:
        self._mark()

    @property
    def profile(self) -> Profile | None:
        """Who is meant; None for a guest."""
        return None if self._known is None else self._known.called(self._name_field.value)

    @property
    def seat(self) -> SeatDraft:
        """What stands in the row now."""
        profile = self.profile
        return SeatDraft(self._name_field.value, self._language_field.value, profile.id if profile else None)

    def put(self, seat: SeatDraft) -> None:
        """Fill the row anew."""
        with self._name_field.prevent(Input.Changed):
            self._name_field.value = seat.name
        self._language_field.offer(_LANGUAGE_VALUES, seat.language)
        self._mark()

    def _mark(self) -> None:
        self.set_class(self.profile is not None, "-known")

    @on(Input.Changed)
    def _renamed(self) -> None:
        """Who is recognised while the name is typed gets the card in the own language."""
        if (profile := self.profile) is not None and not self.has_class("-known"):
            self._language_field.offer(_LANGUAGE_VALUES, profile.language)
        self._mark()

    def tell(self, sentence: str) -> None:
        """Show what is wrong, or that nothing is."""
        self._problem.update(sentence)
        self.set_class(bool(sentence), "-wrong")

    def hint_at(self, widget: Widget) -> str:
        """What the field with the cursor is for; empty if it is none of this row."""
        if widget is self._name_field and self._known is not None and (profile := self.profile) is not None:
            return f"{MARK} {self._known.about(profile, self._t)}"
        if widget is self._name_field:
            return self._t("The laptop goes round in this order. Enter leads to the next seat.")
        if widget is self._language_field:
            return self._t("The language of this player's own card and ballot.")
        return ""

    def focus_on(self, kind: type[Widget]) -> None:
        """Put the cursor into the name or the language."""
        (self._language_field if kind is Picker else self._name_field).focus()


class SeatList(VerticalScroll, can_focus=False):
    """All seats. Posts `Changed` whenever anything in it changes."""

    @dataclass
    class Changed(Message):
        """A name, a language, or the number or order of the seats."""

    def __init__(self, seats: Sequence[SeatDraft], t: Translator, known: KnownPlayers | None, *, id: str) -> None:
        super().__init__(id=id)
        self._first = tuple(seats)
        self._t = t
        self._known = known

    def compose(self) -> ComposeResult:
        for number, seat in enumerate(self._first, 1):
            yield self._row(number, seat)

    def _row(self, number: int, seat: SeatDraft) -> SeatRow:
        return SeatRow(number, seat, self._t, self._known)

    @property
    def rows(self) -> list[SeatRow]:
        return list(self.query(SeatRow))

    @property
    def seats(self) -> tuple[SeatDraft, ...]:
        """What stands in the form."""
        return tuple(row.seat for row in self.rows)

    async def put(self, seats: Sequence[SeatDraft]) -> None:
        """Show these seats instead."""
        rows = self.rows
        for row, seat in zip(rows, seats, strict=False):
            row.put(seat)
        await self.mount_all(self._row(number, seat) for number, seat in enumerate(seats[len(rows) :], len(rows) + 1))
        for row in rows[len(seats) :]:
            await row.remove()
        self.post_message(self.Changed())

    def focused_seat(self) -> int | None:
        """The seat that the cursor is in, from 0."""
        focused: Widget | None = self.screen.focused
        return next((place for place, row in enumerate(self.rows) if focused and row in focused.ancestors), None)

    def hint_at(self, widget: Widget) -> str:
        """What the field with the cursor is for; empty if it is none of the seats'."""
        return next((hint for row in self.rows if (hint := row.hint_at(widget))), "")

    def go(self, place: int, kind: type[Widget] = TypedField) -> bool:
        """Put the cursor into a seat; False if there is none."""
        rows = self.rows
        if not 0 <= place < len(rows):
            return False
        rows[place].focus_on(kind)
        return True

    def tell(self, sentences: Mapping[int, str]) -> None:
        """Show at each seat what is wrong with it."""
        for place, row in enumerate(self.rows):
            row.tell(sentences.get(place, ""))

    @on(Input.Changed)
    @on(Picker.Changed)
    def _changed(self, event: Message) -> None:
        event.stop()
        self.post_message(self.Changed())
