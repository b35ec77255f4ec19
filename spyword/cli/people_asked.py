"""What all commands about people have in common: the open database, somebody by name, and refusals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from spyword.cli.output import complain
from spyword.games.history import CHRONICLES
from spyword.i18n import Translator
from spyword.people.database import PeopleTrouble
from spyword.people.profiles import Profile, UnknownProfile
from spyword.people.store import People
from spyword.ui.people_text import trouble_sentence

_FEW: Final = 12
"""Names that a sentence can hold."""


class Refusal(Exception):
    """Nothing is done, for the reason that the sentence says."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def with_people(folder: Path, t: Translator, answer: Callable[[People], int]) -> int:
    """Answer out of the database in that folder, or say why that cannot be. Returns the exit status."""
    people = People(folder, CHRONICLES)
    try:
        return answer(people)
    except Refusal as refusal:
        return complain(refusal.sentence)
    except PeopleTrouble as trouble:
        return complain(trouble_sentence(trouble, t))
    except UnknownProfile:
        return complain(t("That profile was deleted just now."))
    finally:
        people.close()


def somebody(name: str, people: People, t: Translator) -> Profile:
    """The profile of that name, as people tell names apart. Raises `Refusal`."""
    if (profile := people.named(name)) is not None:
        return profile
    names = [each.name for each in people.profiles()]
    if not names:
        raise Refusal(t("Nobody here is called “{name}”: nobody has a profile yet.", name=name))
    if len(names) > _FEW:
        raise Refusal(t("Nobody here is called “{name}”. “spyword people list” shows everybody.", name=name))
    raise Refusal(t("Nobody here is called “{name}”. There are: {names}.", name=name, names=", ".join(names)))
