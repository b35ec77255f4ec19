"""The players' half of the form before a game: who sits where, and what the keys do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from spyword.table.setup import SeatDraft, Setup
from spyword.text import clean
from spyword.ui.base import GameScreen
from spyword.ui.form.host_settings import HostSettings
from spyword.ui.form.known_players import KnownPlayers, KnownPlayersDialog
from spyword.ui.form.seats import SeatList
from spyword.ui.keys import ADD, KNOWN, MOVE_DOWN, MOVE_UP, REMOVE, bindings
from spyword.ui.stage import Stage


class SeatingScreen(GameScreen):
    """Holds a `SeatList`, and `HostSettings` after it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(ADD, REMOVE, MOVE_UP, MOVE_DOWN, KNOWN),
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
    ]

    def __init__(self, stage: Stage, known: KnownPlayers | None) -> None:
        super().__init__(stage)
        self.known = known

    @property
    def setup(self) -> Setup:
        """The form as it is filled in now."""
        raise NotImplementedError

    def seats_moved(self, order: Sequence[int], seats: tuple[SeatDraft, ...]) -> None:
        """They sit in another order: `order` has the place where each sat before."""
        raise NotImplementedError

    def is_available(self, command_id: str) -> bool | None:
        match command_id:
            case ADD.id:
                return len(self.setup.seats) < self.setup.most_players or None
            case REMOVE.id | MOVE_UP.id | MOVE_DOWN.id | KNOWN.id:
                return (self.is_mounted and self._can_change_seat(command_id)) or None
            case _:
                return True

    def _can_change_seat(self, command_id: str) -> bool:
        """The cursor is in a seat that can go, or be moved so."""
        place, last = self.query_one(SeatList).focused_seat(), len(self.setup.seats) - 1
        if place is None:
            return False
        match command_id:
            case MOVE_UP.id:
                return place > 0
            case MOVE_DOWN.id:
                return place < last
            case KNOWN.id:
                return self.known is not None
            case _:
                return last > 0

    async def action_do_add(self) -> None:
        seats = self.setup.seats
        if len(seats) < self.setup.most_players:
            language = seats[-1].language if seats else self.stage.language
            await self._put_seats((*seats, SeatDraft("", language)), len(seats))

    async def action_do_remove(self) -> None:
        order, place = [*range(len(self.setup.seats))], self.query_one(SeatList).focused_seat()
        if place is not None:
            del order[place]
            await self._reorder(order, min(place, len(order) - 1))

    async def action_do_move_up(self) -> None:
        await self._move(-1)

    async def action_do_move_down(self) -> None:
        await self._move(1)

    async def _move(self, step: int) -> None:
        order, place = [*range(len(self.setup.seats))], self.query_one(SeatList).focused_seat()
        if place is not None:
            order[place], order[place + step] = order[place + step], order[place]
            await self._reorder(order, place + step)

    async def _reorder(self, order: Sequence[int], cursor: int) -> None:
        """Seat them anew: each by the place where he or she sat."""
        seats = tuple(self.setup.seats[place] for place in order)
        self.seats_moved(order, seats)
        await self._put_seats(seats, cursor)

    async def _put_seats(self, seats: tuple[SeatDraft, ...], cursor: int) -> None:
        seat_list = self.query_one(SeatList)
        await seat_list.put(seats)
        seat_list.go(cursor)

    async def action_do_known(self) -> None:
        """Somebody with a profile takes the seat with the cursor."""
        place, seats = self.query_one(SeatList).focused_seat(), self.setup.seats
        if place is None or self.known is None:
            return

        async def take(seat: SeatDraft) -> None:
            await self._put_seats((*seats[:place], seat, *seats[place + 1 :]), place)

        seated = {seat.profile for seat in seats if seat.profile is not None}
        await self.game_app.ask(KnownPlayersDialog(self.stage, self.known, seats[place], seated, take))

    async def on_input_submitted(self, event: Message) -> None:
        """Enter in a name goes to the next seat, and makes one after the last; in a last one that is empty it goes on
        to the rules.
        """
        event.stop()
        seat_list = self.query_one(SeatList)
        place = seat_list.focused_seat()
        if place is None or not self.game_app.guard.may_cross() or seat_list.go(place + 1):
            return
        if clean(seat_list.seats[place].name) and len(seat_list.rows) < self.setup.most_players:
            await self.action_do_add()
        else:
            self.query_one(HostSettings).go()

    def action_line(self, step: int) -> None:
        """Up and down stay in the column of names, or of languages, while there are seats."""
        seat_list, focused = self.query_one(SeatList), self.focused
        place = seat_list.focused_seat()
        if place is None or focused is None or not seat_list.go(place + step, type(focused)):
            self.focus_next() if step > 0 else self.focus_previous()
