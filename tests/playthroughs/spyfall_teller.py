"""How a moment of Spyfall stands in a transcript."""

from __future__ import annotations

from dataclasses import fields
from itertools import groupby
from typing import Final

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    AccusationRecord,
    AccusationView,
    Card,
    ClaimView,
    ClosingView,
    EndView,
    NamingView,
    QuestionsView,
    RoundRecord,
    RoundView,
    SeatView,
    SpyfallView,
    TurnedDownView,
)
from tests.playthroughs.transcript import Teller


def _round(view: SpyfallView) -> int:
    return view.round


def _public(view: SpyfallView) -> str:
    used = sum(line.is_used for line in view.locations)
    listed = f"{len(view.locations)} locations{f', {used} used' if used else ''}"
    return f"{' '.join(map(_seat, view.seats))}; {view.dealer} deals; {listed}{_phase(view)}"


def _seat(seat: SeatView) -> str:
    """`B2!`: B has two points and may still stop the clock."""
    marks = ("†" if seat.has_left else "") + ("" if seat.is_connected else "~") + ("!" if seat.has_stop else "")
    return f"{seat.id}{seat.points}{marks}"


def _phase(view: SpyfallView) -> str:
    match view:
        case QuestionsView(asker=asker, came_from=before, was_handed=was_handed, may_ask=allowed):
            arrow = f"{before} {'hands to' if was_handed else '→'} {asker}" if before else f"{asker} begins"
            return f"; {arrow}, next of {''.join(allowed)}"
        case ClaimView(claimant=claimant):
            return f"; {claimant} says to be the spy"
        case NamingView(spy=spy):
            return f"; {spy} has shown the spy card"
        case AccusationView(accuser=accuser, accused=accused, voters=voters, by_hands=by_hands):
            return f"; {accuser} accuses {accused}, {''.join(voters)} vote{' by hands' if by_hands else ''}"
        case TurnedDownView(record=record):
            return f"; {_accusation(record)}"
        case ClosingView(order=order, accuser=accuser, may_accuse=allowed):
            return f"; order {''.join(order)}, {accuser} may accuse {''.join(allowed)}"
        case RoundView(record=told, is_last=is_last):
            return f"; {_record(told)}{'; the last round' if is_last else ''}"
        case EndView(outcome=outcome, rounds=rounds):
            winners = " ".join(outcome.winners) or "nobody"
            return f"; {winners} won ({outcome.termination.value}); " + " | ".join(map(_record, rounds))
    return ""


def _accusation(record: AccusationRecord) -> str:
    yes = "secret" if record.agreeing is None else "".join(record.agreeing) or "nobody"
    verdict = "carried" if record.is_unanimous else "turned down"
    closing = " in turn" if record.is_closing else ""
    return f"{record.accuser}>{record.accused}{closing} {verdict}, {yes} of {''.join(record.voters)} agreed"


def _record(record: RoundRecord) -> str:
    named = "" if record.named_by is None else f" by {record.named_by}: {_place(record)}"
    spies = " ".join(record.spies)
    roles = ", ".join(f"{player} {role.texts['en']}" for player, role in record.roles)
    won = " ".join(f"{player}+{points}" for player, points in record.points if points) or "no points"
    accusations = "".join(f"; {_accusation(each)}" for each in record.accusations)
    return (
        f"round {record.round}, dealt by {record.dealer}: {record.end.value}{named}"
        f"{' after 0:00' if record.after_time else ''}; {record.location.names['en']}; spies {spies}; "
        f"{roles}; {won}{accusations}"
    )


def _place(record: RoundRecord) -> str:
    return "none in time" if record.named is None else record.named.names["en"]


def _private(view: SpyfallView) -> str:
    card = "no card" if view.card is None else _card(view.card)
    match view:
        case AccusationView(own_vote=vote) if vote.reveal() is not None:
            return f"{card}, voted {'yes' if vote.reveal() else 'no'}"
        case ClaimView(is_spy=is_spy) if is_spy.reveal() is not None:
            return f"{card}, {'is a spy' if is_spy.reveal() else 'is no spy'}"
    return card


def _card(card: Card) -> str:
    location, role, fellow = card.location.reveal(), card.role.reveal(), card.fellow_spy.reveal()
    if location is None:
        return f"spy{'' if fellow is None else f' with {fellow}'}"
    return location.names["en"] if role is None else f"{location.names['en']} ({role.texts['en']})"


def _offers(offered: tuple[Action, ...]) -> str:
    """`Ask B|C, HandOn B|C`: what may be done, and to whom."""
    kinds = groupby(offered, key=lambda action: type(action).__name__)
    return ", ".join(" ".join((kind, _objects(list(actions)))).strip() for kind, actions in kinds)


def _objects(actions: list[Action]) -> str:
    """The last thing that each of these says, without who does it and what is written in by the clock."""
    said = [[getattr(each, field.name) for field in fields(each) if not field.kw_only][1:] for each in actions]
    return "|".join(str(values[-1]) for values in said if values and values[-1] != ())


SPYFALL: Final = Teller(SpyfallView, _round, _public, _private, _offers)
