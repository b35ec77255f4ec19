"""Spyfall 2 before it is dealt: its form, what is wrong with one, how it is written down, and its locations."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from spyword.engine.game import Action, Player
from spyword.engine.spyfall import (
    ACTIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    PLACES,
    ROUND_CHOICES,
    Scene,
    Settings,
    Spyfall,
    deal,
    recommended_spies,
    why_refused,
)
from spyword.files import DamageReason
from spyword.packs.model import PlacePack
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

_BY_PLAYERS: Final = 0
"""Seconds of a round, or a number of spies, that stand for the recommended ones."""
_BY_LOT: Final = 0
"""The seat, from 1, that stands for a first dealer by lot."""


@dataclass(frozen=True, slots=True)
class PlaceStock:
    """The locations that a game's 20 are dealt from (S4)."""

    settings: Settings
    packs: tuple[str, ...]
    scenes: tuple[Scene, ...]

    def fingerprint(self, seed: int, purpose: str) -> str:
        """Of all names and roles in all languages: `table.setup.Stock`."""
        return fingerprint_of([_content(scene) for scene in self.scenes], seed, purpose)

    def deal(self, players: Sequence[Player], seed: int) -> Spyfall:
        """A new game. Raises `IllegalSetup`."""
        return deal(players, self.scenes, self.settings, seed=seed)


def _content(scene: Scene) -> list[object]:
    return [scene.location.id, dict(scene.location.names), [dict(role.texts) for role in scene.roles]]


