"""Views of the public moments, made by hand: discussion, result, verdict, end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypedDict

from spyword.engine.game import PlayerId, Timing
from spyword.engine.spys_word.actions import PASS
from spyword.engine.spys_word.settings import Lineup, Settings, VoteDisplay
from spyword.engine.spys_word.views import (
    Clue,
    CluesView,
    DiscussionView,
    EndView,
    GuessRecord,
    Outcome,
    ResultView,
    Role,
    SeatView,
    Side,
    Termination,
    VerdictView,
    VoteEnd,
    VoteRecord,
)
from tests.ui.views import CAT, DOG, IDS, NAME_OF, clues_view, seats

SETTINGS: Final = Settings(lineup=Lineup(spies=2, ghost=True))
CATEGORY: Final = (("en", "Animals"), ("ko", "동물"), ("ja", "動物"), ("ru", "Животные"))


class _Common(TypedDict):
    version: int
    viewer: None
    timing: Timing
    waiting_for: tuple[PlayerId, ...]
    is_private_turn: bool
    round: int
    seats: tuple[SeatView, ...]
    settings: Settings
    host: PlayerId
    card: None
    clues: tuple[Clue, ...]
    category: tuple[tuple[str, str], ...]


def _common(players: int, settings: Settings = SETTINGS, dead: Sequence[PlayerId] = ()) -> _Common:
    return {
        "version": 7,
        "viewer": None,
        "timing": Timing(1, None),
        "waiting_for": (),
        "is_private_turn": False,
        "round": 2,
        "seats": seats(players, dead),
        "settings": settings,
        "host": IDS[0],
        "card": None,
        "clues": (),
        "category": CATEGORY,
    }


def speaking(players: int = 6, at: int = 0, dead: Sequence[PlayerId] = (), settings: Settings = SETTINGS) -> CluesView:
    """A clue round in which so many alive have spoken already."""
    order = tuple(player for player in IDS[:players] if player not in dead)
    view = clues_view(players=players, seats=seats(players, dead), settings=settings, round=2)
    return replace(view, order=order, speaker=order[at], spoken=order[:at], category=CATEGORY)


def duelling(tied: Sequence[PlayerId], players: int = 6, settings: Settings = SETTINGS) -> CluesView:
    """The first of the tied speaks in the duel."""
    view = speaking(players, settings=settings)
    return replace(view, order=tuple(tied), speaker=tied[0], spoken=(), is_duel=True)


def talking(
    players: int = 6, dead: Sequence[PlayerId] = (), seconds: int | None = 90, settings: Settings = SETTINGS
) -> DiscussionView:
    """A discussion."""
    common = _common(players, settings, dead)
    common["timing"] = Timing(1, seconds)
    return DiscussionView(**common, order=tuple(player for player in IDS[:players] if player not in dead))


def everybody_against(player: PlayerId, players: int = 6) -> dict[PlayerId, PlayerId]:
    """All vote for one, who votes for the next."""
    following = IDS[(IDS.index(player) + 1) % players]
    return {voter: following if voter == player else player for voter in IDS[:players]}


def counted(
    ballots: Mapping[PlayerId, PlayerId],
    *,
    players: int = 6,
    end: VoteEnd = VoteEnd.ELIMINATED,
    eliminated: PlayerId | None = None,
    tied: Sequence[PlayerId] = (),
    role: Role | None = None,
    is_open: bool = True,
    round: int = 2,
    is_duel: bool = False,
) -> VoteRecord:
    """A vote with these ballots."""
    tally = Counter(ballots.values())
    offered = PASS in tally
    stand = (*IDS[:players], *((PASS,) if offered else ()))
    return VoteRecord(
        round=round,
        is_duel=is_duel,
        offered_pass=offered,
        counts=tuple((player, tally[player]) for player in stand),
        ballots=tuple(ballots.items()) if is_open else None,
        end=end,
        tied=tuple(tied),
        eliminated=eliminated,
        role=role,
    )


def result(record: VoteRecord, *, players: int = 6, reveal_roles: bool = True) -> ResultView:
    """The announcement of that vote."""
    display = VoteDisplay.COUNTS if record.ballots is None else VoteDisplay.OPEN
    settings = replace(SETTINGS, reveal_roles=reveal_roles, vote_display=display)
    return ResultView(**_common(players, settings), record=record)


def verdict(guess: str, *, players: int = 6) -> VerdictView:
    """The ghost of the second seat has guessed wrong."""
    return VerdictView(**_common(players, dead=IDS[1:2]), player=IDS[1], guess=guess)


def game_over(
    players: int = 6,
    votes: int = 2,
    *,
    winner: Side | None = Side.CIVILIANS,
    termination: Termination = Termination.NO_IMPOSTOR_LEFT,
    guess: GuessRecord | None = None,
    is_open: bool = True,
    settings: Settings = SETTINGS,
) -> EndView:
    """A game that is over after so many votes; the second is the spy, the third the ghost."""
    roles = dict.fromkeys(IDS[:players], Role.CIVILIAN) | {IDS[1]: Role.SPY, IDS[2]: Role.GHOST}
    records = tuple(
        counted(
            {voter: IDS[(place * (vote + 2) + 1) % players] for place, voter in enumerate(IDS[:players])},
            players=players,
            eliminated=IDS[vote % players],
            role=roles[IDS[vote % players]],
            round=vote + 1,
            is_open=is_open,
        )
        for vote in range(votes)
    )
    common = _common(players, replace(settings, vote_display=VoteDisplay.OPEN if is_open else VoteDisplay.COUNTS))
    common["seats"] = tuple(SeatView(player, NAME_OF[player], True, role=role) for player, role in roles.items())
    sides = {Side.CIVILIANS: {Role.CIVILIAN}, Side.IMPOSTORS: {Role.SPY, Role.GHOST}, Side.GHOST: {Role.GHOST}}
    winning = set() if winner is None else sides[winner]
    winners = tuple(player for player, role in roles.items() if role in winning)
    return EndView(
        **common,
        outcome=Outcome(winner, termination, winners),
        civilian_word=CAT,
        spy_word=DOG,
        votes=records,
        guess=guess,
    )
