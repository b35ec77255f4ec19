"""Spy's Word before it is dealt: its form, what is wrong with one, how it is written down, and the pair it draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from spyword.engine.game import Action, Player
from spyword.engine.spys_word import ACTIONS, Pair, SpysWord, Word, deal
from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS, why_refused
from spyword.engine.spys_word.settings import DISCUSSION_CHOICES, Lineup, Settings
from spyword.files import DamageReason
from spyword.packs.model import Pack
from spyword.packs.shelf import PairSource, Shelf
from spyword.settings_file import BadKey, Fields
from spyword.table.deal_record import fingerprint_of
from spyword.table.setup import (
    PackGone,
    SeatDraft,
    Setup,
    SetupCode,
    SetupField,
    SetupProblem,
    can_be_seated,
    pack_problems,
    seat_problems,
)

_NO_LIMIT: Final = 0
"""Seconds of discussion that stand for no limit."""


@dataclass(frozen=True, slots=True)
class WordStock:
    """One pair (W2)."""

    settings: Settings
    pack: str
    pair: Pair

    @property
    def packs(self) -> tuple[str, ...]:
        """The pack that the pair was drawn from."""
        return (self.pack,)

    def fingerprint(self, seed: int, purpose: str) -> str:
        """Of both words in all spellings: `table.setup.Stock`."""
        return fingerprint_of([_content(self.pair.a), _content(self.pair.b)], seed, purpose)

    def deal(self, players: Sequence[Player], seed: int) -> SpysWord:
        """A new game. Raises `IllegalSetup`."""
        return deal(players, self.pair, self.settings, seed=seed)


def _content(word: Word) -> list[dict[str, list[str]]]:
    texts = {code: [text] for code, text in word.texts.items()}
    return [texts, {code: list(also) for code, also in word.also.items()}]


@dataclass(frozen=True, slots=True)
class SpysWordSetup(Setup):
    """The form before a game of Spy's Word."""

    game: ClassVar[str] = "spys-word"
    last_table: ClassVar[str] = "last-table.toml"
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    fewest_players: ClassVar[int] = FEWEST_PLAYERS
    most_players: ClassVar[int] = MOST_PLAYERS

    settings: Settings = field(default_factory=Settings)

    def problems(self, shelf: Shelf) -> tuple[SetupProblem, ...]:
        """Everything that stands against starting (W1, W5, W6)."""
        return (*seat_problems(self), *self._lineup_problems(), *self._pack_problems(shelf.packs))

    def _lineup_problems(self) -> Iterator[SetupProblem]:
        lineup = self.settings.lineup
        if lineup is None or not can_be_seated(self):
            return
        if (refusal := why_refused(len(self.seats), lineup)) is not None:
            yield SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=refusal)

    def _pack_problems(self, packs: Sequence[Pack]) -> Iterator[SetupProblem]:
        yield from pack_problems(self, packs)
        drawn = self._chosen(packs)
        if drawn and not any(pack.fitting(self.languages()) for pack in drawn):
            yield SetupProblem(SetupField.PACKS, SetupCode.NO_PAIR)

    def _chosen(self, packs: Iterable[Pack]) -> list[Pack]:
        return [pack for pack in packs if not self.packs or pack.id in self.packs]

    def draw(self, shelf: Shelf, deck: PairSource) -> WordStock:
        """The next pair of the deck (W2). Raises `OSError`."""
        pack, pair = deck.draw(self._chosen(shelf.packs), self.languages())
        return WordStock(self.settings, pack.id, pair)

    def stocks(self, shelf: Shelf, packs: Sequence[str]) -> Iterator[WordStock]:
        """Every pair of that pack. Raises `PackGone`."""
        (wanted,) = packs
        pack = next((pack for pack in shelf.packs if pack.id == wanted), None)
        if pack is None:
            raise PackGone(wanted)
        for pair in pack.pairs:
            yield WordStock(self.settings, pack.id, pair)

    def settings_table(self) -> dict[str, object]:
        """The settings as plain values."""
        settings = self.settings
        lineup = {} if settings.lineup is None else {"spies": settings.lineup.spies, "ghost": settings.lineup.ghost}
        return {
            **lineup,
            "tell-spies": settings.tell_spies,
            "reveal-roles": settings.reveal_roles,
            "vote-display": settings.vote_display.value,
            "passing": settings.passing,
            "clue-mode": settings.clue_mode.value,
            "discussion": settings.discussion or _NO_LIMIT,
            "ties": settings.ties.value,
            "written-clues": settings.written_clues,
            "devices": settings.devices.value,
        }

    @classmethod
    def from_fields(cls, seats: tuple[SeatDraft, ...], packs: tuple[str, ...], fields: Fields) -> SpysWordSetup:
        """The form whose settings those values are. Raises `BadKey`."""
        defaults = Settings()
        settings = Settings(
            lineup=_lineup_of(fields),
            tell_spies=fields.flag("tell-spies", defaults.tell_spies),
            reveal_roles=fields.flag("reveal-roles", defaults.reveal_roles),
            vote_display=fields.choice("vote-display", defaults.vote_display),
            passing=fields.flag("passing", defaults.passing),
            clue_mode=fields.choice("clue-mode", defaults.clue_mode),
            discussion=_discussion_of(fields),
            ties=fields.choice("ties", defaults.ties),
            written_clues=fields.flag("written-clues", defaults.written_clues),
            devices=fields.choice("devices", defaults.devices),
        )
        return cls(seats, settings, packs=packs)


def _lineup_of(fields: Fields) -> Lineup | None:
    if not fields.has("spies"):
        return None
    return Lineup(fields.number("spies", 1), fields.flag("ghost", False))


def _discussion_of(fields: Fields) -> int | None:
    seconds = fields.number("discussion", Settings().discussion or _NO_LIMIT) or None
    if seconds not in DISCUSSION_CHOICES:
        raise BadKey("discussion", DamageReason.BAD_VALUE)
    return seconds
