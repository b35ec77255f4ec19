"""What a vote comes to: the window of the drum, the stamp, and the sentences after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content

from spyword.ui.lettering import spread
from spyword.ui.widgets.plain import Plain, styled

STAMP_ROOM: Final = 34
"""Cells for a stamp where the window is smallest."""


def stamped(word: str) -> Content:
    """The word as a rubber stamp sets it."""
    return styled((f" {spread(word, STAMP_ROOM)} ", "bold $background on $accent"))


class Outcome(Vertical):
    """A frame of fixed height at the foot of the screen, so that nothing above it moves."""

    DEFAULT_CSS: ClassVar[str] = """
    Outcome {
        height: 7; margin: 0 1; border: round $panel; background: $surface; align: center middle;
        border-title-align: center; border-title-style: bold; border-title-color: $accent;
        & > Plain { width: 100%; height: auto; text-align: center; }
        & > Center { height: auto; }
        & .outcome--stamp { width: auto; max-width: 100%; }
        & .outcome--stamp, & > .outcome--lines { display: none; }
        &.-drum { border: heavy $secondary; }
        &.-stamped { border: double $accent; }
        &.-stamped .outcome--stamp, &.-told > .outcome--lines { display: block; }
    }
    """

    def __init__(self, hint: str) -> None:
        super().__init__()
        self._first = Plain(styled((hint, "$faint italic")), classes="outcome--name")
        self._stamp_line = Plain(classes="outcome--stamp")
        self._rest = Plain(classes="outcome--lines")

    def compose(self) -> ComposeResult:
        yield self._first
        yield Center(self._stamp_line)
        yield self._rest

    def show_drum(self, title: str, names: tuple[str, str, str]) -> None:
        """The names that pass the window: the one before, the one in it, the one after."""
        self._turn("-drum", title)
        before, now, after = names
        self._first.update(styled((before, "$faint"), "\n", (f"▸ {now} ◂", "bold $primary"), "\n", (after, "$faint")))

    def show_stamp(self, name: str, stamp: str) -> None:
        """The name is struck through, and stamped."""
        self._turn("-stamped", "")
        self._first.update(styled((name, "bold strike")))
        self._stamp_line.update(stamped(stamp))

    def show_lines(self, lines: Sequence[str], *, heading: tuple[str, str] | None = None) -> None:
        """All is told. `heading`: title and first line where nobody was stamped."""
        if heading is not None:
            title, first = heading
            self._turn("-announced", title)
            self._first.update(styled((first, "bold $primary")))
        self.add_class("-told")
        self._rest.update(styled(*_styled_lines(lines)))

    def _turn(self, look: str, title: str) -> None:
        self.remove_class("-drum", "-stamped", "-announced", "-told")
        self.add_class(look)
        self.border_title = Content(title)  # takes any content


def _styled_lines(lines: Sequence[str]) -> list[str | tuple[str, str]]:
    parts: list[str | tuple[str, str]] = []
    for place, line in enumerate(lines):
        parts += ["\n" if parts else "", (line, "bold" if place == 0 else "")]
    return parts
