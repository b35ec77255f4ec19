"""A game of Spy's Word with all that is drawn by chance fixed, for the party to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from spyword.engine.game import Game, Player, PlayerId, View
from spyword.engine.picture import Picture
from spyword.engine.spys_word import deal
from spyword.engine.spys_word.pair import Pair, Word
from spyword.engine.spys_word.settings import Settings
from spyword.engine.spys_word.views import Role, SpysWordView
from spyword.games import SpysWordSetup
from spyword.games.spys_word import WordStock
from spyword.i18n import LANGUAGES, translator
from spyword.table.setup import Setup, Stock
from spyword.ui.screens.ballot import BallotScreen
from spyword.ui.screens.farewell import FarewellScreen
from tests.leaks.party import IDS, SEED, Party, drafts
from tests.leaks.roles_in_words import CARD_SENTENCES, FAREWELL_SENTENCES

XYLOPHONE: Final = Word(
    {"en": "xylophone", "ko": "실로폰", "ja": "木琴", "ru": "ксилофон"}, {"en": ("glockenspiel",)}, Picture("🎹")
)
MARIMBA: Final = Word({"en": "marimba", "ko": "마림바", "ja": "マリンバ", "ru": "маримба"}, picture=Picture("🥁"))
PAIR: Final = Pair(XYLOPHONE, MARIMBA)
TYPED: Final = "zanzibar"
"""What everybody types as last words: a text that stands nowhere else."""

C, S, G = Role.CIVILIAN, Role.SPY, Role.GHOST
ROLES: Final = (C, C, S, G, C, C, C, C)
"""Of the first eight players; the opener is a civilian, as the ghost never begins (W10)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who is what, and what everybody will do."""

    roles: Sequence[Role] = ROLES
    settings: Settings = field(default_factory=Settings)
    civilian_word: Word = XYLOPHONE
    spy_word: Word = MARIMBA
    languages: Sequence[str] = ("en",)
    """Of the cards, in turn."""
    victims: Sequence[PlayerId] = ()
    """For whom all the others vote, vote by vote."""
    typed: str = TYPED
    """What everybody types as last words."""

    @property
    def ids(self) -> tuple[PlayerId, ...]:
        """The players, in seating order, which is the speaking order too."""
        return IDS[: len(self.roles)]

    @property
    def pair(self) -> Pair:
        """The two words in play."""
        return Pair(self.civilian_word, self.spy_word)

    def against(self, *victims: PlayerId) -> Deal:
        """The same, and all vote for these, vote by vote."""
        return replace(self, victims=victims)

    def setup(self) -> Setup:
        """The form it was started from."""
        return SpysWordSetup(drafts(len(self.roles), self.languages), self.settings)

    def dealt(self, players: Sequence[Player]) -> tuple[Stock, Game]:
        """The game, and what it was drawn from."""
        game = deal(
            players,
            self.pair,
            self.settings,
            seed=SEED,
            roles=self.roles,
            order=self.ids,
            civilian_word=self.civilian_word,
        )
        return WordStock(self.settings, "instruments", self.pair), game

    def secrets(self, view: View) -> frozenset[str]:
        """Both words in every spelling, and the sentences that tell a role, in every language."""
        return words() | roles_in_words() | {self.typed}

    def round_of(self, view: View) -> int:
        assert isinstance(view, SpysWordView)
        return view.round

    async def go_on(self, it: Party) -> bool:
        """Vote for the victim, type the last words."""
        match it.screen:
            case BallotScreen():
                await it.press(str(1 + self._ballot_line(it.screen)), "enter")
            case FarewellScreen():
                await it.press(*self.typed, after=0.3)
                await it.press("enter", "space")
            case _:
                return False
        return True

    def _ballot_line(self, screen: BallotScreen) -> int:
        victim = self.victims[(screen.view.round - 1) % len(self.victims)]
        candidates = screen.view.candidates
        return candidates.index(victim) if victim in candidates else 0


def words() -> frozenset[str]:
    """Both words, in every spelling and language."""
    return frozenset((*PAIR.a.spellings(), *PAIR.b.spellings()))


def roles_in_words() -> frozenset[str]:
    """The sentences that tell somebody alone the own role, in every language."""
    sentences = (*CARD_SENTENCES, *FAREWELL_SENTENCES)
    return frozenset(translator(code)(sentence) for code in LANGUAGES for sentence in sentences)