@dataclass(frozen=True, slots=True)
class SpyfallSetup(Setup):
    """The form before a game of Spyfall 2."""

    game: ClassVar[str] = "spyfall"
    last_table: ClassVar[str] = "last-table-spyfall.toml"
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    fewest_players: ClassVar[int] = FEWEST_PLAYERS
    most_players: ClassVar[int] = MOST_PLAYERS

    settings: Settings = field(default_factory=Settings)

    @property
    def spies(self) -> int:
        """How many will be dealt (S3)."""
        if self.settings.spies is None:
            return recommended_spies(len(self.seats), mixed_decks=self.settings.mixed_decks)
        return self.settings.spies

    def problems(self, shelf: Shelf) -> tuple[SetupProblem, ...]:
        """Everything that stands against starting (S1, S3, S5, S19)."""
        return (
            *seat_problems(self),
            *self._spy_problems(),
            *self._dealer_problems(),
            *pack_problems(self, shelf.places),
            *self._location_problems(shelf),
        )

    def _spy_problems(self) -> Iterator[SetupProblem]:
        if not can_be_seated(self):
            return
        refusal = why_refused(len(self.seats), self.spies, mixed_decks=self.settings.mixed_decks)
        if refusal is not None:
            yield SetupProblem(SetupField.LINEUP, SetupCode.LINEUP_REFUSED, refusal=refusal)

    def _dealer_problems(self) -> Iterator[SetupProblem]:
        dealer = self.settings.first_dealer
        if dealer is not None and dealer >= len(self.seats):
            yield SetupProblem(SetupField.DEALER, SetupCode.NO_SUCH_DEALER)

    def _location_problems(self, shelf: Shelf) -> Iterator[SetupProblem]:
        """What is wrong with every pool of locations that the game could be dealt from; of several the least."""
        found = [self._pool_problem(pool) for pool in self._pools(shelf)]
        problems = [problem for problem in found if problem is not None]
        if problems and len(problems) == len(found):
            yield max(problems, key=lambda problem: problem.limit)

    def _pool_problem(self, pool: PlaceStock) -> SetupProblem | None:
        if not pool.scenes:
            return SetupProblem(SetupField.PACKS, SetupCode.NO_LOCATION)
        if self.settings.rounds > (most := self.most_rounds(len(pool.scenes))):
            return SetupProblem(SetupField.ROUNDS, SetupCode.TOO_MANY_ROUNDS, limit=most)
        roles = min(len(scene.roles) for scene in pool.scenes)
        needs_roles = self.settings.play_roles or self.settings.mixed_decks
        if needs_roles and len(self.seats) - self.spies > roles:
            return SetupProblem(SetupField.PACKS, SetupCode.TOO_FEW_ROLES, limit=roles)
        return None

    @staticmethod
    def most_rounds(locations: int) -> int:
        """Each location is played once at most, and 20 are in a game (S1, S4)."""
        return min(MOST_ROUNDS, PLACES, locations)

    def _pools(self, shelf: Shelf) -> list[PlaceStock]:
        """One for each pack; with mixed decks one of all packs together (S4, S19)."""
        packs = [pack for pack in shelf.places if not self.packs or pack.id in self.packs]
        if not packs:
            return []
        if self.settings.mixed_decks:
            return [self._pool([pack for pack in packs if pack.fitting(self.languages())])]
        return [self._pool([pack]) for pack in packs]

    def _pool(self, packs: Sequence[PlacePack]) -> PlaceStock:
        scenes = tuple(scene for pack in packs for scene in pack.fitting(self.languages()))
        return PlaceStock(self.settings, tuple(pack.id for pack in packs), scenes)

    def draw(self, shelf: Shelf, deck: PairSource) -> PlaceStock:
        """One pack that fits, each as likely as the others, or all of them mixed.

        No deck remembers locations: what cannot come any more would be known to the spy.
        """
        return secrets.choice([pool for pool in self._pools(shelf) if self._pool_problem(pool) is None])

    def stocks(self, shelf: Shelf, packs: Sequence[str]) -> Iterator[PlaceStock]:
        """The locations of these packs together. Raises `PackGone`."""
        known = {pack.id: pack for pack in shelf.places}
        for wanted in packs:
            if wanted not in known:
                raise PackGone(wanted)
        yield self._pool([known[wanted] for wanted in packs])

    def settings_table(self) -> dict[str, object]:
        """The settings as plain values."""
        settings = self.settings
        return {
            "spies": settings.spies or _BY_PLAYERS,
            "rounds": settings.rounds,
            "seconds": settings.seconds or _BY_PLAYERS,
            "first-dealer": _BY_LOT if settings.first_dealer is None else settings.first_dealer + 1,
            "next-dealer": settings.next_dealer.value,
            "play-roles": settings.play_roles,
            "spies-know": settings.spies_know,
            "mixed-decks": settings.mixed_decks,
            "secret-votes": settings.secret_votes,
            "devices": settings.devices.value,
        }

    @classmethod
    def from_fields(cls, seats: tuple[SeatDraft, ...], packs: tuple[str, ...], fields: Fields) -> SpyfallSetup:
        """The form whose settings those values are. Raises `BadKey`."""
        defaults = Settings()
        dealer = _from(fields, "first-dealer", _BY_LOT, range(MOST_PLAYERS + 1))
        settings = Settings(
            spies=_from(fields, "spies", _BY_PLAYERS, range(3)) or None,
            rounds=_from(fields, "rounds", defaults.rounds, range(1, MOST_ROUNDS + 1)),
            seconds=_from(fields, "seconds", _BY_PLAYERS, (_BY_PLAYERS, *ROUND_CHOICES)) or None,
            first_dealer=None if dealer == _BY_LOT else dealer - 1,
            next_dealer=fields.choice("next-dealer", defaults.next_dealer),
            play_roles=fields.flag("play-roles", defaults.play_roles),
            spies_know=fields.flag("spies-know", defaults.spies_know),
            mixed_decks=fields.flag("mixed-decks", defaults.mixed_decks),
            secret_votes=fields.flag("secret-votes", defaults.secret_votes),
            devices=fields.choice("devices", defaults.devices),
        )
        return cls(seats, settings, packs=packs)


def _from(fields: Fields, key: str, default: int, allowed: Sequence[int]) -> int:
    number = fields.number(key, default)
    if number not in allowed:
        raise BadKey(key, DamageReason.BAD_VALUE)
    return number
