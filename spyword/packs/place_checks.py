"""Whether the locations of a pack make fair rounds: none can be taken for another, and no role gives its place away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from spyword.engine.spyfall.location import Scene
from spyword.packs.emoji import bare_emoji
from spyword.packs.lines import KeyPath
from spyword.packs.naming import names_place
from spyword.packs.picture_checks import check_picture
from spyword.packs.problems import Finding, ProblemCode
from spyword.packs.word_checks import check_shown
from spyword.text import fold_guess

FEWEST_ROLES: Final = 2
"""A game of three has a spy and two others (S1)."""
WIDEST_ROLE: Final = 34
"""Cells of a role: what the card of the smallest window has room for."""


def check_places(scenes: tuple[Scene, ...]) -> Iterator[Finding]:
    """All that can be wrong with these locations, by themselves and among each other."""
    for number, scene in enumerate(scenes, start=1):
        at = ("location", number)
        yield from _check_name(scene, at)
        yield from _check_number(scene, scenes[0], at)
        for place in range(len(scene.roles)):
            yield from _check_role(scene, place, (*at, "roles", place + 1))
        yield from check_picture(scene.location.picture, _name(scene), at)
    yield from _check_alike(scenes)
    yield from _check_pictures(scenes)


def _name(scene: Scene) -> str:
    return next(iter(scene.location.names.values()), "")


def _check_name(scene: Scene, at: KeyPath) -> Iterator[Finding]:
    """There is a name, in every language that has its key, and every screen has room for it."""
    if not scene.location.names:
        yield Finding(ProblemCode.LOCATION_NAMELESS, at)
    for language, name in scene.location.names.items():
        if not fold_guess(name):
            yield Finding(ProblemCode.LOCATION_NAMELESS, (*at, language))
        yield from check_shown(name, (*at, language))


def _check_number(scene: Scene, first: Scene, at: KeyPath) -> Iterator[Finding]:
    """The same number of roles everywhere (S3)."""
    fields = {"name": _name(scene), "n": str(len(scene.roles))}
    if len(scene.roles) < FEWEST_ROLES:
        yield Finding(ProblemCode.TOO_FEW_ROLES, (*at, "roles"), fields | {"limit": str(FEWEST_ROLES)})
    elif len(scene.roles) != len(first.roles):
        yield Finding(ProblemCode.OTHER_NUMBER_OF_ROLES, (*at, "roles"), fields | {"limit": str(len(first.roles))})


def _check_role(scene: Scene, place: int, at: KeyPath) -> Iterator[Finding]:
    """There is a text in every language of the location, it fits, stands here once, and does not name the place."""
    texts, names = scene.roles[place].texts, scene.location.names
    if not texts:
        yield Finding(ProblemCode.ROLE_EMPTY, at, {"name": _name(scene)})
    elif missing := [language for language in names if language not in texts]:
        role = next(iter(texts.values()))
        fields = {"name": _name(scene), "role": role, "languages": ", ".join(missing)}
        yield Finding(ProblemCode.ROLE_LACKS_LANGUAGE, at, fields)
    for language, text in texts.items():
        said = {"name": names.get(language, _name(scene)), "role": text}
        if not fold_guess(text):
            yield Finding(ProblemCode.ROLE_EMPTY, (*at, language), {"name": said["name"]})
            continue
        yield from check_shown(text, (*at, language), WIDEST_ROLE)
        before = (role.texts.get(language, "") for role in scene.roles[:place])
        if fold_guess(text) in map(fold_guess, before):
            yield Finding(ProblemCode.ROLE_TWICE, (*at, language), said)
        if names_place(text, names.get(language, ""), language):
            yield Finding(ProblemCode.ROLE_NAMES_PLACE, (*at, language), said)


def _check_alike(scenes: tuple[Scene, ...]) -> Iterator[Finding]:
    """No name twice, none inside another (S4)."""
    first: dict[tuple[str, str], int] = {}
    for number, scene in enumerate(scenes, start=1):
        for language, name in scene.location.names.items():
            if not fold_guess(name):
                continue
            at = ("location", number, language)
            known = first.setdefault((language, fold_guess(name)), number)
            if known != number:
                yield Finding(ProblemCode.LOCATIONS_ALIKE, at, {"name": name, "first": str(known)})
            elif (other := _holder(name, language, scenes)) is not None:
                yield Finding(ProblemCode.LOCATION_INSIDE, at, {"name": name, "other": other})


def _holder(name: str, language: str, scenes: tuple[Scene, ...]) -> str | None:
    """The name of another location that this one is a part of."""
    folded = fold_guess(name)
    others = (scene.location.names.get(language, "") for scene in scenes)
    return next(
        (other for other in others if folded and folded != fold_guess(other) and folded in fold_guess(other)), None
    )


def _check_pictures(scenes: tuple[Scene, ...]) -> Iterator[Finding]:
    """All have one or none: a single blank card would be told from the others by its light."""
    if not any(scene.location.picture for scene in scenes):
        return
    first: dict[str, int] = {}
    for number, scene in enumerate(scenes, start=1):
        at = ("location", number)
        if (picture := scene.location.picture) is None:
            yield Finding(ProblemCode.LOCATION_WITHOUT_PICTURE, at, {"name": _name(scene)})
        elif picture.emoji and (known := first.setdefault(bare_emoji(picture.emoji), number)) != number:
            fields: Mapping[str, str] = {"emoji": picture.emoji, "first": str(known)}
            yield Finding(ProblemCode.LOCATION_EMOJI_TWICE, (*at, "emoji"), fields)
