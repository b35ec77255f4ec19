"""Which languages there are, and which of them a start of the program speaks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LANGUAGES = ("en", "ko", "ja", "ru")
"""Language codes (ISO 639-1), in the order in which they are offered. The first is the source of all texts."""

NATIVE_NAMES: Mapping[str, str] = MappingProxyType({"en": "English", "ko": "한국어", "ja": "日本語", "ru": "Русский"})
"""What each language calls itself: a player finds the own one whatever the screen speaks."""

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which POSIX lets them decide the language of messages."""


def is_language(code: str) -> bool:
    """The game can be played in this language."""
    return code in LANGUAGES


def pick_language(option: str | None, saved: str | None, environ: Mapping[str, str]) -> str:
    """The language of this start: the option's, else the saved one, else the locale's, else English.

    An unknown code counts as not given; whoever reads the option or the file says so in words.
    """
    for code in (option, saved, _language_of_locale(environ)):
        if code is not None and is_language(code):
            return code
    return LANGUAGES[0]


def _language_of_locale(environ: Mapping[str, str]) -> str | None:
    """`ko` of `ko_KR.UTF-8`. Like the C library, only the first variable that is set and not empty decides."""
    name = next((value for variable in _LOCALE_VARIABLES if (value := environ.get(variable))), None)
    if name is None:
        return None
    return name.partition(".")[0].partition("@")[0].partition("_")[0].lower()
