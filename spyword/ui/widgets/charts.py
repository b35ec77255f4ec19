"""Shares as bars, and how the latest games have ended, one under the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from spyword.i18n import Translator
from spyword.people.deeds import Result
from spyword.text import cell_width
from spyword.ui.portrait import Share
from spyword.ui.widgets.fitting import padded, padded_left, shortened
from spyword.ui.widgets.meter import Parts, meter
from spyword.ui.widgets.plain import styled

_BAR: Final = 28
"""Cells of a bar, at most."""
_GAP: Final = 2
_PERCENT: Final = 4
_ONE_LINE: Final = 46
"""Cells from which on the bar stands beside its label, and not below."""
_SIGNS: Final[Mapping[Result, tuple[str, str]]] = {
    Result.WON: ("▀", "$success"),
    Result.LOST: ("▄", "$accent"),
    Result.DRAWN: ("─", "$faint"),
}
"""Up, down, or neither: to be read without colours, too."""
_NONE: Final = "–"


class Charts(Widget):
    """The labels share a column, and so do the bars and the numbers."""

    DEFAULT_CSS: ClassVar[str] = "Charts { height: auto; }"

    def __init__(self, t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._t = t
        self._shares: Sequence[Share] = ()
        self._results: Sequence[Result] = ()

    def show(self, shares: Sequence[Share], results: Sequence[Result]) -> None:
        """These; `results` from the oldest to the latest."""
        self._shares = shares
        self._results = results
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        rows = len(self._shares) + bool(self._results)
        return rows if width >= _ONE_LINE else 2 * rows

    def render(self) -> Content:
        cells = self.content_size.width
        rows = self._beside(cells) if cells >= _ONE_LINE else self._below(cells)
        return Content("\n").join(styled(*row) for row in rows)

    # Each row in one line

    def _beside(self, cells: int) -> Iterator[Parts]:
        counts = max((cell_width(_count(share)) for share in self._shares), default=0)
        labels = [*map(_label, self._shares), self._latest()]
        room = cells - counts - _PERCENT - 3 * _GAP
        bar = min(_BAR, room // 2)
        label = min(max(map(cell_width, labels)), room - bar)
        for share in self._shares:
            yield self._share_beside(share, label, bar, counts)
        if self._results:
            yield self._results_beside(label, bar, cells)

    def _share_beside(self, share: Share, label: int, bar: int, counts: int) -> Parts:
        gap = " " * _GAP
        yield padded(_label(share), label) + gap
        yield from _bar(share, bar)
        yield gap
        yield (padded_left(_count(share), counts), "bold" if share.whole else "$faint")
        yield (gap + padded_left(_percent(share), _PERCENT), "$faint")

    def _results_beside(self, label: int, bar: int, cells: int) -> Parts:
        gap = " " * _GAP
        yield padded(self._latest(), label) + gap
        shown = self._results[-bar:]
        yield from (_SIGNS[result] for result in shown)
        yield " " * (bar - len(shown)) + gap
        yield (shortened(self._legend(), cells - label - bar - 2 * _GAP), "$faint")

    # Each row in two lines

    def _below(self, cells: int) -> Iterator[Parts]:
        for share in self._shares:
            yield self._share_below(share, cells)
        if self._results:
            yield self._results_below(cells)

    def _share_below(self, share: Share, cells: int) -> Parts:
        percent = " " + padded_left(_percent(share), _PERCENT)
        room = cells - cell_width(_count(share)) - cell_width(percent)
        yield padded(_label(share), room)
        yield (_count(share), "bold" if share.whole else "$faint")
        yield (percent, "$faint")
        yield "\n"
        yield from _bar(share, cells)

    def _results_below(self, cells: int) -> Parts:
        legend = shortened(self._legend(), cells - 4)
        yield padded(self._latest(), cells - cell_width(legend) - 1) + " "
        yield (legend, "$faint")
        yield "\n"
        yield from (_SIGNS[result] for result in self._results[-cells:])

    # Words

    def _latest(self) -> str:
        return self._t("Latest games")

    def _legend(self) -> str:
        won, lost = self._t.context("a game", "won"), self._t.context("a game", "lost")
        return f"{_SIGNS[Result.WON][0]} {won}  {_SIGNS[Result.LOST][0]} {lost}"


def _label(share: Share) -> str:
    return f"  {share.label}" if share.is_part else share.label


def _bar(share: Share, cells: int) -> Parts:
    return meter(share.part / share.whole if share.whole else 0, cells)


def _count(share: Share) -> str:
    return f"{share.part}/{share.whole}" if share.whole else _NONE


def _percent(share: Share) -> str:
    return f"{100 * share.part // share.whole}%" if share.whole else ""
