"""Whole games of Spyfall by a short script, played by the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from spyword.engine import spyfall as game
from spyword.engine.game import Action, Player, PlayerId, TimeUp
from spyword.engine.spyfall import EndView, FixedHand, Settings, Spyfall
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.games.spyfall_chronicle import SpyfallChronicle
from spyword.people.deeds import Deeds

SCENES: Final = tuple(
    Scene(
        Location(f"p{number}", {"en": f"place {number}"}), tuple(Role({"en": f"{number}/{job}"}) for job in range(10))
    )
    for number in range(20)
)


def told(players: int, *rounds: str, settings: Settings | None = None) -> EndView:
    """A game of so many players, called a, b, c …; a deals first.

    One string a round: its spies, a colon, and what happens, one word after another: `ab+` a accuses b and all agree;
    `ab-cd` a accuses b, and c and d do not; `named` the first spy names the location, `wrong` another one; `time` the
    time is up; `-` the closing accuser declines.
    """
    letters = [chr(ord("a") + number) for number in range(players)]
    hands = [FixedHand(place, tuple(map(PlayerId, each.partition(":")[0]))) for place, each in enumerate(rounds)]
    played = game.deal(
        [Player(PlayerId(letter), letter) for letter in letters],
        SCENES,
        replace(settings or Settings(), rounds=len(rounds), spies=len(hands[0].spies), first_dealer=0),
        seed=1,
        fixed=hands,
    )
    for place, each in enumerate(rounds):
        played = _round(played, each.partition(":")[0], each.partition(":")[2].split(), place)
    view = played.view(None)
    assert isinstance(view, EndView)
    return view


def _round(played: Spyfall, spies: str, words: list[str], place: int) -> Spyfall:
    while isinstance(view := played.view(None), game.DealView):
        played = _do(played, game.GotIt(view.waiting_for[0], version=0))
    assert isinstance(view, game.ReadyView)
    played = _do(played, game.StartClock(view.dealer, version=0))
    for word in words:
        played = _happens(played, spies, word, place)
    return _do(played, game.Proceed(version=0))


def _happens(played: Spyfall, spies: str, word: str, place: int) -> Spyfall:
    spy, view = PlayerId(spies[0]), played.view(None)
    match word:
        case "time":
            return _do(played, TimeUp(version=0))
        case "-":
            assert isinstance(view, game.ClosingView)
            return _do(played, game.Decline(view.accuser, version=0))
        case "named" | "wrong":
            named = place if word == "named" else place + 1
            claimed = _do(_do(played, game.Claim(spy, left=60.0, version=0)), game.ShowCard(spy, version=0))
            return _do(claimed, game.NameLocation(spy, f"p{named}", version=0))
    accuser, accused, against = PlayerId(word[0]), PlayerId(word[1]), word[3:]
    return _voted(_do(played, game.Accuse(accuser, accused, left=60.0, version=0)), accuser, against)


def _voted(played: Spyfall, accuser: PlayerId, against: str) -> Spyfall:
    view = played.view(None)
    assert isinstance(view, game.AccusationView)
    if view.by_hands:
        agreeing = tuple(voter for voter in view.voters if voter not in against)
        played = _do(played, game.ShowOfHands(accuser, agreeing, version=0))
    else:
        for voter in view.voters:
            played = _do(played, game.VoteOn(voter, voter not in against, version=0))
    return _do(played, game.Proceed(version=0)) if against else played


def _do(played: Spyfall, action: Action) -> Spyfall:
    return played.apply(replace(action, version=played.version))


def deeds_in(view: EndView) -> Mapping[PlayerId, Deeds]:
    """Of everybody."""
    return SpyfallChronicle().deeds(view)
