"""Text that stays text: what a player typed never becomes markup."""

from __future__ import annotations

from textual.content import Content
from textual.visual import VisualType
from textual.widgets import Static


class Plain(Static):
    """A `Static` that reads no markup. Style parts of it by `Content.assemble(("text", "$primary bold"), …)`."""

    def __init__(
        self, content: VisualType = "", *, id: str | None = None, classes: str | None = None, expand: bool = False
    ) -> None:
        super().__init__(content, id=id, classes=classes, expand=expand, markup=False)


def styled(*parts: str | tuple[str, str]) -> Content:
    """Plain pieces in a row, each with an optional style: `styled("Pass to ", (name, "bold $primary"))`."""
    return Content.assemble(*parts)
