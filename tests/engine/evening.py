"""An evening at the table, in few words: who sits there, who is what, who votes for whom."""

from __future__ import annotations

from collections.abc import Iterable

from spyword.engine.game import Action, TimeUp
from spyword.engine.spys_word import (
    PASS,
    CluesView,
    Code,
    DealView,
    Devices,
    DiscussionView,
    Farewell,
    GiveClue,
    GotIt,
    IllegalAction,
    Leave,
    Pair,
    Player,
    PlayerId,
    Proceed,
    Role,
    Settings,
    SpysWord,
    SpysWordView,
    ToTheVote,
    Vote,
    VoteView,
    Word,
    deal,
)

CAT = Word({"en": "cat", "ko": "고양이", "ja": "猫", "ru": "кошка"}, {"en": ("kitty",), "ja": ("ねこ",)})
DOG = Word({"en": "dog", "ko": "개", "ja": "犬", "ru": "собака"}, {"ja": ("いぬ",)})
PETS = Pair(CAT, DOG, {"en": "Animals", "ja": "動物"})

A, B, C, D, E, F, G, H = (PlayerId(letter) for letter in "ABCDEFGH")

ROLES = {"c": Role.CIVILIAN, "s": Role.SPY, "g": Role.GHOST}
OWN = Settings(devices=Devices.OWN)


def ids(letters: Iterable[str]) -> tuple[PlayerId, ...]:
    return tuple(PASS if letter == "-" else PlayerId(letter) for letter in letters)


def ballots(written: str) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """Voter and target of each in `"A>B B>-"`; `-` is Pass."""
    return tuple((ids(ballot)[0], ids(ballot)[2]) for ballot in written.split())


def seated(letters: str, *, signed_in: str = "") -> tuple[Player, ...]:
    """Players named by their letters, in seating order."""
    return tuple(Player(PlayerId(letter), f"Player {letter}", letter in signed_in) for letter in letters)


def dealt(
    roles: str,
    settings: Settings = Settings(),  # noqa: B008 - a frozen value
    *,
    order: str | None = None,
    signed_in: str = "",
    host: PlayerId | None = None,
    seed: int = 1,
) -> SpysWord:
    """A game of cats against dogs, A, B, C ... having these roles; they speak in seating order unless told."""
    letters = "ABCDEFGHIJKL"[: len(roles)]
    return deal(
        seated(letters, signed_in=signed_in),
        PETS,
        settings,
        seed=seed,
        roles=[ROLES[role] for role in roles],
        order=ids(order or letters),
        host=host,
        civilian_word=CAT,
    )


def drawn(players: int, seed: int, settings: Settings = Settings()) -> SpysWord:  # noqa: B008 - a frozen value
    """A game in which everything is drawn from the seed."""
    return deal(seated("ABCDEFGHIJKL"[:players]), PETS, settings, seed=seed)


def presser(game: SpysWord) -> PlayerId | None:
    """Who presses the buttons of the whole table: nobody in particular on one device, else the host."""
    view = game.view(None)
    return view.host if view.settings.devices is Devices.OWN else None


def cards_seen(game: SpysWord) -> SpysWord:
    """Everybody confirms the own card."""
    while isinstance(view := game.view(None), DealView):
        game = game.apply(GotIt(view.waiting_for[0], version=game.version))
    return game


def clues_given(game: SpysWord) -> SpysWord:
    """Everybody whose turn comes gives a clue."""
    while isinstance(view := game.view(None), CluesView):
        text = f"clue{game.version}" if view.settings.written_clues else ""
        game = game.apply(GiveClue(view.speaker, text, version=game.version))
    return game


def at_discussion(game: SpysWord) -> SpysWord:
    """From the deal or a round's beginning up to its discussion."""
    return clues_given(cards_seen(game))


def at_vote(game: SpysWord) -> SpysWord:
    """From wherever in a round up to its vote, or from a duel's clues up to the duel's vote."""
    game = at_discussion(game)
    if isinstance(game.view(None), DiscussionView):
        game = game.apply(ToTheVote(presser(game), version=game.version))
    return game


def voted(game: SpysWord, written: str) -> SpysWord:
    """These ballots are cast one after another."""
    for voter, target in ballots(written):
        game = game.apply(Vote(voter, target, version=game.version))
    return game


def round_played(game: SpysWord, written: str) -> SpysWord:
    """A round up to the result of its vote (or a duel's clues and vote)."""
    return voted(at_vote(game), written)


def all_vote_for(game: SpysWord, target: PlayerId) -> SpysWord:
    """Everybody votes for one player, who votes for the first other candidate."""
    game = at_vote(game)
    view = game.view(None)
    assert isinstance(view, VoteView)
    other = next(seat for seat in view.candidates if seat != target)
    return voted(game, " ".join(f"{voter}>{other if voter == target else target}" for voter in view.waiting_for))


def proceeded(game: SpysWord) -> SpysWord:
    """What was announced has been seen."""
    return game.apply(Proceed(presser(game), version=game.version))


def farewell(game: SpysWord, text: str) -> SpysWord:
    """Whoever is asked types this."""
    return game.apply(Farewell(game.view(None).waiting_for[0], text, version=game.version))


def left(game: SpysWord, *players: PlayerId) -> SpysWord:
    """These leave the room, one after another."""
    for player in players:
        game = game.apply(Leave(player, version=game.version))
    return game


def time_up(game: SpysWord) -> SpysWord:
    """The present time runs out."""
    return game.apply(TimeUp(version=game.version))


def refused(game: SpysWord, action: Action) -> Code | None:
    """The code with which the game refuses; None if it does not."""
    try:
        game.apply(action)
    except IllegalAction as error:
        return error.code
    return None


def alive(view: SpysWordView) -> str:
    """The letters of those still in the game."""
    return "".join(seat.id for seat in view.seats if seat.is_alive)
