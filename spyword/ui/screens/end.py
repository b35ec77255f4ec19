"""All is told: who has won, both words, every role, every vote (W40)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from spyword.engine.spys_word.pair import Word
from spyword.engine.spys_word.settings import VoteDisplay
from spyword.engine.spys_word.views import EndView, Side, Termination
from spyword.packs.cells import Drawing
from spyword.packs.pictures import draw, mode
from spyword.ui.card_picture import pixels_beside
from spyword.ui.final import FinalScreen
from spyword.ui.headings import category
from spyword.ui.widgets.picture import PictureFrame
from spyword.ui.widgets.picture_panel import PicturePanel
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.votes_table import DUEL, OUT, WINNER, VotesTable

_LINES_BESIDE = 8
"""Rows above and below the table, at most."""


class EndScreen(FinalScreen[EndView]):
    """The words at the left, the banner and the table at the right; one above the other where it is narrow."""

    CSS_PATH = "end.tcss"

    def heading(self) -> str:
        return category(self.view, self.t)

    def body(self) -> ComposeResult:
        with Horizontal(id="end"):
            yield PicturePanel(*self._words(), id="words")
            with Vertical(id="told"):
                yield self.banner(self._winners(), is_joyful=self.view.outcome.winner is not None)
                with VerticalScroll(id="all", can_focus=False):
                    yield Plain(self._reason(), classes="line")
                    yield Plain(self._votes_title(), classes="line", id="votes-title")
                    yield VotesTable(self.view, self.t, self.stage.gains)
                    yield Plain(self._legend(overflows=False), classes="line", id="legend")
                    yield self.gains()
                yield from self.again(self.t("Again, with a new pair"))

    # The words

    def _words(self) -> Iterator[Widget]:
        yield from self._word(self.t("Civilians"), self.view.civilian_word, "civilians")
        yield from self._word(self.t("Spies"), self.view.spy_word, "spies")

    def _word(self, label: str, word: Word, side: str) -> Iterator[Widget]:
        yield Plain(label, classes=f"side -{side}")
        yield Plain(styled((self._text(word), "bold")), classes="word")
        yield PictureFrame(partial(self._draw, word))

    def _text(self, word: Word) -> str:
        """In the table's language, if the pack has it."""
        return word.texts.get(self.t.language) or next(iter(word.texts.values()))

    def _draw(self, word: Word, pixels: int) -> Drawing | None:
        how = mode(no_color=self.app.no_color, color_system=self.app.console.color_system)
        return None if word.picture is None else draw(word.picture, pixels, how)

    def on_resize(self, event: events.Resize) -> None:
        """Pictures where there is room for both."""
        for picture in self.query(PictureFrame):
            picture.fit(pixels_beside(event.size, self.stage.prefs.pictures))
        self.when_laid_out(self._space_out)

    def _space_out(self) -> None:
        """Few players in a large window stand apart."""
        room = self.query_one("#all").size.height - _LINES_BESIDE
        self.query_one(VotesTable).set_spacing(is_wide=room >= 2 * len(self.view.seats) + 1)

    # What happened

    def _winners(self) -> str:
        t, lineup = self.t, self.view.settings.lineup
        match self.view.outcome.winner:
            case Side.CIVILIANS:
                return t("The civilians win!")
            case Side.GHOST:
                return t("The ghost wins alone!")
            case Side.IMPOSTORS if lineup is not None and not lineup.ghost:
                return t.plural("The spy wins!", "The spies win!", lineup.spies)
            case Side.IMPOSTORS:
                return t("Spies and ghost win!")
            case None:
                return t("Nobody wins.")

    def _reason(self) -> str:
        t, guess = self.t, self.view.guess
        match self.view.outcome.termination:
            case Termination.GHOST_GUESSED if guess is not None:
                return t("The ghost guessed the civilians' word: “{guess}”.", guess=guess.text)
            case Termination.GHOST_GUESSED:
                return t("The ghost guessed the civilians' word.")
            case Termination.NO_IMPOSTOR_LEFT:
                reason = t("No spy and no ghost is left.")
            case Termination.ONE_CIVILIAN_LEFT:
                reason = t("Only one civilian is left.")
            case Termination.TOO_FEW_PLAYERS:
                reason = t("Too few players are left at the table.")
        if guess is None:
            return reason
        wrong = (
            t("The ghost guessed “{guess}”: wrong.", guess=guess.text) if guess.text else t("The ghost had no guess.")
        )
        return f"{reason}\n{wrong}"

    def _votes_title(self) -> str:
        if self.view.settings.vote_display is VoteDisplay.COUNTS:
            return self.t("How many votes each got, by round")
        return self.t("Who voted for whom, by round")

    def _legend(self, *, overflows: bool) -> str:
        """What the signs of the table mean."""
        signs = {"winner": WINNER, "out": OUT, "duel": DUEL}
        if overflows:
            return self.t("{winner} winner  {out} eliminated by this vote  {duel} duel  ← → more", **signs)
        return self.t("{winner} winner  {out} eliminated by this vote  {duel} duel", **signs)

    @on(VotesTable.Fitted)
    def _fitted(self, event: VotesTable.Fitted) -> None:
        self.query_one("#legend", Plain).update(self._legend(overflows=event.overflows))
        self.fitted(event)
