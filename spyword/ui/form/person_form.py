"""What a profile is made of: a name, and the language of the own card (P1)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from spyword.i18n import LANGUAGES, NATIVE_NAMES
from spyword.people.database import PeopleTrouble
from spyword.people.profiles import BadName, Profile, UnknownProfile
from spyword.people.store import People
from spyword.ui.dialogs import Dialog
from spyword.ui.form.row import FormRow
from spyword.ui.keys import BACK, FORM_KEYS, SAVE, bindings
from spyword.ui.people_text import name_sentence, trouble_sentence
from spyword.ui.stage import Stage
from spyword.ui.widgets.picker import Picker, Value
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.sheet import Sheet
from spyword.ui.widgets.typed import TypedField

_NAME: Final = "person-name"


class PersonDialog(Dialog):
    """Somebody new, or somebody who is here already. Enter in the name or F9 keeps it, if nothing is wrong with it."""

    CSS_PATH = "person_form.tcss"
    AUTO_FOCUS = "TypedField"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(SAVE, BACK), *FORM_KEYS]

    def __init__(
        self,
        stage: Stage,
        people: People,
        profile: Profile | None,
        changed: Callable[[Profile | None], Awaitable[None]],
    ) -> None:
        """`profile`: None makes a new one. `changed` hears what it is now; None if it has gone meanwhile."""
        super().__init__(stage)
        self._people = people
        self._profile = profile
        self._changed = changed

    def heading(self) -> str:
        return self.t("People")

    def body(self) -> ComposeResult:
        t, profile = self.t, self._profile
        languages = [Value(code, NATIVE_NAMES[code]) for code in LANGUAGES]
        name, language = ("", self.stage.language) if profile is None else (profile.name, profile.language)
        with Sheet(t("New profile") if profile is None else profile.name, id="person-form"):
            yield FormRow(t("Name"), [TypedField(name, id=_NAME)])
            yield Picker(t("Language of the own card"), languages, language)
            yield Plain(id="person-problem")

    @on(Input.Changed)
    def _typed(self) -> None:
        """What was wrong may be right now."""
        self.query_one(FormRow).tell({})
        self._say("")

    @on(Input.Submitted)
    async def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        await self.run_action(f"command('{SAVE.id}')")

    def action_do_save(self) -> None:
        try:
            profile = self._kept(self.query_one(TypedField).value, self.query_one(Picker).value)
        except BadName as bad:
            self.query_one(FormRow).tell({_NAME: [name_sentence(bad, self.t)]})
            self.query_one(TypedField).focus()
        except PeopleTrouble as trouble:
            self._say(trouble_sentence(trouble, self.t))
        except UnknownProfile:
            self.app.call_later(self._leave, None)
        else:
            self.app.call_later(self._leave, profile)

    def _say(self, sentence: str) -> None:
        problem = self.query_one("#person-problem", Plain)
        problem.update(sentence)
        problem.set_class(bool(sentence), "-said")

    def _kept(self, name: str, language: str) -> Profile:
        """The name first: if that cannot be, nothing has changed."""
        if self._profile is None:
            return self._people.add(name, language)
        self._people.rename(self._profile.id, name)
        return self._people.speak(self._profile.id, language)

    async def _leave(self, profile: Profile | None) -> None:
        await self.game_app.close_dialog()
        await self._changed(profile)
