"""What is told about people in sentences: names that cannot be, a database that cannot be used, files taken in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.i18n import N_, Translator
from spyword.people.database import PeopleTrouble, Trouble
from spyword.people.exchange import Arrival
from spyword.people.portable import BadExport, ExportFault
from spyword.people.profiles import BadName, NameRefusal
from spyword.people.titles import Title

_NAMES: Final[Mapping[NameRefusal, str]] = {
    NameRefusal.EMPTY: N_("A name is missing."),
    NameRefusal.TOO_WIDE: N_("That name is too long."),
    NameRefusal.TAKEN: N_("Somebody here is called {name} already."),
}

_TROUBLES: Final[Mapping[Trouble, str]] = {
    Trouble.DAMAGED: N_(
        "{file} is damaged, so nobody's profile can be used. It was left as it is; you can play as guests."
    ),
    Trouble.NEWER: N_(
        "{file} was written by a newer Spyword, so nobody's profile can be used. It was left as it is; you can play "
        "as guests."
    ),
    Trouble.REFUSED: N_(
        "{file} cannot be read or written just now: is the disk full, or another Spyword busy with it?"
    ),
}

_FAULTS: Final[Mapping[ExportFault, str]] = {
    ExportFault.NOT_ONE: N_("{file} is not an exported profile."),
    ExportFault.NEWER: N_("{file} was written by a newer Spyword."),
    ExportFault.BAD_VALUE: N_("{file}: the value of “{field}” cannot be used."),
}


def name_sentence(bad: BadName, t: Translator) -> str:
    """Why nobody can be called so."""
    return t(_NAMES[bad.refusal], name=bad.name)


def trouble_sentence(trouble: PeopleTrouble, t: Translator) -> str:
    """Why nothing can be read or kept, and what became of the file."""
    sentence = t(_TROUBLES[trouble.trouble], file=trouble.path.name)
    if trouble.copy is None:
        return sentence
    return f"{sentence} {t('A copy is in {file}.', file=trouble.copy.name)}"


def export_sentence(bad: BadExport, file: str, t: Translator) -> str:
    """Why a file cannot be taken in."""
    if bad.game is not None:
        return t(
            "{file}, game {n}: the value of “{field}” cannot be used.", file=file, n=str(bad.game), field=bad.field
        )
    return t(_FAULTS[bad.fault], file=file, field=bad.field)


def title_name(title: Title, t: Translator) -> str:
    """What the title is called in this language."""
    return title.names[t.language]


def title_asks(title: Title, t: Translator) -> str:
    """What has to be done for it."""
    return title.asks[t.language]


def arrival_sentence(arrival: Arrival, t: Translator) -> str:
    """Who has come, under which name, and what came along."""
    name = arrival.profile.name
    games = t.plural("{n} game was not here yet.", "{n} games were not here yet.", arrival.games)
    if name == arrival.wanted:
        return f"{t('{name} is here now.', name=name)} {games}"
    renamed = t("{wanted} is here now, under the name {name}.", wanted=arrival.wanted, name=name)
    return f"{renamed} {games}"
