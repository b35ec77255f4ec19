"""The table of a simulation of Spy's Word: one row a line-up, its wins by side as numbers and as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from spyword.cli.bars import Part, bar, legend
from spyword.cli.commands import Simulate
from spyword.cli.simulate_spys_word import Tally
from spyword.engine.spys_word import Side, recommended_lineup
from spyword.i18n import Translator
from spyword.ui.sentences import lineup_sentence

_LOOKS: Final = {Side.CIVILIANS: ("█", "cyan"), Side.IMPOSTORS: ("▒", "red"), Side.GHOST: ("░", "magenta")}
"""Sign and colour of each side in the bars: the signs tell them apart without colour."""


def table_of(simulate: Simulate, found: Sequence[Tally], t: Translator) -> Group:
    """The table with what it means; it fits into 80 columns."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(t("Line-up"), no_wrap=True)
    table.add_column(t("Wins"), no_wrap=True)
    for side in Side:
        table.add_column(Text.assemble(_LOOKS[side]), justify="right", no_wrap=True)
    table.add_column(t("Rounds"), justify="right", no_wrap=True)
    players = 0
    for tally in found:
        number = "" if tally.players == players else f"{tally.players}"
        players = tally.players
        shares = (f"{tally.share(side):.0%}" for side in Side)
        table.add_row(number, _lineup(tally, t), _bar(tally), *shares, f"{tally.rounds:.1f}")
    return Group(table, "", _legend(t), *_notes(simulate, t))


def _legend(t: Translator) -> Text:
    names = {
        Side.CIVILIANS: t("civilians"),
        Side.IMPOSTORS: t("spies and ghost together"),
        Side.GHOST: t("ghost alone"),
    }
    return legend([(names[side], *_LOOKS[side]) for side in Side])


def _notes(simulate: Simulate, t: Translator) -> tuple[str, ...]:
    games = simulate.games
    return (
        t.plural("{n} game of each line-up, played at random.", "{n} games of each line-up, played at random.", games),
        t("A ghost that was voted out guessed the word in {percent}% of the cases.", percent=simulate.guess_percent),
        t("★ is the recommended line-up."),
    )


def _lineup(tally: Tally, t: Translator) -> str:
    star = "★" if tally.lineup == recommended_lineup(tally.players) else " "
    return f"{star} {lineup_sentence(tally.lineup, t)}"


def _bar(tally: Tally) -> Text:
    return bar([Part(tally.share(side), *_LOOKS[side]) for side in Side])
