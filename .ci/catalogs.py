"""The catalogs of the translations: extracted from the code, merged, checked, compiled.

    python3 .ci catalogs update     after texts in the code changed: merge them into every catalog
    python3 .ci catalogs check      name every fault of a catalog; exit status 1 if there is one
    python3 .ci catalogs compile    make the .mo files (builds and test runs do it by themselves)

A text is found where it is handed as a literal to one of `KEYWORDS`, by function or method name: `t("…")`,
`self.t("…")`, `t.plural("…", "…", n)`, `t.context("…", "…")`, `N_("…")`, `NP_("…", "…")`. A comment that begins
with "Translators:" on the lines before goes into the catalogs.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "spyword"
LOCALE_DIR = SOURCES / "i18n" / "locale"
LANGUAGES = ("ko", "ja", "ru")
"""Those that have a catalog; English is the source."""

KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "t": None,
    "_t": None,
    "_": None,
    "N_": None,
    "NP_": ((1, "c"), 2),
    "plural": (1, 2),
    "context": ((1, "c"), 2),
}
"""Function or method name to the positions of its texts; `c` marks the context."""

_HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: Spyword\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""
"""Without dates and names: an update changes the lines of the texts that changed, and no other."""

_FIELD = re.compile(r"\{[a-z][a-z0-9_]*\}")
_TAG = re.compile(r"\[/?[a-z$@][^\[\]]*\]|\[/\]")


def catalog_path(language: str) -> Path:
    """Where a language's texts stand."""
    return LOCALE_DIR / language / "LC_MESSAGES" / "spyword.po"


def template() -> Catalog:
    """All texts of the code, without translations."""
    catalog = Catalog()
    found = extract_from_dir(SOURCES, [("**.py", "python")], {}, KEYWORDS, comment_tags=("Translators:",))
    for filename, _, message, comments, context in found:
        place = (SOURCES.name + "/" + Path(filename).as_posix(), 0)
        catalog.add(message, None, [place], auto_comments=comments, context=context)
    return catalog


def load(language: str) -> Catalog:
    """A language's catalog, as it is in the tree."""
    with catalog_path(language).open("rb") as file:
        return read_po(file, locale=language)


def update() -> None:
    """Merge the code's texts into every catalog. A text that changed a little keeps its translation as fuzzy."""
    texts = template()
    for language in LANGUAGES:
        path = catalog_path(language)
        catalog = load(language) if path.exists() else Catalog(language)
        catalog.update(texts)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            file.write(_HEADER.format(language=language, plurals=catalog.plural_forms).encode())
            write_po(
                file,
                catalog,
                width=120,
                omit_header=True,
                sort_by_file=True,
                ignore_obsolete=True,
                include_previous=True,
                include_lineno=False,
            )


def compile_catalogs() -> None:
    """Make every .mo that is missing or older than its .po. Whole at any moment: others may be reading it."""
    for source in sorted(LOCALE_DIR.glob("*/LC_MESSAGES/*.po")):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        part = target.with_name(f"{target.name}.{os.getpid()}")
        with source.open("rb") as po, part.open("wb") as mo:
            write_mo(mo, read_po(po))
        part.replace(target)


def faults_of_source(texts: Catalog) -> Iterator[str]:
    """Texts of the code that no translator could follow: braces that are not a field."""
    for message in texts:
        if any(brace in _FIELD.sub("", text) for text in _strings(message.id) for brace in "{}"):
            yield f"en: braces that are not a {{field}}: {_key(message)!r}"


def faults(language: str, texts: Catalog) -> Iterator[str]:
    """Each thing wrong with a language's catalog, measured by the texts of the code."""
    catalog = load(language)
    for wanted in texts:
        if wanted.id and catalog.get(_key(wanted), wanted.context) is None:
            yield f"{language}: not in the catalog: {_key(wanted)!r}"
    for message in catalog:
        if message.id:
            for fault in _faults_of(message, texts, catalog.num_plurals):
                yield f"{language}: {fault}: {_key(message)!r}"
    for message in catalog.obsolete.values():
        yield f"{language}: obsolete: {_key(message)!r}"


def _faults_of(message: Message, texts: Catalog, plurals: int) -> Iterator[str]:
    originals, translations = _strings(message.id), _strings(message.string)
    if texts.get(_key(message), message.context) is None:
        yield "no longer in the code"
    if not all(translations) or len(translations) != (plurals if message.pluralizable else 1):
        yield "not translated"
        return
    if message.fuzzy:
        yield "fuzzy"
    model = originals[-1]
    for translation in translations:
        yield from (f"{what} differ in {translation!r}" for what in _differences(model, translation))


def _differences(model: str, translation: str) -> Iterator[str]:
    """What a translation has to keep of its original. For plurals that is the form for many: it names the number."""
    if Counter(_FIELD.findall(model)) != Counter(_FIELD.findall(translation)):
        yield "fields"
    if any(brace in _FIELD.sub("", translation) for brace in "{}"):
        yield "braces"
    if Counter(_TAG.findall(model)) != Counter(_TAG.findall(translation)):
        yield "tags"
    if _margins(model) != _margins(translation):
        yield "spaces at the ends"


def _margins(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _key(message: Message) -> str:
    return _strings(message.id)[0]


def _strings(texts: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    return (texts or "",) if isinstance(texts, str | None) else tuple(texts)


def check() -> int:
    """Print every fault; the exit status."""
    texts = template()
    found = [*faults_of_source(texts), *(fault for language in LANGUAGES for fault in faults(language, texts))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """The command line; the exit status."""
    match arguments:
        case ["update"]:
            update()
        case ["check"]:
            return check()
        case ["compile"]:
            compile_catalogs()
        case _:
            print("python3 .ci catalogs update | check | compile", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
