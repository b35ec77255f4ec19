"""The form before a game of Spyfall 2: its settings, and the packs that its locations come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from spyword.engine.spyfall import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    ROUND_CHOICES,
    NextDealer,
    Settings,
    is_advised,
    recommended_spies,
    round_seconds,
    why_refused,
)
from spyword.games import SpyfallSetup
from spyword.i18n import N_
from spyword.table.setup import Setup, SetupCode, SetupField, SetupProblem
from spyword.text import clean
from spyword.ui.form.game_form import GameForm, Line, PackLine, line, on_off
from spyword.ui.form.seats import seated
from spyword.ui.sentences import refusal_sentence, setup_sentence
from spyword.ui.widgets.picker import Value

_SPIES = (1, 2)


@dataclass(frozen=True, slots=True)
class SpyfallForm(GameForm):
    """Nine lines."""

    title: ClassVar[str] = N_("Spyfall 2")
    packs_hint: ClassVar[str] = N_("The locations of a game come from these packs, 20 in each game.")

    setup: SpyfallSetup

    def _with(self, settings: Settings) -> Setup:
        return replace(self.setup, settings=settings)

    @property
    def _counted(self) -> int:
        """The nearest number that can play."""
        return min(max(self.players, FEWEST_PLAYERS), MOST_PLAYERS)

    @property
    def _spies(self) -> int:
        return seated(self.setup).spies

    def lines(self) -> Iterator[Line]:
        """Who and how long, who deals, then what is played how."""
        yield self._spies_line()
        yield self._rounds_line()
        yield self._time_line()
        yield self._first_dealer_line()
        yield self._next_dealer_line()
        yield from self._cards()
        yield self._votes_line()

    def _spies_line(self) -> Line:
        """The recommended number is None: it follows the number of players (S3)."""
        t, now, players = self.t, self.setup.settings, self._counted
        recommended = recommended_spies(players, mixed_decks=now.mixed_decks)

        def chosen(spies: int | None) -> int | None:
            return None if spies == recommended else spies

        def reason(spies: int) -> str:
            refusal = why_refused(players, spies, mixed_decks=now.mixed_decks)
            return "" if refusal is None else refusal_sentence(refusal, t)

        picked = chosen(now.spies)
        is_warned = not is_advised(players, recommended if picked is None else picked)
        praise = t("★ recommended") if picked is None else ""
        return line(
            "spies",
            t("Spies"),
            picked,
            [Value(chosen(spies), str(spies), reason(spies)) for spies in _SPIES],
            lambda spies: self._with(replace(now, spies=spies)),
            t("A spy does not know the location. Two of them are rivals."),
            field=SetupField.LINEUP,
            note=t("Better with 7 players or more.") if is_warned else praise,
            is_warning=is_warned,
        )

    def _rounds_line(self) -> Line:
        """Never more than there are locations (S1)."""
        t, now = self.t, self.setup.settings
        most = self._too_many_rounds()
        reason = "" if most is None else setup_sentence(most, t)
        values = [
            Value(rounds, str(rounds), "" if most is None or rounds <= most.limit else reason)
            for rounds in range(1, MOST_ROUNDS + 1)
        ]
        return line(
            "rounds",
            t("Rounds"),
            now.rounds,
            values,
            lambda rounds: self._with(replace(now, rounds=rounds)),
            t("Every round is somewhere else. Five are good for a first game."),
            field=SetupField.ROUNDS,
        )

    def _too_many_rounds(self) -> SetupProblem | None:
        """What stands against as many rounds as there can be at all."""
        setup = seated(self.setup)
        found = replace(setup, settings=replace(setup.settings, rounds=MOST_ROUNDS)).problems(self.shelf)
        return next((problem for problem in found if problem.code is SetupCode.TOO_MANY_ROUNDS), None)

    def _time_line(self) -> Line:
        """The usual time is None: it follows the number of players (S6)."""
        t, now, usual = self.t, self.setup.settings, round_seconds(self._counted)

        def value(seconds: int) -> Value[int | None]:
            if seconds == usual:
                return Value(None, t("{minutes} min (by players)", minutes=seconds // 60))
            return Value(seconds, t("{minutes} min", minutes=seconds // 60))

        return line(
            "seconds",
            t("Time per round"),
            None if now.seconds == usual else now.seconds,
            [value(seconds) for seconds in ROUND_CHOICES],
            lambda seconds: self._with(replace(now, seconds=seconds)),
            t("When it is up, one player after another accuses somebody."),
        )

    def _first_dealer_line(self) -> Line:
        """By lot, or whoever looks most suspicious (S5)."""
        t, now = self.t, self.setup.settings
        names = [clean(seat.name) for seat in seated(self.setup).seats]
        dealers: list[Value[int | None]] = [Value(None, t("By lot"))]
        for place, name in enumerate(names):
            dealers.append(Value(place, name or t("Seat {number}", number=place + 1)))
        if now.first_dealer is not None and now.first_dealer >= len(names):
            gone = setup_sentence(SetupProblem(SetupField.DEALER, SetupCode.NO_SUCH_DEALER), t)
            dealers.append(Value(now.first_dealer, t("Seat {number}", number=now.first_dealer + 1), gone))
        return line(
            "first_dealer",
            t("First dealer"),
            now.first_dealer,
            dealers,
            lambda dealer: self._with(replace(now, first_dealer=dealer)),
            t("The dealer asks first. Take whoever looks most suspicious."),
            field=SetupField.DEALER,
        )

    def _next_dealer_line(self) -> Line:
        t, now = self.t, self.setup.settings
        return line(
            "next_dealer",
            t("Next dealer"),
            now.next_dealer,
            [Value(NextDealer.SPY, t("The spy")), Value(NextDealer.LEFT, t("To the left"))],
            lambda dealer: self._with(replace(now, next_dealer=dealer)),
            t("The spy of the last round, or the player to the left of its dealer."),
        )

    def _cards(self) -> Iterator[Line]:
        """What is on the cards (S7, S18, S19)."""
        t, now = self.t, self.setup.settings
        yield line(
            "play_roles",
            t("Play roles"),
            now.play_roles,
            on_off(t),
            lambda is_on: self._with(replace(now, play_roles=is_on)),
            t("On: a card says who one is at the location. Off: only the location."),
        )
        both = on_off(t) if self._spies > 1 else [Value(now.spies_know, t("Only with two"))]
        yield line(
            "spies_know",
            t("Spies know each other"),
            now.spies_know,
            both,
            lambda is_on: self._with(replace(now, spies_know=is_on)),
            t("On: the spies are partners. If one is caught early, neither scores."),
        )
        yield line(
            "mixed_decks",
            t("Mixed decks"),
            now.mixed_decks,
            on_off(t),
            lambda is_on: self._with(replace(now, mixed_decks=is_on)),
            t("On: locations of several packs in one game, with one spy."),
        )

    def _votes_line(self) -> Line:
        t, now = self.t, self.setup.settings
        return line(
            "secret_votes",
            t("Accusation votes"),
            now.secret_votes,
            [Value(False, t("Show of hands")), Value(True, t("In secret"))],
            lambda is_on: self._with(replace(now, secret_votes=is_on)),
            t("Show of hands: the accuser enters them. In secret: the laptop goes round."),
        )

    def packs(self) -> Sequence[PackLine]:
        """With the number of their locations."""
        t = self.t
        return [
            PackLine(pack.id, pack.title(t.language), t.plural("{n} location", "{n} locations", len(pack.scenes)))
            for pack in self.shelf.places
        ]

    def packs_line(self) -> str:
        """A game without mixed decks is played with one pack (S4, S19)."""
        titles = {pack.id: pack.title for pack in self.packs()}
        chosen = [titles.get(pack, pack) for pack in self.setup.packs] or list(titles.values())
        if len(chosen) == 1:
            return self.t("Locations: {pack}", pack=chosen[0])
        if self.setup.settings.mixed_decks:
            return self.t.plural("Locations: {n} pack, mixed", "Locations: {n} packs, mixed", len(chosen))
        return self.t.plural("Locations: one of {n} pack", "Locations: one of {n} packs", len(chosen))

    def summary(self) -> str:
        """`Players 7 · Spies 1 · Rounds 5 · 8 min`."""
        seconds = self.setup.settings.seconds or round_seconds(self._counted)
        return self.t(
            "Players {players} · Spies {spies} · Rounds {rounds} · {minutes} min",
            players=self.players,
            spies=self._spies,
            rounds=self.setup.settings.rounds,
            minutes=seconds // 60,
        )

    def moved(self, order: Sequence[int]) -> Setup:
        """The first dealer moves along; without that seat the lot decides."""
        now = self.setup.settings
        if now.first_dealer is None:
            return self.setup
        dealer = order.index(now.first_dealer) if now.first_dealer in order else None
        return self._with(replace(now, first_dealer=dealer))
