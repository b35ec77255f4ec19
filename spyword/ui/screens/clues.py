"""One after another gives a clue; the laptop stands in the middle of the table (W12, W23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widget import Widget

from spyword.engine.errors import Code
from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import GiveClue
from spyword.engine.spys_word.settings import ClueMode
from spyword.engine.spys_word.views import CluesView
from spyword.i18n import N_
from spyword.ui.base import ViewScreen
from spyword.ui.headings import round_heading
from spyword.ui.keys import CHANGE, CLUE_GIVEN, CONFIRM, DOWN, HELP, MENU, UP, VIEW_WORD, bindings
from spyword.ui.messages import Act, AskPeek
from spyword.ui.widgets.circle import ROUND_TABLE, Circle
from spyword.ui.widgets.clue_field import ClueField
from spyword.ui.widgets.clue_sheet import ClueSheet
from spyword.ui.widgets.outcome import stamped
from spyword.ui.widgets.place_cards import place_cards
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt, Prompts

_REFUSALS: Final[Mapping[Code, str]] = {
    Code.EMPTY_TEXT: N_("Write a clue first."),
    Code.CLUE_REPEATED: N_("That clue was given before in this game."),
    Code.CLUE_IS_THE_WORD: N_("Not the word itself, no part of it and no translation."),
    Code.CLUE_TOO_LONG: N_("Only one word, please."),
}

_PLATES: Final = 3
"""So many duellists have a plate each; more are named in a line."""


class CluesScreen(ViewScreen[CluesView]):
    """Who speaks, who has spoken, and what a clue may be."""

    CSS_PATH = "clues.tcss"
    HORIZONTAL_BREAKPOINTS = ROUND_TABLE
    BINDINGS = bindings(CLUE_GIVEN, CONFIRM, CHANGE, VIEW_WORD, UP, DOWN, MENU, HELP)

    def heading(self) -> str:
        return round_heading(self.view, self.t)

    def on_mount(self) -> None:
        """The speaker can type at once."""
        self.set_class(self.view.is_duel, "-duel")
        for field in self.query(ClueField):
            field.type_on()

    def body(self) -> ComposeResult:
        cards = place_cards(self.view, self.t)
        if self.view.settings.written_clues:
            with Vertical(id="written"):
                yield from self._call()
                yield ClueField(self.view.settings.clue_mode, self._name_of(self.view.speaker), self.t)
                yield Prompt(VIEW_WORD, self.t, is_main=False)
                yield ClueSheet(cards, self.t)
        else:
            prompts = Prompts(Prompt(CLUE_GIVEN, self.t), Prompt(VIEW_WORD, self.t, is_main=False))
            yield Circle(cards, [*self._call(), prompts])

    def _call(self) -> Iterator[Widget]:
        """Whose turn it is and what is asked for."""
        t = self.t
        if self.view.is_duel:
            yield from self._duel()
        elif not self.view.settings.written_clues:
            yield Plain(t("Now speaks"), classes="label")
            yield Center(self._plate(self.view.speaker))
        yield Plain(self._what_a_clue_may_be(), classes="rule", id="what")
        yield Plain(
            t("Not the word, no part of it, no translation, and no clue given before."), classes="rule", id="what-not"
        )

    def _duel(self) -> Iterator[Widget]:
        """Those who are level face each other; the one who speaks now is lit (W23)."""
        yield Center(Plain(stamped(self.t("DUEL")), id="duel"))
        if len(self.view.order) > _PLATES:
            yield Plain(" · ".join(map(self._name_of, self.view.order)), classes="label")
            yield Center(self._plate(self.view.speaker))
        else:
            for player in self.view.order:
                yield Center(self._plate(player))
        yield Plain(self.t("One more clue each. Then the others vote between them."), classes="rule", id="duel-rule")

    def _plate(self, player: PlayerId) -> Plain:
        name = self._name_of(player)
        speaks = player == self.view.speaker
        plate = Plain(f"▸ {name} ◂" if speaks else name, classes="plate")
        return plate.set_class(speaks, "-speaks")

    def _what_a_clue_may_be(self) -> str:
        if self.view.settings.clue_mode is ClueMode.WORD:
            return self.t("One word about your word.")
        return self.t("One sentence about your word.")

    def _name_of(self, player: PlayerId) -> str:
        return next(seat.name for seat in self.view.seats if seat.id == player)

    def is_available(self, command_id: str) -> bool | None:
        """Spoken: Enter gives the clue. Written: Enter belongs to the field, which asks before Space gives it."""
        is_asking = any(field.is_asking for field in self.query(ClueField))
        match command_id:
            case CLUE_GIVEN.id:
                return not self.view.settings.written_clues
            case CONFIRM.id | CHANGE.id:
                return is_asking
            case MENU.id:
                return not is_asking
            case _:
                return True

    @on(ClueField.Asked)
    def _keys_changed(self) -> None:
        self.refresh_bindings()

    def refused(self, code: Code) -> None:
        """The rules will not have this clue: say why at the field, and let it be changed."""
        sentence = _REFUSALS.get(code)
        for field in self.query(ClueField):
            field.type_on(self.t(sentence) if sentence else "")
        super().refused(code)

    def action_do_clue_given(self) -> None:
        self.post_message(Act(GiveClue(self.view.speaker, version=self.view.version)))

    def action_do_confirm(self) -> None:
        text = self.query_one(ClueField).text
        self.post_message(Act(GiveClue(self.view.speaker, text, version=self.view.version)))

    def action_do_change(self) -> None:
        self.query_one(ClueField).type_on()

    def action_do_view_word(self) -> None:
        self.post_message(AskPeek())

    def action_do_up(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_up(animate=False)

    def action_do_down(self) -> None:
        for sheet in self.query(ClueSheet):
            sheet.scroll_down(animate=False)
