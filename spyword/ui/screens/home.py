"""The front door."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from spyword.i18n import LANGUAGES, N_
from spyword.text import cell_width
from spyword.ui.base import GameScreen
from spyword.ui.keys import HELP, bindings
from spyword.ui.lettering import spread
from spyword.ui.messages import Go, Place
from spyword.ui.stage import Stage
from spyword.ui.widgets.choices import Choice, Choices
from spyword.ui.widgets.fitting import padded, shortened
from spyword.ui.widgets.logo import Logo
from spyword.ui.widgets.plain import Plain

if TYPE_CHECKING:
    from spyword.table.opening import LeftGame

_LIST_CELLS = 46
"""The widest list of places, as in the style sheet."""
_AROUND = 8
"""Cells of a line that are neither: its ends, the digit, the gap."""
_TITLE_CELLS = 38
"""Room for the name of the game in letters: the smallest window."""


class HomeScreen(GameScreen):
    """The name of the game, and where one can go. Its styles are loaded with the app's, all in one: a faster start."""

    AUTO_FOCUS = "Choices"
    BINDINGS = bindings(HELP)

    _GAMES: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("spys-word", N_("Spy's Word"), N_("4 to 12 players")),
        ("spyfall", N_("Spyfall 2"), N_("3 to 12 players")),
    )
    """Names in files, names, sizes. The rooms that know more of the games would take too long to load."""
    _PLACES: ClassVar[dict[str, Place]] = {
        "continue": Place.CONTINUE,
        "people": Place.PEOPLE,
        "packs": Place.PACKS,
        "past-games": Place.PAST_GAMES,
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
        return [
            *self._left(),
            *self._games(),
            Choice("people", t("People")),
            Choice("packs", t("Packs")),
            Choice("past-games", t("Past games")),
            Choice("settings", t("Settings")),
            Choice("help", t("How to play")),
            Choice("quit", t("Quit")),
        ]

    def _left(self) -> Iterator[Choice]:
        """Which game was left, and as many of its players as there is room for."""
        if (left := self._left_game) is None:
            return
        label = self.t("Continue")
        names = [self.t(name) for game, name, _ in self._GAMES if game == left.game]
        room = self._room - cell_width(label)
        yield Choice("continue", label, shortened(" · ".join([*names, *left.names]), room))

    def _games(self) -> Iterator[Choice]:
        """How many can play stands in a column, or nowhere if there is no room for one."""
        names = [self.t(name) for _, name, _ in self._GAMES]
        sizes = [self.t(size) for _, _, size in self._GAMES]
        widest = max(map(cell_width, names))
        has_room = widest + max(map(cell_width, sizes)) <= self._room
        for (game, _, _), name, size in zip(self._GAMES, names, sizes, strict=True):
            yield Choice(game, padded(name, widest), size) if has_room else Choice(game, name)

    @property
    def _room(self) -> int:
        """Cells of a line for the label and what is said behind it."""
        return min(self.app.size.width, _LIST_CELLS) - _AROUND

    @on(Choices.Chosen)
    def _go(self, event: Choices.Chosen) -> None:
        place = self._PLACES.get(event.id)
        self.post_message(Go(Place.SETUP, event.id) if place is None else Go(place))
