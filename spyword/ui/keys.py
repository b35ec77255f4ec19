"""One table for every key: what it does, what it is called, whether it crosses a border.

Bindings, footer and help are all made from it, and translated when they are shown. Only Space, Enter,
Esc, Tab, arrows, digits and F-keys: letters fail under Korean, Japanese and Russian input.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.binding import Binding, BindingType

from spyword.i18n.marks import N_


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key does on a screen: the screen's method `do_<id>`."""

    id: str
    key: str
    label: str
    """Message id of the word in the footer."""
    crosses: bool = True
    """Leads from one step of the game to another, so that a held or doubled key must not do it twice."""
    shown: bool = True
    """In the footer. A form says at its parts what can be done there."""


OPEN: Final = Command("open", "space", N_("Open"))
GOT_IT: Final = Command("got_it", "enter", N_("Got it"))
CLUE_GIVEN: Final = Command("clue_given", "enter", N_("Clue given"))
TO_THE_VOTE: Final = Command("to_the_vote", "enter", N_("To the vote"))
PAUSE: Final = Command("pause", "space", N_("Pause / go on"), crosses=False)
VIEW_WORD: Final = Command("view_word", "f2", N_("View my word"))
VIEW_CARD: Final = Command("view_card", "f2", N_("View my card"))
START_CLOCK: Final = Command("start_clock", "enter", N_("Start the clock"))
ASK: Final = Command("ask", "enter", N_("Ask"))
HAND_ON: Final = Command("hand_on", "f3", N_("Hand the turn on"), shown=False)
ACCUSE: Final = Command("accuse", "f5", N_("Accuse"), crosses=False, shown=False)
I_AM_THE_SPY: Final = Command("i_am_the_spy", "f6", N_("I am the spy"), crosses=False, shown=False)
SHOW_CARD: Final = Command("show_card", "space", N_("Show my card"))
TAKE_BACK: Final = Command("take_back", "enter", N_("Take it back"))
NAME_IT: Final = Command("name_it", "enter", N_("Name this location"), crosses=False)
SUBMIT_VOTE: Final = Command("submit_vote", "enter", N_("Submit vote"))
ALL_AGREE: Final = Command("all_agree", "f5", N_("All agree"), crosses=False)
COUNT_HANDS: Final = Command("count_hands", "enter", N_("Count the hands"))
CHOOSE: Final = Command("choose", "space", N_("Choose"), crosses=False)
UP: Final = Command("up", "up", N_("Up"), crosses=False, shown=False)
DOWN: Final = Command("down", "down", N_("Down"), crosses=False, shown=False)
LEFT: Final = Command("left", "left", N_("Left"), crosses=False, shown=False)
RIGHT: Final = Command("right", "right", N_("Right"), crosses=False, shown=False)
WRITTEN: Final = Command("written", "enter", N_("Show what I typed"), crosses=False)
GO_ON: Final = Command("go_on", "enter", N_("Go on"))
CONFIRM: Final = Command("confirm", "space", N_("Confirm"))
CHANGE: Final = Command("change", "escape", N_("Change"), crosses=False)
BACK: Final = Command("back", "escape", N_("Back"))
MENU: Final = Command("menu", "escape", N_("Menu"))
OTHER_GAME: Final = Command("other_game", "tab", N_("The other game"), crosses=False)
HELP: Final = Command("help", "f1", N_("How to play"), crosses=False)
START: Final = Command("start", "f9", N_("Start"))
ADD: Final = Command("add", "f5", N_("Add"), crosses=False, shown=False)
REMOVE: Final = Command("remove", "f8", N_("Remove"), crosses=False, shown=False)
MOVE_UP: Final = Command("move_up", "f6", N_("Up"), crosses=False, shown=False)
MOVE_DOWN: Final = Command("move_down", "f7", N_("Down"), crosses=False, shown=False)
KNOWN: Final = Command("known", "f2", N_("Known player"), crosses=False, shown=False)
PRESETS: Final = Command("presets", "f4", N_("Presets"), crosses=False)
SAVE: Final = Command("save", "f9", N_("Save"), crosses=False)
DELETE: Final = Command("delete", "f8", N_("Delete"), crosses=False, shown=False)
AGAIN: Final = Command("again", "enter", N_("Again"))
CHANGE_SETTINGS: Final = Command("change_settings", "f4", N_("Change settings"))
HOME: Final = Command("home", "escape", N_("Home"))
EDIT: Final = Command("edit", "f3", N_("Edit"), crosses=False, shown=False)
IMPORT: Final = Command("import_file", "f6", N_("Import"), crosses=False, shown=False)
LOOK_THROUGH: Final = Command("look_through", "enter", N_("Look through"), crosses=False, shown=False)
SHOW_PERSON: Final = Command("show_person", "enter", N_("Statistics"), shown=False)
OTHER_STATISTICS: Final = Command("other_statistics", "tab", N_("Other statistics"), crosses=False, shown=False)
TITLES: Final = Command("titles", "f2", N_("Titles"), crosses=False, shown=False)
EXPORT: Final = Command("export", "f6", N_("Export"), crosses=False, shown=False)
TRY_ON: Final = Command("try_on", "enter", N_("See it on the card"), shown=False)
WEAR: Final = Command("wear", "enter", N_("Choose it"))
LOOK_AT_END: Final = Command("look_at_end", "enter", N_("Look at it"), shown=False)

COMMANDS: Final = {command.id: command for command in list(globals().values()) if isinstance(command, Command)}
"""By id."""


def bindings(*commands: Command) -> list[BindingType]:
    """The bindings of a screen that understands these commands. Descriptions are message ids still."""
    return [
        Binding(command.key, f"command('{command.id}')", command.label, show=command.shown, id=command.id)
        for command in commands
    ]


FORM_KEYS: Final = (
    Binding("up", "app.focus_previous", show=False),
    Binding("down", "app.focus_next", show=False),
)
"""Arrows lead from line to line of a form, as Tab does."""
