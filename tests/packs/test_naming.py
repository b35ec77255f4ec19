"""Which roles tell their place, and which only look as if they did."""

from __future__ import annotations

import pytest

from spyword.packs.naming import names_place

TOLD = {
    "the name": ("en", "Zoo", "lion at the zoo"),
    "the name in capitals and with signs": ("en", "Post office", "POST-OFFICE clerk"),
    "the name parted otherwise": ("en", "Ice rink", "icerink sweeper"),
    "the beginning of a word": ("en", "Bar", "bartender"),
    "two short words": ("en", "My bar", "my bar-keeper"),
    "one of the words": ("en", "Swimming pool", "swimming teacher"),
    "another ending": ("en", "Library", "librarian"),
    "inside a word": ("en", "Hotel", "superhotel owner"),
    "a Russian case": ("ru", "Больница", "повар больницы"),
    "a Russian adjective": ("ru", "Школа", "школьный поэт"),
    "a Russian case of a short name": ("ru", "Цирк", "директор цирка"),
    "a vowel that goes": ("ru", "Рынок", "кот с рынка"),
    "a vowel that goes at the end of a palace": ("ru", "Дворец", "сторож дворца"),
    "ё and е": ("ru", "Самолёт", "пилот самолета"),
    "two Russian words": ("ru", "Отделение полиции", "стажёр полиции"),
    "within a Korean word": ("ko", "병원", "종합병원장"),
    "before a Korean particle": ("ko", "해변", "해변의 게"),
    "within a Japanese word": ("ja", "駅", "名物駅長"),
    "in the other kana": ("ja", "ホテル", "ほてるの客"),
}


@pytest.mark.parametrize(("language", "name", "role"), TOLD.values(), ids=TOLD)
def test_a_role_that_names_its_place_is_found_whatever_its_form(language: str, name: str, role: str) -> None:
    """S2."""
    assert names_place(role, name, language)


UNTOLD = {
    "a short name inside a word": ("en", "Bar", "embarrassed guest"),
    "a short name across two words": ("en", "Spa", "wasp addict"),
    "a word that only begins alike": ("en", "Hospital", "host of a party"),
    "a Russian word that only begins alike": ("ru", "Больница", "большой начальник"),
    "a short Russian name inside a word": ("ru", "Бар", "амбарный кот"),
    "something else of the kind": ("ru", "Казино", "казначей"),
    "another Korean word": ("ko", "병원", "원장"),
    "another Japanese word": ("ja", "病院", "美容院の客"),
    "another language": ("en", "Zoo", "동물원 zo"),
    "a place without a name yet": ("en", "?!", "keeper"),
    "a role without a text yet": ("en", "Zoo", ""),
}


@pytest.mark.parametrize(("language", "name", "role"), UNTOLD.values(), ids=UNTOLD)
def test_other_words_may_stand_in_a_role(language: str, name: str, role: str) -> None:
    assert not names_place(role, name, language)
