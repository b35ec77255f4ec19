"""What is true at every moment of every game of Spyfall, whatever happens in it."""

from __future__ import annotations

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    AccusationView,
    ClaimView,
    DealView,
    IllegalAction,
    PlayerId,
    RoundEnd,
    RoundRecord,
    Spyfall,
    Termination,
    allowed_spies,
)
from spyword.engine.spyfall.rules import proposals
from spyword.engine.spyfall.state import (
    Accusing,
    Claiming,
    Closing,
    Dealing,
    Naming,
    Over,
    Questioning,
    Ready,
    Telling,
    TurnedDown,
)

LONGEST_GAME = 8_000
"""More actions than any random game of twenty rounds takes."""


def check_step(before: Spyfall, after: Spyfall) -> None:
    """Between two moments: nobody comes back, points only grow, the deal does not change."""
    one, two = before.state, after.state
    assert after.version == before.version + 1 < LONGEST_GAME
    assert two.deal is one.deal
    assert two.turn - one.turn in (0, 1)
    assert two.progress.round - one.progress.round in (0, 1)
    assert set(two.progress.present) <= set(one.progress.present)
    assert two.progress.used >= one.progress.used
    if two.progress.points is not one.progress.points:
        assert all(won >= one.progress.points.get(seat, 0) for seat, won in two.progress.points.items())
    if isinstance(two.phase, Telling) and not isinstance(one.phase, Telling):
        _check_record(after, two.phase.record)
    elif two.progress.hand.location == one.progress.hand.location:
        assert two.progress.points == one.progress.points
    if isinstance(one.phase, Questioning) and isinstance(two.phase, Questioning):
        assert two.phase.seconds == one.phase.seconds  # the clock does not jump while it runs
    if isinstance(one.phase, Telling) and isinstance(two.phase, Dealing):
        _check_deal(after)
    if isinstance(one.phase, Claiming) and isinstance(two.phase, Questioning):
        assert two.progress.spent == one.progress.spent  # a claim that is taken back costs nothing (S12)


def check_moment(game: Spyfall) -> None:
    """The phase fits the players who are left."""
    state = game.state
    present, hand = state.progress.present, state.progress.hand
    assert hand.location not in state.progress.used  # S4
    roles = [role.texts["en"] for role in hand.roles.values()]
    assert len(set(roles)) == len(roles)  # S3
    match state.phase:
        case Dealing(waiting=waiting):
            assert waiting
            assert set(waiting) <= set(present)
        case Questioning(asker=asker, came_from=came_from, seconds=seconds):
            assert asker in present
            assert came_from != asker
            assert 0 < seconds <= state.deal.round_seconds
        case Closing(accuser=accuser):
            assert accuser in present
        case Accusing(accuser=accuser, accused=accused, votes=votes):
            assert {accuser, accused} <= set(present)
            assert not {accuser, accused} & {voter for voter, _ in votes}
            assert len(votes) < len(present) - 2
        case Claiming(claimant=player) | Naming(spy=player):
            assert player in present
        case Over(outcome=outcome):
            _check_outcome(game, outcome.termination, outcome.winners)
        case Ready() | TurnedDown() | Telling():
            pass
    if not isinstance(state.phase, (Telling, Over)):
        assert hand.spies_in(present)
        assert len(present) >= 3
        assert hand.dealer in present


def _check_outcome(game: Spyfall, termination: Termination, winners: tuple[PlayerId, ...]) -> None:
    """S1, S17, S20, counted once more."""
    state, progress = game.state, game.state.progress
    counted = [record for record in progress.rounds if record.end is not RoundEnd.VOID]
    match termination:
        case Termination.ALL_ROUNDS:
            assert len(counted) == state.deal.settings.rounds
        case Termination.NO_LOCATION_LEFT:
            assert len(progress.rounds) == len(state.deal.scenes)
        case Termination.TOO_FEW_PLAYERS:
            assert len(progress.present) < 3
    best = max((progress.points.get(seat, 0) for seat in progress.present), default=0)
    assert set(winners) == {seat for seat in progress.present if counted and progress.points.get(seat, 0) == best}
    total = {seat: sum(dict(record.points).get(seat, 0) for record in progress.rounds) for seat in state.deal.seats}
    assert total == {seat: progress.points.get(seat, 0) for seat in state.deal.seats}


