"""A round is dealt, ends, and is followed by the next, or by the end of the game (S1, S2, S4, S5, S14, S17, S20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from spyword.engine.chance import Chance
from spyword.engine.game import PlayerId
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spyfall.points import Ending, round_points
from spyword.engine.spyfall.settings import NextDealer
from spyword.engine.spyfall.spies import FEWEST_PLAYERS, allowed_spies
from spyword.engine.spyfall.state import Deal, Dealing, FixedHand, Hand, Over, Seats, State, Telling, left_of
from spyword.engine.spyfall.views import Outcome, RoundEnd, RoundRecord, Termination


def dealt_hand(
    deal: Deal, present: Seats, used: frozenset[int], dealer: PlayerId, chance: Chance, fixed: FixedHand | None
) -> tuple[Hand, Chance]:
    """One location that was not played yet, the spies, and a role for everybody else, all by chance (S2 to S4)."""
    unused = [place for place in range(len(deal.scenes)) if place not in used]
    location, chance = chance.pick(unused)
    seats, chance = chance.shuffled(present)
    spies = seats[: _spies_for(deal, len(present))]
    if fixed is not None:
        location, spies = fixed.location, fixed.spies
    spies = tuple([seat for seat in present if seat in spies])
    roles, chance = _roles(deal, deal.scenes[location], [seat for seat in seats if seat not in spies], chance)
    return Hand(dealer, location, spies, roles), chance


def _spies_for(deal: Deal, players: int) -> int:
    """As many as were chosen; with too few players for them the highest number allowed (S20)."""
    chosen = deal.settings.spies
    assert chosen is not None
    allowed = allowed_spies(players, mixed_decks=deal.settings.mixed_decks)
    return max((spies for spies in allowed if spies <= chosen), default=chosen)


def _roles(
    deal: Deal, scene: Scene, seats: Sequence[PlayerId], chance: Chance
) -> tuple[Mapping[PlayerId, Role], Chance]:
    """Without repeats (S3); none where only the location is played (S7)."""
    if not deal.settings.play_roles:
        return {}, chance
    roles, chance = chance.shuffled(scene.roles)
    return dict(zip(seats, roles, strict=False)), chance


def ended(state: State, ending: Ending, *, named: Location | None = None) -> State:
    """The round is over and told; its points are won (S14)."""
    deal, progress = state.deal, state.progress
    hand = progress.hand
    spies = hand.spies_in(progress.present)
    won = round_points(ending, progress.present, spies, spies_know=deal.settings.spies_know)
    record = RoundRecord(
        round=progress.round,
        dealer=hand.dealer,
        location=deal.scenes[hand.location].location,
        roles=tuple([(seat, hand.roles[seat]) for seat in deal.seats if seat in hand.roles]),
        spies=hand.spies,
        end=ending.end,
        after_time=ending.after_time,
        accuser=ending.accuser,
        accused=ending.accused,
        named_by=ending.named_by,
        named=named,
        points=tuple(won.items()),
        accusations=progress.accusations,
    )
    points = {seat: progress.points.get(seat, 0) + won.get(seat, 0) for seat in deal.seats}
    told = replace(progress, points=points, rounds=(*progress.rounds, record))
    return state.enter(Telling(record), told)


def is_last(state: State, record: RoundRecord) -> bool:
    """No round follows: all were played, no location is left, or too few players are (S1, S17, S20)."""
    return _why_over(state, record) is not None


def told(state: State) -> State:
    """The result has been seen: the next round is dealt, or the game is over (S4, S17, S20)."""
    phase = state.phase
    assert isinstance(phase, Telling)
    if (termination := _why_over(state, phase.record)) is not None:
        return over(state, termination)
    return _next_round(state, phase.record)


def _why_over(state: State, record: RoundRecord) -> Termination | None:
    progress = state.progress
    if record.end is not RoundEnd.VOID and progress.round >= state.deal.settings.rounds:
        return Termination.ALL_ROUNDS
    if len(progress.present) < FEWEST_PLAYERS:
        return Termination.TOO_FEW_PLAYERS
    if len(progress.used) + 1 >= len(state.deal.scenes):
        return Termination.NO_LOCATION_LEFT
    return None


def _next_round(state: State, record: RoundRecord) -> State:
    """Another location, other spies; a void round is dealt again by the same dealer (S5, S20)."""
    deal, progress = state.deal, state.progress
    used = progress.used | {progress.hand.location}
    number = progress.round + (record.end is not RoundEnd.VOID)
    dealer = next_dealer(state, record)
    fixed = deal.fixed[len(used)] if len(used) < len(deal.fixed) else None
    hand, chance = dealt_hand(deal, progress.present, used, dealer, progress.chance, fixed)
    fresh = replace(progress, chance=chance, hand=hand, round=number, used=used, spent=frozenset(), accusations=())
    return state.enter(Dealing(progress.present), fresh)


def next_dealer(state: State, record: RoundRecord) -> PlayerId:
    """The last round's spy, or the next to the left; with two spies the one caught or revealed, else the one seated
    first to the left of the last dealer; instead of one who has left, the next to the left (S5).
    """
    seats, present = state.deal.seats, state.progress.present
    last = state.progress.hand.dealer
    if record.end is RoundEnd.VOID:
        chosen = last
    elif state.deal.settings.next_dealer is NextDealer.LEFT:
        chosen = left_of(seats, last, present)
    else:
        chosen = _dealing_spy(state, record, last)
    return chosen if chosen in present else left_of(seats, chosen, present)


def _dealing_spy(state: State, record: RoundRecord, last: PlayerId) -> PlayerId:
    known = record.named_by if record.named_by is not None else record.accused
    if known in record.spies and known is not None:
        return known
    return left_of(state.deal.seats, last, record.spies)


def over(state: State, termination: Termination) -> State:
    """Most points win, several if they are level; nobody, if no round was finished (S17)."""
    progress = state.progress
    finished = any(record.end is not RoundEnd.VOID for record in progress.rounds)
    best = max((progress.points.get(seat, 0) for seat in progress.present), default=0)
    winners = [seat for seat in progress.present if progress.points.get(seat, 0) == best]
    return state.enter(Over(Outcome(termination, tuple(winners) if finished else ())))
