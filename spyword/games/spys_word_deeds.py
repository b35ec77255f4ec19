"""What one player did in one game of Spy's Word, counted from the end that the whole table sees.

Where a game shows counts only, nobody knows a ballot (W26), and none is counted. The end does not say when somebody
left: who did is neither in at the end nor eliminated, and was there for as long as a vote or a clue shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS
from spyword.engine.spys_word.settings import ClueMode, Ties, VoteDisplay
from spyword.engine.spys_word.views import EndView, Role, VoteEnd, VoteRecord
from spyword.people.deeds import first_text

Counts = Mapping[str, int]

FEWEST_BALLOTS: Final = 2
"""In one game, for all of them to have been right or wrong to mean something."""
LONG_BATTLE: Final = 6
"""Rounds."""
PACK_OF_SPIES: Final = 3


@dataclass(frozen=True)
class Part:
    """One player's part in a game."""

    view: EndView
    player: PlayerId

    @cached_property
    def roles(self) -> Mapping[PlayerId, Role]:
        """Of everybody; all are told at the end (W40)."""
        return {seat.id: seat.role for seat in self.view.seats if seat.role is not None}

    @property
    def role(self) -> Role:
        return self.roles[self.player]

    @property
    def has_won(self) -> bool:
        return self.player in self.view.outcome.winners

    @property
    def is_in(self) -> bool:
        """Neither eliminated nor gone."""
        return any(seat.id == self.player and seat.is_alive for seat in self.view.seats)

    @property
    def votes_out(self) -> tuple[VoteRecord, ...]:
        """The votes and lots that eliminated somebody."""
        return tuple(vote for vote in self.view.votes if vote.end in (VoteEnd.ELIMINATED, VoteEnd.LOT))

    @cached_property
    def last_vote(self) -> VoteRecord | None:
        """The vote that eliminated this player; who left a duel was not voted out (W43)."""
        return next((vote for vote in self.votes_out if vote.eliminated == self.player), None)

    @property
    def is_out(self) -> bool:
        """Eliminated by a vote or a lot."""
        return self.last_vote is not None

    @cached_property
    def ballots(self) -> tuple[tuple[VoteRecord, PlayerId], ...]:
        """The own ballots for players, as far as the table knows them."""
        return tuple((vote, target) for vote, target in self._targets() if target != PASS)

    def _targets(self) -> Iterator[tuple[VoteRecord, PlayerId]]:
        for vote in self.view.votes:
            for voter, target in vote.ballots or ():
                if voter == self.player:
                    yield vote, target

    @cached_property
    def passed(self) -> tuple[VoteRecord, ...]:
        """The votes in which this player passed."""
        return tuple(vote for vote, target in self._targets() if target == PASS)

    def is_impostor(self, player: PlayerId) -> bool:
        """A spy or the ghost."""
        return self.roles[player] is not Role.CIVILIAN


def counts_of(part: Part) -> Counts:
    """Every counter of this player; those that are 0 too."""
    hits = sum(part.is_impostor(target) for _, target in part.ballots)
    votes = len(part.ballots)
    return {
        **_by_role(part),
        **_rounds(part),
        **_votes(part, votes, hits),
        **_against(part),
        **_ties(part),
        **_fates(part),
        **_spies(part, hits),
        **_table_rules(part),
    }


def _by_role(part: Part) -> Counts:
    """Games and wins by role, and the ghost's guess (W28)."""
    own = {f"{role.value}_games": part.role is role for role in Role}
    won = {f"{role.value}_wins": part.role is role and part.has_won for role in Role}
    guess = part.view.guess if part.view.guess is not None and part.view.guess.player == part.player else None
    return {
        **own,
        **won,
        "right_guesses": guess is not None and guess.was_right,
        "wrong_guesses": guess is not None and not guess.was_right,
        "ghost_survivals": part.role is Role.GHOST and part.has_won and part.is_in,
    }


def _rounds(part: Part) -> Counts:
    """Rounds in which the player took part, and those after whose votes he or she was still in.

    A round that ended before any vote, because somebody left, was got through by nobody (W43).
    """
    last = part.view.round if part.is_in else part.last_vote.round if part.last_vote else _last_seen(part)
    closing = {vote.round: vote for vote in part.view.votes}
    return {
        "rounds": last,
        "rounds_survived": sum(n < last or (n == last and _gets_past(part, vote)) for n, vote in closing.items()),
        "survivals": part.is_in,
        "eliminations": part.is_out,
        "first_outs": part.last_vote is not None and part.last_vote.round == 1,
        "quick_wins": part.has_won and part.view.round == 1,
        "long_battles": part.view.round >= LONG_BATTLE,
        "long_battle_wins": part.view.round >= LONG_BATTLE and part.has_won,
    }


def _last_seen(part: Part) -> int:
    """The last round in which one who left is known to have been there."""
    voted = [vote.round for vote in part.view.votes if _is_seen(vote, part.player) or vote.eliminated == part.player]
    return max(voted + [clue.round for clue in part.view.clues if clue.player == part.player], default=0)


def _is_seen(vote: VoteRecord, player: PlayerId) -> bool:
    """Stood in this vote, or is known to have voted in it."""
    return player in dict(vote.counts) or player in dict(vote.ballots or ())


def _gets_past(part: Part, vote: VoteRecord) -> bool:
    """Is still in after the last vote of the last own round; nobody who left is known to have got through a duel."""
    stays = vote.end is not VoteEnd.DUEL and vote.eliminated != part.player and _is_seen(vote, part.player)
    return part.is_in or stays


