"""Whether an action may be done now. `apply` and `legal_actions` both ask here and nowhere else."""

from __future__ import annotations

from spyword.engine.errors import Code
from spyword.engine.game import Action, PlayerId, StopsClock, TimeUp
from spyword.engine.spyfall import actions
from spyword.engine.spyfall.rules import accusations
from spyword.engine.spyfall.rules.pace import seconds
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Dealing,
    Naming,
    Over,
    Questioning,
    Ready,
    State,
    Telling,
    TurnedDown,
)


def refusal(state: State, action: Action) -> Code | None:
    """Why this action may not be done now; None: it may."""
    phase = state.phase
    if isinstance(phase, Over):
        return Code.GAME_OVER
    match action:
        case TimeUp():
            return Code.NO_TIME_LIMIT if seconds(state) is None else None
        case actions.GotIt(player=player):
            return _turn_refusal(state, player, phase.waiting) if isinstance(phase, Dealing) else Code.WRONG_PHASE
        case actions.StartClock(player=player):
            dealer = state.progress.hand.dealer
            return _turn_refusal(state, player, (dealer,)) if isinstance(phase, Ready) else Code.WRONG_PHASE
        case actions.Ask(player=player, target=target) | actions.HandOn(player=player, target=target):
            return _question_refusal(state, player, target)
        case actions.Accuse():
            return _accusation_refusal(state, action)
        case actions.Decline(player=player):
            return _turn_refusal(state, player, (phase.accuser,)) if isinstance(phase, Closing) else Code.WRONG_PHASE
        case actions.ShowOfHands() | actions.VoteOn():
            return _vote_refusal(state, action)
        case actions.Claim() | actions.TakeBack() | actions.ShowCard() | actions.NameLocation():
            return _claim_refusal(state, action)
        case actions.Proceed(player=player):
            return _host_refusal(state, player)
        case actions.Leave() | actions.Disconnected() | actions.Reconnected() | actions.HostOverdue():
            return _room_refusal(state, action)
        case actions.TurnOverdue():
            return _overdue_refusal(state)
    raise TypeError(f"not an action of this game: {type(action).__name__}")


def proposals(state: State, viewer: PlayerId, version: int) -> tuple[Action, ...]:
    """Everything that this player could ever do by choice, legal now or not."""
    others = state.progress.present
    left = state.phase.seconds if isinstance(state.phase, Questioning) else 0.0
    return (
        actions.GotIt(viewer, version=version),
        actions.StartClock(viewer, version=version),
        *(actions.Ask(viewer, target, version=version) for target in others),
        *(actions.HandOn(viewer, target, version=version) for target in others),
        *(actions.Accuse(viewer, target, left=left, version=version) for target in others),
        actions.Decline(viewer, version=version),
        actions.ShowOfHands(viewer, (), version=version),
        *(actions.VoteOn(viewer, agrees, version=version) for agrees in (True, False)),
        actions.Claim(viewer, left=left, version=version),
        actions.TakeBack(viewer, version=version),
        actions.ShowCard(viewer, version=version),
        *(actions.NameLocation(viewer, scene.location.id, version=version) for scene in state.deal.scenes),
        actions.Proceed(viewer if state.deal.on_own_devices else None, version=version),
        actions.Leave(viewer, version=version),
    )


def _absence(state: State, player: PlayerId) -> Code | None:
    """Nobody of that id sits here, or they have left."""
    return None if player in state.progress.present else Code.UNKNOWN_PLAYER


def _turn_refusal(state: State, player: PlayerId, asked: tuple[PlayerId, ...]) -> Code | None:
    if player in asked:
        return None
    if absent := _absence(state, player):
        return absent
    return Code.ALREADY_DONE if isinstance(state.phase, Dealing) else Code.NOT_YOUR_TURN


def _question_refusal(state: State, player: PlayerId, target: PlayerId) -> Code | None:
    """The asker asks anybody but the one who has just asked (S8)."""
    phase = state.phase
    if not isinstance(phase, Questioning):
        return Code.WRONG_PHASE
    if refused := _turn_refusal(state, player, (phase.asker,)) or _absence(state, target):
        return refused
    if target == player:
        return Code.TO_ONESELF
    return Code.ASKED_BACK if target == phase.came_from else None


