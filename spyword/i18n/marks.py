"""Marks for texts that are written in one place and translated in another.

A table of key bindings, a class attribute or an enum is made before anybody knows the language. Its texts stand
there in English, marked so that the extraction finds them, and go through a `Translator` when they are shown:

    LABELS = {Ties.DUEL: N_("Duel"), Ties.LOT: N_("Lot")}
    ...
    t(LABELS[settings.ties])
"""

from __future__ import annotations


def N_(message: str) -> str:
    """Mark a message for extraction; shown later by `t(message)`."""
    return message


def NP_(context: str, message: str) -> tuple[str, str]:
    """Mark a message with the context (gettext's `p`) that tells its meaning; shown later by `t.context(*marked)`."""
    return context, message
