"""The first line of a journal: how one game of Spy's Word was dealt. It names the pair without its words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spyword.engine.secret import Secret
from spyword.engine.spys_word import Pair, Word
from spyword.packs.model import Pack
from spyword.settings_file import BadKey, Fields
from spyword.table.setup import Setup
from spyword.table.setup.written import setup_of, table_of

_GAME: Final = "spys-word"
_FORMAT: Final = 1


class NewerFormat(Exception):
    """A newer version of the program wrote it."""


class PackGone(LookupError):
    """The pack that the pair was drawn from is not there any more."""


class PairChanged(LookupError):
    """The pack is there, but the pair in it is not as it was."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """All that dealing the same game again needs, besides the packs."""

    setup: Setup
    pack: str
    """Id of the pack."""
    pair: str
    """The pair's fingerprint in this game."""
    seed: Secret[int]

    @classmethod
    def of(cls, setup: Setup, pack: str, pair: Pair, seed: int) -> DealRecord:
        """The record of a deal."""
        return cls(setup, pack, _fingerprint(pair, seed, "name"), Secret(seed))

    def written(self) -> str:
        """The record as a line of text."""
        return json.dumps(
            {
                "format": _FORMAT,
                "game": _GAME,
                "pack": self.pack,
                "pair": self.pair,
                "seed": self.seed.reveal(),
                "setup": [table_of(self.setup)],
            },
            ensure_ascii=False,
        )

    def find(self, packs: Iterable[Pack]) -> Pair:
        """The pair as it was dealt. Raises `PackGone` or `PairChanged`."""
        pack = next((pack for pack in packs if pack.id == self.pack), None)
        if pack is None:
            raise PackGone(self.pack)
        for pair in pack.pairs:
            if _fingerprint(pair, self.seed.reveal(), "name") == self.pair:
                return pair
        raise PairChanged(self.pack)

    def seal(self, pair: Pair) -> bytes:
        """The key under which typed texts are written: who has the journal alone does not have it."""
        return bytes.fromhex(_fingerprint(pair, self.seed.reveal(), "seal"))


def read_deal(line: str) -> DealRecord:
    """The record of that line. Raises `ValueError`, or `NewerFormat`."""
    content = json.loads(line)
    if not isinstance(content, dict):
        raise ValueError("not the record of a deal")
    fields = Fields(content)
    try:
        if fields.number("format", _FORMAT) > _FORMAT or fields.text("game") != _GAME:
            raise NewerFormat
        record = DealRecord(
            setup=_setup_in(fields),
            pack=fields.text("pack"),
            pair=fields.text("pair"),
            seed=Secret(fields.number("seed", 0)),
        )
        fields.end()
    except BadKey as error:
        raise ValueError("not the record of a deal") from error
    return record


def _setup_in(fields: Fields) -> Setup:
    (table,) = fields.tables("setup")
    setup = setup_of(table)
    table.end()
    return setup


def _fingerprint(pair: Pair, seed: int, purpose: str) -> str:
    """Follows from all that a replay looks at in a pair, and from the seed: equal pairs of two games look different."""
    content = json.dumps([purpose, seed, _content(pair.a), _content(pair.b)], sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=16).hexdigest()


def _content(word: Word) -> list[dict[str, list[str]]]:
    texts = {code: [text] for code, text in word.texts.items()}
    return [texts, {code: list(also) for code, also in word.also.items()}]
