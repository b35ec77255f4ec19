"""An evening of Spyfall, in few words: who sits there, who is the spy, who accuses whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from spyword.engine.game import Action, TimeUp
from spyword.engine.spyfall import (
    AccusationView,
    Accuse,
    Ask,
    Claim,
    ClosingView,
    Code,
    DealView,
    Decline,
    Devices,
    Disconnected,
    EndView,
    FixedHand,
    GotIt,
    HandOn,
    IllegalAction,
    Leave,
    Location,
    NameLocation,
    Outcome,
    Player,
    PlayerId,
    Proceed,
    ReadyView,
    Role,
    RoundRecord,
    RoundView,
    Scene,
    Settings,
    ShowCard,
    ShowOfHands,
    Spyfall,
    SpyfallView,
    StartClock,
    TakeBack,
    TurnedDownView,
    VoteOn,
    deal,
)

V = TypeVar("V", bound=SpyfallView)

LETTERS: Final = "ABCDEFGHIJKL"
A, B, C, D, E, F = (PlayerId(letter) for letter in "ABCDEF")
LEFT: Final = 100.0
"""Seconds left, wherever somebody stops the clock."""


def scenes(number: int = 20, roles: int = 10) -> tuple[Scene, ...]:
    """Locations that are called `place 1`…, with roles of their own."""
    return tuple(
        Scene(
            Location(f"x/{at}", {"en": f"place {at}", "ja": f"場所{at}"}),
            tuple(Role({"en": f"job {job} of {at}", "ja": f"仕事{job}-{at}"}) for job in range(1, roles + 1)),
        )
        for at in range(1, number + 1)
    )


SCENES: Final = scenes()


def ids(letters: Iterable[str]) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(letter) for letter in letters)


def seated(letters: str, *, signed_in: str = "") -> tuple[Player, ...]:
    """Players named by their letters, in seating order."""
    return tuple(Player(PlayerId(letter), f"Player {letter}", letter in signed_in) for letter in letters)


def dealt(
    players: int,
    *spies: str,
    settings: Settings | None = None,
    places: Sequence[int] = range(20),
    signed_in: str = "",
    seed: int = 1,
) -> Spyfall:
    """A game whose rounds have these spies (`"A"`, `"BC"`) at these locations (from 0); A deals first."""
    settings = settings or agreed(len(spies[0]))
    fixed = [FixedHand(place, ids(letters)) for place, letters in zip(places, spies, strict=False)]
    return deal(seated(LETTERS[:players], signed_in=signed_in), SCENES, settings, seed=seed, fixed=fixed)


def agreed(spies: int = 1, *, own: bool = False) -> Settings:
    """A deals first, and everybody has an own device, or one goes round."""
    return Settings(spies=spies, first_dealer=0, devices=Devices.OWN if own else Devices.ONE)


def seen(game: Spyfall, kind: type[V], viewer: PlayerId | None = None) -> V:
    """What this viewer (nobody: the table) sees, which is a view of this kind."""
    view = game.view(viewer)
    assert isinstance(view, kind), type(view).__name__
    return view


ONE, TWO = agreed(own=True), agreed(2, own=True)
MOMENTS: Final = ("deal", "ready", "questions", "claim", "accusation", "turned down", "closing")
"""Of a round in which nobody has asked, accused or been found yet."""


def room(players: int, *spies: str) -> Spyfall:
    """Everybody has a device; A deals first."""
    return dealt(players, *spies, settings=TWO if len(spies[0]) == 2 else ONE)


def now(game: Spyfall, action: Action) -> Action:
    """The action as an answer to the present moment."""
    return replace(action, version=game.version)


def done(game: Spyfall, *actions: Action) -> Spyfall:
    """These actions, one after another."""
    for action in actions:
        game = game.apply(now(game, action))
    return game


def cards_seen(game: Spyfall) -> Spyfall:
    """Everybody confirms the own card."""
    while isinstance(view := game.view(None), DealView):
        game = game.apply(GotIt(view.waiting_for[0], version=game.version))
    return game


def talking(game: Spyfall) -> Spyfall:
    """From the deal, or an announcement, up to the running clock."""
    game = cards_seen(game)
    view = game.view(None)
    if isinstance(view, TurnedDownView):
        game = proceeded(game)
    if isinstance(view, ReadyView):
        game = game.apply(StartClock(view.dealer, version=game.version))
    return game


def asked(game: Spyfall, *targets: PlayerId) -> Spyfall:
    """One question after another goes to these."""
    for target in targets:
        game = game.apply(Ask(game.view(None).waiting_for[0], target, version=game.version))
    return game


def handed(game: Spyfall, target: PlayerId) -> Spyfall:
    return game.apply(HandOn(game.view(None).waiting_for[0], target, version=game.version))


def accused(game: Spyfall, accuser: PlayerId, target: PlayerId, *, left: float = LEFT) -> Spyfall:
    return game.apply(Accuse(accuser, target, left=left, version=game.version))


def voted(game: Spyfall, *against: PlayerId) -> Spyfall:
    """All agree with the accusation but these; by hands or one by one, as the table votes."""
    view = game.view(None)
    assert isinstance(view, AccusationView)
    agreeing = tuple(voter for voter in view.voters if voter not in against)
    if view.by_hands:
        return game.apply(ShowOfHands(view.accuser, agreeing, version=game.version))
    for voter in view.waiting_for:
        game = game.apply(VoteOn(voter, voter in agreeing, version=game.version))
    return game


def convicted(game: Spyfall, accuser: PlayerId, target: PlayerId) -> Spyfall:
    """An accusation that everybody agrees with."""
    return voted(accused(talking(game), accuser, target))


def turned_down(game: Spyfall, accuser: PlayerId, target: PlayerId, *, left: float = LEFT) -> Spyfall:
    """An accusation that nobody else agrees with; it has been seen."""
    game = accused(game, accuser, target, left=left)
    view = game.view(None)
    assert isinstance(view, AccusationView)
    return proceeded(voted(game, *view.voters))


def time_up(game: Spyfall) -> Spyfall:
    return game.apply(TimeUp(version=game.version))


def nobody_convicted(game: Spyfall) -> Spyfall:
    """The time runs out and everybody declines."""
    game = time_up(talking(game))
    while isinstance(view := game.view(None), ClosingView):
        game = game.apply(Decline(view.accuser, version=game.version))
    return game


def named(game: Spyfall, spy: PlayerId, place: int) -> Spyfall:
    """The spy shows the card and names this location (from 0)."""
    location = SCENES[place].location.id
    return done(
        talking(game),
        Claim(spy, left=LEFT, version=0),
        ShowCard(spy, version=0),
        NameLocation(spy, location, version=0),
    )


def claimed(game: Spyfall, player: PlayerId, *, left: float = LEFT) -> Spyfall:
    """ "I am the spy", true or not."""
    return game.apply(Claim(player, left=left, version=game.version))


def taken_back(game: Spyfall, player: PlayerId) -> Spyfall:
    return game.apply(TakeBack(player, version=game.version))


def naming(game: Spyfall, spy: PlayerId) -> Spyfall:
    """The spy has shown the card and thinks."""
    return done(talking(game), Claim(spy, left=LEFT, version=0), ShowCard(spy, version=0))


def at(moment: str, game: Spyfall) -> Spyfall:
    """One of `MOMENTS`: A accuses C, and the last of those who vote says no; B claims to be the spy."""
    match moment:
        case "deal":
            return game
        case "ready":
            return cards_seen(game)
        case "claim":
            return claimed(talking(game), B)
        case "accusation":
            return accused(talking(game), A, C)
        case "turned down":
            game = accused(talking(game), A, C)
            return voted(game, seen(game, AccusationView).voters[-1])
        case "closing":
            return time_up(talking(game))
    return talking(game)


def presser(game: Spyfall) -> PlayerId | None:
    """Who waves on what was announced."""
    view = game.view(None)
    return view.host if view.settings.devices is Devices.OWN else None


def proceeded(game: Spyfall) -> Spyfall:
    return game.apply(Proceed(presser(game), version=game.version))


def left(game: Spyfall, *players: PlayerId) -> Spyfall:
    """These leave the room, one after another."""
    for player in players:
        game = game.apply(Leave(player, version=game.version))
    return game


def lost(game: Spyfall, *players: PlayerId) -> Spyfall:
    """The links of these are lost."""
    for player in players:
        game = game.apply(Disconnected(player, version=game.version))
    return game


def outcome(game: Spyfall) -> Outcome:
    """How the game has ended."""
    return seen(game, EndView).outcome


def here(game: Spyfall) -> str:
    """The id of the location of this round."""
    return game.state.deal.scenes[game.state.progress.hand.location].location.id


def told(game: Spyfall) -> RoundRecord:
    """What the round that has just ended was."""
    view = game.view(None)
    assert isinstance(view, RoundView)
    return view.record


def points(game: Spyfall) -> str:
    """The points of the round that has just ended, as `"A2 C1"`."""
    return " ".join(f"{player}{won}" for player, won in told(game).points if won)


def standings(game: Spyfall) -> Mapping[PlayerId, int]:
    return {seat.id: seat.points for seat in game.view(None).seats}


def refused(game: Spyfall, action: Action) -> Code | None:
    """The code with which the game refuses; None if it does not."""
    try:
        game.apply(now(game, action))
    except IllegalAction as error:
        return error.code
    return None
