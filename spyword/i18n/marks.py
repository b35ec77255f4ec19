"""Marks for texts that are written in one place and translated in another.

A table of key bindings, a class attribute or an enum is made before anybody knows the language. Its texts stand
there in English, marked so that the extraction finds them, and go through a `Translator` when they are shown:

    LABELS = {Ties.DUEL: N_("Duel"), Ties.LOT: N_("Lot")}
    ...
    t(LABELS[settings.ties])
"""

from __future__ import annotations

from typing import NamedTuple


class Contextual(NamedTuple):
    """A message that means two things in English, and which of them is meant."""

    context: str
    message: str


def N_(message: str) -> str:
    """Mark a message for extraction; shown later by `t(message)`."""
    return message


def NP_(context: str, message: str) -> Contextual:
    """Mark a message that has a context (gettext's `p`); shown later by `t.context(*message)`."""
    return Contextual(context, message)
