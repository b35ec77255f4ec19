"""The form before a game of Spy's Word: the settings of W8, and the packs that its words are drawn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS, recommended_lineup, why_refused
from spyword.engine.spys_word.settings import (
    DISCUSSION_CHOICES,
    ClueMode,
    Lineup,
    Settings,
    Ties,
    VoteDisplay,
)
from spyword.games import SpysWordSetup
from spyword.i18n import N_, Translator
from spyword.table.setup import Setup, SetupField
from spyword.ui.form.game_form import GameForm, Line, PackLine, line, on_off
from spyword.ui.sentences import lineup_sentence, refusal_sentence
from spyword.ui.widgets.picker import Value

ALL_LINEUPS: Final = tuple(Lineup(spies, ghost) for spies in (1, 2, 3) for ghost in (False, True))
"""Every line-up that some table may choose, so that the form can say why another one is refused."""


@dataclass(frozen=True, slots=True)
class SpysWordForm(GameForm):
    """Nine lines."""

    title: ClassVar[str] = N_("Spy's Word")
    packs_hint: ClassVar[str] = N_("Each game draws its two words from one of these packs.")

    setup: SpysWordSetup

    def _with(self, settings: Settings) -> Setup:
        return replace(self.setup, settings=settings)

    def lines(self) -> Iterator[Line]:
        """In the order of W8."""
        yield self._lineup()
        yield from self._secrets()
        yield from self._clues()
        yield from self._time()

    def _lineup(self) -> Line:
        t, now = self.t, self.setup.settings
        lineup = _chosen(now.lineup, self.players)
        return line(
            "lineup",
            t("Spies and ghost"),
            lineup,
            _lineup_values(self.players, t),
            lambda lineup: self._with(replace(now, lineup=lineup)),
            t("A spy's word is a little different from the civilians'. The ghost has none."),
            field=SetupField.LINEUP,
            note=t("★ recommended") if lineup is None else "",
        )

    def _secrets(self) -> Iterator[Line]:
        t, now = self.t, self.setup.settings
        yield line(
            "tell_spies",
            t("Tell spies their role"),
            now.tell_spies,
            on_off(t),
            lambda is_on: self._with(replace(now, tell_spies=is_on)),
            t("On: a spy's card says so. Off: nobody can be sure of not being one."),
        )
        yield line(
            "reveal_roles",
            t("Reveal eliminated roles"),
            now.reveal_roles,
            on_off(t),
            lambda is_on: self._with(replace(now, reveal_roles=is_on)),
            t("On: the table sees at once what the eliminated player was."),
        )
        yield line(
            "vote_display",
            t("Vote result"),
            now.vote_display,
            [
                Value(VoteDisplay.OPEN, t.context("vote result", "Open")),
                Value(VoteDisplay.COUNTS, t("Counts only")),
            ],
            lambda display: self._with(replace(now, vote_display=display)),
            t("Open: all see who voted for whom. Counts only: how many votes each got."),
        )
        yield line(
            "passing",
            t("Allow passing"),
            now.passing,
            on_off(t),
            lambda is_on: self._with(replace(now, passing=is_on)),
            t("On: one may vote for nobody. If Pass comes out on top, nobody goes."),
        )

    def _clues(self) -> Iterator[Line]:
        t, now = self.t, self.setup.settings
        yield line(
            "clue_mode",
            t("Clue"),
            now.clue_mode,
            [Value(ClueMode.WORD, t("One word")), Value(ClueMode.SENTENCE, t("One sentence"))],
            lambda mode: self._with(replace(now, clue_mode=mode)),
            t("What everybody says about the own word, in turn."),
        )
        yield line(
            "written_clues",
            t("Write clues down"),
            now.written_clues,
            on_off(t),
            lambda is_on: self._with(replace(now, written_clues=is_on)),
            t("On: clues are typed, checked, and stay on the table."),
        )

    def _time(self) -> Iterator[Line]:
        t, now = self.t, self.setup.settings
        yield line(
            "discussion",
            t("Discussion time"),
            now.discussion,
            [
                Value(each, t("No limit") if each is None else t("{seconds} s", seconds=each))
                for each in DISCUSSION_CHOICES
            ],
            lambda seconds: self._with(replace(now, discussion=seconds)),
            t("When the time is up, the vote begins by itself."),
        )
        yield line(
            "ties",
            t("Ties"),
            now.ties,
            [Value(Ties.DUEL, t("Duel")), Value(Ties.LOT, t("Lot"))],
            lambda ties: self._with(replace(now, ties=ties)),
            t("Duel: the tied give one more clue, the others decide. Lot: chance does."),
        )

    def packs(self) -> Sequence[PackLine]:
        """With the number of their pairs."""
        t = self.t
        return [
            PackLine(pack.id, pack.title(t.language), t.plural("{n} pair", "{n} pairs", len(pack.pairs)))
            for pack in self.shelf.packs
        ]

    def packs_line(self) -> str:
        """`Words from: all 17 packs`."""
        if chosen := self.setup.packs:
            return self.t.plural("Words from: {n} pack", "Words from: {n} packs", len(chosen))
        return self.t.plural("Words from: the only pack", "Words from: all {n} packs", len(self.shelf.packs))

    def summary(self) -> str:
        """`Civilians 5 · Spies 1 · Ghost 1`."""
        lineup = self.setup.settings.lineup or recommended_lineup(self.players)
        ghosts = int(lineup.ghost)
        return self.t(
            "Civilians {civilians} · Spies {spies} · Ghost {ghosts}",
            civilians=self.players - lineup.spies - ghosts,
            spies=lineup.spies,
            ghosts=ghosts,
        )


def _lineup_values(players: int, t: Translator) -> Iterator[Value[Lineup | None]]:
    """All in the order of their size, the refused with their reason. The recommended one is None: it follows the
    number of players (W5 to W7).
    """
    counted = _counted(players)
    for lineup in ALL_LINEUPS:
        refusal = why_refused(counted, lineup)
        reason = "" if refusal is None else refusal_sentence(refusal, t)
        yield Value(_chosen(lineup, counted), lineup_sentence(lineup, t), reason)


def _counted(players: int) -> int:
    """The nearest number that can play."""
    return min(max(players, FEWEST_PLAYERS), MOST_PLAYERS)


def _chosen(lineup: Lineup | None, players: int) -> Lineup | None:
    return None if lineup == recommended_lineup(_counted(players)) else lineup
