"""The cases of `vectors.toml`, read into small records."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spyword.engine.spys_word.settings import Lineup

_TABLES: Final = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class LineupCase:
    players: int
    allowed: tuple[Lineup, ...]
    recommended: Lineup


@dataclass(frozen=True)
class VoteCase:
    alive: str
    ballots: str
    passing: bool
    top: str
    pass_wins: bool


@dataclass(frozen=True)
class OrderCase:
    order: str
    out: str
    began: str
    next: str


@dataclass(frozen=True)
class GuessCase:
    civilian: tuple[str, ...]
    spy: tuple[str, ...]
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    ask_again: tuple[str, ...]


@dataclass(frozen=True)
class RoundCase:
    votes: str
    out: str
    guess: str
    duel: str
    duel_votes: str
    passing_offered: bool | None


@dataclass(frozen=True)
class GameCase:
    note: str
    order: str
    roles: str
    passing: bool
    rounds: tuple[RoundCase, ...]
    winner: str


LINEUPS: Final = tuple(
    LineupCase(
        players=int(players),
        allowed=tuple(Lineup(spies, bool(ghost)) for spies, ghost in case["allowed"]),
        recommended=Lineup(case["recommended"][0], bool(case["recommended"][1])),
    )
    for players, case in _TABLES["lineups"].items()
    if players.isdigit()
)
REFUSED_LINEUPS: Final = tuple(
    (players, Lineup(spies, bool(ghost))) for players, spies, ghost in _TABLES["lineups"]["refused"]
)
VOTES: Final = tuple(
    VoteCase(
        alive="".join(case["alive"]),
        ballots=case["ballots"],
        passing=case["passing"],
        top="".join(case.get("top", ())),
        pass_wins=case.get("pass_wins", False),
    )
    for case in _TABLES["votes"]
)
ORDERS: Final = tuple(OrderCase(**case) for case in _TABLES["rounds"]["cases"])
GUESSES: Final = tuple(
    GuessCase(
        civilian=tuple(case["civilian"]),
        spy=tuple(case["spy"]),
        right=tuple(case["right"]),
        wrong=tuple(case["wrong"]),
        ask_again=tuple(case.get("ask_again", ())),
    )
    for case in _TABLES["guesses"]
)
GAMES: Final = tuple(
    GameCase(
        note=case["note"],
        order=case["order"],
        roles=case["roles"],
        passing=case.get("passing", False),
        rounds=tuple(
            RoundCase(
                votes=played["votes"],
                out=played["out"],
                guess=played.get("guess", ""),
                duel=played.get("duel", ""),
                duel_votes=played.get("duel_votes", ""),
                passing_offered=played.get("passing_offered"),
            )
            for played in case["rounds"]
        ),
        winner=case["winner"],
    )
    for case in _TABLES["games"]
)