def _accusation_refusal(state: State, action: actions.Accuse) -> Code | None:
    """Once a round while the clock runs (S10), or in turn when the time is up (S11)."""
    match state.phase:
        case Closing(accuser=accuser):
            refused = _turn_refusal(state, action.player, (accuser,))
        case Questioning():
            refused = _absence(state, action.player) or _stop_refusal(action)
            if refused is None and action.player in state.progress.spent:
                return Code.STOP_SPENT
        case _:
            return Code.WRONG_PHASE
    if refused or (refused := _absence(state, action.accused)):
        return refused
    return Code.TO_ONESELF if action.accused == action.player else None


def _stop_refusal(action: StopsClock) -> Code | None:
    """At 0:00 there is no clock to stop any more (S11, S12)."""
    return None if action.left > 0 else Code.WRONG_PHASE


def _vote_refusal(state: State, action: actions.ShowOfHands | actions.VoteOn) -> Code | None:
    """All but accuser and accused vote, by hands or in secret as agreed, and once (S10, S13)."""
    phase = state.phase
    if not isinstance(phase, Accusing):
        return Code.WRONG_PHASE
    if state.deal.votes_by_hands != isinstance(action, actions.ShowOfHands):
        return Code.OTHER_WAY_OF_VOTING
    voting = accusations.voters(state.progress.present, phase.accuser, phase.accused)
    match action:
        case actions.ShowOfHands():
            refused = _turn_refusal(state, action.player, (phase.accuser,))
            return refused or (None if set(action.agreeing) <= set(voting) else Code.NOT_A_VOTER)
        case actions.VoteOn(voter=voter):
            if absent := _absence(state, voter):
                return absent
            if voter not in voting:
                return Code.NOT_A_VOTER
            return None if voter in accusations.waiting(state, phase) else Code.ALREADY_DONE


def _claim_refusal(
    state: State, action: actions.Claim | actions.TakeBack | actions.ShowCard | actions.NameLocation
) -> Code | None:
    """Any time before 0:00; only a spy can show the card, and only the claimant is asked (S12)."""
    phase = state.phase
    match action, phase:
        case actions.Claim(), Questioning():
            return _absence(state, action.player) or _stop_refusal(action)
        case actions.TakeBack(), Claiming(claimant=claimant):
            return _turn_refusal(state, action.player, (claimant,))
        case actions.ShowCard(), Claiming(claimant=claimant):
            is_spy = action.player in state.progress.hand.spies
            return _turn_refusal(state, action.player, (claimant,)) or (None if is_spy else Code.NOT_A_SPY)
        case actions.NameLocation(), Naming(spy=spy):
            unused = {
                scene.location.id for place, scene in enumerate(state.deal.scenes) if place not in state.progress.used
            }
            refused = _turn_refusal(state, action.player, (spy,))
            return refused or (None if action.location in unused else Code.UNKNOWN_LOCATION)
    return Code.WRONG_PHASE


def _host_refusal(state: State, player: PlayerId | None) -> Code | None:
    """What was announced: anybody waves it on on one device, only the host on own devices."""
    if not isinstance(state.phase, (TurnedDown, Telling)):
        return Code.WRONG_PHASE
    if player is not None and (absent := _absence(state, player)):
        return absent
    if state.deal.on_own_devices and player != state.progress.host:
        return Code.ONLY_THE_HOST
    return None


def _room_refusal(
    state: State, action: actions.Leave | actions.Disconnected | actions.Reconnected | actions.HostOverdue
) -> Code | None:
    """What happens to a room of own devices (S20)."""
    if not state.deal.on_own_devices:
        return Code.ONLY_OWN_DEVICES
    lost = state.progress.lost
    match action:
        case actions.Leave():
            return _absence(state, action.player)
        case actions.Disconnected():
            return _absence(state, action.player) or (Code.ALREADY_DONE if action.player in lost else None)
        case actions.Reconnected():
            return _absence(state, action.player) or (None if action.player in lost else Code.ALREADY_DONE)
        case actions.HostOverdue():
            return None if state.progress.host in lost else Code.ALREADY_DONE


def _overdue_refusal(state: State) -> Code | None:
    """Only the turn of somebody whose link is lost is taken (S20)."""
    if not state.deal.on_own_devices:
        return Code.ONLY_OWN_DEVICES
    match state.phase:
        case Ready():
            player = state.progress.hand.dealer
        case Questioning(asker=player) | Closing(accuser=player):
            pass
        case _:
            return Code.WRONG_PHASE
    return None if player in state.progress.lost else Code.ALREADY_DONE
