"""A game that the table has never heard of: everybody in turn says something, then whispers, until nobody is left.

Players say in seating order; who said "count" starts a whispering time of 60 seconds. A whisper of "open sesame" by
the last player ends the game; what others whisper is thrown away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from spyword.engine.errors import Code, IllegalAction, StaleAction
from spyword.engine.game import Action, Player, PlayerId, TimeUp, Timing, View
from spyword.engine.secret import Secret
from spyword.table.seats import Seat

MAGIC: Final = "open sesame"


@dataclass(frozen=True, slots=True)
class Say(Action):
    """Said to everybody."""

    is_public_slip: ClassVar[bool] = True
    player: PlayerId
    text: str = ""


@dataclass(frozen=True, slots=True)
class Whisper(Action):
    """Typed alone."""

    sealed: ClassVar[tuple[str, ...]] = ("text",)
    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class FakeView(View):
    """What is known; `secret` is the viewer's own."""

    said: tuple[str, ...]
    secret: Secret[str]


@dataclass(frozen=True, slots=True)
class FakeGame:
    """Satisfies the `Game` protocol."""

    players: tuple[Player, ...]
    said: tuple[str, ...] = ()
    heard: str = ""
    turn: int = 0
    whispering: bool = False
    is_over: bool = False
    version: int = 0

    @property
    def timing(self) -> Timing:
        return Timing(self.turn, 60 if self.whispering else None)

    def apply(self, action: Action) -> FakeGame:
        if action.version != self.version:
            raise StaleAction(action.version, self.version)
        if self.is_over:
            raise IllegalAction(Code.GAME_OVER)
        return replace(self._after(action), version=self.version + 1)

    def _after(self, action: Action) -> FakeGame:
        match action:
            case Say(_, text):
                return replace(
                    self, said=(*self.said, text), turn=self.turn + 1, whispering=text == "count", heard=self.heard
                )
            case Whisper(player, text) if player == self.players[-1].id:
                return replace(self, heard=text, turn=self.turn + 1, whispering=False, is_over=text == MAGIC)
            case Whisper():
                return replace(self, turn=self.turn + 1, whispering=False)
            case TimeUp() if self.whispering:
                return replace(self, turn=self.turn + 1, whispering=False)
        raise IllegalAction(Code.WRONG_PHASE)

    def legal_actions(self, viewer: PlayerId) -> tuple[Action, ...]:
        return (Say(viewer, version=self.version), Whisper(viewer, "", version=self.version))

    def view(self, viewer: PlayerId | None) -> FakeView:
        return FakeView(self.version, viewer, self.timing, (), False, self.said, Secret(f"{viewer} {self.heard}"))

    def at_version(self, version: int) -> FakeGame:
        return replace(self, version=version)


ACTIONS: Final[tuple[type[Action], ...]] = (Say, Whisper, TimeUp)
PLAYERS: Final = tuple(Player(PlayerId(f"p0{number}"), name) for number, name in enumerate(("Ann", "Bo", "Cy"), 1))
SEATS: Final = tuple(Seat(player, "en") for player in PLAYERS)
ANN, BO, CY = (player.id for player in PLAYERS)
