"""Packs whose words or pictures make no fair game: empty, alike, repeated, telling, not to be shown."""

from __future__ import annotations

from typing import Final

from spyword.packs.problems import ProblemCode as P
from tests.packs.refusals import CAT, DOG, Refusal, drawn, grid, near, second, square, words

EMPTY: Final = (
    words("a word is empty", 'en = ""', DOG, P.WORD_EMPTY, 6, key="a.en"),
    words("a word has no letters", CAT, 'en = "dog", ko = "?!"', P.WORD_EMPTY, 7, key="b.ko"),
    words("a side has no language", CAT, 'emoji = ""', P.WORD_EMPTY, 7, key="b"),
    words("nothing is accepted", CAT, DOG, P.WORD_EMPTY, 8, 'a = { ja = ["ねこ", "…"] }', key="also.a.ja"),
    words("no common language", 'en = "cat"', 'ko = "개"', P.NO_COMMON_LANGUAGE, 5),
    words("an escape", 'en = "c\\u001bat"', DOG, P.INVISIBLE, 6, text="cat", key="a.en"),
    words("a turn to the left", CAT, 'en = "\\u202edog"', P.INVISIBLE, 7, text="dog", key="b.en"),
    words("a space of no width", 'ko = "고\\u200b양이"', 'ko = "개"', P.INVISIBLE, 6, text="고양이", key="a.ko"),
    words("a soft hyphen", 'ru = "ко\\u00adт"', 'ru = "пёс"', P.INVISIBLE, 6, text="кот", key="a.ru"),
    words("nothing but invisible", 'ja = "\\u200b"', 'ja = "犬"', P.INVISIBLE, 6, text="", key="a.ja"),
    words("an invisible spelling", CAT, DOG, P.INVISIBLE, 8, 'a = { en = ["\\u2066x"] }', text="x", key="also.a.en"),
    words(
        "a bell in an emoji",
        f'emoji = "🐱\\u0007", {CAT}',
        f'emoji = "🐶", {DOG}',
        P.INVISIBLE,
        6,
        text="🐱",
        key="a.emoji",
    ),
    words("wide in English", f'en = "{"w" * 29}"', DOG, P.TOO_WIDE, 6, text="w" * 29, limit="28"),
    words("wide in Korean", 'ko = "개"', f'ko = "{"고양이" * 5}"', P.TOO_WIDE, 7, text="고양이" * 5, limit="28"),
    words("wide in Japanese", f'ja = "{"ねこ" * 8}"', 'ja = "犬"', P.TOO_WIDE, 6, text="ねこ" * 8, limit="28"),
    words("wide in Russian", f'ru = "{"кот" * 10}"', 'ru = "пёс"', P.TOO_WIDE, 6, text="кот" * 10, limit="28"),
)
"""Words that are none, or that cannot be shown."""

ALIKE: Final = (
    near("the same in English", 'en = "Cat"', 'en = "C-A-T!"', P.SAME, "Cat", "C-A-T!"),
    near("the same in Korean", 'ko = "고양이"', 'ko = "고 양이"', P.SAME, "고양이", "고 양이"),
    near("the same in Japanese", 'ja = "ネコ"', 'ja = "ねこ"', P.SAME, "ネコ", "ねこ"),
    near("the same in Russian", 'ru = "Ёлка"', 'ru = "елка"', P.SAME, "Ёлка", "елка"),
    near(
        "the same reading",
        'ja = "橋"',
        'ja = "箸"',
        P.SAME,
        "はし",
        "ハシ",
        'a = { ja = ["はし"] }, b = { ja = ["ハシ"] }',
    ),
    near("the word is accepted for the other", CAT, DOG, P.SAME, "cat", "Cat", 'b = { en = ["Cat"] }'),
    near("the same in two languages", 'en = "tofu"', 'en = "bean", ru = "tofu"', P.SAME, "tofu", "tofu"),
    near("one letter apart", 'en = "coffee"', 'en = "toffee"', P.TOO_NEAR, "coffee", "toffee"),
    near("one letter more", 'en = "beach"', 'en = "breach"', P.TOO_NEAR, "beach", "breach"),
    near("one letter less", 'en = "breach"', 'en = "beach"', P.TOO_NEAR, "beach", "breach"),
    near("two letters changed places", 'en = "guitar"', 'en = "gutiar"', P.TOO_NEAR, "guitar", "gutiar"),
    near("two letters of ten", 'en = "strawberry"', 'en = "strewberri"', P.TOO_NEAR, "strawberry", "strewberri"),
    near("one jamo of three syllables", 'ko = "바나나"', 'ko = "바나라"', P.TOO_NEAR, "바나나", "바나라"),
    near("a small kana", 'ja = "スパゲッティ"', 'ja = "スパゲッテイ"', P.TOO_NEAR, "スパゲッティ", "スパゲッテイ"),
    near("one Russian letter", 'ru = "картина"', 'ru = "картинка"', P.TOO_NEAR, "картина", "картинка"),
    near(
        "near an accepted spelling",
        'en = "tea"',
        'en = "toffee"',
        P.TOO_NEAR,
        "coffee",
        "toffee",
        'a = { en = ["coffee"] }',
    ),
    near("inside in English", 'en = "pineapple"', 'en = "apple"', P.INSIDE, "apple", "pineapple"),
    near("inside in Korean", 'ko = "말"', 'ko = "얼룩말"', P.INSIDE, "말", "얼룩말"),
    near("inside in Japanese", 'ja = "馬"', 'ja = "縞馬"', P.INSIDE, "馬", "縞馬"),
    near("inside in Russian", 'ru = "котлета"', 'ru = "кот"', P.INSIDE, "кот", "котлета"),
    near("inside an accepted spelling", CAT, DOG, P.INSIDE, "dog", "hot dog", 'a = { en = ["hot dog"] }'),
)
"""Two words of a pair that a guess could confuse (W30 to W32)."""

