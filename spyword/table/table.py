"""One game being played: the present value of it, its clock, its journal, and who looks on.

Whatever game it is: the table takes actions, asks the rules, writes the journal, and only then shows what follows.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from spyword.engine.errors import Code, IllegalAction, RulesError
from spyword.engine.game import Action, Game, PlayerId, StopsClock, TimeUp, View
from spyword.engine.secret import Secret
from spyword.table.clock import Reading, TableClock
from spyword.table.journal import Journal, JournalError
from spyword.table.records import Acted, Away, ClockRead, Opened, Record, Undone, harmless_twin
from spyword.table.seats import Seat

HEARTBEAT: Final = 5.0
"""Seconds of a limited time that the death of the process may give back."""


class SlipKind(Enum):
    """What can be taken back without being an action of the game."""

    PAUSE = "pause"


class NothingToUndo(Exception):
    """No public slip is left that could be taken back."""


class DoesNotReplay(Exception):
    """A record of the journal does not follow from those before it."""

    def __init__(self, index: int) -> None:
        super().__init__(f"record {index}")
        self.index = index
        """From 0."""


@dataclass(frozen=True, slots=True)
class _Slip:
    """A public action that can still be taken back, and what it changed."""

    kind: type[Action]
    before: Game
    clock: Reading


class Table:
    """Takes the actions of everybody at the table, one after another."""

    def __init__(
        self, game: Game, seats: tuple[Seat, ...], journal: Journal, clock: TableClock, records: Iterable[Record] = ()
    ) -> None:
        """`game` is as it was dealt; `records` are what the journal says has happened since.

        Raises `DoesNotReplay` where they do not follow from each other.
        """
        self.seats = seats
        self.away = 0.0
        """Seconds in which the game waited to be continued."""
        self.clock = clock
        self._game = game
        self._journal = journal
        self._slips: tuple[_Slip, ...] = ()
        self._pause_is_slip = False
        self._noted = 0.0
        self._callbacks: list[Callable[[], None]] = []
        clock.begin(game.timing)
        for index, record in enumerate(records):
            try:
                self._follow(record)
            except (RulesError, NothingToUndo):
                raise DoesNotReplay(index) from None

    @property
    def opening(self) -> Secret[str]:
        """How the game was dealt, as the journal's first line has it."""
        return self._journal.opening

    @property
    def is_over(self) -> bool:
        """The game has its outcome."""
        return self._game.is_over

    def view(self) -> View:
        """What everybody may see."""
        return self._game.view(None)

    def open(self, player: PlayerId) -> View:
        """What this player alone may see; from now on nothing that was done before can be taken back.

        Raises `JournalError`, and `IllegalAction` if nobody of that id sits here.
        """
        if all(seat.player.id != player for seat in self.seats):
            raise IllegalAction(Code.UNKNOWN_PLAYER)
        self._journal.append(Opened())
        self._slips = ()
        return self._game.view(player)

    def legal_actions(self, player: PlayerId) -> tuple[Action, ...]:
        """All that this player may do now; an action with free text stands here with an empty one."""
        return self._game.legal_actions(player)

    def act(self, action: Action) -> None:
        """Let it happen: ask the rules, write it down, show what follows.

        Raises `StaleAction` or `IllegalAction` if the rules refuse, `JournalError` if it could not be written: in each
        case nothing has happened.
        """
        if isinstance(action, StopsClock):
            action = self._stopping(action)
        after = self._game.apply(action)
        if action.is_public_slip and self.clock.remaining() is not None:
            self._note_clock()
        self._journal.append(Acted(self._as_written(action, after)))
        self._enter(action, after)
        self._publish()

    @property
    def slip(self) -> type[Action] | SlipKind | None:
        """What `undo` would take back."""
        if self._pause_is_slip and self.clock.is_paused:
            return SlipKind.PAUSE
        return self._slips[-1].kind if self._slips else None

    def undo(self) -> None:
        """Take the last public slip back: the game is as it was before, the clock too, and no old action fits any more.

        Raises `NothingToUndo`, or `JournalError`: nothing has happened then.
        """
        if self.slip is None:
            raise NothingToUndo
        if self.slip is SlipKind.PAUSE:
            self.resume_clock()
            return
        self._journal.append(Undone())
        self._take_back()
        self._publish()

    def pause(self) -> None:
        """Stop the clock."""
        self.clock.pause()
        self._pause_is_slip = True
        self._note_clock()

    def resume_clock(self) -> None:
        """Let the clock go on."""
        self.clock.resume()
        self._pause_is_slip = False
        self._note_clock()

    def tick(self) -> bool:
        """To be called about once a second: lets the time run out. True if it did.

        Raises `JournalError`; the time is still up then, and the next tick tries again.
        """
        if self.is_over or self.clock.is_paused:
            return False
        if self.clock.is_up:
            self.act(TimeUp(version=self._game.version))
            return True
        if self.clock.remaining() is not None and self.clock.elapsed() - self._noted >= HEARTBEAT:
            self._note_clock()
        return False

    def waited(self, seconds: float) -> None:
        """It was left for so long. Where that cannot be written down, the game only seems longer than it was."""
        self.away += seconds
        with contextlib.suppress(JournalError):
            self._journal.append(Away(seconds), lasting=False)

    def subscribe(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change of the game, when `view` shows it already. Returns what ends it."""
        self._callbacks.append(callback)

        def unsubscribe() -> None:
            with contextlib.suppress(ValueError):
                self._callbacks.remove(callback)

        return unsubscribe

    def close(self) -> None:
        """Leave the table as it is: a later start can go on with it."""
        self._note_clock()
        self._journal.close()

    def discard(self) -> None:
        """Give the game up: nothing of it is kept. Raises `OSError`."""
        self._journal.remove()

    def finish(self) -> None:
        """Everybody has seen the end: nothing of the game is kept. Raises `OSError`."""
        if not self.is_over:
            raise ValueError("the game still goes on")
        self._journal.remove()

    def _follow(self, record: Record) -> None:
        """Let happen again what the journal says has happened."""
        match record:
            case Acted(action):
                self._enter(action, self._game.apply(action))
            case Opened():
                self._slips = ()
            case Undone():
                self._take_back()
            case ClockRead(reading):
                self.clock.set(reading)
            case Away(seconds):
                self.away += seconds

    def _enter(self, action: Action, after: Game) -> None:
        if action.is_public_slip and not after.is_over:
            self._slips = (*self._slips, _Slip(type(action), self._game, self.clock.read()))
        else:
            self._slips = ()
        self._game = after
        self.clock.begin(after.timing)
        self._pause_is_slip = self._pause_is_slip and self.clock.is_paused
        self._noted = 0.0

    def _take_back(self) -> None:
        if not self._slips:
            raise NothingToUndo
        slip = self._slips[-1]
        self._slips = self._slips[:-1]
        if slip.clock.turn != self.clock.read().turn:  # a time that has gone on since is not given back
            self.clock.set(slip.clock)
        self._game = slip.before.at_version(self._game.version + 1)
        self._pause_is_slip = False
        self._noted = 0.0

    def _stopping(self, action: StopsClock) -> Action:
        """What is left stands in the action; who stopped the clock before keeps it stopped (S12)."""
        left = self.clock.remaining()
        if left is not None and self.clock.is_paused:
            raise IllegalAction(Code.CLOCK_PAUSED)
        return replace(action, left=left or 0.0)

    def _as_written(self, action: Action, after: Game) -> Action:
        """The action for the journal: what was typed alone is left out if nothing in the game follows from it."""
        if not action.sealed:
            return action
        twin = harmless_twin(action)
        with contextlib.suppress(RulesError):
            if self._game.apply(twin) == after:
                return twin
        return action

    def _note_clock(self) -> None:
        """Write down how the clock stands. Where that fails, at most some seconds are lost: the game goes on."""
        self._noted = self.clock.elapsed()
        with contextlib.suppress(JournalError):
            self._journal.append(ClockRead(self.clock.read()), lasting=False)

    def _publish(self) -> None:
        for callback in tuple(self._callbacks):
            callback()
