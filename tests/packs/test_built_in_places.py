"""The locations that come with the game: two packs of twenty, playable in every language, and fair in each."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword.engine.spyfall.location import Scene
from spyword.packs.checking import check_file, check_pack
from spyword.packs.library import built_in_places
from spyword.packs.model import LANGUAGES, Origin, PlacePack
from spyword.packs.pictures import SIZES, Mode, draw
from spyword.text import cell_width, fold_guess

FILES = sorted((Path(__file__).parents[2] / "packs" / "places").glob("*.toml"))
PACKS = tuple(built_in_places())
SCENES = [scene for pack in PACKS for scene in pack.scenes]
NAME_CELLS = 22
"""What the reference has room for beside others."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_a_pack_of_the_game(path: Path) -> None:
    assert check_file(path, Origin.BUILT_IN).problems == ()


def test_there_are_two_packs_of_twenty() -> None:
    """S4."""
    assert [pack.id for pack in PACKS] == [path.stem for path in FILES]
    assert [len(pack.scenes) for pack in PACKS] == [20] * len(PACKS)
    assert len(SCENES) >= 40


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.location.names["en"])
def test_a_location_has_ten_roles_and_a_picture_in_every_language(scene: Scene) -> None:
    """S3."""
    assert len(scene.roles) == 10
    assert all(set(texts) == set(LANGUAGES) for texts in (scene.location.names, *(role.texts for role in scene.roles)))
    assert scene.location.picture is not None
    assert draw(scene.location.picture, SIZES[-1], Mode.SIXTEEN) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_room_and_first_letters_worth_looking_at(language: str) -> None:
    wide = [name for scene in SCENES if cell_width(name := scene.location.names[language]) > NAME_CELLS]
    assert wide == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mixed_decks_have_no_two_places_that_could_be_taken_for_each_other(language: str) -> None:
    """S19: all packs together are as fair as each alone."""
    together = PlacePack("all", {"en": "All"}, tuple(SCENES))
    assert check_pack(together) == ()
    names = [fold_guess(scene.location.names[language]) for scene in SCENES]
    assert len(set(names)) == len(SCENES)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_a_pack_has_a_name_in_every_language(pack: PlacePack) -> None:
    assert sorted(pack.name) == sorted(LANGUAGES)
    assert pack.languages() == LANGUAGES
