"""All that is new, in lines: for those who want nothing to move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from spyword.i18n import Translator
from spyword.ui.badge import GAP
from spyword.ui.honours import Honour, stars
from spyword.ui.people_text import title_asks, title_name
from spyword.ui.widgets.plain import Plain, styled


class HonourLines(Vertical):
    """Each player's name, and under it the level and the titles with what they asked for."""

    DEFAULT_CSS: ClassVar[str] = """
    HonourLines {
        width: 100%; max-width: 76; height: auto;
        & > Plain { width: 100%; height: auto; padding: 0 0 0 2; }
        & > .honour--name { padding: 0; margin-top: 1; }
        & > .honour--name.-first { margin-top: 0; }
        & > .honour--asks { padding: 0 0 0 8; color: $faint; }
    }
    """

    def __init__(self, honours: Sequence[Honour], t: Translator) -> None:
        super().__init__()
        self._honours = tuple(honours)
        self._t = t

    def compose(self) -> ComposeResult:
        t = self._t
        pages_of = groupby(self._honours, lambda honour: (honour.name, honour.winners))
        for number, ((name, _), pages) in enumerate(pages_of):
            heading = Plain(styled((name, "bold $primary")), classes="honour--name")
            heading.set_class(number == 0, "-first")
            yield heading
            for honour in pages:
                if honour.winners:
                    yield Plain(GAP.join(honour.winners))
                if honour.grown is not None:
                    level = t("Level {level}", level=str(honour.grown.levels[-1]))
                    yield Plain(styled((f"▲ {level}", "bold $warning")))
                for title in honour.titles:
                    yield Plain(styled((stars(title), "$warning"), (f" {title_name(title, t)}", "bold")))
                    yield Plain(title_asks(title, t), classes="honour--asks")