CAT_AND_DOG: Final = 'a = { en = "cat" }\nb = { en = "dog" }'

REPEATED: Final = (
    second("a pair twice", CAT_AND_DOG, CAT_AND_DOG, P.PAIR_TWICE, 9, first="1"),
    second("a pair turned round", CAT_AND_DOG, 'a = { en = "Dog" }\nb = { en = "CAT" }', P.PAIR_TWICE, 9, first="1"),
    second(
        "an English word twice",
        CAT_AND_DOG,
        'a = { en = "fox" }\nb = { en = "Cat" }',
        P.WORD_TWICE,
        11,
        word="Cat",
        first="1",
    ),
    second(
        "a Korean word twice",
        'a = { ko = "말" }\nb = { ko = "소" }',
        'a = { ko = "말" }\nb = { ko = "개" }',
        P.WORD_TWICE,
        10,
        word="말",
        first="1",
    ),
    second(
        "a Japanese word twice",
        'a = { ja = "猫" }\nb = { ja = "ゾウ" }',
        'a = { ja = "ぞう" }\nb = { ja = "犬" }',
        P.WORD_TWICE,
        10,
        word="ぞう",
        first="1",
    ),
    second(
        "a Russian word twice",
        'a = { ru = "осёл" }\nb = { ru = "кот" }',
        'a = { ru = "осел" }\nb = { ru = "пёс" }',
        P.WORD_TWICE,
        10,
        word="осел",
        first="1",
    ),
    second(
        "a word is accepted elsewhere",
        CAT_AND_DOG,
        'a = { en = "fox" }\nb = { en = "hen" }\nalso = { a = { en = ["dog"] } }',
        P.SPELLING_OF_ANOTHER,
        12,
        word="dog",
        first="1",
    ),
)
"""Two pairs of a pack that share a word."""

PICTURES: Final = (
    words("only one picture", f'emoji = "🐱", {CAT}', DOG, P.PICTURE_MISSING, 7, word="dog", other="cat"),
    words("no such drawing", f'art = "cow", {CAT}', f'emoji = "🐶", {DOG}', P.ART_UNKNOWN, 6, name="cow"),
    words("no such emoji", f'emoji = "🐱🐱", {CAT}', f'emoji = "🐶", {DOG}', P.EMOJI_UNKNOWN, 6, emoji="🐱🐱"),
    words(
        "a word for an emoji",
        f'emoji = "{"x" * 999}", {CAT}',
        f'emoji = "🐶", {DOG}',
        P.EMOJI_UNKNOWN,
        6,
        emoji="x" * 999,
    ),
    words(
        "both words look alike", f'emoji = "🐶", {CAT}', f'emoji = "🐶", {DOG}', P.EMOJI_TWICE, 7, emoji="🐶", first="1"
    ),
    second(
        "an emoji in two styles",
        'a = { emoji = "❤", en = "heart" }\nb = { emoji = "🐶", en = "dog" }',
        'a = { emoji = "🐱", en = "cat" }\nb = { emoji = "❤\ufe0f", en = "love" }',
        P.EMOJI_TWICE,
        11,
        emoji="❤\ufe0f",
        first="1",
    ),
    Refusal(
        "two pictures",
        drawn("", square("w" * 16), P.TWO_PICTURES).text.replace("a = {", 'a = { emoji = "🐱",'),
        P.TWO_PICTURES,
        6,
        1,
        {"word": "cat"},
    ),
    drawn("fifteen rows", grid(*["w" * 16] * 15), P.ART_NOT_SQUARE),
    drawn("one row is short", grid("w" * 15, *["w" * 16] * 15), P.ART_NOT_SQUARE),
    drawn("twenty by twenty", grid(*["w" * 20] * 20), P.ART_NOT_SQUARE),
    drawn("no rows", '[art.cat]\npalette = { w = "#eaf4ff" }\n', P.ART_NOT_SQUARE),
    drawn("clear all over", square("." * 16), P.ART_EMPTY),
    drawn("a letter without a colour", square("w" * 15 + "x"), P.ART_LETTER, letter="x"),
    drawn("a colour by its name", square("w" * 16, 'w = "white"'), P.ART_COLOUR, letter="w"),
    drawn("a colour too short", square("w" * 16, 'w = "#fff"'), P.ART_COLOUR, letter="w"),
    drawn("a letter of two", square("w" * 16, 'w = "#eaf4ff", ww = "#eaf4ff"'), P.ART_COLOUR, letter="ww"),
    drawn("a colour of what is clear", square("w" * 16, 'w = "#eaf4ff", "." = "#eaf4ff"'), P.ART_COLOUR, letter="."),
    drawn("a letter that is a space", square("w" * 16, 'w = "#eaf4ff", " " = "#eaf4ff"'), P.ART_COLOUR, letter=" "),
    drawn(
        "thirteen colours",
        square("abcdefghijklm...", ", ".join(f'{letter} = "#eaf4ff"' for letter in "abcdefghijklm")),
        P.ART_TOO_MANY_COLOURS,
        limit="12",
    ),
)
"""Pictures that cannot be drawn, or that give somebody away."""

ALL: Final = (*EMPTY, *ALIKE, *REPEATED, *PICTURES)
