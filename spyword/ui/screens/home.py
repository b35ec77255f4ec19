"""The front door."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.i18n import LANGUAGES
from spyword.text import cut
from spyword.ui.base import GameScreen
from spyword.ui.keys import HELP, bindings
from spyword.ui.lettering import spread
from spyword.ui.messages import Go, Place
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.logo import Logo
from spyword.ui.widgets.plain import Plain

if TYPE_CHECKING:
    from spyword.table.opening import LeftGame

_HINT_CELLS = 24
"""Room for the names behind "Continue"."""
_TITLE_CELLS = 38
"""Room for the name of the game in letters: the smallest window."""


class HomeScreen(GameScreen):
    """The name of the game, and where one can go. Its styles are loaded with the app's, all in one: a faster start."""

    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(HELP)

    _PLACES: ClassVar[dict[str, Place]] = {
        "continue": Place.CONTINUE,
        "spys-word": Place.SETUP,
        "packs": Place.PACKS,
        "settings": Place.SETTINGS,
        "help": Place.HELP,
        "quit": Place.QUIT,
    }

    def __init__(
        self, stage: Stage, *, left_game: LeftGame | None, notices: tuple[str, ...] = (), animated: bool = False
    ) -> None:
        super().__init__(stage)
        self._left_game = left_game
        self._notices = notices
        self._animated = animated

    def body(self) -> ComposeResult:
        name = Plain(spread(self.t("Spy's Word"), _TITLE_CELLS), id="name")
        name.set_class(self.stage.language == LANGUAGES[0], "-drawn")
        with Vertical(id="home"):
            yield Center(Logo(animated=self._animated))
            yield name
            yield Plain(self.t("If your word is the different one, you are the spy."), id="tagline")
            for notice in self._notices:
                yield Center(Plain(notice, classes="home-notice"))
            yield Center(Choices(self._choices()))

    def _choices(self) -> list[Choice]:
        t = self.t
        choices = []
        if (left := self._left_game) is not None:
            choices.append(Choice("continue", t("Continue"), cut(" · ".join(left.names), _HINT_CELLS)))
        return [
            *choices,
            Choice("spys-word", t("Spy's Word"), t("4 to 12 players")),
            Choice("packs", t("Packs")),
            Choice("settings", t("Settings")),
            Choice("help", t("How to play")),
            Choice("quit", t("Quit")),
        ]

    @on(Choices.Chosen)
    def _go(self, event: Choices.Chosen) -> None:
        self.post_message(Go(self._PLACES[event.id]))
