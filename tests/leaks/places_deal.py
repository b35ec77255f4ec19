"""A game of Spyfall with all that is drawn by chance fixed, for the party to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from spyword.engine.game import Game, Player, PlayerId, View
from spyword.engine.picture import Picture
from spyword.engine.spyfall import FixedHand, Location, Role, RoundView, Scene, Settings, SpyfallView, deal
from spyword.games import SpyfallSetup
from spyword.games.spyfall import PlaceStock
from spyword.i18n import LANGUAGES, translator
from spyword.table.setup import Setup, Stock
from spyword.ui.screens.spyfall.accusation import AccusationBallotScreen
from spyword.ui.screens.spyfall.closing import ClosingScreen
from spyword.ui.screens.spyfall.questions import QuestionsScreen
from tests.leaks.party import IDS, SEED, Party, drafts
from tests.leaks.roles_in_words import CLAIM_SENTENCES, SPY_CARD_SENTENCES

_EMOJI: Final = "🏥🏦🎡🎪🎨🎭🏰🏭🏖🏕🌋🗿🗼🚀🛶🚂🚁🎢🧭🧪"
PLACES: Final = tuple(
    Scene(
        Location(f"odd/{at}", {code: f"{code}-Ort{at:02}" for code in LANGUAGES}, Picture(emoji)),
        tuple(Role({code: f"{code}-zunft{at:02}-{job}" for code in LANGUAGES}) for job in range(10)),
    )
    for at, emoji in enumerate(_EMOJI, start=1)
)
"""Names and roles that stand nowhere else."""
LONG: Final = 900
"""Seconds of a round: every key takes five of them."""
IN_SECRET: Final = Settings(spies=1, rounds=1, seconds=LONG, first_dealer=0, secret_votes=True)
PLAN: Final = ("ask", "claim", "ask", "accuse", "claim", "time")
"""What happens while the clock runs, in turn."""


@dataclass(frozen=True, slots=True)
class PlacesDeal:
    """Where everybody is, who the spy is, and what everybody will do."""

    spies: Sequence[PlayerId] = (IDS[1],)
    location: int = 6
    players: int = 5
    languages: Sequence[str] = ("en",)
    """Of the cards, in turn."""
    settings: Settings = IN_SECRET
    claimants: Sequence[int] = (1, 2)
    """Who says to be the spy, one after the other: lines of the list, from 1."""

    @property
    def ids(self) -> tuple[PlayerId, ...]:
        """The players, in seating order."""
        return IDS[: self.players]

    def setup(self) -> Setup:
        """The form it was started from."""
        settings = replace(self.settings, spies=len(self.spies))
        return SpyfallSetup(drafts(self.players, self.languages), settings, packs=("odd",))

    def dealt(self, players: Sequence[Player]) -> tuple[Stock, Game]:
        """The game, and what it was drawn from."""
        settings = replace(self.settings, spies=len(self.spies))
        hand = FixedHand(self.location, tuple(self.spies))
        return PlaceStock(settings, ("odd",), PLACES), deal(players, PLACES, settings, seed=SEED, fixed=[hand])

    def secrets(self, view: View) -> frozenset[str]:
        """Who somebody is at the location, and that somebody is a spy, until the round is told.

        All locations stand on the table: that none of them is told from the others is what twin games show.
        """
        if isinstance(view, RoundView):
            return frozenset()
        roles = (text for role in PLACES[self.location].roles for text in role.texts.values())
        sentences = (*SPY_CARD_SENTENCES, *CLAIM_SENTENCES)
        return frozenset((*roles, *(translator(code)(sentence) for code in LANGUAGES for sentence in sentences)))

    def round_of(self, view: View) -> int:
        assert isinstance(view, SpyfallView)
        return view.round

    async def go_on(self, it: Party) -> bool:
        """Follow the plan while the clock runs; nobody agrees to an accusation, or makes one when the time is up."""
        match it.screen:
            case QuestionsScreen():
                await self._talk(it, it.screen)
            case AccusationBallotScreen():
                await it.press("2", "enter")
            case ClosingScreen():
                await it.press(str(self.players))
            case _:
                return False
        return True

    async def _talk(self, it: Party, screen: QuestionsScreen) -> None:
        done = it.talked
        it.talked += 1
        match PLAN[done]:
            case "ask":
                await it.press("down" if screen.view.came_from is None else "up", "enter")
            case "claim":
                await it.press("f6", str(self.claimants[PLAN[:done].count("claim")]))
            case "accuse":
                await it.press("f5", "1", "2", "space")
            case _:
                it.clock.advance(LONG)
                it.app.tick()
                await it.pilot.pause()
