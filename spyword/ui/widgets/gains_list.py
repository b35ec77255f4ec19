"""What a game has brought to those with a profile, in as few lines as it needs (P3, P5)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import ClassVar

from textual.content import Content

from spyword.people.standing import Gain
from spyword.ui.badge import GAP
from spyword.ui.honours import won_together
from spyword.ui.people_text import title_name
from spyword.ui.stage import Stage
from spyword.ui.widgets.plain import Plain, styled


class GainsList(Plain):
    """New levels and titles by name; the XP of everybody, too, where the table beside it does not tell them.

    Takes no room where nothing is to be said.
    """

    DEFAULT_CSS: ClassVar[str] = """
    GainsList { width: 100%; height: auto; color: $secondary; }
    GainsList.-empty { display: none; }
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self.show(with_xp=False)

    def show(self, *, with_xp: bool) -> None:
        """`with_xp`: everybody who was given some, not only those who reached something new."""
        said = self._said(with_xp=with_xp)
        self.update(said)
        self.set_class(not said.plain, "-empty")

    def _said(self, *, with_xp: bool) -> Content:
        stage, t = self._stage, self._stage.t
        if not stage.gains:
            return Content(t("No XP: it takes two players with a profile.") if len(stage.badges) == 1 else "")
        together = won_together(stage)
        own = [
            list(self._piece(name, stage.gains[player], together, with_xp=with_xp))
            for player, name in stage.names.items()
            if player in stage.gains
        ]
        pieces = [Content(" ").join(piece) for piece in own if len(piece) > 1]
        pieces += [
            self._title(title) + styled((f" ({', '.join(names)})", "$foreground")) for title, names in together.items()
        ]
        label = [styled((t("XP"), "bold $faint"), " ")] if with_xp else []
        return Content.assemble(*label, Content(GAP).join(pieces))

    def _piece(self, name: str, gain: Gain, together: Container[str], *, with_xp: bool) -> Iterator[Content]:
        """One player's name, and what is to be said of it."""
        t = self._stage.t
        yield styled((name, "$foreground"))
        if with_xp:
            yield styled((f"+{gain.xp}", "$success"))
        if gain.levels:
            yield styled((t("Lv {level}!", level=str(gain.levels[-1])), "bold $warning"))
        yield from (self._title(title) for title in gain.titles if title not in together)

    def _title(self, title: str) -> Content:
        return styled((f"★ {title_name(self._stage.titles[title], self._stage.t)}", "bold"))
