"""Where the table is in a game: what stands at the right end of the top bar."""

from __future__ import annotations

from spyword.engine.spyfall.views import SpyfallView
from spyword.engine.spys_word.views import SpysWordView
from spyword.i18n import Translator


def category(view: SpysWordView, t: Translator) -> str:
    """The name of the pack in play, in this language if it has one; empty if the pack has no name at all."""
    names = dict(view.category)
    return names.get(t.language) or next(iter(names.values()), "")


def round_heading(view: SpysWordView, t: Translator) -> str:
    """`Round 2 · Animals`."""
    name = category(view, t)
    if not name:
        return t("Round {round}", round=view.round)
    return t("Round {round} · {category}", round=view.round, category=name)


def round_of_rounds(view: SpyfallView, t: Translator) -> str:
    """`Round 2 of 5`."""
    return t("Round {round} of {rounds}", round=view.round, rounds=view.settings.rounds)
