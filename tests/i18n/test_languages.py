"""Which language a start speaks."""

from __future__ import annotations

import pytest

from spyword.i18n import LANGUAGES, NATIVE_NAMES, is_language, pick_language


def test_four_languages_are_equals_and_each_calls_itself_by_its_own_name() -> None:
    assert LANGUAGES == ("en", "ko", "ja", "ru")
    assert tuple(NATIVE_NAMES) == LANGUAGES
    assert tuple(NATIVE_NAMES.values()) == ("English", "한국어", "日本語", "Русский")


def test_only_these_codes_are_languages() -> None:
    assert all(is_language(code) for code in LANGUAGES)
    assert not any(is_language(code) for code in ("", "EN", "de", "en_GB", "e"))


@pytest.mark.parametrize(
    ("option", "saved", "environ", "picked"),
    [
        ("ko", "ja", {"LANG": "ru_RU.UTF-8"}, "ko"),
        (None, "ja", {"LANG": "ru_RU.UTF-8"}, "ja"),
        (None, None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, None, {}, "en"),
        ("de", None, {"LANG": "ko_KR.UTF-8"}, "ko"),
        (None, "klingon", {}, "en"),
    ],
)
def test_the_option_goes_before_the_saved_language_and_that_before_the_locale(
    option: str | None, saved: str | None, environ: dict[str, str], picked: str
) -> None:
    assert pick_language(option, saved, environ) == picked


@pytest.mark.parametrize(
    ("environ", "picked"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "ja_JP"}, "ja"),
        ({"LANG": "ru.UTF-8"}, "ru"),
        ({"LANG": "ru@petr1708"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": ""}, "ko"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_locale_decides_as_it_does_for_other_programs(environ: dict[str, str], picked: str) -> None:
    assert pick_language(None, None, environ) == picked
