"""What the things of the rules are called on the screen: message ids, one term for one thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.engine.spys_word.views import Role
from spyword.i18n import N_

ROLE_NAMES: Final[Mapping[Role, str]] = {
    Role.CIVILIAN: N_("civilian"),
    Role.SPY: N_("spy"),
    Role.GHOST: N_("ghost"),
}
