"""How a moment of Spy's Word stands in a transcript."""

from __future__ import annotations

from typing import Final

from spyword.engine.game import Action, PlayerId
from spyword.engine.secret import Secret
from spyword.engine.spys_word import (
    Card,
    CluesView,
    DiscussionView,
    EndView,
    FarewellView,
    ResultView,
    Role,
    SpysWordView,
    VerdictView,
    VoteRecord,
    VoteView,
    Word,
)
from tests.playthroughs.transcript import Teller, in_words


def _round(view: SpysWordView) -> int:
    return view.round


def _told(view: SpysWordView) -> str:
    return f"{_seats(view)}{_public(view)}"


def _seats(view: SpysWordView) -> str:
    return " ".join(
        f"{seat.id}{'' if seat.is_alive else '†'}{'' if seat.role is None else f'({seat.role.value})'}"
        for seat in view.seats
    )


def _public(view: SpysWordView) -> str:
    clues = "".join(f" {clue.player}:{clue.text}" for clue in view.clues)
    told = f"; clues{clues}" if clues else ""
    match view:
        case CluesView(order=order, speaker=speaker, is_duel=is_duel):
            return f"{told}; {'duel' if is_duel else 'order'} {' '.join(order)}, {speaker} speaks"
        case DiscussionView():
            return told
        case VoteView(candidates=candidates, offers_pass=offers_pass, is_duel=is_duel):
            pass_too = " or Pass" if offers_pass else ""
            return f"{told}; {'duel vote' if is_duel else 'vote'} among {' '.join(candidates)}{pass_too}"
        case ResultView(record=record):
            return f"{told}; {_record(record)}"
        case FarewellView(player=player):
            return f"{told}; farewell of {player}"
        case VerdictView(player=player, guess=guess):
            return f"{told}; {player} guessed {guess!r}: wrong"
        case EndView(outcome=outcome, guess=guessed):
            winner = outcome.winner.value if outcome.winner else "nobody"
            guess = "" if guessed is None else f"; guess {guessed.text!r} {'right' if guessed.was_right else 'wrong'}"
            words = f"{_word(view.civilian_word)} against {_word(view.spy_word)}"
            votes = " | ".join(map(_record, view.votes))
            return f"{told}; {winner} won ({outcome.termination.value}), {words}{guess}; {votes}"
    return told


def _record(record: VoteRecord) -> str:
    counts = " ".join(f"{player}={count}" for player, count in record.counts)
    ballots = "" if record.ballots is None else " of " + " ".join(f"{a}>{b}" for a, b in record.ballots)
    tied = f", level {' '.join(record.tied)}" if record.tied else ""
    gone = f", out {record.eliminated}" if record.eliminated else ""
    role = f" ({record.role.value})" if record.role else ""
    return f"{record.end.value} {counts}{ballots}{tied}{gone}{role}"


def _private(view: SpysWordView) -> str:
    card = _card(view.card) if view.card is not None else "no card"
    match view:
        case VoteView(own_ballot=ballot):
            return f"{card}, ballot {_secret(ballot)}"
        case FarewellView(role=role):
            return f"{card}, farewell {_secret(role)}"
    return card


def _card(card: Card) -> str:
    word = card.word.reveal()
    told = card.told.reveal()
    return f"{'no word' if word is None else _word(word)}{'' if told is None else f' [{told.value}]'}"


def _secret(secret: Secret[PlayerId | None] | Secret[Role | None]) -> str:
    value = secret.reveal()
    return value.value if isinstance(value, Role) else value or "-"


def _word(word: Word) -> str:
    return word.texts["en"]


def _offers(offered: tuple[Action, ...]) -> str:
    return ", ".join(map(in_words, offered))


SPYS_WORD: Final = Teller(SpysWordView, _round, _told, _private, _offers)
