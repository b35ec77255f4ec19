"""What a translator says, with real catalogs of our languages made for the test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from spyword.i18n import N_, NP_, MissingField, Translator, translator

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def locale_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of catalogs; translators made before and after the test know nothing of it."""
    monkeypatch.setattr(import_module("spyword.i18n.translator"), "LOCALE_DIR", str(tmp_path))
    translator.cache_clear()
    yield tmp_path
    translator.cache_clear()


def write_catalog(locale_dir: Path, catalog: Catalog) -> None:
    path = locale_dir / str(catalog.locale) / "LC_MESSAGES" / "spyword.mo"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_mo(file, catalog)


@pytest.fixture
def russian(locale_dir: Path) -> Translator:
    catalog = Catalog("ru")
    catalog.add("Pass the laptop to {name}.", "Передай ноутбук. Игрок: {name}")
    catalog.add(("{n} player", "{n} players"), ("{n} игрок", "{n} игрока", "{n} игроков"))
    catalog.add("Open", "Открыть", context="button")
    catalog.add("Open", "Открытый", context="vote result")
    write_catalog(locale_dir, catalog)
    return translator("ru")


def test_a_message_is_said_in_the_language_of_the_translator(russian: Translator) -> None:
    assert russian.language == "ru"
    assert russian("Pass the laptop to {name}.", name="Аня") == "Передай ноутбук. Игрок: Аня"


def test_english_is_the_source_and_needs_no_catalog(locale_dir: Path) -> None:
    t = translator("en")
    assert t("Pass the laptop to {name}.", name="Ann") == "Pass the laptop to Ann."
    assert [t.plural("{n} player", "{n} players", n) for n in (1, 2)] == ["1 player", "2 players"]
    assert t.context("button", "Open") == "Open"


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 игроков"),
        (1, "1 игрок"),
        (2, "2 игрока"),
        (5, "5 игроков"),
        (11, "11 игроков"),
        (12, "12 игроков"),
        (21, "21 игрок"),
        (22, "22 игрока"),
        (111, "111 игроков"),
    ],
)
def test_russian_has_three_plurals(russian: Translator, n: int, said: str) -> None:
    assert russian.plural("{n} player", "{n} players", n) == said


@pytest.mark.parametrize(("language", "form"), [("ko", "{n}명"), ("ja", "{n}人")])
def test_korean_and_japanese_have_one_form_for_all_numbers(locale_dir: Path, language: str, form: str) -> None:
    catalog = Catalog(language)
    catalog.add(("{n} player", "{n} players"), (form,))
    write_catalog(locale_dir, catalog)
    t = translator(language)
    assert [t.plural("{n} player", "{n} players", n) for n in (1, 7)] == [form.format(n=1), form.format(n=7)]


def test_a_context_tells_two_meanings_of_one_word_apart(russian: Translator) -> None:
    assert russian.context("button", "Open") == "Открыть"
    assert russian.context("vote result", "Open") == "Открытый"


def test_marked_texts_stay_english_until_they_are_said(russian: Translator) -> None:
    assert russian(N_("Pass the laptop to {name}."), name="Ян") == "Передай ноутбук. Игрок: Ян"
    assert russian.context(*NP_("button", "Open")) == "Открыть"


def test_a_text_without_translation_is_said_in_english(russian: Translator) -> None:
    assert russian("Round {round}", round=2) == "Round 2"
    assert russian.plural("{n} clue", "{n} clues", 2) == "2 clues"


def test_a_tree_whose_catalogs_are_not_compiled_speaks_english(locale_dir: Path) -> None:
    assert translator("ko")("Round {round}", round=2) == "Round 2"


@pytest.mark.parametrize(
    "name",
    [
        "{name}",
        "{other}",
        "{0}",
        "{",
        "}",
        "{}",
        "{{name}}",
        "{name!r}",
        "{name.__class__}",
        r"\g<0>",
        r"\1",
        "%s",
        "[b]",
    ],
)
def test_braces_and_backslashes_in_a_name_stay_what_they_are(russian: Translator, name: str) -> None:
    assert russian("Pass the laptop to {name}.", name=name) == f"Передай ноутбук. Игрок: {name}"
    assert russian("{name} and {other}", name=name, other="x") == f"{name} and x"


@pytest.mark.parametrize("text", ["{name.real}", "{name!r}", "{name:>9}", "{name[0]}", "{0}", "{}", "{ name }"])
def test_only_a_plain_name_in_braces_is_a_field(text: str) -> None:
    assert translator("en")(text, name="x") == text


def test_a_field_that_nobody_fills_is_an_error_of_the_code() -> None:
    with pytest.raises(MissingField) as caught:
        translator("en")("{name} votes", player="Ann")
    assert caught.value.field == "name"


def test_a_field_may_have_any_name_that_our_own_parameters_have() -> None:
    t = translator("en")
    assert t("{message}{self}", message="a", self="b") == "ab"
    assert t.context("c", "{context}{message}", context="a", message="b") == "ab"
    assert t.plural("{n}{singular}{plural}", "-", 1, singular="a", plural="b") == "1ab"


def test_an_empty_text_says_nothing(russian: Translator) -> None:
    """In gettext the empty message is the header of the catalog."""
    assert russian("") == ""


def test_a_language_has_one_translator() -> None:
    assert translator("ja") is translator("ja")


@pytest.mark.parametrize("language", ["", "de", "EN", "../en", "ru_RU"])
def test_other_languages_are_refused(language: str) -> None:
    with pytest.raises(ValueError, match="no such language"):
        translator(language)


def test_speaking_loads_neither_the_toolkit_nor_slow_modules() -> None:
    script = (
        "import argparse, sys; before = set(sys.modules)\n"
        "from spyword.i18n import translator; translator('ko')('Round {n}', n=1)\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    loaded = subprocess.run([sys.executable, "-S", "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert not {"textual", "rich", "pathlib", "dataclasses", "typing", "importlib.resources"} & set(
        loaded.stdout.split()
    )
