"""`spyword people`: everybody with a profile, one of them in numbers, to another laptop and back, away for good."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from spyword.cli.commands import AboutPeople, DeletePerson, ExportPerson, ImportPerson, ListPeople, ShowPerson
from spyword.cli.output import OK, complain, print_columns
from spyword.cli.people_asked import Refusal, somebody, with_people
from spyword.cli.person import machine_form, print_person
from spyword.i18n import Translator
from spyword.people.exported import read_export, write_export
from spyword.people.portable import BadExport
from spyword.people.profiles import Profile
from spyword.people.store import People
from spyword.text import clean, fold_name
from spyword.ui.people_text import arrival_sentence, export_sentence, title_name


def run_people(command: AboutPeople, folder: Path, t: Translator) -> int:
    """Do it; `folder` is the data folder. Returns the exit status."""
    return with_people(folder, t, lambda people: _answer(command, people, t))


def _answer(command: AboutPeople, people: People, t: Translator) -> int:
    match command:
        case ListPeople(as_json=as_json):
            return _list(people, t, as_json=as_json)
        case ShowPerson(name, as_json):
            return _show(somebody(name, people, t), people, t, as_json=as_json)
        case ExportPerson(name, out):
            return _export(somebody(name, people, t), out, people, t)
        case ImportPerson(file):
            return _import(Path(file), people, t)
        case DeletePerson(name, is_sure):
            return _delete(somebody(name, people, t), people, t, is_sure=is_sure)


def _list(people: People, t: Translator, *, as_json: bool) -> int:
    profiles = people.profiles()
    if as_json:
        print(json.dumps(everybody(profiles), indent=2))
    elif profiles:
        head = (t("Name"), t("Title"), t("Level"), t("XP"), t("Games"), t("Language"))
        print_columns([head, *(_row(profile, people, t) for profile in profiles)])
    else:
        print(t("Nobody has a profile yet."))
    return OK


def everybody(profiles: Sequence[Profile]) -> dict[str, object]:
    """For machines: `people`, by name, each with `id`, `name`, `language` (code), `title` (id of the chosen title or
    null), `level`, `xp`, `games` (how many of the stored games the person played).
    """
    return {
        "people": [
            {
                "id": profile.id,
                "name": profile.name,
                "language": profile.language,
                "title": profile.title,
                "level": profile.level,
                "xp": profile.xp,
                "games": profile.games,
            }
            for profile in profiles
        ]
    }


def _row(profile: Profile, people: People, t: Translator) -> tuple[str, ...]:
    title = people.title_of.get(profile.title or "")
    chosen = "" if title is None else title_name(title, t)
    return (profile.name, chosen, f"{profile.level}", f"{profile.xp}", f"{profile.games}", profile.language)


def _show(profile: Profile, people: People, t: Translator, *, as_json: bool) -> int:
    standing = people.standing(profile.id)
    if as_json:
        print(json.dumps(machine_form(profile, standing, people), indent=2))
    else:
        print_person(profile, standing, people, t)
    return OK


# To another laptop and back


def _export(profile: Profile, out: str | None, people: People, t: Translator) -> int:
    text = people.export(profile.id)
    if out is None:
        return _print_export(text, t)
    try:
        write_export(Path(out), text)
    except FileExistsError:
        raise Refusal(t("{file} is there already, and was left as it is.", file=out)) from None
    except OSError as error:
        raise Refusal(t("{file} cannot be written: {reason}.", file=out, reason=str(error.strerror))) from None
    sentence = t(
        "Everything about {name} is in {file} now. “spyword people import” takes it in on another laptop.",
        name=profile.name,
        file=out,
    )
    print(clean(sentence))
    return OK


def _print_export(text: str, t: Translator) -> int:
    """The same bytes as a file would hold, whatever encoding the terminal has."""
    try:
        sys.stdout.buffer.write(text.encode("utf-8"))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:  # what could not be written must not be tried again at the end of the program
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise Refusal(t("The export cannot be written: {reason}.", reason=str(error.strerror))) from None
    return OK


def _import(path: Path, people: People, t: Translator) -> int:
    try:
        arrival = people.bring(read_export(path))
    except BadExport as bad:
        raise Refusal(export_sentence(bad, str(path), t)) from None
    except OSError as error:
        raise Refusal(t("{file} cannot be read: {reason}.", file=str(path), reason=str(error.strerror))) from None
    print(clean(arrival_sentence(arrival, t)))
    return OK


# Away for good


def _delete(profile: Profile, people: People, t: Translator, *, is_sure: bool) -> int:
    if not is_sure and not _is_confirmed(profile, t):
        return complain(t("That is not the name. {name} was not deleted.", name=profile.name))
    people.delete(profile.id)
    print(t("{name} is deleted. The games stay, without the name.", name=profile.name))
    return OK


def _is_confirmed(profile: Profile, t: Translator) -> bool:
    """Whoever sits at the terminal types the name once more. Raises `Refusal` if nobody does."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise Refusal(t("Deleting {name} has to be confirmed at a terminal, or by --yes.", name=profile.name))
    question = t(
        "Delete {name} with all XP, titles and statistics for good? The games stay, without the name.",
        name=profile.name,
    )
    print(question, t("Type the name to confirm:"), sep="\n", end=" ", file=sys.stderr, flush=True)
    try:
        typed = sys.stdin.readline()
    except UnicodeDecodeError:
        return False
    if not typed:  # the end of the input has not moved the cursor
        print(file=sys.stderr)
    return fold_name(typed) == fold_name(profile.name)
