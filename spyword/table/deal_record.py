"""The first line of a journal: how one game was dealt. It names what was drawn without a word of it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from spyword.engine.secret import Secret
from spyword.packs.shelf import Shelf
from spyword.settings_file import BadKey, Fields
from spyword.table.setup import Setup, Setups, Stock
from spyword.table.setup.written import setup_of, table_of

_FORMAT: Final = 3
"""1 named one pack and a pair; there was one game only. Up to 2 nothing said when it began."""


class NewerFormat(Exception):
    """A newer version of the program wrote it."""


class StockChanged(LookupError):
    """The packs are there, but what was drawn from them is not as it was."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """All that dealing the same game again needs, besides the packs."""

    setup: Setup
    packs: tuple[str, ...]
    """Ids of the packs that it was drawn from."""
    stock: str
    """The fingerprint of what was drawn, in this game."""
    seed: Secret[int]
    is_fixed: bool
    """The seed was chosen, not drawn: for a test or a lesson (P3)."""
    began: float
    """Seconds since 1970; 0 if that was not written down."""

    @classmethod
    def of(cls, setup: Setup, stock: Stock, seed: int, *, is_fixed: bool, began: float) -> DealRecord:
        """The record of a deal."""
        return cls(setup, stock.packs, stock.fingerprint(seed, "name"), Secret(seed), is_fixed, began)

    @property
    def game_id(self) -> str:
        """Names this one game wherever it is kept once it is over; it does not tell the seed."""
        return fingerprint_of([self.stock, self.began], self.seed.reveal(), "game")

    def written(self) -> str:
        """The record as a line of text."""
        return json.dumps(
            {
                "format": _FORMAT,
                "game": self.setup.game,
                "packs": list(self.packs),
                "stock": self.stock,
                "seed": self.seed.reveal(),
                "fixed": self.is_fixed,
                "began": self.began,
                "setup": [table_of(self.setup)],
            },
            ensure_ascii=False,
        )

    def find(self, shelf: Shelf) -> Stock:
        """What was drawn, as it was. Raises `PackGone` or `StockChanged`."""
        for stock in self.setup.stocks(shelf, self.packs):
            if stock.fingerprint(self.seed.reveal(), "name") == self.stock:
                return stock
        raise StockChanged(", ".join(self.packs))

    def seal(self, stock: Stock) -> bytes:
        """The key under which typed texts are written: who has the journal alone does not have it."""
        return bytes.fromhex(stock.fingerprint(self.seed.reveal(), "seal"))


def read_deal(line: str, setups: Setups) -> DealRecord:
    """The record of that line. Raises `ValueError`, or `NewerFormat`."""
    content = json.loads(line)
    if not isinstance(content, dict):
        raise ValueError("not the record of a deal")
    fields = Fields(content)
    try:
        game = fields.text("game")
        if fields.number("format", _FORMAT) > _FORMAT or game not in setups:
            raise NewerFormat
        packs, stock = _drawn(fields)
        seed = Secret(fields.number("seed", 0))
        is_fixed, began = fields.flag("fixed", False), fields.amount("began")
        record = DealRecord(_setup_in(setups[game], fields), packs, stock, seed, is_fixed, began)
        fields.end()
    except BadKey as error:
        raise ValueError("not the record of a deal") from error
    return record


def _drawn(fields: Fields) -> tuple[tuple[str, ...], str]:
    if fields.has("pair"):
        return (fields.text("pack"),), fields.text("pair")
    return fields.texts("packs"), fields.text("stock")


def _setup_in(kind: type[Setup], fields: Fields) -> Setup:
    (table,) = fields.tables("setup")
    setup = setup_of(kind, table)
    table.end()
    return setup


def fingerprint_of(content: object, seed: int, purpose: str) -> str:
    """A fingerprint of plain values; the seed makes equal ones of two games look different."""
    told = json.dumps([purpose, seed, *(content if isinstance(content, list) else [content])], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
