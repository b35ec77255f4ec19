"""What a title file may say, and that the built-in ones keep to it (P5, P6, W50)."""

from __future__ import annotations

from collections import Counter

import pytest

from spyword.games.history import CHRONICLES
from spyword.i18n import LANGUAGES
from spyword.people.conditions import BadCondition, Condition, Progress
from spyword.people.scopes import ANY, vocabularies
from spyword.people.titles import NAME_CELLS, BadTitle, Title, built_in_titles, read_titles
from spyword.text import cell_width, clean

VOCABULARIES = vocabularies(CHRONICLES)
TITLES = built_in_titles(VOCABULARIES)

GOOD = """
[[title]]
id = "a-title"
game = "spys_word"
tier = 1
when = "spy_wins >= 10 and best_streak >= 2"
name = { en = "A", ko = "가", ja = "あ", ru = "А" }
asks = { en = "B", ko = "나", ja = "い", ru = "Б" }
"""

# P5: what is put in the place of what, and the key at fault
WRONG = {
    "no id": ('id = "a-title"', "", "id"),
    "another game": ('"spys_word"', '"chess"', "game"),
    "no tier": ("tier = 1", "", "tier"),
    "a tier too high": ("tier = 1", "tier = 6", "tier"),
    "a tier in words": ("tier = 1", 'tier = "one"', "tier"),
    "no condition": ('when = "spy_wins >= 10 and best_streak >= 2"', "", "when"),
    "an unknown statistic": ("spy_wins", "spy_winds", "when"),
    "a statistic of the other game": ("spy_wins", "points", "when"),
    "an unknown operator": (">= 10", "> 10", "when"),
    "no number": (">= 10", ">= ten", "when"),
    "another link": (" and ", " or ", "when"),
    "the same term twice": ("best_streak >= 2", "spy_wins >= 10", "when"),
    "code": ("spy_wins >= 10", "__import__('os') >= 10", "when"),
    "a missing language": (', ru = "А"', "", "ru"),
    "a language too many": (', ru = "А"', ', ru = "А", fr = "A"', "fr"),
    "an empty sentence": ('ja = "い"', 'ja = ""', "ja"),
    "an unknown key": ("tier = 1", 'tier = 1\ncolour = "red"', "colour"),
}


def test_a_good_file_is_read() -> None:
    (title,) = read_titles(GOOD, "good.toml", VOCABULARIES)
    assert (title.id, title.tier, title.names["ko"], title.asks["ru"]) == ("a-title", 1, "가", "Б")


@pytest.mark.parametrize(("old", "new", "field"), WRONG.values(), ids=WRONG)
def test_a_wrong_one_is_refused_with_file_title_and_key(old: str, new: str, field: str) -> None:
    """P5."""
    assert old in GOOD
    with pytest.raises(BadTitle) as error:
        list(read_titles(GOOD.replace(old, new), "wrong.toml", VOCABULARIES))
    assert (error.value.file, error.value.field) == ("wrong.toml", field)
    assert error.value.title == ("" if field == "id" else "a-title")


# P5: a condition, the statistics, whether it holds, and how far one is
HOLDS: list[tuple[str, dict[str, int], bool, Progress]] = [
    ("wins >= 10", {"wins": 9}, False, Progress(9, 10)),
    ("wins >= 10", {"wins": 12}, True, Progress(10, 10)),
    ("losses == 0", {"losses": 0}, True, Progress(1, 1)),
    ("losses <= 2", {"losses": 3}, False, Progress(0, 1)),
    ("votes >= 100 and hit_rate >= 70", {"votes": 90, "hit_rate": 35}, False, Progress(35, 70)),
    ("votes >= 100 and hit_rate >= 70", {"votes": 100, "hit_rate": 70}, True, Progress(70, 70)),
]


@pytest.mark.parametrize(("text", "values", "holds", "progress"), HOLDS)
def test_a_condition_holds_or_tells_how_far_one_is(
    text: str, values: dict[str, int], holds: bool, progress: Progress
) -> None:
    condition = Condition.parse(text)
    assert condition.holds(values.__getitem__) is holds
    assert condition.progress(values.__getitem__) == progress


def test_the_order_of_terms_makes_no_other_condition() -> None:
    assert Condition.parse("wins >= 1 and games >= 2") == Condition.parse("games >= 2 and wins >= 1")
    with pytest.raises(BadCondition):
        Condition.parse("wins >= 1  and games >= 2")


def test_there_are_as_many_as_promised() -> None:
    """P5, W50."""
    assert Counter(title.game for title in TITLES) == {"spys_word": 45, ANY: 21, "spyfall": 24}
    assert {title.tier for title in TITLES} == {1, 2, 3, 4, 5}


def test_lord_of_words_is_as_it_is_given() -> None:
    """P5, W50."""
    (lord,) = [title for title in TITLES if title.names["en"] == "Lord of Words"]
    assert (lord.game, lord.condition) == ("spys_word", Condition.parse("best_streak >= 35"))
    assert dict(lord.names) == {
        "en": "Lord of Words",
        "ko": "단어의 군주",
        "ja": "言葉の王",
        "ru": "Повелитель слов",
    }


def test_no_two_ask_for_the_same() -> None:
    """P6."""
    assert [each for each, n in Counter((title.game, title.condition) for title in TITLES).items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_its_own_and_fits_on_a_card(language: str) -> None:
    """P6."""
    names = [title.names[language] for title in TITLES]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    assert [name for name in names if cell_width(name) > NAME_CELLS or clean(name) != name] == []
    asks = [title.asks[language] for title in TITLES]
    assert [each for each, n in Counter(asks).items() if n > 1] == []
    assert [each for each in asks if clean(each) != each] == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_sentence_names_the_numbers_of_the_condition(title: Title) -> None:
    """P5: how many is said in every language."""
    numbers = {str(term.number) for term in title.condition.terms if term.number > 1}
    for language in LANGUAGES:
        assert [number for number in numbers if number not in title.asks[language]] == [], language
