"""What codes mean, in words: the one place where refusals and problems become sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from spyword.engine.spys_word.lineup import LineupRefusal
from spyword.engine.spys_word.settings import Lineup
from spyword.i18n import N_, Translator
from spyword.table.setup.check import SetupCode, SetupProblem
from spyword.text import NAME_CELLS

_REFUSALS: Final[Mapping[Enum, str]] = {
    LineupRefusal.TOO_FEW_PLAYERS: N_("At least 4 players are needed."),
    LineupRefusal.TOO_MANY_PLAYERS: N_("At most 12 players can play."),
    LineupRefusal.NO_SPY: N_("There must be at least one spy."),
    LineupRefusal.TOO_MANY_SPIES: N_("Too many spies for this number of players."),
    LineupRefusal.GHOST_NEEDS_FIVE: N_("The ghost needs at least 5 players."),
    LineupRefusal.CIVILIANS_OUTNUMBERED: N_("Civilians must outnumber the spies and the ghost together."),
}

_SETUP: Final[Mapping[SetupCode, str]] = {
    SetupCode.TOO_FEW_PLAYERS: _REFUSALS[LineupRefusal.TOO_FEW_PLAYERS],
    SetupCode.TOO_MANY_PLAYERS: _REFUSALS[LineupRefusal.TOO_MANY_PLAYERS],
    SetupCode.NAME_EMPTY: N_("Every seat needs a name."),
    SetupCode.NAME_TOO_WIDE: N_("This name is too long: at most {cells} columns."),
    SetupCode.NAMES_ALIKE: N_("This name looks like another one at the table."),
    SetupCode.NO_PACK: N_("There is no pack to draw words from."),
    SetupCode.UNKNOWN_PACK: N_("The pack “{pack}” is not there any more."),
    SetupCode.NO_PAIR: N_("No pair of the chosen packs has a word in every language of the table."),
}


def refusal_sentence(refusal: Enum, t: Translator) -> str:
    """Why a line-up is not allowed (W5, W6)."""
    return t(_REFUSALS[refusal])


def setup_sentence(problem: SetupProblem, t: Translator) -> str:
    """What has to be put right in the form."""
    if problem.refusal is not None:
        return refusal_sentence(problem.refusal, t)
    return t(_SETUP[problem.code], cells=NAME_CELLS, pack=problem.pack)


def lineup_sentence(lineup: Lineup, t: Translator) -> str:
    """`2 spies and the ghost`."""
    if lineup.ghost:
        return t.plural("{n} spy and the ghost", "{n} spies and the ghost", lineup.spies)
    return t.plural("{n} spy, no ghost", "{n} spies, no ghost", lineup.spies)


def head_count(players: int, lineup: Lineup, t: Translator) -> str:
    """`Civilians 5 · Spies 1 · Ghost 1`."""
    ghosts = int(lineup.ghost)
    civilians = players - lineup.spies - ghosts
    return t(
        "Civilians {civilians} · Spies {spies} · Ghost {ghosts}", civilians=civilians, spies=lineup.spies, ghosts=ghosts
    )