def _votes(part: Part, votes: int, hits: int) -> Counts:
    """The own ballots (W17); one that decides makes the one vote by which somebody was ahead (W19)."""
    decided = [part.is_impostor(target) for vote, target in part.ballots if _decides(vote, target)]
    return {
        "votes": votes,
        "vote_hits": hits,
        "vote_misses": votes - hits,
        "vote_games": votes > 0,
        "hit_games": hits > 0,
        "passes": len(part.passed),
        "pass_wins_shared": sum(vote.end is VoteEnd.PASSED for vote in part.passed),
        "perfect_games": votes >= FEWEST_BALLOTS and hits == votes,
        "blind_games": votes >= FEWEST_BALLOTS and hits == 0,
        "deciding_hits": sum(decided),
        "deciding_misses": len(decided) - sum(decided),
    }


def _decides(vote: VoteRecord, target: PlayerId) -> bool:
    if vote.end is not VoteEnd.ELIMINATED or vote.eliminated != target:
        return False
    first, second = sorted((count for _, count in vote.counts), reverse=True)[:2]
    return first - second == 1


def _against(part: Part) -> Counts:
    """Votes received: these are known in every game (W26). Who left was not untouched to the end."""
    received = sum(dict(vote.counts).get(part.player, 0) for vote in part.view.votes)
    untouched = received == 0 and not _has_left(part)
    out = part.last_vote
    return {
        "votes_against": received,
        "untouched_games": untouched,
        "untouched_spy_wins": untouched and part.role is Role.SPY and part.has_won,
        "unanimous_outs": out is not None and _is_unanimous(out, part.player),
    }


def _has_left(part: Part) -> bool:
    return any(seat.id == part.player and seat.has_left for seat in part.view.seats)


def _is_unanimous(vote: VoteRecord, player: PlayerId) -> bool:
    """All others voted for this one, two at least; in a duel, all who voted: the tied have no vote (W23).

    Outside a duel everybody stands, so those who did not vote are known, too (W17, W41).
    """
    counts = dict(vote.counts)
    others = sum(counts.values()) if vote.is_duel else len(counts.keys() - {PASS, player})
    return counts[player] == others >= 2


def _ties(part: Part) -> Counts:
    """Duels and lots in which the player stood (W23 to W25)."""
    duels = [index for index, vote in enumerate(part.view.votes) if _stood(vote, part.player, VoteEnd.DUEL)]
    lots = [vote for vote in part.view.votes if _stood(vote, part.player, VoteEnd.LOT)]
    lost = sum(vote.eliminated == part.player for vote in lots)
    return {
        "duels": len(duels),
        "duels_survived": sum(not _falls_in_duel(part, index) for index in duels),
        "lots": len(lots),
        "lots_survived": len(lots) - lost,
        "lots_lost": lost,
    }


def _stood(vote: VoteRecord, player: PlayerId, end: VoteEnd) -> bool:
    return vote.end is end and player in vote.tied


def _falls_in_duel(part: Part, index: int) -> bool:
    """What follows eliminates this player, or he or she left and is seen in no vote after the duel's clues."""
    after = part.view.votes[index + 1 :]
    if after and after[0].eliminated == part.player:
        return True
    return not part.is_in and not any(part.player in dict(vote.counts) for vote in after)


def _fates(part: Part) -> Counts:
    """How the end found the player (W37, W38)."""
    alive = [seat.id for seat in part.view.seats if seat.is_alive]
    fallen = [vote.eliminated for vote in part.votes_out if vote.eliminated is not None]
    is_civilian = part.role is Role.CIVILIAN
    civilians = [player for player in alive if part.roles[player] is Role.CIVILIAN]
    return {
        "wins_while_out": part.has_won and part.is_out,
        "losses_while_in": part.is_in and not part.has_won and part.view.outcome.winner is not None,
        "last_civilian_losses": is_civilian and not part.has_won and civilians == [part.player],
        "last_three_wins": part.has_won and part.is_in and len(alive) <= 3,
        "clean_sweeps": is_civilian and part.has_won and all(part.is_impostor(player) for player in fallen),
    }


def _spies(part: Part, hits: int) -> Counts:
    """A spy's wins, alone and in company, with and without a vote against the own side."""
    impostors = [player for player, role in part.roles.items() if role is not Role.CIVILIAN]
    spies = [player for player, role in part.roles.items() if role is Role.SPY]
    is_spy = part.role is Role.SPY
    has_won = is_spy and part.has_won
    return {
        "solo_spy_wins": has_won and len(impostors) == 1,
        "pack_spy_wins": has_won and len(spies) == PACK_OF_SPIES,
        "betrayals": hits if is_spy else 0,
        "betrayal_wins": has_won and hits > 0,
        "told_spy_wins": has_won and part.view.settings.tell_spies,
    }


def _table_rules(part: Part) -> Counts:
    """Wins by the settings of the table (W8), and written clues (W12)."""
    settings, won = part.view.settings, part.has_won
    clues = sum(clue.player == part.player and bool(clue.text) for clue in part.view.clues)
    return {
        "counts_only_wins": won and settings.vote_display is VoteDisplay.COUNTS,
        "hidden_role_wins": won and not settings.reveal_roles,
        "sentence_wins": won and settings.clue_mode is ClueMode.SENTENCE,
        "no_limit_wins": won and settings.discussion is None,
        "lot_rule_wins": won and settings.ties is Ties.LOT,
        "written_clues": clues,
        "written_wins": won and settings.written_clues,
    }


def collected_of(part: Part) -> Mapping[str, frozenset[str]]:
    """The role, the own word and the kind of words of this game."""
    own = {Role.CIVILIAN: part.view.civilian_word, Role.SPY: part.view.spy_word}.get(part.role)
    return {
        "roles": frozenset({part.role.value}),
        "words": frozenset() if own is None else frozenset({first_text(own.texts)}),
        "categories": frozenset({first_text(dict(part.view.category))} - {""}),
    }
