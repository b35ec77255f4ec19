"""Past games: a list by person and by game, and each game's end once more."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content

from spyword.people.database import PeopleTrouble
from spyword.people.history import GameLine, UnknownGame
from spyword.people.store import People
from spyword.ui.base import GameScreen
from spyword.ui.catalogue import RULES
from spyword.ui.dialogs import NoticeDialog
from spyword.ui.form.yes_no import YesDialog
from spyword.ui.keys import BACK, DELETE, FORM_KEYS, HELP, LOOK_AT_END, bindings
from spyword.ui.messages import Go, Place
from spyword.ui.past import end_of
from spyword.ui.past_lines import WON, date_of, game_name, length_of, players_of
from spyword.ui.people_text import trouble_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.key_caps import KeyCaps
from spyword.ui.widgets.past_list import PastList
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain, styled
from spyword.ui.widgets.sheet import Sheet

_AT_ONCE: Final = 200
"""Games that are read before the screen is seen."""


class PastGamesScreen(GameScreen):
    """A line a game, the latest on top. Enter shows its end, F8 forgets it."""

    CSS_PATH = "past_games.tcss"
    AUTO_FOCUS = "PastList"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BACK, HELP, LOOK_AT_END, DELETE), *FORM_KEYS]

    def __init__(self, stage: Stage, people: People) -> None:
        super().__init__(stage)
        self._people = people

    def heading(self) -> str:
        return self.t("Past games")

    def body(self) -> ComposeResult:
        t = self.t
        games = [_value(None, t("both")), *(_value(game, game_name(game, t)) for game in RULES)]
        with Sheet(t("Past games"), id="past"):
            with Horizontal(id="filters"):
                yield Picker(t("Player"), [_value(None, t("everybody"))], None, id="person")
                yield Picker(t("Game"), games, None, id="game")
            yield PastList(t)
            yield Plain(id="none")
            yield Plain(id="about")
            yield KeyCaps((LOOK_AT_END, DELETE), t)

    async def on_mount(self) -> None:
        """Those who may be asked for, and all games."""
        try:
            profiles = self._people.profiles()
        except PeopleTrouble as trouble:
            await self._tell(trouble)
            return
        known = (_value(profile.id, profile.name) for profile in profiles if profile.games)
        self.query_one("#person", Picker).offer([_value(None, self.t("everybody")), *known], None)
        await self._read()

    @on(Picker.Changed)
    async def _picked(self) -> None:
        await self._read()

    async def _read(self, cursor: int = 0) -> None:
        """The games that are asked for: those that are seen at once, then all of them."""
        await self._show(cursor, most=max(_AT_ONCE, cursor + 1))
        if len(self.query_one(PastList).games) >= _AT_ONCE:
            self.when_laid_out(self._read_all)

    def _read_all(self) -> None:
        self.call_later(lambda: self._show(self.query_one(PastList).cursor or 0))

    async def _show(self, cursor: int, most: int | None = None) -> None:
        person, game = (self.query_one(f"#{field}", Picker).value for field in ("person", "game"))
        try:
            games = self._people.games(person, game, most)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
            return
        self.set_class(not games, "-empty")
        self.set_class(not (games or person or game), "-first")
        self.query_one("#none", Plain).update(
            self.t("No such game is kept.")
            if person or game
            else self.t("Nothing has been played to its end here yet. Your next game will be the first in this list.")
        )
        self.query_one(PastList).show(games, cursor)

    @on(PastList.Moved)
    def _moved(self) -> None:
        """Say everything of the game at the cursor."""
        game = self.query_one(PastList).chosen
        self.query_one("#about", Plain).update("" if game is None else self._about(game))
        self.refresh_bindings()

    def _about(self, game: GameLine) -> Content:
        t = self.t
        counted = t("gave XP") if game.counts else t("no XP")
        parts: list[str | tuple[str, str]] = [
            (f"{game_name(game.game, t)} · {length_of(game, t)} · {counted}", "$faint"),
            "\n",
        ]
        for place, (name, won) in enumerate(players_of(game, t)):
            parts += [" · " if place else "", (f"{WON}{name}" if won else name, "bold $warning" if won else "")]
        return styled(*parts)

    def is_available(self, command_id: str) -> bool | None:
        if command_id in (LOOK_AT_END.id, DELETE.id) and self.is_mounted:
            return self.query_one(PastList).chosen is not None or None
        return True

    # Orders

    @on(PastList.Chosen)
    async def _chosen(self) -> None:
        await self.run_action(f"command('{LOOK_AT_END.id}')")

    async def action_do_look_at_end(self) -> None:
        if (game := self.query_one(PastList).chosen) is None:
            return
        try:
            end = end_of(game.id, self._people, self.stage)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
        except UnknownGame:
            await self._read()
        except ValueError:
            await self.game_app.ask(NoticeDialog(self.stage, self.t("The end of this game cannot be read any more.")))
        else:
            await self.game_app.ask(end)

    async def action_do_delete(self) -> None:
        if (game := self.query_one(PastList).chosen) is not None:
            question = self.t(
                "Delete the game of {date} for good? The XP and statistics that it gave go with it; titles stay.",
                date=date_of(game),
            )
            await self.game_app.ask(YesDialog(self.stage, question, lambda: self._delete(game)))

    async def _delete(self, game: GameLine) -> None:
        try:
            self._people.forget(game.id)
        except PeopleTrouble as trouble:
            await self._tell(trouble)
        except UnknownGame:
            pass  # another window was faster
        await self._read(self.query_one(PastList).cursor or 0)

    async def _tell(self, trouble: PeopleTrouble) -> None:
        await self.game_app.ask(NoticeDialog(self.stage, trouble_sentence(trouble, self.t)))

    def action_do_back(self) -> None:
        self.post_message(Go(Place.HOME))


def _value(value: str | None, label: str) -> Value[str | None]:
    return Value(value, label)
