"""Titles: read from the TOML files beside this, and held against somebody's statistics (P5, P6, W50)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from spyword.files import DamageReason
from spyword.packs.model import LANGUAGES
from spyword.people.conditions import BadCondition, Condition
from spyword.people.deeds import Vocabulary
from spyword.people.scopes import ANY
from spyword.people.statistics import names
from spyword.settings_file import BadKey, Fields

HARDEST: Final = 5
"""The tier of what is nearly impossible; 1 is easy."""
NAME_CELLS: Final = 24
"""The widest name that fits on a card."""


class BadTitle(ValueError):
    """A title file says something that cannot be meant."""

    def __init__(self, file: str, title: str, field: str) -> None:
        super().__init__(f"{file}: {title or 'a title without id'}: {field}")
        self.file = file
        self.title = title
        """Its id."""
        self.field = field
        """The key at fault."""


@dataclass(frozen=True, slots=True)
class Title:
    """Something to be won."""

    id: str
    game: str
    """The scope of the statistics that it looks at: a game, or `any`."""
    tier: int
    """From 1, easy, to `HARDEST`."""
    condition: Condition
    names: Mapping[str, str]
    """By language code."""
    asks: Mapping[str, str]
    """What has to be done, in a sentence, by language code."""


def built_in_titles(vocabularies: Mapping[str, Vocabulary]) -> tuple[Title, ...]:
    """Every title that comes with the program (W50), those of any game first, each file from easy to hard.

    `vocabularies` are those of all scopes. Raises `BadTitle`.
    """
    texts = {scope: (files(__name__) / f"{scope}.toml").read_text(encoding="utf-8") for scope in vocabularies}
    titles = [title for scope, text in texts.items() for title in read_titles(text, f"{scope}.toml", vocabularies)]
    seen: set[str] = set()
    for title in titles:
        if title.id in seen:
            raise BadTitle(f"{title.game}.toml", title.id, "id")
        seen.add(title.id)
    return tuple(sorted(titles, key=lambda title: (title.game != ANY, title.game, title.tier)))


def read_titles(text: str, file: str, vocabularies: Mapping[str, Vocabulary]) -> Iterable[Title]:
    """The titles of one file. Raises `BadTitle` at the first that is wrong."""
    fields = Fields(tomllib.loads(text))
    for table in fields.tables("title"):
        yield _title_of(table, file, vocabularies)


def _title_of(fields: Fields, file: str, vocabularies: Mapping[str, Vocabulary]) -> Title:
    title_id = ""
    try:
        title_id = _filled(fields, "id")
        game, tier = _filled(fields, "game"), fields.number("tier", 0)
        if game not in vocabularies:
            raise BadTitle(file, title_id, "game")
        if not 1 <= tier <= HARDEST:
            raise BadTitle(file, title_id, "tier")
        condition = Condition.parse(_filled(fields, "when"))
        if not {term.statistic for term in condition.terms} <= names(vocabularies[game]):
            raise BadTitle(file, title_id, "when")
        title = Title(title_id, game, tier, condition, _texts(fields, "name"), _texts(fields, "asks"))
        fields.end()
    except BadKey as error:
        raise BadTitle(file, title_id, error.key) from None
    except BadCondition:
        raise BadTitle(file, title_id, "when") from None
    return title


def _filled(fields: Fields, key: str) -> str:
    if text := fields.text(key):
        return text
    raise BadKey(key, DamageReason.BAD_VALUE)


def _texts(fields: Fields, key: str) -> Mapping[str, str]:
    """A text in every language."""
    table = fields.table(key)
    texts = {code: _filled(table, code) for code in LANGUAGES}
    table.end()
    return texts