def _check_record(game: Spyfall, record: RoundRecord) -> None:
    """S10 to S16, S18: who was convicted or what was named explains the end, and the end the sum of the points."""
    settings, present = game.state.deal.settings, game.state.progress.present
    spies = [spy for spy in record.spies if spy in present]
    won = sum(won for _, won in record.points)
    assert [player for player, _ in record.points] == list(present)
    match record.end:
        case RoundEnd.SPY_CONVICTED | RoundEnd.WRONG_ONE_CONVICTED:
            assert (record.accused in record.spies) is (record.end is RoundEnd.SPY_CONVICTED)
            assert record.accusations[-1].is_unanimous
            assert not any(each.is_unanimous for each in record.accusations[:-1])
            if record.end is RoundEnd.WRONG_ONE_CONVICTED:
                assert won == 2 * len(spies)
            elif settings.spies_know and not record.after_time:
                assert won in (len(present) - len(spies), len(present) - len(spies) + 1)
            else:
                assert won == len(present)  # one each but to the convicted, and one to the accuser
        case RoundEnd.NOBODY_CONVICTED:
            assert record.after_time
            assert won == 2 * len(spies)
        case RoundEnd.LOCATION_NAMED:
            assert record.named == record.location
            assert won == 4 + 2 * (len(spies) - 1) * settings.spies_know
        case RoundEnd.WRONG_LOCATION_NAMED:
            assert record.named != record.location
            assert record.named_by in record.spies
        case RoundEnd.VOID:
            assert (won, spies) == (0, [])


def _check_deal(game: Spyfall) -> None:
    """S2, S3, S7, S20: as many spies as were chosen, or as so many players allow; a role for everybody else."""
    progress, settings = game.state.progress, game.state.deal.settings
    players, hand = len(progress.present), progress.hand
    assert settings.spies is not None
    assert len(hand.spies) == min(settings.spies, max(allowed_spies(players, mixed_decks=settings.mixed_decks)))
    assert set(hand.spies) <= set(progress.present)
    expected = set(progress.present) - set(hand.spies) if settings.play_roles else set()
    assert set(hand.roles) == expected
    assert not progress.spent
    assert not progress.accusations


def look_closer(game: Spyfall) -> None:
    """What is slow to look at: all views, and what is offered."""
    check_views(game)
    check_offers(game)


def check_views(game: Spyfall) -> None:
    """What each viewer sees: the location only who is no spy, a vote only who cast it, a claim only who made it."""
    public, hand = game.view(None), game.state.progress.hand
    here = game.state.deal.scenes[hand.location].location
    for viewer in (None, *(player.id for player in game.players)):
        view = game.view(viewer)
        assert view.viewer == viewer
        assert (view.timing, view.waiting_for, view.seats) == (public.timing, public.waiting_for, public.seats)
        assert (view.card is not None) is (viewer in game.state.progress.present)
        if view.card is not None:
            is_spy = viewer in hand.spies
            assert view.card.location.reveal() == (None if is_spy else here)
            assert view.card.role.reveal() == hand.roles.get(view.viewer or PlayerId(""))
            fellow = view.card.fellow_spy.reveal()
            assert (fellow is not None) is (is_spy and len(hand.spies) == 2 and view.settings.spies_know)
        if isinstance(view, AccusationView):
            assert isinstance(phase := game.state.phase, Accusing)
            assert view.own_vote.reveal() == dict(phase.votes).get(viewer or PlayerId(""))
        if isinstance(view, ClaimView):
            assert view.is_spy.reveal() == (viewer in hand.spies if viewer == view.claimant else None)
    secret_vote = isinstance(public, AccusationView) and not public.by_hands
    assert public.is_private_turn is (isinstance(public, DealView | ClaimView) or secret_vote)


def check_offers(game: Spyfall) -> None:
    """What is offered is accepted; what is not offered is refused. Asked for one player a moment."""
    player = game.players[game.version % len(game.players)].id
    offered = game.legal_actions(player)
    for action in proposals(game.state, player, game.version):
        assert _is_accepted(game, action) is (action in offered)
    if game.is_over:
        assert not any(game.legal_actions(player.id) for player in game.players)
    else:
        assert all(game.legal_actions(player) for player in game.view(None).waiting_for)


def _is_accepted(game: Spyfall, action: Action) -> bool:
    try:
        game.apply(action)
    except IllegalAction:
        return False
    return True
