"""What stands under a name on the own card: the chosen title and the level, or that somebody is a guest (W49)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spyword.i18n import Translator


@dataclass(frozen=True, slots=True)
class Badge:
    """Of somebody with a profile."""

    level: int
    title: Mapping[str, str] | None = None
    """The chosen title by language code; None if none was chosen."""


GAP: Final = " · "


def badge_line(badge: Badge | None, t: Translator) -> str:
    """The line under the name: everybody has one, and it says nothing of what the card holds."""
    if badge is None:
        return t("Guest")
    level = t("Lv {level}", level=str(badge.level))
    return level if badge.title is None else f"{level}{GAP}{badge.title[t.language]}"
