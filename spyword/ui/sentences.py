"""What codes mean, in words: the one place where refusals and problems become sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from spyword.engine.spyfall import SpiesRefusal
from spyword.engine.spys_word.lineup import LineupRefusal
from spyword.engine.spys_word.settings import Lineup
from spyword.i18n import N_, Translator
from spyword.table.setup.check import SetupCode, SetupProblem
from spyword.text import NAME_CELLS

_REFUSALS: Final[Mapping[Enum, str]] = {
    LineupRefusal.NO_SPY: N_("There must be at least one spy."),
    LineupRefusal.TOO_MANY_SPIES: N_("Too many spies for this number of players."),
    LineupRefusal.GHOST_NEEDS_FIVE: N_("The ghost needs at least 5 players."),
    LineupRefusal.CIVILIANS_OUTNUMBERED: N_("Civilians must outnumber the spies and the ghost together."),
    SpiesRefusal.NO_SPY: N_("There must be at least one spy."),
    SpiesRefusal.TOO_MANY_SPIES: N_("There are never more than two spies."),
    SpiesRefusal.TWO_NEED_FIVE: N_("Two spies need at least 5 players."),
    SpiesRefusal.TWELVE_NEED_TWO: N_("With 12 players there must be two spies."),
    SpiesRefusal.MIXED_HAS_ONE: N_("Mixed decks have one spy, and at most 11 players."),
}
"""That there are too few or too many players is no matter of a line-up: `SetupCode` says it."""

_SETUP: Final[Mapping[SetupCode, str]] = {
    SetupCode.NAME_EMPTY: N_("Every seat needs a name."),
    SetupCode.NAME_TOO_WIDE: N_("This name is too long: at most {cells} columns."),
    SetupCode.NAMES_ALIKE: N_("This name looks like another one at the table."),
    SetupCode.NO_SUCH_DEALER: N_("Nobody sits there. Choose another dealer."),
    SetupCode.NO_PACK: N_("There is no pack to draw from."),
    SetupCode.UNKNOWN_PACK: N_("The pack “{pack}” is not there any more."),
    SetupCode.NO_PAIR: N_("No pair of the chosen packs has a word in every language of the table."),
    SetupCode.NO_LOCATION: N_("No location of the chosen packs is in every language of the table."),
}


def refusal_sentence(refusal: Enum, t: Translator) -> str:
    """Why a line-up is not allowed (W5, W6, S3, S19)."""
    return t(_REFUSALS[refusal])


def setup_sentence(problem: SetupProblem, t: Translator) -> str:
    """What has to be put right in the form."""
    if problem.refusal is not None:
        return refusal_sentence(problem.refusal, t)
    match problem.code:
        case SetupCode.TOO_FEW_PLAYERS:
            return t.plural("At least {n} player is needed.", "At least {n} players are needed.", problem.limit)
        case SetupCode.TOO_MANY_PLAYERS:
            return t.plural("At most {n} player can play.", "At most {n} players can play.", problem.limit)
        case SetupCode.TOO_MANY_ROUNDS:
            return t.plural("There is only {n} location.", "There are only {n} locations.", problem.limit)
        case SetupCode.TOO_FEW_ROLES:
            return t.plural(
                "A location has only {n} role: too few for so many players.",
                "A location has only {n} roles: too few for so many players.",
                problem.limit,
            )
        case code:
            return t(_SETUP[code], cells=NAME_CELLS, pack=problem.pack)


def lineup_sentence(lineup: Lineup, t: Translator) -> str:
    """`2 spies and the ghost`."""
    if lineup.ghost:
        return t.plural("{n} spy and the ghost", "{n} spies and the ghost", lineup.spies)
    return t.plural("{n} spy, no ghost", "{n} spies, no ghost", lineup.spies)
