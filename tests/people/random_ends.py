"""Real games of both kinds, played to their end by bots at tables of every size and setting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from spyword.engine import spyfall, spys_word
from spyword.engine.game import Player, PlayerId, View
from spyword.engine.spyfall import bot as spyfall_bot
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spyfall.spies import why_refused
from spyword.engine.spys_word import ClueMode, Pair, Settings, Ties, VoteDisplay, Word, allowed_lineups
from spyword.engine.spys_word import bot as spys_word_bot
from spyword.games.history import CHRONICLES

LANGUAGES: Final = ("en", "ko", "ja", "ru")


@dataclass(frozen=True, slots=True)
class End:
    """A game that is over."""

    game: str
    """By its name in files."""
    view: View
    told: str
    """As its chronicle has written it."""
    players: tuple[PlayerId, ...]


def players(count: int) -> tuple[Player, ...]:
    """So many, the first of whom have profiles."""
    return tuple(Player(PlayerId(f"p{number:02}"), f"player {number}", number <= 4) for number in range(1, count + 1))


def _pair(number: int) -> Pair:
    letters = "".join(chr(ord("a") + int(digit)) for digit in str(number))  # the bots' clues are numbers
    words = (f"word {letters}", f"other {letters}")
    a, b = (Word({code: f"{word} {code}" for code in LANGUAGES}) for word in words)
    return Pair(a, b, {"en": f"Category {number % 20}"})


def _scenes(deck: int) -> tuple[Scene, ...]:
    return tuple(
        Scene(
            Location(f"{deck}/{number}", {"en": f"place {deck}/{number}"}),
            tuple(Role({"en": f"role {deck}/{number}/{role}"}) for role in range(10)),
        )
        for number in range(20)
    )


def words_ends(games: int, seed: int) -> Iterator[End]:
    """So many games of Spy's Word."""
    rng = Random(seed)
    for number in range(games):
        count = rng.randint(4, 12)
        settings = Settings(
            lineup=rng.choice(list(allowed_lineups(count))),
            tell_spies=rng.random() < 0.3,
            reveal_roles=rng.random() < 0.6,
            vote_display=rng.choices(list(VoteDisplay), (4, 1))[0],
            passing=rng.random() < 0.4,
            clue_mode=rng.choice(list(ClueMode)),
            discussion=rng.choice((90, None)),
            ties=rng.choice(list(Ties)),
            written_clues=rng.random() < 0.3,
        )
        dealt = spys_word.deal(players(count), _pair(number), settings, seed=rng.getrandbits(60))
        yield _end("spys-word", spys_word_bot.play_randomly(dealt, rng, guesses_right=0.4).view(None))


def places_ends(games: int, seed: int) -> Iterator[End]:
    """So many games of Spyfall."""
    rng = Random(seed)
    for _ in range(games):
        count = rng.randint(3, 12)
        mixed = rng.random() < 0.2 and count <= 9
        spies = rng.choice([spies for spies in (1, 2) if why_refused(count, spies, mixed_decks=mixed) is None])
        settings = spyfall.Settings(
            spies=spies,
            rounds=rng.choice((3, 5, 5, 8, 16)),
            play_roles=rng.random() < 0.8,
            spies_know=spies == 2 and rng.random() < 0.5,
            mixed_decks=mixed,
            secret_votes=rng.random() < 0.3,
        )
        dealt = spyfall.deal(players(count), _scenes(rng.randrange(3)), settings, seed=rng.getrandbits(60))
        yield _end("spyfall", spyfall_bot.play_randomly(dealt, rng, names_right=0.8).view(None))


def _end(game: str, view: View) -> End:
    seats: tuple[spys_word.SeatView | spyfall.SeatView, ...] = view.seats  # type: ignore[attr-defined]
    return End(game, view, CHRONICLES[game].write(view), tuple(seat.id for seat in seats))
