"""Files that have not the form of a pack: no TOML, keys that nobody knows and values of another type on every level."""

from __future__ import annotations

from typing import Final

from spyword.packs.problems import ProblemCode as P
from tests.packs.by_hand import GOOD_PAIR, HEAD
from tests.packs.refusals import CAT, DOG, Refusal, head, misshapen, square, whole, words

TEXT: Final = '"…"'
TEXTS: Final = '{ en = "…" }'
LIST: Final = '[ "…", "…" ]'

SYNTAX: Final = (
    whole("a table is open", HEAD + '[[pair]]\na = { en = "x"\n', P.NOT_TOML, 6, reason="Unclosed inline table"),
    whole("a quote is missing", HEAD + 'x = "cat\n', P.NOT_TOML, 5, reason="Illegal character '\\n'"),
    whole("it ends within a text", HEAD + 'x = """\n\n', P.NOT_TOML, 5, reason="Unterminated string"),
    whole("a key stands twice", HEAD + 'id = "test"\n', P.NOT_TOML, 5, reason="Cannot overwrite a value"),
    whole("it is nested too deeply", f"x = {'[' * 20_000}", P.NOT_TOML, None, reason="nested too deeply"),
)
"""Not TOML at all."""

HEADS: Final = (
    head("no format", HEAD.replace("format = 1", ""), P.FORMAT_MISSING, None),
    head("a newer format", HEAD.replace("1", "2"), P.FORMAT_UNKNOWN, 1, value="2"),
    head("the format is a text", HEAD.replace("1", '"1"'), P.WRONG_TYPE, 1, key="format", form="1"),
    head("the format is true", HEAD.replace("1", "true"), P.WRONG_TYPE, 1, key="format", form="1"),
    head("the format is huge", HEAD.replace("1", "0x1" + "0" * 9999), P.WRONG_TYPE, 1, key="format", form="1"),
    head("an unknown key", HEAD + "colour = 3\n", P.UNKNOWN_KEY, 5, key="colour"),
    whole("an unknown table", f"{HEAD}{GOOD_PAIR}[tags]\nx = 1\n", P.UNKNOWN_KEY, 8, key="tags"),
    head("no id", HEAD.replace('id = "test"', ""), P.ID_MISSING, None, example="test"),
    head("an empty id", HEAD.replace("test", ""), P.ID_MISSING, 2, example="test"),
    head("the id is a number", HEAD.replace('"test"', "7"), P.WRONG_TYPE, 2, key="id", form=TEXT),
    head("the id has capitals", HEAD.replace("test", "Test"), P.ID_NOT_A_SLUG, 2, id="Test"),
    head("the id has two hyphens", HEAD.replace("test", "a--b"), P.ID_NOT_A_SLUG, 2, id="a--b"),
    head("the id is a way out", HEAD.replace("test", "../x"), P.ID_NOT_A_SLUG, 2, id="../x"),
    head("the id is Russian", HEAD.replace("test", "кот"), P.ID_NOT_A_SLUG, 2, id="кот"),
    head("the id is too long", HEAD.replace("test", "x" * 41), P.ID_NOT_A_SLUG, 2, id="x" * 41),
    head("a bell in the id", HEAD.replace("test", "a\\u0007"), P.INVISIBLE, 2, text="a", key="id"),
    head("no name", HEAD.replace("name", "# name"), P.NAME_MISSING, None),
    head("an empty name", HEAD.replace('"Test"', '""'), P.NAME_MISSING, 3),
    head("the name is a text", HEAD.replace('{ en = "Test" }', '"Test"'), P.WRONG_TYPE, 3, key="name", form=TEXTS),
    head("the name is a number", HEAD.replace('"Test"', "7"), P.WRONG_TYPE, 3, key="name.en", form=TEXT),
    head("an unknown language", HEAD.replace("{ en", '{ de = "T", en'), P.UNKNOWN_KEY, 3, key="de"),
    head("a name turns round", HEAD.replace("Test", "\\u202eTest"), P.INVISIBLE, 3, text="Test", key="name.en"),
    head("a name is too wide", HEAD.replace("Test", "T" * 29), P.TOO_WIDE, 3, text="T" * 29, limit="28"),
    whole("no pairs", HEAD, P.NO_PAIRS, None),
    whole("a list without pairs", HEAD + "pair = []\n", P.NO_PAIRS, 5),
    whole("the pairs are a table", HEAD + "[pair]\nx = 1\n", P.WRONG_TYPE, 5, key="pair", form="[[pair]]"),
    whole("the drawings are a list", f"{HEAD}{GOOD_PAIR}[[art]]\n", P.WRONG_TYPE, 8, key="art", form="[art.NAME]"),
)
"""What stands around the pairs."""

