"""`spyword packs`: list all packs, check pack files, begin one's own."""

from __future__ import annotations

from pathlib import Path

from spyword.cli.commands import AboutPacks, CheckPacks, ListPacks, NewPack
from spyword.cli.output import BAD_REQUEST, OK, complain, print_columns
from spyword.i18n import Translator
from spyword.packs.checking import check_file, is_slug
from spyword.packs.deck import Deck
from spyword.packs.library import OWN_FOLDER, Library
from spyword.packs.model import AnyPack, Origin, Pack, PlacePack
from spyword.packs.problems import sentence_with_place
from spyword.packs.writing import new_pack_text
from spyword.text import clean
from spyword.ui.damage import damage_sentence


def run_packs(command: AboutPacks, folder: Path, t: Translator) -> int:
    """Do it; `folder` is the data folder. Returns the exit status."""
    match command:
        case ListPacks():
            return _list(folder, t)
        case CheckPacks(files):
            return max([_check(Path(file), t) for file in files])
        case NewPack(file, places):
            return _new(Path(file), folder, t, places=places)


def _list(folder: Path, t: Translator) -> int:
    library, deck = Library(folder), Deck(folder)
    head = (t("Id"), t("Pack"), t("Pairs"), t("Left in the deck"), t("Languages"))
    print_columns([head, *(_row(pack, deck, t) for pack in library.packs)])
    print()
    head = (t("Id"), t("Pack"), t("Locations"), t("Roles"), t("Languages"))
    print_columns([head, *(_row_of_places(pack, t) for pack in library.places)])
    faults = [sentence_with_place(problem, t) for damaged in library.damaged for problem in damaged.problems]
    if deck.damage is not None:
        faults.append(damage_sentence(deck.damage, t))
    for fault in faults:
        complain(fault)
    return BAD_REQUEST if faults else OK


def _row(pack: Pack, deck: Deck, t: Translator) -> tuple[str, ...]:
    return (pack.id, _title(pack, t), f"{len(pack.pairs)}", f"{deck.remaining(pack)}", " ".join(pack.languages()))


def _row_of_places(pack: PlacePack, t: Translator) -> tuple[str, ...]:
    roles = len(pack.scenes[0].roles)
    return (pack.id, _title(pack, t), f"{len(pack.scenes)}", f"{roles}", " ".join(pack.languages()))


def _title(pack: AnyPack, t: Translator) -> str:
    title = pack.title(t.language)
    return t("{pack} (own)", pack=title) if pack.origin is Origin.OWN else title


def _check(path: Path, t: Translator) -> int:
    checked = check_file(path)
    for problem in checked.problems:
        complain(sentence_with_place(problem, t))
    if checked.pack is None:
        return BAD_REQUEST
    print(_fine_sentence(checked.pack, clean(str(path)), t))
    return OK


def _fine_sentence(pack: AnyPack, file: str, t: Translator) -> str:
    languages = ", ".join(pack.languages())
    if isinstance(pack, Pack):
        return t.plural(
            "{file}: nothing is wrong; {n} pair, languages: {languages}.",
            "{file}: nothing is wrong; {n} pairs, languages: {languages}.",
            len(pack.pairs),
            file=file,
            languages=languages,
        )
    return t.plural(
        "{file}: nothing is wrong; {n} location, languages: {languages}.",
        "{file}: nothing is wrong; {n} locations, languages: {languages}.",
        len(pack.scenes),
        file=file,
        languages=languages,
    )


def _new(path: Path, folder: Path, t: Translator, *, places: bool) -> int:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(new_pack_text(path.stem if is_slug(path.stem) else "my-pack", places=places))
    except FileExistsError:
        return complain(t("{file} is there already, and was left as it is.", file=str(path)))
    except OSError as error:
        return complain(t("{file} cannot be written: {reason}.", file=str(path), reason=str(error.strerror)))
    where = str(folder / OWN_FOLDER)
    print(
        t(
            "{file} is written. Fill it, check it, then put it into {folder}.",
            file=clean(str(path)),
            folder=where,
        )
    )
    return OK
