"""A sheet of paper under the lamp: a framed part of a screen with its name on the frame."""

from __future__ import annotations

from textual.containers import Vertical
from textual.content import Content


class Sheet(Vertical):
    """The frame is lit while the cursor is on the sheet."""

    DEFAULT_CSS = """
    Sheet {
        height: auto; border: round $secondary 45%; border-title-color: $secondary; border-title-style: bold;
        &:focus-within { border: round $primary; border-title-color: $primary; }
    }
    """

    def __init__(self, title: str, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.border_title = Content(title)
