"""The host's half of the form: every setting of the rules as one line (W8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.engine.spys_word.lineup import FEWEST_PLAYERS, MOST_PLAYERS, recommended_lineup, why_refused
from spyword.engine.spys_word.settings import (
    DISCUSSION_CHOICES,
    ClueMode,
    Lineup,
    Settings,
    Ties,
    VoteDisplay,
)
from spyword.i18n import Translator
from spyword.ui.sentences import lineup_sentence, refusal_sentence
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain

ALL_LINEUPS: Final = tuple(Lineup(spies, ghost) for spies in (1, 2, 3) for ghost in (False, True))
"""Every line-up that some table may choose, so that the form can say why another one is refused."""


def lineup_values(players: int, t: Translator) -> list[Value[Lineup | None]]:
    """All in the order of their size, the refused with their reason. The recommended one is None: it follows the
    number of players (W5 to W7).
    """
    counted = _counted(players)
    values: list[Value[Lineup | None]] = []
    for lineup in ALL_LINEUPS:
        refusal = why_refused(counted, lineup)
        reason = "" if refusal is None else refusal_sentence(refusal, t)
        values.append(Value(_chosen(lineup, counted), lineup_sentence(lineup, t), reason))
    return values


def _counted(players: int) -> int:
    """The nearest number that can play."""
    return min(max(players, FEWEST_PLAYERS), MOST_PLAYERS)


def _chosen(lineup: Lineup | None, players: int) -> Lineup | None:
    return None if lineup == recommended_lineup(_counted(players)) else lineup


def _on_off(t: Translator) -> list[Value[bool]]:
    return [Value(False, t("Off")), Value(True, t("On"))]


def _seconds(t: Translator) -> list[Value[int | None]]:
    return [
        Value(each, t("No limit") if each is None else t("{seconds} s", seconds=each)) for each in DISCUSSION_CHOICES
    ]


class HostSettings(Vertical):
    """The lines; each `Picker` is known by the name of the field of `Settings` that it sets."""

    def __init__(self, settings: Settings, players: int, t: Translator, *, id: str) -> None:
        super().__init__(id=id)
        self._settings = settings
        self._players = players
        self._t = t

    def compose(self) -> ComposeResult:
        t, now = self._t, self._settings
        lineup = _chosen(now.lineup, self._players)
        yield Picker(t("Spies and ghost"), lineup_values(self._players, t), lineup, id="lineup")
        yield Plain(id="lineup-note")
        yield Picker(t("Tell spies their role"), _on_off(t), now.tell_spies, id="tell_spies")
        yield Picker(t("Reveal eliminated roles"), _on_off(t), now.reveal_roles, id="reveal_roles")
        display = [
            Value(VoteDisplay.OPEN, t.context("vote result", "Open")),
            Value(VoteDisplay.COUNTS, t("Counts only")),
        ]
        yield Picker(t("Vote result"), display, now.vote_display, id="vote_display")
        yield Picker(t("Allow passing"), _on_off(t), now.passing, id="passing")
        modes = [Value(ClueMode.WORD, t("One word")), Value(ClueMode.SENTENCE, t("One sentence"))]
        yield Picker(t("Clue"), modes, now.clue_mode, id="clue_mode")
        yield Picker(t("Write clues down"), _on_off(t), now.written_clues, id="written_clues")
        yield Picker(t("Discussion time"), _seconds(t), now.discussion, id="discussion")
        yield Picker(t("Ties"), [Value(Ties.DUEL, t("Duel")), Value(Ties.LOT, t("Lot"))], now.ties, id="ties")

    def on_mount(self) -> None:
        self._note_lineup()

    @property
    def settings(self) -> Settings:
        """What stands in the lines now."""
        return self._settings

    def take(self, picker: Picker[object]) -> None:
        """A line was turned to another value."""
        match picker.id, picker.value:
            case "lineup", (Lineup() | None) as lineup:
                self._settings = replace(self._settings, lineup=lineup)
                self._note_lineup()
            case "tell_spies", bool(flag):
                self._settings = replace(self._settings, tell_spies=flag)
            case "reveal_roles", bool(flag):
                self._settings = replace(self._settings, reveal_roles=flag)
            case "vote_display", VoteDisplay() as display:
                self._settings = replace(self._settings, vote_display=display)
            case "passing", bool(flag):
                self._settings = replace(self._settings, passing=flag)
            case "clue_mode", ClueMode() as mode:
                self._settings = replace(self._settings, clue_mode=mode)
            case "written_clues", bool(flag):
                self._settings = replace(self._settings, written_clues=flag)
            case "discussion", (int() | None) as seconds:
                self._settings = replace(self._settings, discussion=seconds)
            case "ties", Ties() as ties:
                self._settings = replace(self._settings, ties=ties)

    def for_players(self, players: int) -> None:
        """Another number of players: other line-ups are allowed."""
        if players != self._players:
            self._players = players
            lineup = _chosen(self._settings.lineup, players)
            self.query_one("#lineup", Picker).offer(lineup_values(players, self._t), lineup)
            self._note_lineup()

    def _note_lineup(self) -> None:
        """Under the line-up: that it is the recommended one, or why it is refused."""
        picked = self.query_one("#lineup", Picker).picked
        note = self.query_one("#lineup-note", Plain)
        note.set_class(bool(picked.refusal), "-refused")
        if picked.refusal:
            note.update(picked.refusal)
        else:
            note.update(self._t("★ recommended") if picked.value is None else "")

    async def put(self, settings: Settings) -> None:
        """Show these settings instead."""
        self._settings = settings
        await self.recompose()
        self._note_lineup()
