"""Packs of locations that make no fair rounds: places that are taken for each other, roles that tell the place."""

from __future__ import annotations

from typing import Final

from spyword.packs.problems import ProblemCode as P
from tests.packs.refusals import Refusal, places, zoo

TEXT: Final = '"…"'
BANK: Final = zoo(name='en = "bank"')

FORMS: Final = (
    places("no locations", "location = []\n", P.NO_LOCATIONS, 5, None),
    places(
        "the locations are a table",
        '[location]\nen = "x"\n',
        P.WRONG_TYPE,
        5,
        None,
        key="location",
        form="[[location]]",
    ),
    places(
        "words and locations",
        BANK + '[[pair]]\na = { en = "cat" }\nb = { en = "dog" }\n',
        P.TWO_KINDS,
        5,
        None,
    ),
    places("an unknown key", zoo("hint = 1\n"), P.UNKNOWN_KEY, 8, 1, key="hint"),
    places("a name is a number", zoo(name="en = 7"), P.WRONG_TYPE, 6, 1, key="en", form=TEXT),
    places(
        "the roles are a text",
        '[[location]]\nen = "zoo"\nroles = "x"\n',
        P.WRONG_TYPE,
        7,
        1,
        key="roles",
        form='[ { en = "…" }, { en = "…" } ]',
    ),
    places(
        "a role is a text",
        zoo(roles='"keeper", { en = "thief" }'),
        P.WRONG_TYPE,
        7,
        1,
        key="roles.1",
        form='{ en = "…" }',
    ),
    places(
        "a role is a number", zoo(roles='{ en = 7 }, { en = "thief" }'), P.WRONG_TYPE, 7, 1, key="roles.1.en", form=TEXT
    ),
    places(
        "a role of an unknown language",
        zoo(roles='{ en = "keeper", de = "x" }, { en = "thief" }'),
        P.UNKNOWN_KEY,
        7,
        1,
        key="de",
    ),
    places("an emoji is a number", zoo("emoji = 7\n"), P.WRONG_TYPE, 8, 1, key="emoji", form=TEXT),
    places("a bell in a name", zoo(name='en = "zoo\\u0007"'), P.INVISIBLE, 6, 1, text="zoo", key="en"),
    places(
        "a role of the second line turns round",
        zoo(roles='\n{ en = "keeper" },\n{ en = "\\u202ethief" },\n'),
        P.INVISIBLE,
        9,
        1,
        text="thief",
        key="roles.2.en",
    ),
)
"""What has not the form of a location."""

NAMES: Final = (
    places("no name", '[[location]]\nroles = [{ en = "keeper" }, { en = "thief" }]\n', P.LOCATION_NAMELESS, 5, 1),
    places("a name of nothing", zoo(name='en = "?!"'), P.LOCATION_NAMELESS, 6, 1),
    places(
        "no name in one of the languages",
        zoo(name='en = "zoo"\nko = ""', roles='{ en = "keeper", ko = "사육사" }, { en = "thief", ko = "도둑" }'),
        P.LOCATION_NAMELESS,
        7,
        1,
    ),
    places("a name is too wide", zoo(name=f'en = "{"w" * 29}"'), P.TOO_WIDE, 6, 1, text="w" * 29, limit="28"),
    places("a name twice", zoo() + zoo(name='en = "Zoo!"'), P.LOCATIONS_ALIKE, 9, 2, name="Zoo!", first="1"),
    places(
        "a name inside another",
        zoo() + zoo(name='en = "petting zoo"'),
        P.LOCATION_INSIDE,
        6,
        1,
        name="zoo",
        other="petting zoo",
    ),
    places(
        "alike in Japanese",
        zoo(name='ja = "病院"', roles='{ ja = "医者" }, { ja = "客" }')
        + zoo(name='ja = "動物病院"', roles='{ ja = "医者" }, { ja = "客" }'),
        P.LOCATION_INSIDE,
        6,
        1,
        name="病院",
        other="動物病院",
    ),
)
"""Locations that could be taken for each other."""

