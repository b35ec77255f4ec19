"""What packs say: the same thing in several languages, of which a screen shows one."""

from __future__ import annotations

from collections.abc import Mapping


def in_language(texts: Mapping[str, str], *languages: str) -> str:
    """The text in the first of these languages that it has, else in any; empty if it has none.

    >>> in_language({"en": "Hospital", "ko": "병원"}, "ru", "ko")
    '병원'
    """
    for language in languages:
        if language in texts:
            return texts[language]
    return next(iter(texts.values()), "")
