"""How the rules say no. Codes only: the sentences live in `spyword.i18n`."""

from __future__ import annotations

from enum import Enum


class Code(Enum):
    """Why an action was refused."""

    GAME_OVER = "game-over"
    """The game has ended: nothing can be done in it any more."""
    WRONG_PHASE = "wrong-phase"
    """This action belongs to another phase."""
    UNKNOWN_PLAYER = "unknown-player"
    """Nobody of that id sits at this table, or has left it."""
    NOT_YOUR_TURN = "not-your-turn"
    """Somebody else is asked now (W12, W18, W34)."""
    NOT_ALIVE = "not-alive"
    """The eliminated watch (W16)."""
    NOT_A_CANDIDATE = "not-a-candidate"
    """That player cannot be voted for in this vote (W17, W23)."""
    SELF_VOTE = "self-vote"
    """Nobody votes for oneself (W17)."""
    NO_PASS = "no-pass"
    """This vote offers no Pass (W17, W22)."""
    ALREADY_DONE = "already-done"
    """A cast ballot, a confirmed card cannot be given again (W18)."""
    ONLY_THE_HOST = "only-the-host"
    """On own devices only the host may do this (W14)."""
    ONLY_OWN_DEVICES = "only-own-devices"
    """This action exists on own devices only (W41 to W47)."""
    NO_TIME_LIMIT = "no-time-limit"
    """The time of a phase without a limit cannot be up (W13, W48)."""
    EMPTY_TEXT = "empty-text"
    """Nothing of the text is left after normalising: ask again (W33)."""
    CLUE_REPEATED = "clue-repeated"
    """That clue was given before in this game (W12)."""
    CLUE_IS_THE_WORD = "clue-is-the-word"
    """The clue holds the own word, a part of it or its translation (W12)."""
    CLUE_TOO_LONG = "clue-too-long"
    """More than one word in the one-word mode (W12)."""
    TEXT_NOT_WANTED = "text-not-wanted"
    """Clues are spoken at this table, not written down."""
    TO_ONESELF = "to-oneself"
    """Nobody asks or accuses oneself (S8, S10)."""
    ASKED_BACK = "asked-back"
    """The turn does not go back to where it has just come from (S8)."""
    STOP_SPENT = "stop-spent"
    """Each player may stop the clock once a round to accuse somebody (S10)."""
    CLOCK_PAUSED = "clock-paused"
    """While the clock is paused it cannot be stopped (S12)."""
    NOT_A_SPY = "not-a-spy"
    """Only a spy can show the spy card (S12)."""
    NOT_A_VOTER = "not-a-voter"
    """Neither the accuser nor the accused votes (S10)."""
    OTHER_WAY_OF_VOTING = "other-way-of-voting"
    """This table votes by a show of hands, or in secret (S13)."""
    UNKNOWN_LOCATION = "unknown-location"
    """It is none of this game's locations, or was that of an earlier round (S4)."""


class RulesError(ValueError):
    """The rules refuse."""


class IllegalAction(RulesError):
    """The action is against the rules; `code` says which."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.value)
        self.code = code


class StaleAction(RulesError):
    """The action answers a version of the game that is not the present one (a doubled key)."""

    def __init__(self, answered: int, present: int) -> None:
        super().__init__(f"answers version {answered}, the game is at {present}")
        self.answered = answered
        self.present = present


class IllegalSetup(RulesError):
    """A game that cannot be dealt; `reason` is the member of the game's own enum that says why."""

    def __init__(self, reason: Enum) -> None:
        super().__init__(str(reason.value))
        self.reason = reason
