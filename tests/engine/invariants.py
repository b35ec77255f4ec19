"""What is true at every moment of every game, whatever happens in it."""

from __future__ import annotations

from spyword.engine.game import Action
from spyword.engine.spys_word import (
    PASS,
    Code,
    DealView,
    EndView,
    FarewellView,
    IllegalAction,
    PlayerId,
    ResultView,
    Role,
    Side,
    SpysWord,
    Termination,
    VoteEnd,
    VoteRecord,
    VoteView,
)
from spyword.engine.spys_word.rules import proposals
from spyword.engine.spys_word.rules.farewells import is_pending
from spyword.engine.spys_word.state import (
    Announcing,
    Dealing,
    Discussing,
    Judging,
    Over,
    Parting,
    Speaking,
    Voting,
)

LONGEST_GAME = 700
"""More actions than any game of twelve can take."""


def check_step(before: SpysWord, after: SpysWord) -> None:
    """Between two moments: nobody comes back, time goes on, and the deal does not change."""
    one, two = before.state, after.state
    assert after.version == before.version + 1 < LONGEST_GAME
    assert two.deal is one.deal
    assert two.turn - one.turn in (0, 1)
    assert two.progress.round - one.progress.round in (0, 1)
    if two.progress.alive != one.progress.alive:
        assert set(two.progress.alive) < set(one.progress.alive)
        assert set(one.progress.alive) - set(two.progress.alive)
    assert not two.progress.left.intersection(two.progress.alive)
    if isinstance(one.phase, Voting) and isinstance(two.phase, Announcing):
        _check_record(two.phase.record)


def check_moment(game: SpysWord) -> None:
    """The phase fits the players who are left."""
    state = game.state
    alive = state.progress.alive
    match state.phase:
        case Voting(candidates=candidates, waiting=waiting, ballots=ballots):
            assert waiting
            assert len(candidates) >= 2
            assert set(candidates) <= set(alive)
            assert all(
                voter in alive and target in (*candidates, PASS) and voter != target for voter, target in ballots
            )
            assert not set(waiting) & {voter for voter, _ in ballots}
        case Speaking(order=order, at=at, is_duel=is_duel):
            assert order[at] in alive
            assert is_duel or state.progress.round > 1 or state.deal.roles[order[0]] is not Role.GHOST  # W10
        case Dealing(waiting=waiting):
            assert waiting
            assert set(waiting) <= set(alive)
        case Parting(player=player):
            assert player not in alive
            assert player not in state.progress.left
        case Over(outcome=outcome):
            _check_outcome(game, outcome.winner, outcome.termination)
        case Announcing() | Judging() | Discussing():
            pass
    _check_undecided(game)


def _check_undecided(game: SpysWord) -> None:
    """W35 to W39: a game goes on just as long as nobody has won, farewells and announcements aside."""
    state = game.state
    match state.phase:
        case Over() | Parting():
            return
        case Announcing(outcome=outcome) | Judging(outcome=outcome):
            if outcome is not None or is_pending(state):
                return
    roles = [state.deal.roles[player] for player in state.progress.alive]
    assert 2 <= roles.count(Role.CIVILIAN) < len(roles)
    assert len(state.deal.seats) - len(state.progress.left) >= 4


def _check_outcome(game: SpysWord, winner: Side | None, termination: Termination) -> None:
    """W36 to W38, W44, counted once more."""
    state = game.state
    roles = [state.deal.roles[player] for player in state.progress.alive]
    match termination:
        case Termination.GHOST_GUESSED:
            assert winner is Side.GHOST
            assert state.progress.guess is not None
            assert state.progress.guess.was_right
        case Termination.NO_IMPOSTOR_LEFT:
            assert winner is Side.CIVILIANS
            assert roles.count(Role.CIVILIAN) == len(roles)
        case Termination.ONE_CIVILIAN_LEFT:
            assert winner is Side.IMPOSTORS
            assert roles.count(Role.CIVILIAN) <= 1
        case Termination.TOO_FEW_PLAYERS:
            assert winner is None
            assert len(state.deal.seats) - len(state.progress.left) < 4


def _check_record(record: VoteRecord) -> None:
    """W19 to W26: the counts explain the end."""
    if record.end is VoteEnd.LEFT:
        assert (record.counts, record.is_duel) == ((), True)
        return
    counts = dict(record.counts)
    passes = counts.pop(PASS, 0)
    top = max(counts.values())
    level = tuple(player for player, count in counts.items() if count == top)
    assert record.ballots is None or len(record.ballots) == sum(counts.values()) + passes
    match record.end:
        case VoteEnd.PASSED:
            assert passes >= max(top, 1)
            assert record.eliminated is None
        case VoteEnd.ELIMINATED:
            assert level == (record.eliminated,)
            assert passes < top
        case VoteEnd.LOT:
            assert record.tied == level
            assert record.eliminated in level
        case VoteEnd.DUEL:
            assert record.tied == level
            assert not record.is_duel
            assert record.eliminated is None


def look_closer(game: SpysWord) -> None:
    """What is slow to look at: all views, and what is offered."""
    check_views(game)
    check_offers(game)


def check_views(game: SpysWord) -> None:
    """What each viewer sees: no role before its time (W4, W16, W34), no ballot but the own (W18)."""
    public = game.view(None)
    settings = game.state.deal.settings
    for viewer in (None, *(player.id for player in game.players)):
        view = game.view(viewer)
        assert view.viewer == viewer
        assert (view.timing, view.waiting_for, view.seats) == (public.timing, public.waiting_for, public.seats)
        assert (view.card is None) is (viewer is None)
        for seat in view.seats:
            is_told = isinstance(view, EndView) or (settings.reveal_roles and not seat.is_alive)
            assert (seat.role is not None) is is_told
        if isinstance(view, VoteView):
            own = [target for voter, target in _ballots(game) if voter == viewer]
            assert view.own_ballot.reveal() == (own[0] if own else None)
        if isinstance(view, FarewellView):
            assert (view.role.reveal() is not None) is (viewer == view.player)
        if isinstance(view, ResultView) and not settings.reveal_roles:
            assert view.record.role is None
    assert public.is_private_turn is isinstance(public, DealView | VoteView | FarewellView)


def _ballots(game: SpysWord) -> tuple[tuple[PlayerId, PlayerId], ...]:
    phase = game.state.phase
    return phase.ballots if isinstance(phase, Voting) else ()


def check_offers(game: SpysWord) -> None:
    """What is offered is accepted, text aside; what is not offered is refused. Asked for one player a moment."""
    player = game.players[game.version % len(game.players)].id
    offered = game.legal_actions(player)
    for action in proposals(game.state, player, game.version):
        assert _is_accepted(game, action) is (action in offered)
    if game.is_over:
        assert not any(game.legal_actions(player.id) for player in game.players)
    else:
        assert all(game.legal_actions(player) for player in game.view(None).waiting_for)


def _is_accepted(game: SpysWord, action: Action) -> bool:
    try:
        game.apply(action)
    except IllegalAction as refusal:
        return refusal.code is Code.EMPTY_TEXT
    return True
