"""The strip at the left of a screen that tells all: what it was about, in words and pictures."""

from __future__ import annotations

from typing import ClassVar

from textual.containers import Vertical


class PicturePanel(Vertical):
    """As wide as the pictures that `pixels_beside` allows, and as high as the screen."""

    SCOPED_CSS = False  # the classes of the window are the screen's
    DEFAULT_CSS: ClassVar[str] = """
    PicturePanel {
        width: 20; height: 1fr; padding: 0 1; background: $surface; align: center middle;
        & > Plain { width: 100%; text-align: center; }
    }
    .-wide.-tall PicturePanel { width: 28; }
    """
