"""What each viewer may know of a state, built up from nothing (S2, S4, S7, S12 to S14, S18).

Each phase names what its view holds. The whole state goes in here, and nothing comes out that is not named.
"""

from __future__ import annotations

from typing import TypedDict

from spyword.engine.game import Player, PlayerId, Timing
from spyword.engine.secret import Secret
from spyword.engine.spyfall import views
from spyword.engine.spyfall.rules import accusations, questions, rounds
from spyword.engine.spyfall.settings import Settings
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Deal,
    Dealing,
    Hand,
    Naming,
    Over,
    Questioning,
    Ready,
    Seats,
    State,
    Telling,
    TurnedDown,
)
from spyword.engine.spyfall.views import AccusationRecord, Card, ListedLocation, SeatView, SpyfallView


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
    dealer: PlayerId
    card: Card | None
    locations: tuple[ListedLocation, ...]
    accusations: tuple[AccusationRecord, ...]


def build_view(state: State, version: int, timing: Timing, viewer: PlayerId | None) -> SpyfallView:
    """What this viewer, a player of the game or None for everybody, may know."""
    deal, progress = state.deal, state.progress
    common = _Common(
        version=version,
        viewer=viewer,
        timing=timing,
        waiting_for=_waiting_for(state),
        is_private_turn=_is_private(state),
        round=progress.round,
        seats=tuple([_seat(state, player) for player in deal.players]),
        settings=deal.settings,
        host=progress.host,
        dealer=progress.hand.dealer,
        card=_card(deal, progress.hand, viewer) if viewer is not None and viewer in progress.present else None,
        locations=tuple(
            [ListedLocation(scene.location, place in progress.used) for place, scene in enumerate(deal.scenes)]
        ),
        accusations=progress.accusations,
    )
    return _of_phase(common, state, viewer)


def _of_phase(common: _Common, state: State, viewer: PlayerId | None) -> SpyfallView:
    progress = state.progress
    match state.phase:
        case Dealing():
            return views.DealView(**common)
        case Ready():
            return views.ReadyView(**common)
        case Questioning(asker=asker, came_from=came_from, was_handed=was_handed):
            may_ask = questions.may_ask(progress.present, asker, came_from)
            return views.QuestionsView(
                **common, asker=asker, came_from=came_from, was_handed=was_handed, may_ask=may_ask
            )
        case Claiming(claimant=claimant):
            is_spy = claimant in progress.hand.spies if viewer == claimant else None
            return views.ClaimView(**common, claimant=claimant, is_spy=Secret(is_spy))
        case Naming(spy=spy):
            return views.NamingView(**common, spy=spy)
        case Accusing() as phase:
            return _accusation_view(common, state, phase, viewer)
        case TurnedDown(record=record):
            return views.TurnedDownView(**common, record=record)
        case Closing(order=order, accuser=accuser):
            may_accuse = tuple([seat for seat in progress.present if seat != accuser])
            order = tuple([seat for seat in order if seat in progress.present])
            return views.ClosingView(**common, order=order, accuser=accuser, may_accuse=may_accuse)
        case Telling(record=record):
            return views.RoundView(**common, record=record, is_last=rounds.is_last(state, record))
        case Over(outcome=outcome):
            return views.EndView(**common, outcome=outcome, rounds=progress.rounds)


def _waiting_for(state: State) -> Seats:
    """Who is asked to act, in the order in which one device goes round."""
    match state.phase:
        case Dealing(waiting=waiting):
            return waiting
        case Ready():
            return (state.progress.hand.dealer,)
        case Questioning(asker=player) | Claiming(claimant=player) | Naming(spy=player) | Closing(accuser=player):
            return (player,)
        case Accusing() as phase:
            return (phase.accuser,) if state.deal.votes_by_hands else accusations.waiting(state, phase)
        case TurnedDown() | Telling() if state.deal.on_own_devices:
            return (state.progress.host,)
    return ()


def _is_private(state: State) -> bool:
    match state.phase:
        case Dealing() | Claiming():
            return True
        case Accusing():
            return not state.deal.votes_by_hands
    return False


def _seat(state: State, player: Player) -> SeatView:
    progress, seat = state.progress, player.id
    is_present = seat in progress.present
    return SeatView(
        id=seat,
        name=player.name,
        points=progress.points.get(seat, 0),
        has_stop=is_present and seat not in progress.spent,
        has_left=not is_present,
        is_connected=seat not in progress.lost,
    )


def _card(deal: Deal, hand: Hand, viewer: PlayerId) -> Card:
    """A spy's card says only that; the other spy's name stands on it by the variant (S2, S7, S18)."""
    if viewer not in hand.spies:
        return Card(Secret(deal.scenes[hand.location].location), Secret(hand.roles.get(viewer)), Secret(None))
    fellows = [spy for spy in hand.spies if spy != viewer and deal.settings.spies_know]
    return Card(Secret(None), Secret(None), Secret(fellows[0] if fellows else None))


def _accusation_view(common: _Common, state: State, phase: Accusing, viewer: PlayerId | None) -> views.AccusationView:
    """Nothing of a vote but one's own (S13)."""
    own = next((agrees for voter, agrees in phase.votes if voter == viewer), None)
    return views.AccusationView(
        **common,
        accuser=phase.accuser,
        accused=phase.accused,
        is_closing=isinstance(phase.before, Closing),
        voters=accusations.voters(state.progress.present, phase.accuser, phase.accused),
        by_hands=state.deal.votes_by_hands,
        own_vote=Secret(own),
    )
