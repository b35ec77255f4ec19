"""One language's voice: gettext catalogs, plurals, and fields that are filled in without being read again.

`spyword --help` speaks too, and has 80 ms; so nothing slow is imported here (`dataclasses`, `pathlib`, `typing`).
"""

from __future__ import annotations

import gettext
import os.path
import re
from functools import cache

from spyword.i18n.languages import LANGUAGES, is_language

LOCALE_DIR = os.path.join(os.path.dirname(__file__), "locale")
"""`<language>/LC_MESSAGES/spyword.po`, and beside each the `.mo` that the build makes of it."""

_FIELD = re.compile(r"\{([a-z][a-z0-9_]*)\}")


class MissingField(LookupError):
    """A message names a field that its caller did not fill."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"nothing fills {{{field}}} in {message!r}")
        self.field = field


class Translator:
    """Says every message in one language. Call it: `t("Pass the laptop to {name}.", name=player.name)`.

    Only `{name}` is a field: no formats, attributes or indices. A value is put in once and as it is, so braces and
    backslashes in a player's name stay what they are. Raises `MissingField` if a field is not filled.
    """

    __slots__ = ("_catalog", "_language")

    def __init__(self, language: str, catalog: gettext.NullTranslations) -> None:
        self._language = language
        self._catalog = catalog

    @property
    def language(self) -> str:
        """One of `LANGUAGES`."""
        return self._language

    def __call__(self, message: str, /, **fields: str | int) -> str:
        """The message in this language."""
        if not message:  # gettext keeps the catalog's header under the empty message
            return ""
        return _fill(self._catalog.gettext(message), fields)

    def plural(self, singular: str, plural: str, n: int, /, **fields: str | int) -> str:
        """The form of the message that goes with `n` things; the message may name it `{n}`."""
        return _fill(self._catalog.ngettext(singular, plural, n), {"n": n, **fields})

    def context(self, context: str, message: str, /, **fields: str | int) -> str:
        """The message in the meaning that the context tells apart ("Open": a vote, or a button)."""
        return _fill(self._catalog.pgettext(context, message), fields)


@cache
def translator(language: str) -> Translator:
    """The translator of one of `LANGUAGES`; its catalog is read at the first call. Raises `ValueError` on others."""
    if not is_language(language):
        raise ValueError(f"no such language: {language!r}")
    return Translator(language, _catalog(language))


def _catalog(language: str) -> gettext.NullTranslations:
    """English is the source and needs none; a tree whose catalogs are not compiled speaks English as well."""
    if language == LANGUAGES[0]:
        return gettext.NullTranslations()
    try:
        with open(os.path.join(LOCALE_DIR, language, "LC_MESSAGES", "spyword.mo"), "rb") as file:
            return gettext.GNUTranslations(file)
    except FileNotFoundError:
        return gettext.NullTranslations()


def _fill(message: str, fields: dict[str, str | int]) -> str:
    def value(match: re.Match[str]) -> str:
        try:
            return str(fields[match[1]])
        except KeyError:
            raise MissingField(match[1], message) from None

    return _FIELD.sub(value, message)