FORMS: Final = (
    Refusal("a pair is a number", HEAD + "pair = [7]\n", P.WRONG_TYPE, 5, 1, {"key": "pair", "form": "[[pair]]"}),
    Refusal("an unknown key of a pair", HEAD + GOOD_PAIR + 'hint = "pet"\n', P.UNKNOWN_KEY, 8, 1, {"key": "hint"}),
    Refusal("a side is missing", f"{HEAD}[[pair]]\na = {{ {CAT} }}\n", P.WORD_EMPTY, 5, 1, {"key": "b"}),
    Refusal(
        "a side is a text",
        f'{HEAD}[[pair]]\na = "cat"\nb = {{ {DOG} }}\n',
        P.WRONG_TYPE,
        6,
        1,
        {"key": "a", "form": TEXTS},
    ),
    Refusal(
        "a side of three lines holds a number",
        f"{HEAD}[[pair]]\nb = {{ {DOG} }}\n[pair.a]\n# the cat\nen = 7\n",
        P.WRONG_TYPE,
        9,
        1,
        {"key": "a.en", "form": TEXT},
    ),
    words("an unknown language", f'{CAT}, de = "Katze"', DOG, P.UNKNOWN_KEY, 6, key="de"),
    words("only an unknown language", 'de = "Katze"', DOG, P.UNKNOWN_KEY, 6, key="de"),
    words("a word is a number", "en = 7", DOG, P.WRONG_TYPE, 6, key="a.en", form=TEXT),
    words("a word is a list", CAT, 'en = ["dog"]', P.WRONG_TYPE, 7, key="b.en", form=TEXT),
    words("an emoji is a number", f"emoji = 7, {CAT}", DOG, P.WRONG_TYPE, 6, key="a.emoji", form=TEXT),
    words("a drawing is a number", f"art = 7, {CAT}", DOG, P.WRONG_TYPE, 6, key="a.art", form=TEXT),
    words("accepted on a third side", CAT, DOG, P.UNKNOWN_KEY, 8, 'c = { en = ["x"] }', key="c"),
    words("accepted in an unknown language", CAT, DOG, P.UNKNOWN_KEY, 8, 'a = { de = ["x"] }', key="de"),
    words("accepted without a language", CAT, DOG, P.WRONG_TYPE, 8, 'a = ["x"]', key="also.a", form='{ en = [ "…" ] }'),
    words("accepted without a list", CAT, DOG, P.WRONG_TYPE, 8, 'a = { en = "x" }', key="also.a.en", form=LIST),
    words("numbers are accepted", CAT, DOG, P.WRONG_TYPE, 8, "b = { en = [7, 8] }", key="also.b.en", form=LIST),
    misshapen("a drawing has a title", square("w" * 16) + "title = 1\n", P.UNKNOWN_KEY, 12, key="title"),
    misshapen("a drawing is a text", '[art]\ncat = "meow"\n', P.WRONG_TYPE, 10, key="art.cat", form="[art.NAME]"),
    misshapen("the rows are one text", '[art.cat]\nrows = "w"\n', P.WRONG_TYPE, 10, key="art.cat.rows", form=LIST),
    misshapen(
        "a drawing whose name turns round",
        square("w" * 16) + '[art."a\u202eb"]\nrows = 7\n',
        P.WRONG_TYPE,
        13,
        key="art.ab.rows",
        form=LIST,
    ),
    misshapen("a row is a number", "[art.cat]\nrows = [7]\n", P.WRONG_TYPE, 10, key="art.cat.rows", form=LIST),
    misshapen(
        "a palette is a list",
        "[art.cat]\nrows = []\npalette = []\n",
        P.WRONG_TYPE,
        11,
        key="art.cat.palette",
        form='{ w = "#eaf4ff" }',
    ),
    misshapen(
        "a colour is a number",
        square("w" * 16, "w = 7"),
        P.WRONG_TYPE,
        10,
        key="art.cat.palette.w",
        form=TEXT,
    ),
)
"""Values of another type, and keys that nobody knows, on every level."""

ALL: Final = (*SYNTAX, *HEADS, *FORMS)
