"""A game of Spyfall as everything outside of the rules knows it: one frozen value with a version."""

from __future__ import annotations

from dataclasses import dataclass

from spyword.engine.errors import Code, IllegalAction, StaleAction
from spyword.engine.game import Action, Player, PlayerId, Timing
from spyword.engine.spyfall import rules
from spyword.engine.spyfall.rules.pace import seconds
from spyword.engine.spyfall.state import Over, State
from spyword.engine.spyfall.viewing import build_view
from spyword.engine.spyfall.views import Outcome, SpyfallView


@dataclass(frozen=True, slots=True, repr=False)
class Spyfall:
    """One moment of a game; `apply` makes the next one. Its `repr` tells no secret."""

    version: int
    """Grows by one with each accepted action."""
    state: State
    """All of it, secrets too: for the rules, and for programs that play against themselves."""

    def __repr__(self) -> str:
        return f"<Spyfall version {self.version}, {type(self.state.phase).__name__}>"

    @property
    def players(self) -> tuple[Player, ...]:
        """In seating order; who has left stays listed."""
        return self.state.deal.players

    @property
    def timing(self) -> Timing:
        """How long the present phase lasts."""
        return Timing(self.state.turn, seconds(self.state))

    @property
    def is_over(self) -> bool:
        """The game has its outcome; no action is legal any more."""
        return isinstance(self.state.phase, Over)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, and why; None while the game goes on."""
        phase = self.state.phase
        return phase.outcome if isinstance(phase, Over) else None

    def apply(self, action: Action) -> Spyfall:
        """The next value. Raises `StaleAction` or `IllegalAction`; never changes this one."""
        if action.version != self.version:
            raise StaleAction(action.version, self.version)
        code = rules.refusal(self.state, action)
        if code is not None:
            raise IllegalAction(code)
        return Spyfall(self.version + 1, rules.carry_out(self.state, action))

    def legal_actions(self, viewer: PlayerId) -> tuple[Action, ...]:
        """All that this player may do now. A show of hands stands here with nobody agreeing."""
        if viewer not in self.state.progress.present:
            return ()
        proposals = rules.proposals(self.state, viewer, self.version)
        return tuple(action for action in proposals if rules.refusal(self.state, action) is None)

    def view(self, viewer: PlayerId | None) -> SpyfallView:
        """What this player (None: everybody) may know now. Raises `IllegalAction` for somebody unknown."""
        if viewer is not None and viewer not in self.state.deal.seats:
            raise IllegalAction(Code.UNKNOWN_PLAYER)
        return build_view(self.state, self.version, self.timing, viewer)

    def at_version(self, version: int) -> Spyfall:
        """The same state under another version number: after an undo no old action may fit."""
        return Spyfall(version, self.state)
