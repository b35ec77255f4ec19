"""Texts for players in four languages. English is the source; the others are gettext catalogs."""

from spyword.i18n.languages import LANGUAGES, NATIVE_NAMES, is_language, pick_language
from spyword.i18n.marks import N_, NP_
from spyword.i18n.translator import MissingField, Translator, translator

__all__ = [
    "LANGUAGES",
    "NATIVE_NAMES",
    "NP_",
    "N_",
    "MissingField",
    "Translator",
    "is_language",
    "pick_language",
    "translator",
]
