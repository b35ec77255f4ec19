"""The paper file that private moments come in: closed on the hand-over, open on the card and the ballot."""

from __future__ import annotations

from textual.containers import Vertical
from textual.content import Content

from spyword.i18n import Translator


class Dossier(Vertical):
    """A frame with a tab that says whose file it is, and a stamp. It looks the same whatever lies in it."""

    DEFAULT_CSS = """
    Dossier {
        width: 100%; max-width: 60; height: auto; padding: 0 1;
        border: round $secondary; background: $surface;
        border-title-align: left; border-title-color: $background; border-title-background: $secondary;
        border-title-style: bold;
        border-subtitle-align: right; border-subtitle-color: $accent; border-subtitle-style: bold;
    }
    """

    def __init__(self, tab: str, t: Translator, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.border_title = Content(f" {tab} ")  # the descriptor takes any content
        self._t = t
        self.stamp(None)

    def stamp(self, text: str | None) -> None:
        """Put this on the lower edge; None is what stands there usually."""
        self.border_subtitle = Content(self._t("TOP SECRET") if text is None else text)
