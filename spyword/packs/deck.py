"""The deck: pairs are drawn without repeats, and it remembers across games and restarts what was dealt.

What is still to come is not written down anywhere, as it is only decided when it is drawn.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spyword.engine.spys_word.pair import Pair
from spyword.files import Damage, DamageReason, damaged, write_atomically
from spyword.packs.model import Pack, folded_words, pair_id
from spyword.veil import unveil, veil

FILE_NAME: Final = "deck"
FORMAT: Final = 1
RECENT: Final = 10
"""How many pairs back a word must not come again."""


class NothingToDraw(LookupError):
    """No pair of these packs has a word in every language that is asked for."""


class _NewerFormat(Exception):
    """A newer version of the program wrote it."""


@dataclass(slots=True)
class _Memory:
    """What was dealt."""

    dealt: dict[str, set[str]] = field(default_factory=dict)
    """Pack id to the ids of its pairs that were dealt since it was last shuffled."""
    recent: list[frozenset[str]] = field(default_factory=list)
    """Digests of the words of the last pairs, the newest last."""


class Deck:
    """Draws from chosen packs. Every draw is written down before it is given out."""

    def __init__(self, folder: Path, chance: random.Random | None = None) -> None:
        self._path = folder / FILE_NAME
        self._chance = chance or random.SystemRandom()
        self.damage: Damage | None = None
        """What became of a deck file that could not be used; the deck is a fresh one then."""
        self._memory = self._read()

    def draw(self, packs: Iterable[Pack], languages: Iterable[str]) -> tuple[Pack, Pair]:
        """The next pair that has all these languages, and its pack.

        No pair comes back before the packs are used up, and none that shares a word with the last few. Where that is
        not possible (a tiny pack), the word that was seen longest ago comes again. Raises `NothingToDraw`, and
        `OSError` if the draw cannot be remembered: nothing is drawn then.
        """
        wanted = frozenset(languages)
        fitting = [(pack, pair) for pack in packs for pair in pack.fitting(wanted)]
        if not fitting:
            raise NothingToDraw
        fresh = [(pack, pair) for pack, pair in fitting if pair_id(pair) not in self._memory.dealt.get(pack.id, ())]
        pack, pair = self._chance.choice(self._least_seen(fresh or fitting))
        after = self._after(pack, pair, () if fresh else fitting)
        write_atomically(self._path, veil(_written(after)) + "\n")
        self._memory = after
        return pack, pair

    def take_damage(self) -> Damage | None:
        """What became of a damaged deck file, for whoever tells of it: once."""
        damage, self.damage = self.damage, None
        return damage

    def remaining(self, pack: Pack) -> int:
        """How many pairs of the pack were not dealt since it was last used up."""
        dealt = self._memory.dealt.get(pack.id, set())
        return sum(pair_id(pair) not in dealt for pair in pack.pairs)

    def _least_seen(self, pairs: list[tuple[Pack, Pair]]) -> list[tuple[Pack, Pair]]:
        """Those of the pairs whose words have not been seen for the longest time; mostly not at all."""
        ages = [self._age(pair) for _, pair in pairs]
        oldest = max(ages)
        return [each for each, age in zip(pairs, ages, strict=True) if age == oldest]

    def _age(self, pair: Pair) -> int:
        """How many pairs ago one of the words was dealt, `RECENT` or more being all the same."""
        words = _digests(pair)
        recent = reversed(self._memory.recent)
        return next((age for age, seen in enumerate(recent) if words & seen), RECENT)

    def _after(self, pack: Pack, pair: Pair, shuffled: Iterable[tuple[Pack, Pair]]) -> _Memory:
        """What is remembered once the pair is dealt; those in `shuffled` can be dealt again."""
        dealt = {name: set(ids) for name, ids in self._memory.dealt.items()}
        for its_pack, each in shuffled:
            dealt[its_pack.id].discard(pair_id(each))
        dealt.setdefault(pack.id, set()).add(pair_id(pair))
        return _Memory(dealt, [*self._memory.recent, _digests(pair)][-RECENT:])

    def _read(self) -> _Memory:
        try:
            return _memory_of(unveil(self._path.read_text(encoding="ascii")))
        except FileNotFoundError:
            return _Memory()
        except _NewerFormat:
            self.damage = damaged(self._path, DamageReason.NEWER_VERSION)
            return _Memory()
        except (ValueError, OSError):
            self.damage = damaged(self._path, DamageReason.UNREADABLE)
            return _Memory()


def _digests(pair: Pair) -> frozenset[str]:
    """The pair's folded words, not to be read out of the file."""
    return frozenset(
        hashlib.blake2b(f"{code}:{word}".encode(), digest_size=8).hexdigest() for code, word in folded_words(pair)
    )


def _written(memory: _Memory) -> str:
    return json.dumps(
        {
            "format": FORMAT,
            "dealt": {pack: sorted(ids) for pack, ids in memory.dealt.items()},
            "recent": [sorted(words) for words in memory.recent],
        }
    )


def _memory_of(text: str) -> _Memory:
    """Raises `ValueError` if the text is not what `_written` makes, `_NewerFormat` if a newer one may have made it."""
    match json.loads(text):
        case {"format": int(version)} if version > FORMAT:
            raise _NewerFormat
        case {"format": int(version), "dealt": dict(dealt), "recent": list(recent)} if version == FORMAT:
            if all(map(_are_texts, (*dealt.values(), *recent))):
                return _Memory({str(pack): set(ids) for pack, ids in dealt.items()}, [frozenset(ids) for ids in recent])
    raise ValueError("not a deck")


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)