ROLES: Final = (
    places("one role", zoo(roles='{ en = "keeper" }'), P.TOO_FEW_ROLES, 7, 1, name="zoo", n="1", limit="2"),
    places(
        "another number of roles",
        zoo() + zoo(name='en = "bank"', roles='{ en = "a" }, { en = "b" }, { en = "c" }'),
        P.OTHER_NUMBER_OF_ROLES,
        10,
        2,
        name="bank",
        n="3",
        limit="2",
    ),
    places("a role of nothing", zoo(roles='{ en = "keeper" }, { en = "…" }'), P.ROLE_EMPTY, 7, 1, name="zoo"),
    places("a role without any language", zoo(roles='{ en = "keeper" }, {}'), P.ROLE_EMPTY, 7, 1, name="zoo"),
    places(
        "no role in one of the languages",
        zoo(name='en = "zoo"\nko = "동물원"', roles='\n{ en = "keeper", ko = "사육사" },\n{ en = "thief", ko = "" }\n'),
        P.ROLE_EMPTY,
        10,
        1,
        name="동물원",
    ),
    places(
        "a role lacks a language",
        zoo(name='en = "zoo"\nko = "동물원"', roles='{ en = "keeper", ko = "사육사" }, { en = "thief" }'),
        P.ROLE_LACKS_LANGUAGE,
        8,
        1,
        name="zoo",
        role="thief",
        languages="ko",
    ),
    places(
        "a role twice", zoo(roles='{ en = "Keeper" }, { en = "keeper" }'), P.ROLE_TWICE, 7, 1, name="zoo", role="keeper"
    ),
    places(
        "a role is too wide",
        zoo(roles=f'{{ en = "{"w" * 35}" }}, {{ en = "thief" }}'),
        P.TOO_WIDE,
        7,
        1,
        text="w" * 35,
        limit="34",
    ),
    places(
        "a role names its place",
        zoo(roles='{ en = "zoo keeper" }, { en = "thief" }'),
        P.ROLE_NAMES_PLACE,
        7,
        1,
        name="zoo",
        role="zoo keeper",
    ),
    places(
        "a role names its place in Korean",
        zoo(name='ko = "병원"', roles='{ ko = "병원장" }, { ko = "환자" }'),
        P.ROLE_NAMES_PLACE,
        7,
        1,
        name="병원",
        role="병원장",
    ),
    places(
        "a role names its place in Japanese",
        zoo(name='ja = "病院"', roles='{ ja = "病院長" }, { ja = "患者" }'),
        P.ROLE_NAMES_PLACE,
        7,
        1,
        name="病院",
        role="病院長",
    ),
    places(
        "a role names its place with another ending",
        zoo(name='ru = "Больница"', roles='{ ru = "повар больницы" }, { ru = "врач" }'),
        P.ROLE_NAMES_PLACE,
        7,
        1,
        name="Больница",
        role="повар больницы",
    ),
)
"""Roles that are none, or that tell too much."""

PICTURES: Final = (
    places("an unknown emoji", zoo('emoji = "🦁🦁"\n'), P.EMOJI_UNKNOWN, 8, 1, emoji="🦁🦁"),
    places("an unknown drawing", zoo('art = "x"\n'), P.ART_UNKNOWN, 8, 1, name="x"),
    places("one has no picture", zoo('emoji = "🦁"\n') + BANK, P.LOCATION_WITHOUT_PICTURE, 9, 2, name="bank"),
    places(
        "an emoji twice",
        zoo('emoji = "🦁"\n') + zoo('emoji = "🦁"\n', name='en = "bank"'),
        P.LOCATION_EMOJI_TWICE,
        12,
        2,
        emoji="🦁",
        first="1",
    ),
)
"""Pictures that cannot be drawn, or that tell two cards apart."""

ALL: Final[tuple[Refusal, ...]] = (*FORMS, *NAMES, *ROLES, *PICTURES)
