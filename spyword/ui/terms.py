"""What the things of the rules are called on the screen: message ids, one term for one thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spyword.engine.spyfall.views import RoundEnd
from spyword.engine.spys_word.views import Role
from spyword.i18n import N_

ROLE_NAMES: Final[Mapping[Role, str]] = {
    Role.CIVILIAN: N_("civilian"),
    Role.SPY: N_("spy"),
    Role.GHOST: N_("ghost"),
}

ENDINGS: Final[Mapping[RoundEnd, str]] = {
    # Translators: how a round ended, over a column of a table: at most 9 columns each (4 Korean or Japanese letters).
    RoundEnd.SPY_CONVICTED: N_("caught"),
    RoundEnd.WRONG_ONE_CONVICTED: N_("wrong one"),
    RoundEnd.NOBODY_CONVICTED: N_("not found"),
    RoundEnd.LOCATION_NAMED: N_("guessed"),
    RoundEnd.WRONG_LOCATION_NAMED: N_("missed"),
    RoundEnd.VOID: N_("void"),
}
"""How a round of Spyfall ended, in a word or two."""
