"""How each player stands at the moment: a sign and a word, so that it never takes a colour to tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.views import Clue, CluesView, DiscussionView, SeatView
from spyword.i18n import N_, Translator
from spyword.ui.terms import ROLE_NAMES


class Standing(Enum):
    """What a player does now; the value is the sign for it."""

    SPEAKS = "▸"
    SPOKE = "✓"
    WAITS = "○"
    LISTENS = "·"
    """Alive, but not one of the duellists (W23)."""
    PRESENT = "●"
    OUT = "✗"


_NOTES: Final[Mapping[Standing, str]] = {
    # Translators: these stand on the frame of a place card, at most 11 columns each (5 Korean or Japanese letters).
    Standing.SPEAKS: N_("speaks now"),
    Standing.SPOKE: N_("has spoken"),
    Standing.WAITS: N_("waits"),
    Standing.LISTENS: N_("listens"),
    Standing.PRESENT: N_("plays"),
    Standing.OUT: N_("out"),
}


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """What stands on the table before one player."""

    name: str
    standing: Standing
    note: str
    """The standing in words."""
    role: str = ""
    """The role in words, if everybody may know it."""
    clues: tuple[Clue, ...] = ()
    """What this player has written down so far, oldest first."""

    @property
    def sign(self) -> str:
        return self.standing.value

    @property
    def name_style(self) -> str:
        """The speaker stands out, the eliminated are struck through."""
        match self.standing:
            case Standing.SPEAKS:
                return "bold $background on $primary"
            case Standing.OUT:
                return "strike $faint"
            case _:
                return ""

    @property
    def sign_style(self) -> str:
        match self.standing:
            case Standing.SPEAKS:
                return "bold $primary"
            case Standing.SPOKE:
                return "$success"
            case _:
                return "$faint"


def place_cards(view: CluesView | DiscussionView, t: Translator) -> tuple[PlaceCard, ...]:
    """Everybody: in the order of this round first, then who only listens, then who is out."""
    return tuple(_card(seat, view, t) for seat in _round_the_table(view))


def _round_the_table(view: CluesView | DiscussionView) -> Iterator[SeatView]:
    seats = {seat.id: seat for seat in view.seats}
    yield from (seats[player] for player in view.order if seats[player].is_alive)
    others = [seat for seat in view.seats if seat.id not in view.order or not seat.is_alive]
    yield from sorted(others, key=lambda seat: not seat.is_alive)


def _card(seat: SeatView, view: CluesView | DiscussionView, t: Translator) -> PlaceCard:
    standing = _standing(seat, view)
    clues = tuple(clue for clue in view.clues if clue.player == seat.id)
    role = "" if seat.role is None else t(ROLE_NAMES[seat.role])
    return PlaceCard(seat.name, standing, t(_NOTES[standing]), role, clues)


def _standing(seat: SeatView, view: CluesView | DiscussionView) -> Standing:
    if not seat.is_alive:
        return Standing.OUT
    match view:
        case DiscussionView():
            return Standing.PRESENT
        case CluesView():
            return _standing_in_clues(seat.id, view)


def _standing_in_clues(player: PlayerId, view: CluesView) -> Standing:
    if player == view.speaker:
        return Standing.SPEAKS
    if player in view.spoken:
        return Standing.SPOKE
    return Standing.WAITS if player in view.order else Standing.LISTENS
