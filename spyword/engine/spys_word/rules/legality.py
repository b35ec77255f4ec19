"""Whether an action may be done now. `apply` and `legal_actions` both ask here and nowhere else."""

from __future__ import annotations

from spyword.engine.errors import Code
from spyword.engine.game import Action, PlayerId, TimeUp
from spyword.engine.spys_word.actions import (
    PASS,
    Disconnected,
    Farewell,
    GiveClue,
    GotIt,
    HostOverdue,
    Leave,
    Proceed,
    Reconnected,
    ToTheVote,
    Vote,
)
from spyword.engine.spys_word.clue_text import why_not_a_clue
from spyword.engine.spys_word.guess import is_a_guess
from spyword.engine.spys_word.rules.pace import seconds
from spyword.engine.spys_word.state import (
    Announcing,
    Dealing,
    Discussing,
    Judging,
    Over,
    Parting,
    Speaking,
    State,
    Voting,
)


def refusal(state: State, action: Action) -> Code | None:
    """Why this action may not be done now; None: it may. What it says in free text is `text_refusal`'s matter."""
    if isinstance(state.phase, Over):
        return Code.GAME_OVER
    match action:
        case Vote():
            return _vote_refusal(state, action.voter, action.target)
        case GiveClue():
            return _clue_refusal(state, action.player)
        case GotIt():
            return _confirmation_refusal(state, action.player)
        case ToTheVote():
            return _host_refusal(state, action.player, isinstance(state.phase, Discussing))
        case Proceed():
            return _host_refusal(state, action.player, isinstance(state.phase, (Announcing, Judging)))
        case Farewell():
            return _farewell_refusal(state, action.player)
        case TimeUp():
            return Code.NO_TIME_LIMIT if seconds(state) is None else None
        case Leave() | Disconnected() | Reconnected() | HostOverdue():
            return _room_refusal(state, action)
    raise TypeError(f"not an action of this game: {type(action).__name__}")


def text_refusal(state: State, action: Action) -> Code | None:
    """What is wrong with the text of an action that is allowed otherwise (W12, W33)."""
    match action:
        case GiveClue():
            return _clue_text_refusal(state, action.player, action.text)
        case Farewell():
            return None if is_a_guess(action.text) else Code.EMPTY_TEXT
    return None


def proposals(state: State, viewer: PlayerId, version: int) -> tuple[Action, ...]:
    """Everything that this player could ever do by choice, legal now or not."""
    nobody_in_particular = None if not state.deal.on_own_devices else viewer
    return (
        GotIt(viewer, version=version),
        GiveClue(viewer, version=version),
        ToTheVote(nobody_in_particular, version=version),
        *(Vote(viewer, target, version=version) for target in (*state.deal.seats, PASS)),
        Proceed(nobody_in_particular, version=version),
        Farewell(viewer, "", version=version),
        Leave(viewer, version=version),
    )


def _absence(state: State, player: PlayerId) -> Code | None:
    """Nobody of that id sits here, or they have left."""
    if player not in state.deal.seats or player in state.progress.left:
        return Code.UNKNOWN_PLAYER
    return None


def _vote_refusal(state: State, voter: PlayerId, target: PlayerId) -> Code | None:
    """One other alive player, or Pass where it is offered; a cast ballot stands (W17, W18, W22, W23)."""
    phase = state.phase
    if not isinstance(phase, Voting):
        return Code.WRONG_PHASE
    if voter not in phase.waiting:
        return _why_no_voter(state, phase, voter)
    if target == voter:
        return Code.SELF_VOTE
    if target == PASS:
        return None if phase.offers_pass else Code.NO_PASS
    return None if target in phase.candidates else Code.NOT_A_CANDIDATE


def _why_no_voter(state: State, phase: Voting, player: PlayerId) -> Code:
    if absent := _absence(state, player):
        return absent
    if player not in state.progress.alive:
        return Code.NOT_ALIVE
    if any(voter == player for voter, _ in phase.ballots):
        return Code.ALREADY_DONE
    return Code.NOT_YOUR_TURN  # a duellist (W23)


def _clue_refusal(state: State, player: PlayerId) -> Code | None:
    """Only the speaker gives a clue (W12)."""
    phase = state.phase
    if not isinstance(phase, Speaking):
        return Code.WRONG_PHASE
    if player == phase.speaker:
        return None
    if absent := _absence(state, player):
        return absent
    return Code.NOT_YOUR_TURN if player in state.progress.alive else Code.NOT_ALIVE


def _confirmation_refusal(state: State, player: PlayerId) -> Code | None:
    """Each confirms the own card once (W9)."""
    phase = state.phase
    if not isinstance(phase, Dealing):
        return Code.WRONG_PHASE
    if player in phase.waiting:
        return None
    return _absence(state, player) or Code.ALREADY_DONE


def _host_refusal(state: State, player: PlayerId | None, is_time_for_it: bool) -> Code | None:
    """What anybody may do on one device, only the host on own devices (W14)."""
    if not is_time_for_it:
        return Code.WRONG_PHASE
    if player is not None and (absent := _absence(state, player)):
        return absent
    if state.deal.on_own_devices and player != state.progress.host:
        return Code.ONLY_THE_HOST
    return None


def _farewell_refusal(state: State, player: PlayerId) -> Code | None:
    """Only whoever has just been eliminated (W28, W34)."""
    phase = state.phase
    if not isinstance(phase, Parting):
        return Code.WRONG_PHASE
    if player == phase.player:
        return None
    return _absence(state, player) or Code.NOT_YOUR_TURN


def _room_refusal(state: State, action: Leave | Disconnected | Reconnected | HostOverdue) -> Code | None:
    """What happens to a room of own devices (W43 to W47)."""
    if not state.deal.on_own_devices:
        return Code.ONLY_OWN_DEVICES
    lost = state.progress.lost
    match action:
        case Leave():
            return _absence(state, action.player)
        case Disconnected():
            return _absence(state, action.player) or (Code.ALREADY_DONE if action.player in lost else None)
        case Reconnected():
            return _absence(state, action.player) or (None if action.player in lost else Code.ALREADY_DONE)
        case HostOverdue():
            return None if state.progress.host in lost else Code.ALREADY_DONE


def _clue_text_refusal(state: State, speaker: PlayerId, text: str) -> Code | None:
    settings = state.deal.settings
    if not settings.written_clues:
        return Code.TEXT_NOT_WANTED if text else None
    phase = state.phase
    given = phase.given if isinstance(phase, Speaking) else ()
    return why_not_a_clue(
        text,
        own_word=state.deal.word_of(speaker),
        mode=settings.clue_mode,
        said=state.progress.said,
        said_lately=tuple(clue.text for clue in given),
    )
