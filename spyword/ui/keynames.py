"""What the keys are called, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.i18n import N_, Translator

_NAMES: Final[Mapping[str, str]] = {
    "space": N_("Space"),
    "enter": N_("Enter"),
    "escape": N_("Esc"),
    "tab": N_("Tab"),
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}


def key_name(key: str, t: Translator) -> str:
    """`space` is `Space` or `스페이스`; an F-key is its number."""
    name = _NAMES.get(key)
    return key.upper() if name is None else t(name)
