"""What is said of a file that could not be used: on its own, as Home needs it before anything of a game is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.files import Damage, DamageReason
from spyword.i18n import N_, Translator

_DAMAGE: Final[Mapping[DamageReason, str]] = {
    DamageReason.UNREADABLE: N_("it is torn or was overwritten"),
    DamageReason.SYNTAX: N_("it is not valid TOML"),
    DamageReason.UNKNOWN_KEY: N_("“{key}” is not known here"),
    DamageReason.BAD_VALUE: N_("“{key}” has a value that it cannot have"),
    DamageReason.DOES_NOT_REPLAY: N_("what it tells does not fit together"),
    DamageReason.NEWER_VERSION: N_("a newer version of the game wrote it"),
}


def damage_sentence(damage: Damage, t: Translator) -> str:
    """Which file could not be used, why, and where it is now."""
    reason = t(_DAMAGE[damage.reason], key=damage.key)
    aside = damage.set_aside.name if damage.set_aside is not None else damage.path.name
    if damage.line is None:
        return t(
            "{file} could not be used: {reason}. It is kept as {aside}.",
            file=damage.path.name,
            reason=reason,
            aside=aside,
        )
    return t(
        "{file}, line {line}, could not be used: {reason}. The file is kept as {aside}.",
        file=damage.path.name,
        line=damage.line,
        reason=reason,
        aside=aside,
    )
