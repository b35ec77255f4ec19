"""What each viewer may know of a state, built up from nothing (W3, W4, W16, W18, W26, W34, W40).

Each phase names what its view holds. The whole state goes in here, and nothing comes out that is not named.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from spyword.engine.game import Player, PlayerId, Timing
from spyword.engine.secret import Secret
from spyword.engine.spys_word import views
from spyword.engine.spys_word.settings import Settings
from spyword.engine.spys_word.state import (
    Announcing,
    Deal,
    Dealing,
    Discussing,
    Judging,
    Over,
    Parting,
    Seats,
    Speaking,
    State,
    Voting,
)
from spyword.engine.spys_word.views import Card, Clue, Role, SeatView, SpysWordView, VoteRecord


class _Common(TypedDict):
    """The fields that every view has, on their way into its constructor."""

    version: int
    viewer: PlayerId | None
    timing: Timing
    waiting_for: Seats
    is_private_turn: bool
    round: int
    seats: tuple[SeatView, ...]
    settings: Settings
    host: PlayerId
    card: Card | None
    clues: tuple[Clue, ...]
    category: tuple[tuple[str, str], ...]


def build_view(state: State, version: int, timing: Timing, viewer: PlayerId | None) -> SpysWordView:
    """What this viewer, a player of the game or None for everybody, may know."""
    deal, progress, phase = state.deal, state.progress, state.phase
    common = _Common(
        version=version,
        viewer=viewer,
        timing=timing,
        waiting_for=_waiting_for(state),
        is_private_turn=isinstance(phase, (Dealing, Voting, Parting)),
        round=progress.round,
        seats=tuple([_seat(state, player) for player in deal.players]),
        settings=deal.settings,
        host=progress.host,
        card=None if viewer is None else _card(deal, viewer),
        clues=_clues(state),
        category=tuple(deal.pair.category.items()),
    )
    match phase:
        case Dealing():
            return views.DealView(**common)
        case Speaking(order=order, at=at, is_duel=is_duel):
            return views.CluesView(**common, order=order, speaker=order[at], spoken=order[:at], is_duel=is_duel)
        case Discussing():
            return views.DiscussionView(**common, order=progress.speakers)
        case Voting():
            return _vote_view(common, state, phase, viewer)
        case Announcing(record=record):
            return views.ResultView(**common, record=_with_role(record, state))
        case Parting(player=player):
            return views.FarewellView(**common, player=player, role=_own_role(deal, player, viewer))
        case Judging(player=player, guess=guess):
            return views.VerdictView(**common, player=player, guess=guess)
        case Over():
            return _end_view(common, state, phase)


def _waiting_for(state: State) -> Seats:
    """Who is asked to act, in the order in which one device goes round."""
    match state.phase:
        case Dealing(waiting=waiting) | Voting(waiting=waiting):
            return waiting
        case Speaking() as phase:
            return (phase.speaker,)
        case Parting(player=player):
            return (player,)
        case Announcing() | Judging() if state.deal.on_own_devices:
            return (state.progress.host,)
    return ()


def _seat(state: State, player: Player) -> SeatView:
    """The role of the living is told to nobody before the end; that of the dead by the setting (W4, W8, W34, W40)."""
    deal, progress, seat = state.deal, state.progress, player.id
    is_alive = seat in progress.alive
    is_told = isinstance(state.phase, Over) or (deal.settings.reveal_roles and not is_alive)
    return SeatView(
        id=seat,
        name=player.name,
        is_alive=is_alive,
        has_left=seat in progress.left,
        role=deal.roles[seat] if is_told else None,
        is_connected=seat not in progress.lost,
    )


def _card(deal: Deal, viewer: PlayerId) -> Card:
    """A spy who is not told has a civilian's card but for the word; the ghost is told (W3)."""
    role = deal.roles[viewer]
    is_told = role is Role.GHOST or (role is Role.SPY and deal.settings.tell_spies)
    return Card(word=Secret(deal.word_of(viewer)), told=Secret(role if is_told else None))


def _clues(state: State) -> tuple[Clue, ...]:
    closed = tuple([clue for clues in state.progress.clues or () for clue in clues])
    return closed + state.phase.given if isinstance(state.phase, Speaking) else closed


def _vote_view(common: _Common, state: State, phase: Voting, viewer: PlayerId | None) -> views.VoteView:
    """Nothing of a ballot but one's own (W18)."""
    own = next((target for voter, target in phase.ballots if voter == viewer), None)
    is_voter = own is not None or viewer in phase.waiting
    candidates = tuple([seat for seat in phase.candidates if seat != viewer])
    return views.VoteView(
        **common,
        candidates=candidates if is_voter or viewer is None else (),
        offers_pass=phase.offers_pass,
        is_duel=phase.is_duel,
        own_ballot=Secret(own),
    )


def _with_role(record: VoteRecord, state: State) -> VoteRecord:
    """The role of the eliminated joins a result only where it is public (W8)."""
    is_told = isinstance(state.phase, Over) or state.deal.settings.reveal_roles
    if record.eliminated is None or not is_told:
        return record
    return replace(record, role=state.deal.roles[record.eliminated])


def _own_role(deal: Deal, player: PlayerId, viewer: PlayerId | None) -> Secret[Role | None]:
    """The eliminated learns the own role, and with it whether a guess is asked (W34)."""
    return Secret(deal.roles[player] if viewer == player else None)


def _end_view(common: _Common, state: State, phase: Over) -> views.EndView:
    """The winning side, both words, every role, the votes of every round (W40); counts stay counts (W26)."""
    deal, progress = state.deal, state.progress
    return views.EndView(
        **common,
        outcome=phase.outcome,
        civilian_word=deal.civilian_word,
        spy_word=deal.spy_word,
        votes=tuple([_with_role(record, state) for record in progress.votes or ()]),
        guess=progress.guess,
    )
