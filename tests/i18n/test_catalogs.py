"""Every text of the game is said in every language, and a gap in a catalog does not go unnoticed."""

from __future__ import annotations

from pathlib import Path

import catalogs
import pytest
from babel.messages.catalog import Catalog


@pytest.fixture(scope="module")
def texts() -> Catalog:
    return catalogs.template()


@pytest.mark.parametrize("language", catalogs.LANGUAGES)
def test_the_catalog_is_complete_and_sound(language: str, texts: Catalog) -> None:
    """If this fails: `python3 .ci catalogs update`, translate what it names, mind the fields."""
    found = list(catalogs.faults(language, texts))
    assert not found, "\n".join(found)


def test_the_texts_of_the_code_can_be_translated(texts: Catalog) -> None:
    assert list(catalogs.faults_of_source(texts)) == []


@pytest.fixture
def small_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a few texts and a Russian catalog that is in order."""
    monkeypatch.setattr(catalogs, "SOURCES", tmp_path)
    monkeypatch.setattr(catalogs, "LOCALE_DIR", tmp_path)
    monkeypatch.setattr(catalogs, "LANGUAGES", ("ru",))
    (tmp_path / "screen.py").write_text(
        'self.t("Hello, {name}!", name=name)\n'
        't.plural("{n} vote", "{n} votes", votes)\n'
        't.context("button", "Open")\n'
        'LABELS = (N_("Pass"), NP_("vote result", "Open"))\n'
    )
    catalogs.update()
    return tmp_path


SOUND = {
    "Hello, {name}!": 'msgstr "Привет, {name}!"',
    "{n} votes": 'msgstr[0] "{n} голос"\nmsgstr[1] "{n} голоса"\nmsgstr[2] "{n} голосов"',
    "Open": 'msgstr "Открыть"',
    "Pass": 'msgstr "Пас"',
}


def translate(translations: dict[str, str]) -> None:
    """Write the translations after their originals, as a translator does."""
    path = catalogs.catalog_path("ru")
    lines, last = [], ""
    for line in path.read_text().split("\n"):
        if line.startswith(("msgid ", "msgid_plural ")):
            last = line.split('"')[1]
        elif line.startswith("msgstr") and last:
            line = "" if line.startswith(("msgstr[1]", "msgstr[2]")) else translations[last]
        lines.append(line)
    path.write_text("\n".join(lines))


def faults() -> list[str]:
    return list(catalogs.faults("ru", catalogs.template()))


def test_texts_are_found_by_the_calls_that_say_them(small_house: Path) -> None:
    found = {(message.context, message.id) for message in catalogs.template() if message.id}
    assert found == {
        (None, "Hello, {name}!"),
        (None, ("{n} vote", "{n} votes")),
        ("button", "Open"),
        (None, "Pass"),
        ("vote result", "Open"),
    }


def test_a_catalog_where_all_is_said_has_no_fault(small_house: Path) -> None:
    translate(SOUND)
    assert faults() == []


def test_what_nobody_has_translated_is_named(small_house: Path) -> None:
    assert sorted(faults()) == sorted(
        [
            "ru: not translated: 'Hello, {name}!'",
            "ru: not translated: '{n} vote'",
            "ru: not translated: 'Open'",
            "ru: not translated: 'Open'",
            "ru: not translated: 'Pass'",
        ]
    )


@pytest.mark.parametrize(
    ("original", "translation", "fault"),
    [
        ("Hello, {name}!", 'msgstr "Привет!"', "fields differ"),
        ("Hello, {name}!", 'msgstr "Привет, {имя}!"', "braces differ"),
        ("Hello, {name}!", 'msgstr "Привет, {name}{name}!"', "fields differ"),
        ("Hello, {name}!", 'msgstr "Привет, {name}! "', "spaces at the ends differ"),
        ("Hello, {name}!", 'msgstr "[b]Привет[/b], {name}!"', "tags differ"),
        ("{n} votes", 'msgstr[0] "один голос"\nmsgstr[1] "{n} голоса"\nmsgstr[2] "{n} голосов"', "fields differ"),
        ("{n} votes", 'msgstr[0] "{n} голос"\nmsgstr[1] "{n} голоса"\nmsgstr[2] ""', "not translated"),
    ],
)
def test_a_translation_that_breaks_its_original_is_named(
    small_house: Path, original: str, translation: str, fault: str
) -> None:
    translate({**SOUND, original: translation})
    assert any(found.startswith(f"ru: {fault}") for found in faults())


def test_a_text_that_changed_a_little_is_fuzzy_until_somebody_has_looked(small_house: Path) -> None:
    translate(SOUND)
    source = small_house / "screen.py"
    source.write_text(source.read_text().replace("Hello, {name}!", "Hello there, {name}!"))
    catalogs.update()
    assert faults() == ["ru: fuzzy: 'Hello there, {name}!'"]


def test_a_text_that_was_added_or_removed_without_an_update_is_named(small_house: Path) -> None:
    translate(SOUND)
    source = small_house / "screen.py"
    source.write_text(source.read_text().replace('N_("Pass")', 'N_("Duel")'))
    assert faults() == ["ru: not in the catalog: 'Duel'", "ru: no longer in the code: 'Pass'"]


def test_an_update_keeps_translations_and_drops_what_is_gone(small_house: Path) -> None:
    translate(SOUND)
    source = small_house / "screen.py"
    source.write_text(source.read_text().replace('N_("Pass"), ', ""))
    catalogs.update()
    assert faults() == []
    assert "Пас" not in catalogs.catalog_path("ru").read_text()


def test_an_update_that_finds_nothing_new_changes_nothing(small_house: Path) -> None:
    translate(SOUND)
    catalogs.update()
    before = catalogs.catalog_path("ru").read_bytes()
    catalogs.update()
    assert catalogs.catalog_path("ru").read_bytes() == before


@pytest.mark.parametrize("text", ["{Name} wins", "{0} wins", "{name wins", "{name!r} wins"])
def test_a_text_with_braces_that_are_no_field_is_named(small_house: Path, text: str) -> None:
    (small_house / "screen.py").write_text(f't("{text}")\n')
    assert len(list(catalogs.faults_of_source(catalogs.template()))) == 1


def test_compiling_makes_what_is_missing_or_older_than_its_source(small_house: Path) -> None:
    translate(SOUND)
    compiled = catalogs.catalog_path("ru").with_suffix(".mo")
    catalogs.compile_catalogs()
    assert "Привет".encode() in compiled.read_bytes()
    compiled.write_bytes(b"as new as its source: left alone")
    catalogs.compile_catalogs()
    assert compiled.read_bytes() == b"as new as its source: left alone"
    compiled.unlink()
    catalogs.compile_catalogs()
    assert "Привет".encode() in compiled.read_bytes()
    assert sorted(compiled.parent.iterdir()) == [compiled, compiled.with_suffix(".po")]
