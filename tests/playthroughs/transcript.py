"""A whole game as text: every action, and after it the public view and what each player sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Generic, TypeVar

from spyword.engine.game import Action, Game, PlayerId, View

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Teller(Generic[V]):
    """How the moments of one game are told. What its views show is all that it knows."""

    kind: type[V]
    round: Callable[[V], int]
    public: Callable[[V], str]
    """What everybody sees."""
    private: Callable[[V], str]
    """What one player sees alone."""
    offers: Callable[[tuple[Action, ...]], str]
    """What one player may do."""

    def seen(self, game: Game, viewer: PlayerId | None) -> V:
        """What this viewer sees of a moment."""
        view = game.view(viewer)
        assert isinstance(view, self.kind)
        return view


def transcript(note: str, game: Game, actions: Iterable[Action], teller: Teller[V]) -> str:
    """The game from its deal to its end. What a view shows is all that stands here."""
    lines = [f"# {note}", "", *_moment(game, teller)]
    for action in actions:
        game = game.apply(action)
        lines += ["", f"> {in_words(action)}", *_moment(game, teller)]
    return "\n".join(lines) + "\n"


def in_words(action: Action) -> str:
    """What is done, by whom, to whom; what whoever keeps the clock writes in comes last."""
    named = [field for field in fields(action) if field.name != "version"]
    said = sorted(named, key=lambda field: field.kw_only is True)
    return " ".join((type(action).__name__, *(_word(getattr(action, field.name)) for field in said)))


def _word(value: object) -> str:
    return "+".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value)


def _moment(game: Game, teller: Teller[V]) -> Iterator[str]:
    public = teller.seen(game, None)
    seconds = "" if public.timing.seconds is None else f", {public.timing.seconds} s"
    waiting = f", waits for {' '.join(public.waiting_for)}" if public.waiting_for else ""
    yield f"  {type(public).__name__.removesuffix('View')}, round {teller.round(public)}{seconds}{waiting}"
    yield f"    all: {teller.public(public)}"
    for player in game.players:
        private = teller.private(teller.seen(game, player.id))
        yield f"    {player.id}: {private}; may {teller.offers(game.legal_actions(player.id)) or 'nothing'}"
